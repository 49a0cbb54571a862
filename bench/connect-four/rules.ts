/** Connect Four: seven columns of six; the first to have four in a row wins. Shared by the two engines; `by-hand.ts` has its own. */
export const COLUMNS = 7;
export const ROWS = 6;
export const CELLS = COLUMNS * ROWS;
const FOUR = 4;

// Steps between neighbours: up, right, and the two diagonals.
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** Whether the disc at (column, row) stands in a line of four. `cells[column * ROWS + row]` is 0 or a player's number. */
export function makesFour(cells: readonly number[], column: number, row: number): boolean {
  for (const [right, up] of DIRECTIONS) {
    if (1 + reach(cells, column, row, right, up) + reach(cells, column, row, -right, -up) >= FOUR) return true;
  }
  return false;
}

function reach(cells: readonly number[], column: number, row: number, right: number, up: number): number {
  const disc = cells[column * ROWS + row];
  let steps = 0;
  let c = column + right;
  let r = row + up;
  while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c * ROWS + r] === disc) {
    steps += 1;
    c += right;
    r += up;
  }
  return steps;
}
