import { writeTable } from './figures.ts';

/** Runs around the siege: what was reported becomes the table of docs/RELIABILITY.md. */
export function setup(): () => void {
  return writeTable;
}
