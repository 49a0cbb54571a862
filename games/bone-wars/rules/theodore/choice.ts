import type { AwardSpaceInfo, Requirement } from '../../box/cards.ts';
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

/** BW-17.30, BW-R61, BW-R62: cards in the order in which he wants them. */
export function ranked(at: At, cards: readonly Card[]): Card[] {
  const keys = new Map<Card, readonly number[]>();
  for (const card of cards)
    keys.set(card, [neededFor(at, card), fitsRightmost(at, card) ? 0 : 1, alphabetical(at, card)]);
  const key = (card: Card) => keys.get(card) ?? [];
  return [...cards].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    const first = x.findIndex((value, index) => value !== y[index]);
    return first < 0 ? 0 : x[first] - y[first];
  });
}

function fitsRightmost(at: At, card: Card): boolean {
  return envelopeFor(at, card) === rightmostEnvelope(at);
}

/** The card that he wants most, with the line of BW-17.30 that puts it before the next one. */
export function choose(play: Play, cards: readonly Card[]): Card | null {
  const [first, second] = ranked(play, cards);
  if (first === undefined) return null;
  explainChoice(play, 'BW-17.30', first, second === undefined ? 'only' : decidedBy(play, first, second));
  return first;
}

function decidedBy(at: At, first: Card, second: Card): Preference {
  const needed = neededFor(at, first);
  if (needed !== neededFor(at, second)) return NEEDED[at.box.awards[at.state.awards[needed]].type];
  return fitsRightmost(at, first) === fitsRightmost(at, second) ? 'alphabet' : 'rightmost';
}

const NEEDED = { A: 'neededA', B: 'neededB', C: 'neededC' } as const;

/** BW-17.30: the place of a card in the alphabet of all species. */
function alphabetical({ box }: At, card: Card): number {
  const name = String(box.cards[card].name);
  return box.speciesCards.filter(other => String(box.cards[other].name) < name).length;
}

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

function countsTowards(at: At, card: Card, { requirement }: AwardSpaceInfo): boolean {
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
