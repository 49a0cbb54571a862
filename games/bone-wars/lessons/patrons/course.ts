import { beginnings } from '../beginnings.ts';
import { lastRound } from './position.ts';

/** What Clara does in her turns, one after each of the learner's. */
export const CLARA = {
  debunks: ['1 paleontologist lakes-1', '1 debunk'],
  digs: ['1 team T1', '1 move dakota', '1 dig 1'],
  camps: ['1 team T2', '1 dig 2', '1 baseCamp movement', '1 end'],
  looksAround: ['1 team T3', '1 end'],
};

/** The round as it is played, chapter by chapter. */
const COURSE: readonly (readonly string[])[] = [
  [
    ...['0 paleontologist williston-1', '0 publish'],
    ...['0 dryosaurus', '0 bone torso', '0 bone tail', '0 bone skullHerbivore', '0 bone paw'],
    ...['0 cimolopteryx', '0 bone tail', '0 bone skullCarnivore', '0 done'],
    ...['0 boneFromBag 2', '0 2', '0 roundBonus 1', '0 dryosaurus', '0 reed-1', '0 take', '0 take'],
    ...CLARA.debunks,
  ],
  [...['0 paleontologist reed-1', '0 debunk', '0 debunk torso 3', '0 use'], ...CLARA.digs],
  [
    ...['0 team T1', '0 digSiteAction colorado', '0 end'],
    ...CLARA.camps,
    ...['0 paleontologist diplodocus', '0 award', '0 A1-r2a'],
    ...CLARA.looksAround,
  ],
];

/** Two torsos from the bag in chapter 1. */
const CHANCE = [0, 0];

export const after = beginnings({ arrange: lastRound, chance: CHANCE, course: COURSE });
