import type { Box } from '../../box/box.ts';
import type { BoneWarsState } from '../../rules/state.ts';
import { makeBuilder, tidy } from '../../testing/arrange.ts';

const LEARNER = 0;
const CLARA = 1;

/** Round 2 of 4: the learner serves Cope, Clara serves Marsh and is ahead. The whole first game begins here. */
export function secondRound(state: BoneWarsState, box: Box): void {
  tidy(state, box);
  const b = makeBuilder(state, box);
  b.round(2);
  b.roundTile('money3');
  b.grants('G08', 'G01', 'G12', 'G09');
  b.papers('marsh', 4, 2);
  b.papers('cope', 3);
  b.bones('kansas', 'wing', 'paw', 'tail');
  b.siteTile('kansas', 'bone1');
  b.species('colorado', 'stegosaurus');
  b.siteTile('colorado', 'swapPatron');
  b.bones('dakota', 'torso', 'tail', 'claw');
  b.top('powell-1', 'peabody-1');

  b.university(LEARNER, '4');
  b.profession(LEARNER, 'prof-2R');
  b.player(LEARNER).money = 9;
  b.crates(LEARNER, 'torso', 'tail', 'paw');
  b.hand(LEARNER, 'williston-1', 'lucas-1', 'archaeotherium', 'ornithomimus');

  b.university(CLARA, '1');
  b.profession(CLARA, 'prof-4R');
  b.player(CLARA).money = 9;
  b.crates(CLARA, 'flipper', 'wing');
  b.hand(CLARA, 'carlin-1', 'hyracodon');
  b.archive(CLARA, 'hammer', 'brontosaurus');
  b.loyalty(CLARA, 'marsh', 4);
  b.player(CLARA).reputation.bonuses = 1;
}
