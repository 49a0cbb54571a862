import { guards, hasLegal, offer, type Seat } from '@bonebed/kernel';
import type { Cell, Sides, Tile } from './ids.ts';
import { gainPlaster } from './plaster.ts';
import { can, least, most } from './skills.ts';
import { type Ground, isOpen, isStack, layTile, pawnOn, type Site } from './slide.ts';
import { type At, type Guard, type Offer, type Play, take } from './state.ts';

/** FO-5.1: one Plaster from the pool; a skill may make it more, so many times a turn. */
export function gainPlasterAction(play: Play, seat: Seat): void {
  const { state, box } = play;
  const { gainPlasterEnergy, gainPlasterAmount } = box.constants;
  state.turn.energy -= gainPlasterEnergy;
  const boosted = state.turn.plasterBoosts < most(play, seat, 'plasterBoostsPerTurn');
  if (boosted) state.turn.plasterBoosts += 1;
  gainPlaster(play, seat, boosted ? most(play, seat, 'plasterAmount', gainPlasterAmount) : gainPlasterAmount);
}

/** How many steps a Move has. */
export function moveSpaces(at: At, seat: Seat): number {
  return most(at, seat, 'moveSpaces', at.box.constants.moveSpaces);
}

/** FO-R20: a Move ends elsewhere than it began. */
const staysPut: Guard<Cell> = {
  rule: 'FO-R20',
  bars: ({ state }, seat, cell) => state.site.pawns[seat] === cell,
};

/** A Move never enters an open pit. */
const intoPit: Guard<Cell> = {
  rule: 'FO-5.3',
  text: 'openPit',
  bars: ({ state }, _seat, cell) => isOpen(state.site, cell),
};

/** FO-5.3: a Move goes through pawns, but never ends with one. */
const ontoPawn: Guard<Cell> = {
  rule: 'FO-5.3',
  text: 'pawnThere',
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null,
};

/** Each step goes to one of the eight adjacent spaces, and that space has a tile. */
const tooFar = (spaces: number): Guard<Cell> => ({
  rule: 'FO-5.2',
  bars: ({ state, box }, seat, cell) => {
    const from = state.site.pawns[seat];
    return from === null || !canWalk(state.site, box.ground, from, cell, spaces);
  },
  values: () => ({ n: spaces }),
});

/** Whether so many steps over tiles lead from one space to the other; layers play no part. Breadth first, each space once. */
export function canWalk(site: Site, ground: Ground, from: Cell, to: Cell, spaces: number): boolean {
  const reached = [from];
  // Where the spaces that were reached with the last step begin.
  let latest = 0;
  for (let left = spaces; left > 0 && latest < reached.length; left--) {
    const { length } = reached;
    for (; latest < length; latest++) {
      for (const step of ground.around[reached[latest]]) {
        if (ground.distance[step][to] >= left || isOpen(site, step) || reached.includes(step)) continue;
        if (step === to) return true;
        reached.push(step);
      }
    }
  }
  return from === to;
}

/** Where a Move of so many steps may go, diagonally too (FO-19.6); nowhere for a pawn off the site. */
export function moveOffer({ state, box }: At, seat: Seat, spaces: number): Offer<Cell> {
  const from = state.site.pawns[seat];
  const { within } = box.ground;
  const cells = from === null ? [] : within[Math.min(spaces, within.length - 1)][from];
  return offer(cells, staysPut, intoPit, ontoPawn, tooFar(spaces));
}

/** FO-5.2: moves the pawn. */
export function move(play: Play, seat: Seat, spaces: number): void {
  const { state, ask, tell } = play;
  const cell = ask.open(seat, 'move', moveOffer(play, seat, spaces));
  state.site.pawns[seat] = cell;
  tell({ type: 'moved', seat, cell });
}

/** The Energy a Climb costs the seat. */
export function climbEnergy(at: At, seat: Seat): number {
  return least(at, seat, 'climbEnergy', at.box.constants.climbEnergy);
}

/** Whether a pawn could climb onto this space: a tile and no pawn. */
const isFree = (site: Site, cell: Cell): boolean => !isOpen(site, cell) && pawnOn(site, cell) === null;

function someFree({ state, box }: At, sides: Sides): boolean {
  for (const cell of box.ground.border) {
    if ((box.ground.sidesOf[cell] & sides) !== 0 && isFree(state.site, cell)) return true;
  }
  return false;
}

/**
 * The sides where the seat may climb. FO-R19: a neighbouring side, and failing that any, only if its own has no
 * space and there is no Sand to make one.
 */
function climbSides(at: At, seat: Seat): Sides {
  const { ground } = at.box;
  const own = at.state.site.sides[seat];
  if (can(at, seat, 'climbsAnySide')) return ground.allSides;
  if (someFree(at, own) || hasSand(at)) return own;
  return someFree(at, ground.beside[own]) ? ground.beside[own] : ground.allSides;
}

const otherSide: Guard<Cell> = {
  rule: 'FO-5.4',
  text: 'otherSide',
  bars: (at, seat, cell) => (at.box.ground.sidesOf[cell] & climbSides(at, seat)) === 0,
};

/** A pawn climbs onto a tile. */
const nothingToStandOn: Guard<Cell> = {
  rule: 'FO-5.4',
  text: 'noTile',
  bars: ({ state }, _seat, cell) => isOpen(state.site, cell),
};

const climbsOntoPawn: Guard<Cell> = {
  rule: 'FO-5.4',
  text: 'pawnThere',
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null,
};

/** The border spaces that the seat may climb onto, from any side if `anySide`. */
export function climbOffer({ box }: At, { anySide }: { anySide: boolean }): Offer<Cell> {
  const { border } = box.ground;
  return { candidates: border, guards: anySide ? climbAnywhere : climbHere };
}

const climbAnywhere = guards(nothingToStandOn, climbsOntoPawn);
const climbHere = guards(otherSide, nothingToStandOn, climbsOntoPawn);

/** FO-5.4: puts the pawn back on the site. */
export function climb(play: Play, seat: Seat, where: { anySide: boolean }): void {
  const { state, ask, tell } = play;
  const cell = ask.open(seat, 'climb', climbOffer(play, where));
  state.site.pawns[seat] = cell;
  state.site.sides[seat] = 0;
  tell({ type: 'climbed', seat, cell });
}

/** Whether the discard pile has a Sand tile. */
export function hasSand({ state, box }: At): boolean {
  for (const tile of state.tileDiscard) if (box.tiles[tile].material === box.sand) return true;
  return false;
}

/** One tile of each look among the tiles: the others are as good. */
export function differentTiles({ box }: At, tiles: readonly Tile[]): Tile[] {
  const different: Tile[] = [];
  for (const tile of tiles) {
    if (!different.some(other => box.tiles[other].look === box.tiles[tile].look)) different.push(tile);
  }
  return different;
}

/** FO-5.9: Clay and Stone are never placed. */
export const notSand: Guard<Tile> = {
  rule: 'FO-5.9',
  bars: ({ box }, _seat, tile) => box.tiles[tile].material !== box.sand,
};

/** FO-5.7: from the site, Sand goes to an orthogonal neighbour. */
const notBeside: Guard<Cell> = {
  rule: 'FO-5.7',
  bars: ({ state, box }, seat, cell) => {
    const from = state.site.pawns[seat];
    return from !== null && !box.ground.isBeside[from][cell];
  },
};

/** FO-5.8: from beside the site, Sand goes to one's own side. */
const notOnMySide: Guard<Cell> = {
  rule: 'FO-5.8',
  text: 'otherSide',
  bars: ({ state, box }, seat, cell) =>
    state.site.pawns[seat] === null && (box.ground.sidesOf[cell] & state.site.sides[seat]) === 0,
};

/** Never a third tile. */
export const fullSpace: Guard<Cell> = {
  rule: 'FO-5.6',
  bars: ({ state }, _seat, cell) => isStack(state.site, cell),
};

/** FO-R18: Sand is never put under a pawn. */
export const underPawn: Guard<Cell> = {
  rule: 'FO-R18',
  text: 'pawnThere',
  bars: ({ state }, _seat, cell) => pawnOn(state.site, cell) !== null,
};

/** The spaces where the seat may place Sand. */
function sandOffer({ state, box }: At, seat: Seat): Offer<Cell> {
  const from = state.site.pawns[seat];
  const cells = from === null ? box.ground.border : box.ground.around[from];
  return { candidates: cells, guards: sandGuards };
}

const sandGuards = guards(notBeside, notOnMySide, fullSpace, underPawn);

export function canPlaceSand(at: At, seat: Seat): boolean {
  return hasLegal(at, seat, sandOffer(at, seat));
}

/** FO-5.6: places a Sand tile of the discard pile. */
export function placeSand(play: Play, seat: Seat): void {
  const tile = askForSand(play, seat);
  const cell = play.ask.open(seat, 'sandSpace', sandOffer(play, seat));
  laySand(play, seat, tile, cell);
}

export function askForSand(play: Play, seat: Seat): Tile {
  return play.ask.open(seat, 'sandTile', offer(differentTiles(play, play.state.tileDiscard), notSand));
}

export function laySand({ state, tell }: Play, seat: Seat, tile: Tile, cell: Cell): void {
  const covered = isOpen(state.site, cell) ? cell : null;
  take(state.tileDiscard, tile);
  layTile(state.site, tile, cell);
  tell({ type: 'placedSand', seat, tile, cell, covered });
}
