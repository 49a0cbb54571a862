import { EVERYBODY, guards, NOBODY, offer, only, type Seat, shuffle } from '@bonebed/kernel';
import type { SpecimenId, Worker } from '../box/box.ts';
import { type At, type Guard, type Holotype, hasMilestone, type Play } from './state.ts';

type LabChoice = (typeof LAB_CHOICES)[number];
const LAB_CHOICES = ['draw', 'drawExtra', 'take', 'discard'] as const;

/** HT-6: draw and discard, take from the pile, or discard. */
export function lab(play: Play, seat: Seat, worker: Worker): void {
  const { box, ask } = play;
  const { labDraw, labDiscardUpTo } = box.workers[worker];
  const choice = ask(seat, 'lab', { candidates: LAB_CHOICES, guards: labGuards });
  if (choice === 'take') takeFromPile(play, seat);
  else if (choice === 'discard') discard(play, seat, 1, labDiscardUpTo);
  else drawAndDiscard(play, seat, choice === 'drawExtra' ? labDraw + 1 : labDraw);
}

/** HT-R3: there is a card to draw or to take, or one in hand to discard. */
export function couldUseLab({ state }: At, seat: Seat): boolean {
  return state.specimenDeck.length + state.specimenDiscard.length > 0 || state.players[seat].specimens.length > 0;
}

/** HT-R7: drawing needs a card in the deck or in the discard pile. */
const nothingToDraw: Guard<LabChoice> = {
  rule: 'HT-R7',
  about: ['draw', 'drawExtra'],
  bars: ({ state }) => state.specimenDeck.length + state.specimenDiscard.length === 0,
};

/** HT-14.7: only Lab Expansion draws one more; HT-R21: that is decided before drawing. */
const noExpansion: Guard<LabChoice> = {
  rule: 'HT-14.7',
  about: ['drawExtra'],
  bars: (at, seat) => !hasMilestone(at, seat, 'labExpansion'),
  values: ({ box }) => ({ milestone: box.milestone.labExpansion }),
};

/** HT-6.2: nothing can be taken from an empty pile. */
const emptyPile: Guard<LabChoice> = {
  rule: 'HT-6.2',
  text: 'HT-6.2.empty',
  about: ['take'],
  bars: ({ state }) => state.specimenDiscard.length === 0,
};

/** HT-6.3: an empty hand has nothing to discard. */
const emptyHand: Guard<LabChoice> = {
  rule: 'HT-6.3',
  about: ['discard'],
  bars: ({ state }, seat) => state.players[seat].specimens.length === 0,
};

const labGuards = guards(nothingToDraw, noExpansion, emptyPile, emptyHand);

/** HT-6.1: draw, then discard 1. HT-6.5: there is no hand limit. */
function drawAndDiscard(play: Play, seat: Seat, count: number): void {
  const { box, tell } = play;
  const drawn: SpecimenId[] = [];
  while (drawn.length < count) {
    const card = drawSpecimen(play, seat);
    if (card === null) break;
    drawn.push(card);
  }
  tell.only([seat], { type: 'drew', seat, specimens: drawn }, { type: 'drewHidden', seat, count: drawn.length });
  // HT-14.7, HT-R21: with Lab Expansion one more may go, after seeing the cards.
  const more = hasMilestone(play, seat, 'labExpansion') ? 1 : 0;
  discard(play, seat, box.labDrawDiscard, box.labDrawDiscard + more);
}

/** HT-R7: an empty deck is made anew from its discard pile; null if both are empty. HT-R41: who has seen the card can't take it back. */
function drawSpecimen({ state, tell }: Play, seat: Seat): SpecimenId | null {
  if (state.specimenDeck.length === 0 && state.specimenDiscard.length > 0) {
    state.specimenDeck = shuffle(state.rng, state.specimenDiscard);
    state.specimenDiscard = [];
    for (const card of state.specimenDeck) state.seen[card] = NOBODY;
    tell({ type: 'specimensReshuffled' });
  }
  const card = state.specimenDeck.pop() ?? null;
  if (card === null) return null;
  state.players[seat].specimens.push(card);
  state.seen[card] = only(seat);
  return card;
}

/** HT-6.3, HT-6.4: one card after the other, in the order of the player's choice. */
function discard(play: Play, seat: Seat, least: number, most: number): void {
  const { state, ask, tell } = play;
  const { specimens } = state.players[seat];
  for (let count = 0; count < most && specimens.length > 0; count++) {
    const candidates = count < least ? specimens : [...specimens, 'done' as const];
    const values = { left: most - count, must: count < least ? 'yes' : 'no' };
    const choice = ask(seat, 'labDiscard', offer<Holotype, SpecimenId | 'done'>(candidates), values);
    if (choice === 'done') return;
    specimens.splice(specimens.indexOf(choice), 1);
    state.specimenDiscard.push(choice);
    state.seen[choice] = EVERYBODY;
    tell({ type: 'discarded', seat, specimen: choice });
  }
}

/** HT-6.2, HT-H5: the card goes into the hand, and all have seen which one it is. HT-R22: the others keep their order. */
function takeFromPile(play: Play, seat: Seat): void {
  const { state, ask, tell } = play;
  const specimen = ask.open(seat, 'labTake', offer<Holotype, SpecimenId>(state.specimenDiscard, notOnTop));
  state.specimenDiscard.splice(state.specimenDiscard.indexOf(specimen), 1);
  state.players[seat].specimens.push(specimen);
  state.seen[specimen] = EVERYBODY;
  tell({ type: 'tookFromPile', seat, specimen });
}

/** HT-6.2: only the top card, unless Archive Search (HT-14.6) lets you take any. */
const notOnTop: Guard<SpecimenId> = {
  rule: 'HT-6.2',
  bars: (at, seat, specimen) =>
    at.state.specimenDiscard.at(-1) !== specimen && !hasMilestone(at, seat, 'archiveSearch'),
  values: ({ state, box }) => ({
    specimen: state.specimenDiscard.at(-1) ?? 'none',
    milestone: box.milestone.archiveSearch,
  }),
};
