import { wilson } from '@bonebed/bots';
import { type Cell, gamesInDeal } from './cells.ts';
import type { LedgerLine } from './ledger.ts';

/** What came of a cell so far. */
export interface CellTally extends Cell {
  readonly games: number;
  /** Of the first of its bots; equal ones win one half, at tables of any size. */
  readonly wins: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  /** How long the first of its bots thought about a decision: usually, and at the most. */
  readonly meanMs: number;
  readonly longestMs: number;
}

/** What is known of a cell, with one seed or with several. */
export function tallyOf(cell: Cell, lines: readonly LedgerLine[]): CellTally {
  let games = 0;
  let wins = 0;
  let decisions = 0;
  let thinkingMs = 0;
  let longestMs = 0;
  for (const line of lines) {
    const sum = sumOf(cell, line);
    games += sum.games;
    wins += sum.wins;
    decisions += line.decisions;
    thinkingMs += line.thinkingMs;
    longestMs = Math.max(longestMs, line.longestMs);
  }
  return {
    ...cell,
    games,
    wins,
    winRate: games === 0 ? 0 : wins / games,
    ci95: wilson(wins, games),
    meanMs: decisions === 0 ? 0 : thinkingMs / decisions,
    longestMs,
  };
}

function sumOf(cell: Cell, { deals, sum }: LedgerLine): { games: number; wins: number } {
  const known = deals.filter(wins => wins !== null);
  const games = known.length * gamesInDeal(cell);
  if (sum !== undefined && sum.games >= games) return sum;
  let wins = 0;
  for (const won of known) wins += won;
  return { games, wins };
}
