import { clearFigures, writeTable } from './figures.ts';

/** Runs around the whole siege: what was reported becomes the table of docs/RELIABILITY.md. */
export function setup(): () => void {
  clearFigures();
  return writeTable;
}
