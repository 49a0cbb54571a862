import type { Box } from '../../box/box.ts';
import type { BoneWarsState } from '../../rules/state.ts';
import { makeBuilder, tidy } from '../../testing/arrange.ts';

const LEARNER = 0;
const CLARA = 1;

/** The last round: the learner is loyal to Cope, Clara to Marsh, and both have 6 points. The whole lesson begins here. */
export function lastRound(state: BoneWarsState, box: Box): void {
  tidy(state, box);
  const b = makeBuilder(state, box);
  b.round(4);
  b.grants('G08', 'G01', 'G12', 'G13');
  b.papers('marsh', 4, 3, 2, 4);
  b.papers('cope', 3, 4);
  b.bones('wyoming', 'torso', 'tail', 'claw');
  b.siteTile('colorado', 'swapPatron');
  b.display('reed-1', 'foulke-2', 'peabody-1');
  b.top('elasmosaurus', 'diplodocus', 'powell-1');

  b.university(LEARNER, '4');
  b.team(LEARNER, 'kansas');
  b.camps(LEARNER, 'archive', 'colorado');
  b.profession(LEARNER, 'prof-1R');
  b.player(LEARNER).money = 11;
  b.crates(LEARNER, 'torso', 'torso', 'tail', 'tail', 'skullCarnivore', 'skullHerbivore', 'paw');
  b.hand(LEARNER, 'williston-1', 'dryosaurus', 'cimolopteryx');
  b.archive(LEARNER, 'fossil', 'allosaurus');
  b.loyalty(LEARNER, 'cope', 4);
  b.player(LEARNER).reputation.midGame = [0, 6];

  b.university(CLARA, '1');
  b.profession(CLARA, 'prof-3R');
  b.player(CLARA).money = 10;
  b.crates(CLARA, 'flipper', 'flipper');
  b.hand(CLARA, 'lakes-1');
  b.loyalty(CLARA, 'marsh', 9);
  b.loyalty(CLARA, 'cope', 2);
  b.player(CLARA).reputation.midGame = [6, 0];
}
