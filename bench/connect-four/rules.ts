/** Connect Four: seven columns of six; the first to have four in a row wins. Shared by the two engines; `by-hand.ts` has its own. */
export const COLUMNS = 7;
export const ROWS = 6;
export const DISCS = COLUMNS * ROWS;
const FOUR = 4;

// The board has a border of empty cells all around, so that no line needs a test for the edge.
const TALL = ROWS + 2;
export const CELLS = TALL * (COLUMNS + 2);
const UP = 1;
const RIGHT = TALL;

export const cellAt = (column: number, row: number): number => (column + 1) * TALL + row + 1;

/** Whether the disc in this cell stands in a line of four. A cell is 0 or the number of a player. */
export function makesFour(cells: readonly number[], cell: number): boolean {
  return (
    line(cells, cell, UP) >= FOUR ||
    line(cells, cell, RIGHT) >= FOUR ||
    line(cells, cell, RIGHT + UP) >= FOUR ||
    line(cells, cell, RIGHT - UP) >= FOUR
  );
}

/** How many discs of the same player lie in line with this one. */
function line(cells: readonly number[], cell: number, step: number): number {
  const disc = cells[cell];
  let length = 1;
  for (let at = cell + step; cells[at] === disc; at += step) length += 1;
  for (let at = cell - step; cells[at] === disc; at -= step) length += 1;
  return length;
}
