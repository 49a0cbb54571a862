import type { AwardSpaceSpec, Requirement } from '../../box/cards.ts';
import { envelopeRoom } from '../archive.ts';
import { counted, meets } from '../award.ts';
import { hasGrant } from '../grants.ts';
import type { AwardSpace, Card, Find } from '../ids.ts';
import { type At, type Play, speciesInfo } from '../state.ts';
import { him, theodoreOf } from './cards.ts';
import { explainChoice, type Preference } from './steps.ts';

/** Chapter 17.7: how Theodore chooses species cards and award spaces. */

/** BW-17.30, BW-R79: the rightmost envelope with room. */
export function rightmostEnvelope(at: At): Find | null {
  return at.box.findIds.findLast(find => envelopeRoom(at, him(at), find) > 0) ?? null;
}

/** Where he would archive a card; with the grant every icon counts as any (BW-R75). */
export function envelopeFor(at: At, card: Card): Find {
  const own = speciesInfo(at, card).find;
  return hasGrant(at, him(at), 'anyMinorFind') ? (rightmostEnvelope(at) ?? own) : own;
}

/** What makes him want a card, in the order of BW-17.30. */
interface Wish {
  readonly card: Card;
  readonly needed: number;
  /** 0 if it goes into the rightmost envelope, else 1. */
  readonly elsewhere: number;
  readonly name: string;
}

/** BW-17.30, BW-R61, BW-R62: cards in the order in which he wants them, with why. */
function wishes(at: At, cards: readonly Card[]): Wish[] {
  const rightmost = rightmostEnvelope(at);
  const all: Wish[] = [];
  for (const card of cards) {
    const elsewhere = envelopeFor(at, card) === rightmost ? 0 : 1;
    all.push({ card, needed: neededFor(at, card), elsewhere, name: String(at.box.cards[card].name) });
  }
  return all.sort((a, b) => a.needed - b.needed || a.elsewhere - b.elsewhere || alphabetically(a.name, b.name));
}

function alphabetically(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The cards, the one that he wants most first. */
export function ranked(at: At, cards: readonly Card[]): Card[] {
  return wishes(at, cards).map(({ card }) => card);
}

/** The card that he wants most, with the line of BW-17.30 that puts it before the next one. */
export function choose(play: Play, cards: readonly Card[]): Card | null {
  if (cards.length === 0) return null;
  if (cards.length === 1) {
    explainChoice(play, 'BW-17.30', cards[0], 'only');
    return cards[0];
  }
  const [first, second] = wishes(play, cards);
  explainChoice(play, 'BW-17.30', first.card, decidedBy(play, first, second));
  return first.card;
}

function decidedBy({ state, box }: At, first: Wish, second: Wish): Preference {
  if (first.needed !== second.needed) return NEEDED[box.awards[state.awards[first.needed]].type];
  return first.elsewhere === second.elsewhere ? 'alphabet' : 'rightmost';
}

const NEEDED = { A: 'neededA', B: 'neededB', C: 'neededC' } as const;

/** BW-17.30, BW-R61: the first award, in the order A, B, C, that a card is needed for; past the last if none. */
export function neededFor(at: At, card: Card): number {
  const { awards } = at.state;
  const index = awards.findIndex(award =>
    at.box.awards[award].spaces.some(space => {
      const info = at.box.awardSpaces[space];
      return isOpen(at, space) && !meets(at, him(at), info) && countsTowards(at, card, info);
    }),
  );
  return index < 0 ? awards.length : index;
}

/** BW-R61: a free space of the second row or beyond on a tile without a marker of his. */
function isOpen(at: At, space: AwardSpace): boolean {
  return at.box.awardSpaces[space].row >= at.box.solo.awardMinRow && isFree(at, space);
}

/** BW-17.33, BW-R81: the free spaces of a tile that he may claim: of the second row or beyond, or any once he meets one. */
export function claimable(at: At, spaces: readonly AwardSpace[]): AwardSpace[] {
  const met = spaces.filter(space => meets(at, him(at), at.box.awardSpaces[space]));
  const isHigh = (space: AwardSpace) => at.box.awardSpaces[space].row >= at.box.solo.awardMinRow;
  const anyRow = theodoreOf(at).anyAwardRow && met.some(isHigh);
  return met.filter(space => isFree(at, space) && (anyRow || isHigh(space)));
}

/** Nobody's marker is on the space, and none of his on its tile. */
function isFree({ state, box }: At, space: AwardSpace): boolean {
  const { award } = box.awardSpaces[space];
  return state.awardMarkers.every(marker => {
    const own = marker.owner === state.seats && box.awardSpaces[marker.space].award === award;
    return marker.space !== space && !own;
  });
}

function countsTowards(at: At, card: Card, { requirement }: AwardSpaceSpec): boolean {
  return requirement.some(one => counted(at, him(at), one) < one.n && isOneOf(at, card, one));
}

/** Whether a card in its envelope would be counted for a requirement. */
function isOneOf(at: At, card: Card, { counts, key, find }: Requirement): boolean {
  const { discoverer, category } = speciesInfo(at, card);
  const { archive } = at.state.players[him(at)];
  const envelope = envelopeFor(at, card);
  switch (counts) {
    case 'discoverer':
      return discoverer === key;
    case 'category':
      return category === key || category === at.box.wildCategory;
    case 'envelope':
      return envelope === find;
    case 'anyEnvelope':
      return archive.every(other => other.length <= archive[envelope].length);
  }
}
