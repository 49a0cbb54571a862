import { EVERYBODY, impossible, NOBODY, type Rng, type Settings, shuffle } from '@bonebed/kernel';
import type { Box } from '../../box/box.ts';
import type { SoloSpec } from '../../box/cards.ts';
import type { Cause } from '../causes.ts';
import { discardPaleontologist, topCard } from '../decks.ts';
import { loseBonus } from '../gains.ts';
import type { Card } from '../ids.ts';
import { type At, type BoneWarsState, type Play, remove, type Theodore } from '../state.ts';
import { explain } from './steps.ts';

/** Chapter 17, Theodore's cards. He is the player after the last seat; his cards are open (BW-H7). */

export function theodoreOf({ state }: Pick<At, 'state'>): Theodore {
  return state.theodore ?? impossible('a solo game', state.seats);
}

/** The number of Theodore among the players. */
export function him({ state }: Pick<At, 'state'>): number {
  return state.seats;
}

/** BW-17.2, BW-R59: his basic cards, shuffled, and the better ones of the chosen level as his upgrade pile. */
export function setUpTheodore({ rng }: BoneWarsState, { solo, teamCost }: Box, settings: Settings): Theodore {
  const level = settings.theodore === 'expert' ? 'expert' : 'advanced';
  return {
    deck: shuffle(rng, solo.cards.basic.slice()),
    discard: [],
    upgrades: shuffle(rng, solo.cards[level].slice()),
    removed: [],
    discoverCost: settings.theodoreDiscover === 'example' ? teamCost.discover : solo.discoverCost,
    anyAwardRow: settings.theodoreAward === 'any',
    countsKinds: settings.theodoreBones === 'kinds',
    siteTilesOnce: settings.theodoreSites === 'once',
    coversNext: true,
    doneOnce: [],
  };
}

export function soloInfo({ box }: At, card: Card): SoloSpec {
  return box.cards[card].solo ?? impossible('a solo card', box.cards[card].id);
}

/** BW-17.16: turns up his top card. */
export function flipCard({ state }: Play): Card | null {
  const card = theodoreOf({ state }).deck.pop() ?? null;
  if (card !== null) state.seen[card] = EVERYBODY;
  return card;
}

/** BW-17.25, BW-R67: an empty deck is made from the shuffled discards at once, so that there is a next card. */
export function rebuildDeck(play: Play): void {
  const { state, tell } = play;
  const { deck, discard } = theodoreOf(play);
  if (deck.length > 0 || discard.length === 0) return;
  explain(play, 'rebuild');
  deck.push(...discard.splice(0));
  for (const card of deck) state.seen[card] = NOBODY;
  shuffle(state.rng, deck);
  tell({ type: 'reshuffled', deck: 'solo' });
}

export function discardSolo({ state }: Play, card: Card): void {
  theodoreOf({ state }).discard.push(card);
}

/** BW-17.17: the back of the card on top of his deck. */
export function nextBack(at: At): SoloSpec['back'] | null {
  const { deck } = theodoreOf(at);
  return deck.length === 0 ? null : soloInfo(at, deck[deck.length - 1]).back;
}

/** BW-17.11, BW-R68: the topmost basic card of his deck, or of his discards, gives way to the top of the upgrade pile. */
export function upgradeCard(play: Play, why: Cause): void {
  const { state, tell } = play;
  const { deck, discard, upgrades, removed } = theodoreOf(play);
  const isBasic = (card: Card) => soloInfo(play, card).level === 'basic';
  const pile = deck.some(isBasic) ? deck : discard;
  const index = pile.findLastIndex(isBasic);
  const better = index < 0 ? undefined : upgrades.pop();
  if (better === undefined) {
    explain(play, 'noUpgrade');
    loseBonus(play, him(play), 'upgradeTeam', why);
    return;
  }
  const basic = pile[index];
  pile[index] = better;
  removed.push(basic);
  state.seen[basic] = EVERYBODY;
  if (pile === discard) state.seen[better] = EVERYBODY;
  tell({ type: 'theodoreUpgrades', rule: 'BW-17.11', card: basic });
}

/** BW-17.23: whether an upgrade would still do something. */
export function canUpgrade(at: At): boolean {
  const { deck, discard, upgrades } = theodoreOf(at);
  return upgrades.length > 0 && [...deck, ...discard].some(card => soloInfo(at, card).level === 'basic');
}

/** BW-17.9: his species cards come from the deck as for others, but lie open. */
export function drawOpenSpecies(play: Play): Card | null {
  const { state } = play;
  const card = topCard(play, state.speciesDeck, state.speciesDiscard, 'species');
  if (card !== null) state.seen[card] = EVERYBODY;
  return card;
}

/** BW-17.9: paleontologist cards always from the top of the deck. */
export function drawPaleontologist(play: Play, why: Cause): void {
  const { state, tell } = play;
  explain(play, 'topCard');
  const card = topCard(play, state.paleontologistDeck, state.paleontologistDiscard, 'paleontologist');
  if (card === null) return;
  state.seen[card] = EVERYBODY;
  state.players[him(play)].paleontologists.push(card);
  tell({ type: 'tookPaleontologist', seat: him(play), card, why });
}

/** Takes a paleontologist card for this action out of his hand, if he has one. */
export function spendPaleontologist(play: Play, action: string): Card | null {
  const { paleontologists } = play.state.players[him(play)];
  const card = paleontologists.find(one => play.box.cards[one].paleontologist?.action === action);
  if (card === undefined) return null;
  remove(paleontologists, card);
  discardPaleontologist(play, card);
  return card;
}

/**
 * BW-H7: nobody knows the order of his deck and of the upgrade pile, but the back of the top card is visible. Unknown cards
 * change places; the top place gets one with the same back, the pile gets better cards.
 */
export function redealSolo(at: At, rng: Rng): void {
  const { deck, upgrades } = theodoreOf(at);
  const unknown = shuffle(
    rng,
    [...deck, ...upgrades].sort((a, b) => a - b),
  );
  const take = (fits: (card: Card) => boolean): Card => {
    const found = unknown.find(fits) ?? impossible('a card that fits', unknown);
    remove(unknown, found);
    return found;
  };
  const back = (card: Card) => JSON.stringify([soloInfo(at, card).level, soloInfo(at, card).back]);
  if (deck.length > 0) {
    const wanted = back(deck[deck.length - 1]);
    deck[deck.length - 1] = take(card => back(card) === wanted);
  }
  for (let i = 0; i < upgrades.length; i++) upgrades[i] = take(card => soloInfo(at, card).level !== 'basic');
  for (let i = 0; i < deck.length - 1; i++) deck[i] = take(() => true);
}
