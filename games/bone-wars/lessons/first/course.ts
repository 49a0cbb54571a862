import { beginnings } from '../beginnings.ts';
import { secondRound } from './position.ts';

/** What Clara does in her turns, one after each of the learner's. */
export const CLARA = {
  digs: ['1 team T2', '1 move dakota', '1 dig 1', '1 dig 2'],
  camps: ['1 team T1', '1 baseCamp movement', '1 end'],
  isAwarded: ['1 paleontologist carlin-1', '1 award'],
  discovers: ['1 team T3', '1 discover', '1 end'],
  passes: ['1 pass', '1 prof-3L', '1 upgradeSlot 1', '1 extend', '1 leidy-2', '1 1'],
};

/** The round as it is played, chapter by chapter. */
const COURSE: readonly (readonly string[])[] = [
  [
    ...[
      '0 paleontologist williston-1',
      '0 publish',
      '0 archaeotherium',
      '0 bone torso',
      '0 bone tail',
      '0 done',
      '0 done',
    ],
    ...CLARA.digs,
  ],
  [...['0 team T2', '0 move kansas', '0 dig 2', '0 digSiteAction kansas'], ...CLARA.camps],
  [...['0 team T3', '0 move colorado', '0 discover', '0 baseCamp archive'], ...CLARA.isAwarded],
  [...['0 paleontologist ornithomimus', '0 before', '0 debunk'], ...CLARA.discovers],
  [
    ...['0 paleontologist lucas-1', '0 minorFind', '0 stegosaurus', '0 r1c1', '0 skullCarnivore', '0 claw'],
    ...CLARA.passes,
  ],
  ['0 prof-1L', '0 peabody-1', '0 2'],
];

/** The torso of chapter 2 from the bag, then what fills the sites for round 3. */
const CHANCE = [0, 30, 12, 40];

export const after = beginnings({ arrange: secondRound, chance: CHANCE, course: COURSE });
