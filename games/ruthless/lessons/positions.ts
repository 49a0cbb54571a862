import type { Settings } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import type { RuthlessState } from '../rules/state.ts';
import { type Around, arrange, type Given } from '../testing/arrange.ts';

/** What each chapter starts from. */

export const SETTINGS: Settings = { goal: 12, firstPlayer: 'seat1' };

/** The learner and Edward. The rest of the decks lies as it was dealt, so that a real game can go on. */
export function lay(state: RuthlessState, box: Box, learner: Given, edward: Given, around: Around): void {
  const { boneDeck, eventDeck } = state;
  arrange({ state, box }, [learner, edward], around);
  state.boneDeck = boneDeck.filter(bone => state.boneDeck.includes(bone));
  state.eventDeck = eventDeck.filter(card => state.eventDeck.includes(card));
}

/** The learner's museum after the first turn. */
export const ALLOSAURUS = ['th-head-massive', 'th-vert-powerful', 'th-limb-grappler'];

/** Edward's museum in the later turn. */
export const EDWARDS_MUSEUM = {
  hadrosaurus: ['or-head-narrow', 'or-vert-heavy', 'or-limb-sprinter'],
  camarasaurus: ['sa-head-spoontooth', 'sa-vert-tower'],
  ankylosaurus: ['ar-head-plated', 'ar-vert-spiked', 'ar-limb-squat'],
};

/** Where the Prestige of the later turn came from: after the first one, Edward mocked the head of Allosaurus. */
export const EARNED = {
  start: 1,
  skeletons: 3,
  fossils: 1,
  ownRevisions: 1,
  rivalRevisions: 1,
  slander: -1,
};
export const EDWARD_EARNED = { start: 1, skeletons: 8, fossils: 1, events: 1, revisedByRivals: -1 };
