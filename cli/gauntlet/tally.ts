import { wilson } from '@bonebed/bots';
import { type Cell, gamesInDeal } from './cells.ts';
import type { Ledger } from './ledger.ts';
import { dealsOf } from './play.ts';

/** What came of a cell so far. */
export interface Tally extends Cell {
  readonly games: number;
  /** Of the first of its bots; equal ones win one half, at tables of any size. */
  readonly wins: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  /** How long the first of its bots thought about a decision: usually, and at the most. */
  readonly meanMs: number;
  readonly longestMs: number;
}

export function tallyOf(cell: Cell, games: number, seed: string, ledger: Ledger): Tally {
  let played = 0;
  let wins = 0;
  let decisions = 0;
  let thinkingMs = 0;
  let longestMs = 0;
  for (let deal = 0; deal < dealsOf(cell, games); deal++) {
    const result = ledger.find(cell, seed, deal);
    if (result === undefined) continue;
    played += gamesInDeal(cell);
    wins += result.wins[0];
    decisions += result.decisions[0];
    thinkingMs += result.thinkingMs[0];
    longestMs = Math.max(longestMs, result.longestMs[0]);
  }
  return {
    ...cell,
    games: played,
    wins,
    winRate: played === 0 ? 0 : wins / played,
    ci95: wilson(wins, played),
    meanMs: decisions === 0 ? 0 : thinkingMs / decisions,
    longestMs,
  };
}
