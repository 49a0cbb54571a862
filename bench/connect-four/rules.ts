/**
 * Connect Four: seven columns of six; the first to have four in a row wins. What the two engines share; `by-hand.ts` has its own.
 * Each engine has its own copy of `makesFour`: boardgame.io freezes its arrays, and one function that meets frozen and plain
 * ones is slow for both.
 */
export const COLUMNS = 7;
export const ROWS = 6;
export const DISCS = COLUMNS * ROWS;
export const FOUR = 4;

// The board has a border of empty cells all around, so that no line needs a test for the edge.
const TALL = ROWS + 2;
export const CELLS = TALL * (COLUMNS + 2);
export const UP = 1;
export const RIGHT = TALL;

export const cellAt = (column: number, row: number): number => (column + 1) * TALL + row + 1;
