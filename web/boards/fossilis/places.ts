import type { Box, SpaceView } from './view.ts';

type Ground = Box['ground'];
type Style = Record<string, string | number>;

/** How far outside the site a pawn stands that is beside it, in spaces: to the east and west, to the north and south. */
const OUTSIDE = { column: 0.1, row: 0.1 };

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

/** Where a pawn beside the site stands: along its side, each seat at its own place. */
export function besideStyle({ columns, rows, steps }: Ground, side: number, seat: number): Style {
  const along = seat + 0.5;
  const { column, row } = steps[side];
  return {
    '--x': column === 0 ? along : columns / 2 + column * (columns / 2 + OUTSIDE.column),
    '--y': row === 0 ? along : rows / 2 + row * (rows / 2 + OUTSIDE.row),
    'z-index': row > 0 ? 80 : 5,
  };
}

/** How much higher than a space the one before it on the screen stands, in tiles: so much of the space is out of sight. */
export function hiddenBy({ steps, next }: Ground, site: readonly SpaceView[], cell: number): number {
  const down = steps.findIndex(({ row }) => row > 0);
  const before = next[down][cell];
  return before === null ? 0 : Math.max(0, heightOf(site[before]) - heightOf(site[cell]));
}
