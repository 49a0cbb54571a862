import type { Seat } from '@bonebed/kernel';
import type { Grid } from './grid.ts';
import type { Cell, Direction, Sides, Tile } from './ids.ts';

/**
 * The tiles of the two layers, space by space, and the pawns. A top tile always lies on a bottom one; a pawn stands on the
 * topmost tile of its space.
 */
export interface Site {
  bottom: (Tile | null)[];
  top: (Tile | null)[];
  /** Where the pawn of each seat stands; null if it is off the site. */
  pawns: (Cell | null)[];
  /** For a pawn off the site the side it waits at; while its owner is asked for it, the sides to choose from. */
  sides: Sides[];
}

/** What a slide depends on besides the site: the grid, and the weight of each tile. */
export interface Ground extends Grid {
  readonly weights: readonly number[];
}

/** What happened to a pawn. `cell` is where it went, or the pit it fell into. */
export type PawnMove =
  | { readonly how: 'carried' | 'pushed' | 'hopped' | 'fellIn'; readonly seat: Seat; readonly cell: Cell }
  | { readonly how: 'fellOff'; readonly seat: Seat; readonly side: Direction };

export interface Slid {
  /** The tiles pushed along, the foremost first. */
  readonly pushed: readonly Tile[];
  /** The tile that left the site. */
  readonly fallen: Tile | null;
  /** The open pit that is covered now. */
  readonly covered: Cell | null;
  readonly moves: readonly PawnMove[];
}

export function isOpen(site: Site, cell: Cell): boolean {
  return site.bottom[cell] === null;
}

export function isStack(site: Site, cell: Cell): boolean {
  return site.top[cell] !== null;
}

export function topmost(site: Site, cell: Cell): Tile | null {
  return site.top[cell] ?? site.bottom[cell];
}

/** The seat whose pawn stands there. */
export function pawnOn({ pawns }: Site, cell: Cell): Seat | null {
  for (let seat = 0; seat < pawns.length; seat++) if (pawns[seat] === cell) return seat;
  return null;
}

/**
 * Where the topmost tile of `from` is stopped: the first stack in its row, or the first tile heavier than `limit`, the
 * weight of the dug tile unless something lifts it.
 */
export function obstacle(
  site: Site,
  ground: Ground,
  from: Cell,
  direction: Direction,
  limit = weightOn(site, ground, from),
): Cell | null {
  const next = ground.next[direction];
  const onTop = isStack(site, from);
  const layer = onTop ? site.top : site.bottom;
  for (let cell = next[from]; cell !== null; cell = next[cell]) {
    const tile = layer[cell];
    if (tile === null) return null;
    if ((!onTop && isStack(site, cell)) || ground.weights[tile] > limit) return cell;
  }
  return null;
}

/** The weight of the topmost tile. */
function weightOn(site: Site, { weights }: Ground, cell: Cell): number {
  const tile = topmost(site, cell);
  return tile === null ? 0 : weights[tile];
}

/** Whether an obstacle is a stack in the way of a bottom tile; if not, it is a matter of weight. */
export function stopsAsStack(site: Site, from: Cell, obstructing: Cell): boolean {
  return !isStack(site, from) && isStack(site, obstructing);
}

const NO_MOVES: readonly PawnMove[] = [];
const NO_TILES: readonly Tile[] = [];

/**
 * FO-6.5, FO-6.6: slides the topmost tile of `from` one space on its layer, and with it the unbroken row in front of it.
 * The caller has seen that nothing stops it; pawns never do (FO-7.8).
 */
export function slide(site: Site, ground: Ground, from: Cell, direction: Direction): Slid {
  const next = ground.next[direction];
  const onTop = isStack(site, from);
  const layer = onTop ? site.top : site.bottom;
  const row = [from];
  let beyond = next[from];
  while (beyond !== null && layer[beyond] !== null) {
    row.push(beyond);
    beyond = next[beyond];
  }
  const moves: PawnMove[] = [];
  // FO-7.1, FO-7.7: a pawn in front of a top tile is pushed before any tile moves.
  if (onTop && beyond !== null) pushPawn(site, ground, beyond, direction, moves);
  const covered = beyond !== null && isOpen(site, beyond) ? beyond : null;
  let fallen: Tile | null = null;
  const pushed: Tile[] = [];
  for (let i = row.length - 1; i >= 0; i--) {
    const to = next[row[i]];
    const tile = layer[row[i]];
    layer[row[i]] = null;
    if (i > 0 && tile !== null) pushed.push(tile);
    carryPawn(site, row[i], to, direction, moves);
    // FO-6.8, FO-6.13, FO-R10, FO-R11: over an open pit any tile comes to lie on the bottom layer and covers it.
    // FO-6.12, FO-R8: else it stays on its layer, whatever lies below.
    if (to === null) fallen = tile;
    else if (isOpen(site, to)) site.bottom[to] = tile;
    else layer[to] = tile;
  }
  return {
    pushed: pushed.length === 0 ? NO_TILES : pushed,
    fallen,
    covered,
    moves: moves.length === 0 ? NO_MOVES : moves,
  };
}

/** FO-6.14: a pawn on a tile that moves rides along, off the site on the side of the slide (FO-R17). */
function carryPawn(site: Site, from: Cell, to: Cell | null, direction: Direction, moves: PawnMove[]): void {
  const seat = pawnOn(site, from);
  if (seat === null) return;
  if (to === null) leave(site, seat, direction, moves);
  else {
    site.pawns[seat] = to;
    moves.push({ how: 'carried', seat, cell: to });
  }
}

function leave(site: Site, seat: Seat, side: Direction, moves: PawnMove[]): void {
  site.pawns[seat] = null;
  site.sides[seat] = 1 << side;
  moves.push({ how: 'fellOff', seat, side });
}

/** FO-7.4: a pawn that falls into a pit is put beside the site; its owner is then asked for the side. */
function fallIn(site: Site, { allSides }: Ground, seat: Seat, cell: Cell, moves: PawnMove[]): void {
  site.pawns[seat] = null;
  site.sides[seat] = allSides;
  moves.push({ how: 'fellIn', seat, cell });
}

/** FO-7.2, FO-7.9: pushes the pawn that stands on `from`, if any, a space further without its tile; that is all. */
export function pushPawn(site: Site, ground: Ground, from: Cell, direction: Direction, moves: PawnMove[]): void {
  const seat = pawnOn(site, from);
  if (seat === null) return;
  const to = ground.next[direction][from];
  // FO-7.3, FO-R12: no pawn ends over a pit or with another pawn.
  if (to === null) leave(site, seat, direction, moves);
  else if (isOpen(site, to)) fallIn(site, ground, seat, to, moves);
  else {
    // FO-7.6: whoever stands there goes first.
    pushPawn(site, ground, to, direction, moves);
    site.pawns[seat] = to;
    // FO-7.5, FO-R13: it lands on the topmost tile, be that higher or lower; on a stack it hops up.
    moves.push({ how: isStack(site, to) ? 'hopped' : 'pushed', seat, cell: to });
  }
}

/** Takes the topmost tile of a space away. FO-R37: a pawn on it drops onto the tile below, or into the pit. */
export function removeTile(site: Site, ground: Ground, cell: Cell): { tile: Tile | null; moves: readonly PawnMove[] } {
  const tile = topmost(site, cell);
  if (isStack(site, cell)) {
    site.top[cell] = null;
    return { tile, moves: NO_MOVES };
  }
  site.bottom[cell] = null;
  const seat = pawnOn(site, cell);
  if (seat === null) return { tile, moves: NO_MOVES };
  const moves: PawnMove[] = [];
  fallIn(site, ground, seat, cell, moves);
  return { tile, moves };
}

/** Lays a tile on a space of fewer than two tiles: there is never a third layer (FO-R9). */
export function layTile(site: Site, tile: Tile, cell: Cell): void {
  if (isOpen(site, cell)) site.bottom[cell] = tile;
  else site.top[cell] = tile;
}
