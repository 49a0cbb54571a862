import type { Box, SpaceView } from './view.ts';

type Ground = Box['ground'];
type Style = Record<string, string | number>;

/** Where a thing stands, for the style sheet: column, row, and how many tiles are under it. */
export function placeStyle({ places }: Ground, cell: number, height = 0): Style {
  const { column, row } = places[cell];
  return { '--column': column, '--row': row, '--height': height, 'z-index': 10 * (row + 1) + 3 * height };
}

/** In front of everything on its own space. */
export function inFront({ places }: Ground, cell: number): Style {
  return { 'z-index': 10 * (places[cell].row + 1) + 8 };
}

export const heightOf = ({ bottom, top }: SpaceView): number => Number(bottom !== null) + Number(top !== null);

/**
 * Where a pawn beside the site stands: on the rim, between two letters or numbers, each seat at its own place. Which space it left nobody remembers,
 * and a place on the site could be another's.
 */
export function besideStyle({ columns, rows, steps }: Ground, side: number, seat: number): Style {
  const along = seat + 1;
  const { column, row } = steps[side];
  return {
    '--x': column === 0 ? along : (columns * (1 + column)) / 2,
    '--y': row === 0 ? along : (rows * (1 + row)) / 2,
    // Which way it lies from there, in its own size.
    '--over': (column - 1) / 2,
    '--down': (row - 1) / 2,
    'z-index': 80,
  };
}

/** How much higher than a space the one before it on the screen stands, in tiles: so much of the space is out of sight. */
export function hiddenBy({ steps, next }: Ground, site: readonly SpaceView[], cell: number): number {
  const down = steps.findIndex(({ row }) => row > 0);
  const before = next[down][cell];
  return before === null ? 0 : Math.max(0, heightOf(site[before]) - heightOf(site[cell]));
}
