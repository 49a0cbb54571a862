import { guards, type Offer, type Seat } from '@bonebed/kernel';
import type { AwardSpaceSpec, Requirement } from '../box/cards.ts';
import { carryOut } from './bonuses.ts';
import { gainLoyalty, splitLoyalty } from './bookshelf.ts';
import type { Cause } from './causes.ts';
import { ANY_ROUND_BONUS, ROUND_BONUS } from './effects.ts';
import type { AwardSpace } from './ids.ts';
import { cardBonus } from './paleontologist.ts';
import { type At, type BoneWars, type Guard, type Play, speciesInfo, VIRTUAL } from './state.ts';

/** Chapter 9.3: claiming an award. */

/** How many archived cards count towards a requirement, those that count for everything aside. */
export function counted(at: At, seat: Seat, { counts, key, find }: Requirement): number {
  const { archive } = at.state.players[seat];
  if (counts === 'envelope') return find === null ? 0 : archive[find].length;
  if (counts === 'anyEnvelope') return Math.max(...archive.map(envelope => envelope.length)); // BW-R36
  let count = 0;
  for (const envelope of archive) {
    for (const card of envelope) if (speciesInfo(at, card)[counts] === key) count += 1;
  }
  return count;
}

/** BW-9.18, BW-R36: the cards that a space still asks for; one of the wild category fills one role in a category award. */
export function missingFor(at: At, seat: Seat, { requirement }: AwardSpaceSpec): number {
  let missing = 0;
  for (const one of requirement) missing += Math.max(0, one.n - counted(at, seat, one));
  if (missing === 0 || requirement.some(one => one.counts !== 'category')) return missing;
  const wild: Requirement = { counts: 'category', key: at.box.wildCategory, find: null, n: missing };
  return Math.max(0, missing - counted(at, seat, wild));
}

/** The condition of a space. */
export function meets(at: At, seat: Seat, space: AwardSpaceSpec): boolean {
  return missingFor(at, seat, space) === 0;
}

const ownMarker: Guard<AwardSpace> = {
  rule: 'BW-9.17',
  text: 'BW-9.17.own',
  bars: ({ state, box }, seat, space) => {
    const { award } = box.awardSpaces[space];
    return state.awardMarkers.some(marker => marker.owner === seat && box.awardSpaces[marker.space].award === award);
  },
};
/** BW-5.7: a piece that stands for a player who is not there. */
const closed: Guard<AwardSpace> = {
  rule: 'BW-9.17',
  text: 'BW-9.17.closed',
  bars: (at, _seat, space) => occupant(at, space) === VIRTUAL && cardBonus(at, 'award', 'occupiedSpace') === null,
  values: ({ state, box }, _seat, space) => ({ needed: box.awardSpaces[space].minPlayers, n: state.marks }),
};
/** BW-9.17, BW-12.8, BW-R38: one marker on a space, but for the card that may join another, even a virtual one. */
const occupied: Guard<AwardSpace> = {
  rule: 'BW-9.17',
  bars: (at, _seat, space) => occupant(at, space) !== null && cardBonus(at, 'award', 'occupiedSpace') === null,
  values: (at, _seat, space) => ({ seat: occupant(at, space) ?? VIRTUAL }),
};

/** Whose marker came first to a space. */
function occupant({ state }: At, space: AwardSpace): number | null {
  return state.awardMarkers.find(marker => marker.space === space)?.owner ?? null;
}
const notMet: Guard<AwardSpace> = {
  rule: 'BW-9.18',
  bars: (at, seat, space) => !meets(at, seat, at.box.awardSpaces[space]),
  values: (at, seat, space) => ({ space, missing: missingFor(at, seat, at.box.awardSpaces[space]) }),
};

const awardGuards = guards(ownMarker, closed, occupied, notMet);

export function awardOffer({ state, box }: At): Offer<BoneWars, AwardSpace> {
  const spaces: AwardSpace[] = [];
  for (const award of state.awards) for (const space of box.awards[award].spaces) spaces.push(space);
  return { candidates: spaces, guards: awardGuards };
}

/** BW-9.17, BW-9.19, BW-R37: the marker, the loyalty of the space, then a round bonus. */
export function claimAward(play: Play, seat: Seat): void {
  const { state, box, ask, tell } = play;
  const space = ask.open(seat, 'award', awardOffer(play));
  state.awardMarkers.push({ space, owner: seat });
  tell({ type: 'awarded', seat, space });
  const { loyalty } = box.awardSpaces[space];
  const why: Cause = { do: 'award', space };
  if (cardBonus(play, 'award', 'splitLoyalty') !== null) splitLoyalty(play, seat, loyalty, why);
  else gainLoyalty(play, seat, state.players[seat].patron, loyalty, why);
  const any = cardBonus(play, 'award', 'anyRoundBonus') !== null; // BW-12.9
  carryOut(play, seat, any ? ANY_ROUND_BONUS : ROUND_BONUS, why);
}
