import type { SpaceView } from './view.ts';

/** How many spaces a row of the site has. */
export const COLUMNS = 5;

export const columnOf = (cell: number): number => cell % COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

/** Columns and rows to go in the directions N, E, S, W. */
export const STEPS = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
] as const;

/** Where a thing stands, for the style sheet: column, row, and how many tiles are under it. */
export function at(cell: number, height = 0): Record<string, string | number> {
  return {
    '--column': columnOf(cell),
    '--row': rowOf(cell),
    '--height': height,
    'z-index': 10 * (rowOf(cell) + 1) + 3 * height,
  };
}

export const heightOf = ({ bottom, top }: SpaceView): number => Number(bottom !== null) + Number(top !== null);

/** Where a pawn beside the site stands: along its side, each seat at its own place. */
export function besideStyle(side: number, seat: number): Record<string, string | number> {
  const along = seat + 0.5;
  const { column, row } = STEPS[side];
  return {
    '--x': column === 0 ? along : 2.5 + column * 2.86,
    '--y': row === 0 ? along : 2.5 + row * 2.72,
    'z-index': side === 2 ? 80 : 5,
  };
}

const SIDE_IDS = ['N', 'E', 'S', 'W'];
export const sideId = (side: number): string => SIDE_IDS[side];

/** How much higher than a space its southern neighbour stands, in tiles: so much of the space is out of sight. */
export function hiddenBy(site: readonly SpaceView[], cell: number): number {
  const south = site[cell + COLUMNS];
  return south === undefined ? 0 : Math.max(0, heightOf(south) - heightOf(site[cell]));
}
