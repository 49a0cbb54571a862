import type { Box, TableView } from './view.ts';

export interface Progress {
  /** Which pool is in use, counted from 1. */
  readonly pool: number;
  readonly pools: number;
  /** How much of all Plaster that will come is gone, from 0 to 1. */
  readonly done: number;
}

/** How far the Plaster is used up. The pool of an Event that is held is the one that has just run out, not the next one. */
export function progressOf({ lastRound, plaster, events }: TableView, { plaster: { pools } }: Box): Progress {
  const before = events.past.length;
  const done = lastRound === null ? (before + 1 - plaster.pool / plaster.poolSize) / pools : 1;
  return { pool: Math.min(pools, before + 1), pools, done: Math.min(1, Math.max(0, done)) };
}
