import { beginnings } from '../beginnings.ts';
import { firstRound } from './position.ts';

/** What the learner answers, chapter by chapter; Theodore's turns follow from it. */
const COURSE: readonly (readonly string[])[] = [
  ['0 team T2', '0 move dakota', '0 dig 1', '0 dig 2'],
  ['0 paleontologist williston-1', '0 publish', '0 archaeotherium', '0 bone torso'],
  ['0 paleontologist reed-1', '0 debunk', '0 use'],
];

/** What comes up in Dakota, then what fills the sites for round 2. */
const CHANCE = [0, 30, 12, 40];

export const after = beginnings({ arrange: firstRound, chance: CHANCE, course: COURSE });
