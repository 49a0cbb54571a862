import type { TableView } from './view.ts';

/** Where a tile lies: on which space, and 0 for the bottom layer, 1 for the top one. */
export interface Place {
  readonly cell: number;
  readonly layer: 0 | 1;
}

/** A tile that lies elsewhere. `from` is null if it comes onto the site, `to` if it leaves it. */
export interface TileChange {
  readonly tile: number;
  readonly from: Place | null;
  readonly to: Place | null;
}

/** A pawn that stands elsewhere; off the site it is beside one of `sides`. */
export interface PawnChange {
  readonly seat: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly sides: readonly number[];
}

/** What two views of the site differ in: all that slid, fell, was pushed or left, opened or was covered. */
export interface Changes {
  readonly tiles: readonly TileChange[];
  readonly pawns: readonly PawnChange[];
  readonly opened: readonly number[];
  readonly covered: readonly number[];
}

export function changesOf(now: TableView, then: TableView): Changes {
  const before = placesOf(now);
  const after = placesOf(then);
  const tiles: TileChange[] = [];
  for (const tile of new Set([...before.keys(), ...after.keys()])) {
    const from = before.get(tile) ?? null;
    const to = after.get(tile) ?? null;
    if (from?.cell !== to?.cell || from?.layer !== to?.layer) tiles.push({ tile, from, to });
  }
  const pawns = then.pawns.flatMap(({ cell, sides }, seat): PawnChange[] => {
    const from = now.pawns[seat].cell;
    return from === cell ? [] : [{ seat, from, to: cell, sides }];
  });
  const cells = now.site.map((_, cell) => cell);
  const isOpen = (view: TableView, cell: number): boolean => view.site[cell].bottom === null;
  return {
    tiles,
    pawns,
    opened: cells.filter(cell => !isOpen(now, cell) && isOpen(then, cell)),
    covered: cells.filter(cell => isOpen(now, cell) && !isOpen(then, cell)),
  };
}

export function placesOf({ site }: TableView): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const [cell, { bottom, top }] of site.entries()) {
    if (bottom !== null) places.set(bottom, { cell, layer: 0 });
    if (top !== null) places.set(top, { cell, layer: 1 });
  }
  return places;
}

/** Whether anything moves on the site. */
export function isStill({ tiles, pawns }: Changes): boolean {
  return tiles.length === 0 && pawns.length === 0;
}
