import type { Box } from '../../box/box.ts';
import type { BoneWarsState } from '../../rules/state.ts';
import { makeBuilder, tidy } from '../../testing/arrange.ts';

const LEARNER = 0;
const THEODORE = 1;

/** Round 1 of a game against Theodore: the learner serves Marsh, he serves Cope. The whole lesson begins here. */
export function firstRound(state: BoneWarsState, box: Box): void {
  tidy(state, box);
  const b = makeBuilder(state, box);
  b.grants('G08', 'G01', 'G12', 'G09');
  b.bones('dakota', 'torso', 'torso', 'paw');
  b.species('nebraska', 'laornis');
  b.soloDeck('S-B02', 'S-B05', 'S-B04', 'S-B03', 'S-B01');

  b.university(LEARNER, '1');
  b.profession(LEARNER, 'prof-1L');
  b.player(LEARNER).money = 8;
  b.crates(LEARNER, 'torso', 'tail');
  b.hand(LEARNER, 'williston-1', 'reed-1', 'archaeotherium');

  b.university(THEODORE, '4');
  b.profession(THEODORE, 'prof-2L');
  b.player(THEODORE).money = 4;
  b.crates(THEODORE, 'flipper', 'skullCarnivore');
  b.hand(THEODORE, 'carlin-1');
}
