import { guards, hasLegal, offer, type Seat } from '@bonebed/kernel';
import type { Extraction } from '../box/box.ts';
import type { Cell } from './ids.ts';
import { can, least, most, price } from './skills.ts';
import { isOpen } from './slide.ts';
import { type At, findCount, type Guard, type Offer, type Play, take, turnRules } from './state.ts';
import { NEVER } from './traits.ts';

/** How an extraction is allowed: within the turn's limit, by a Tool, or by a skill. */
type Allowance = 'usual' | 'spare' | 'extra';

/**
 * By what allowance the seat may extract now, the one that costs least first; null if by none. FO-R51: where
 * extractions are not counted, Tools and skills make one free instead.
 */
export function allowance(at: At, seat: Seat): Allowance | null {
  const { turn } = at.state;
  const unlimited = turnRules(at).extractionsPerTurn === null;
  if (turn.extractions > 0) return 'usual';
  if (turn.spareExtractions > 0) return 'spare';
  if (turn.extraExtractions < most(at, seat, 'extraExtractionsPerTurn')) return 'extra';
  return unlimited ? 'usual' : null;
}

/** FO-8.6: the Energy that an extraction costs by that allowance. */
export function extractionEnergy(at: At, seat: Seat, by: Allowance): number {
  const { extractionEnergy, extractionsPerTurn } = turnRules(at);
  if (by === 'usual') return extractionEnergy;
  if (by === 'spare' || extractionsPerTurn === null) return 0;
  return least(at, seat, 'extraExtractionEnergy');
}

/** FO-8.1: from an orthogonal neighbour; with a skill, from a diagonal one too. */
const pitOutOfReach: Guard<Extraction> = {
  rule: 'FO-8.1',
  text: 'pitOutOfReach',
  bars: (at, seat, { cell }) => {
    const from = at.state.site.pawns[seat];
    if (from === null) return true;
    return !at.box.ground.isBeside[from][cell] && !can(at, seat, 'extractsDiagonally');
  },
};

/** FO-8.2: the full Plaster must be there. */
const tooDear: Guard<Extraction> = {
  rule: 'FO-8.2',
  text: 'tooDear',
  bars: (at, seat, { find }) => price(at, seat, find) > at.state.players[seat].plaster,
  values: (at, seat, { find }) => ({ n: price(at, seat, find), plaster: at.state.players[seat].plaster }),
};

/** FO-R23: a hammer needs an empty skill slot. */
const slotsFull: Guard<Extraction> = {
  rule: 'FO-R23',
  text: 'slotsFull',
  bars: ({ state, box }, seat, { find }) =>
    find === box.hammer && state.players[seat].skills.length >= box.skillSlots.length,
  values: ({ box }) => ({ n: box.skillSlots.length }),
};

const extractionGuards = guards(pitOutOfReach, tooDear, slotsFull);

/** FO-8.4, FO-R22: any find of any open pit around the pawn. None from beside the site. */
export function extractionOffer(at: At, seat: Seat): Offer<Extraction> {
  const { state, box } = at;
  const from = state.site.pawns[seat];
  const finds: Extraction[] = [];
  for (const cell of from === null ? [] : box.ground.around[from]) {
    if (!isOpen(state.site, cell)) continue;
    for (const extraction of box.extractions[cell]) {
      if (findCount(at, cell, extraction.find) > 0) finds.push(extraction);
    }
  }
  return { candidates: finds, guards: extractionGuards };
}

export function canExtract(at: At, seat: Seat): boolean {
  return hasLegal(at, seat, extractionOffer(at, seat));
}

/** What the cheapest bone within reach costs the seat; null if there is none. */
export function cheapestInReach(at: At, seat: Seat): number | null {
  let cheapest: number | null = null;
  for (const extraction of extractionOffer(at, seat).candidates) {
    if (extraction.find === at.box.hammer || pitOutOfReach.bars(at, seat, extraction)) continue;
    cheapest = Math.min(cheapest ?? NEVER, price(at, seat, extraction.find));
  }
  return cheapest;
}

/** FO-8: one extraction of the turn. */
export function extract(play: Play, seat: Seat): void {
  const { state, ask } = play;
  const by = allowance(play, seat);
  const extraction = ask.open(seat, 'extract', extractionOffer(play, seat));
  if (by !== null) state.turn.energy -= extractionEnergy(play, seat, by);
  if (by === 'usual') state.turn.extractions = Math.max(0, state.turn.extractions - 1);
  if (by === 'spare') state.turn.spareExtractions -= 1;
  if (by === 'extra') state.turn.extraExtractions += 1;
  takeFind(play, seat, extraction);
}

/** FO-8.3, FO-8.5: pays and takes the find out: a bone goes to storage, a hammer brings a skill. */
export function takeFind(play: Play, seat: Seat, { cell, find }: Extraction): void {
  const { state, box, tell } = play;
  const n = price(play, seat, find);
  const player = state.players[seat];
  if (find === box.hammer) learnSkill(play, seat, cell);
  else player.storage[find] += 1;
  player.plaster -= n;
  state.finds[cell * box.finds.length + find] -= 1;
  if (find !== box.hammer) tell({ type: 'tookOut', seat, find, cell, n, plaster: player.plaster });
}

/** FO-10.1, FO-R24: whoever extracts a hammer takes a skill of the display. FO-10.4: the hammer leaves the game. */
function learnSkill({ state, ask, tell }: Play, seat: Seat, cell: Cell): void {
  const skill = ask.open(seat, 'skill', offer(state.skills));
  take(state.skills, skill);
  state.players[seat].skills.push(skill);
  tell({ type: 'taught', seat, cell, skill });
}
