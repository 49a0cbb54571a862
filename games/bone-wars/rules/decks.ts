import { EVERYBODY, NOBODY, offer, only, type Seat, shuffle } from '@bonebed/kernel';
import type { Cause } from './causes.ts';
import { declineBonus, loseBonus } from './gains.ts';
import type { Card } from './ids.ts';
import { type Play, remove } from './state.ts';

/** The species and paleontologist cards: decks, discard piles, the display. The top of a pile is its end. */

/** BW-10.9a, BW-R5: an empty deck is made anew from its discard pile; with both empty there is no card. */
export function topCard(play: Play, deck: Card[], discard: Card[], kind: 'species' | 'paleontologist'): Card | null {
  if (deck.length === 0 && discard.length > 0) {
    const { state, tell } = play;
    for (const card of discard) {
      state.seen[card] = NOBODY;
      deck.push(card);
    }
    discard.length = 0;
    shuffle(state.rng, deck);
    tell({ type: 'reshuffled', deck: kind });
  }
  return deck.pop() ?? null;
}

/** Takes the top species card off the deck and turns it up. */
export function revealSpecies(play: Play): Card | null {
  const { state } = play;
  const card = topCard(play, state.speciesDeck, state.speciesDiscard, 'species');
  if (card !== null) state.seen[card] = EVERYBODY;
  return card;
}

export function discardSpecies({ state }: Play, card: Card): void {
  state.seen[card] = EVERYBODY;
  state.speciesDiscard.push(card);
}

export function discardPaleontologist({ state }: Play, card: Card): void {
  state.seen[card] = EVERYBODY;
  state.paleontologistDiscard.push(card);
}

/** BW-10.8, BW-H2: the top species card of the deck goes unseen by others into the hand. */
export function drawSpecies(play: Play, seat: Seat, why: Cause): void {
  const { state, tell } = play;
  const card = topCard(play, state.speciesDeck, state.speciesDiscard, 'species');
  if (card === null) {
    loseBonus(play, seat, 'speciesDraw', why);
    return;
  }
  state.seen[card] = only(seat);
  state.players[seat].species.push(card);
  tell.only([seat], { type: 'drewSpecies', seat, card, why }, { type: 'drewSpecies', seat, card: null, why });
}

/** BW-10.7, BW-R5, BW-H4: looks at the top cards, keeps one, discards the others; only this player sees them all. */
export function lookAtSpecies(play: Play, seat: Seat, n: number, why: Cause): void {
  const { state, ask, tell } = play;
  for (let i = 0; i < n; i++) {
    const card = topCard(play, state.speciesDeck, state.speciesDiscard, 'species');
    if (card === null) break;
    state.seen[card] = only(seat);
    state.looked.push(card);
  }
  if (state.looked.length === 0) {
    loseBonus(play, seat, 'speciesLook', why);
    return;
  }
  const kept = ask(seat, 'keep', offer(state.looked.slice()));
  remove(state.looked, kept);
  state.players[seat].species.push(kept);
  const discarded = state.looked.splice(0);
  for (const card of discarded) discardSpecies(play, card);
  tell.only(
    [seat],
    { type: 'kept', seat, card: kept, discarded, why },
    { type: 'kept', seat, card: null, discarded, why },
  );
}

/** BW-3.8, BW-R6: the display always offers its full number of paleontologist cards. */
function fillDisplay(play: Play): void {
  const { state, box } = play;
  while (state.display.length < box.displaySize) {
    const card = topCard(play, state.paleontologistDeck, state.paleontologistDiscard, 'paleontologist');
    if (card === null) return;
    state.seen[card] = EVERYBODY;
    state.display.push(card);
  }
}

/** BW-10.9: takes face-up paleontologist cards one by one; the display is filled again after each. */
export function takePaleontologists(play: Play, seat: Seat, n: number, why: Cause): void {
  const { state, ask, tell } = play;
  for (let i = 0; i < n; i++) {
    if (state.display.length === 0) {
      loseBonus(play, seat, 'paleoCard', why);
      return;
    }
    const card = ask.open<Card | 'decline'>(seat, 'paleoCard', offer([...state.display, 'decline']));
    if (card === 'decline') {
      declineBonus(play, seat, 'paleoCard', why);
      return;
    }
    remove(state.display, card);
    state.players[seat].paleontologists.push(card);
    tell({ type: 'tookPaleontologist', seat, card, why });
    fillDisplay(play);
  }
}
