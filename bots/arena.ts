import type { MatchResult } from './match.ts';

/**
 * Who sits where, so that every bot meets every seat equally often: with at least as many bots as seats, every order of
 * different bots; with fewer, every order in which the bots share the seats as evenly as they can.
 */
export function seatings<Bot>(bots: readonly Bot[], seats: number): Bot[][] {
  const most = Math.ceil(seats / bots.length);
  const least = Math.floor(seats / bots.length);
  const found: Bot[][] = [];
  const extend = (seating: readonly Bot[]): void => {
    if (seating.length === seats) {
      if (bots.every(bot => count(seating, bot) >= least)) found.push([...seating]);
      return;
    }
    for (const bot of bots) if (count(seating, bot) < most) extend([...seating, bot]);
  };
  extend([]);
  return found;
}

/**
 * The seatings of one deal: one, and the same with the two bots in each other's places. From deal to deal they move on to the next one, so that they
 * meet all seats equally often. One bot has nobody to change places with.
 */
export function mirrored<Bot>(bots: readonly Bot[], seats: number, deal: number): Bot[][] {
  const all = seatings(bots, seats);
  const seating = all[deal % all.length];
  if (bots.length === 1) return [seating];
  return [seating, seating.map(bot => bots[(bots.indexOf(bot) + 1) % bots.length])];
}

function count<Bot>(seating: readonly Bot[], bot: Bot): number {
  return seating.filter(one => one === bot).length;
}

/** A mean with the half-width of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly plusMinus: number;
}

/** How a bot did. A bot at several seats of one game counts once for each. */
export interface Standing {
  readonly name: string;
  readonly games: number;
  /** A shared first place counts in parts. */
  readonly wins: number;
  readonly winRate: number;
  readonly meanRank: number;
  readonly meanScore: number;
  /** Of the win rate. */
  readonly ci95: readonly [number, number];
  readonly rankPlusMinus: number;
  readonly scorePlusMinus: number;
  readonly decisions: number;
  readonly iterations: number;
  /** On one thread. */
  readonly iterationsPerSecond: number;
}

/** One match that was played: who sat where and what came of it. */
export interface Played {
  readonly seating: readonly string[];
  readonly result: MatchResult;
}

export function standings(bots: readonly string[], played: readonly Played[]): Standing[] {
  return bots.map(name => standing(name, played));
}

function standing(name: string, played: readonly Played[]): Standing {
  const wins: number[] = [];
  const ranks: number[] = [];
  const scores: number[] = [];
  let decisions = 0;
  let iterations = 0;
  let thinkingMs = 0;
  for (const { seating, result } of played) {
    const winners = result.seats.filter(seat => seat.place === 1).length;
    for (const [index, seat] of result.seats.entries()) {
      if (seating[index] !== name) continue;
      wins.push(seat.place === 1 ? 1 / winners : 0);
      ranks.push(rank(result, seat.place));
      scores.push(seat.score);
      decisions += seat.decisions;
      iterations += seat.iterations;
      thinkingMs += seat.thinkingMs;
    }
  }
  const won = sum(wins);
  return {
    name,
    games: wins.length,
    wins: won,
    winRate: wins.length === 0 ? 0 : won / wins.length,
    meanRank: mean(ranks).mean,
    meanScore: mean(scores).mean,
    ci95: wilson(won, wins.length),
    rankPlusMinus: mean(ranks).plusMinus,
    scorePlusMinus: mean(scores).plusMinus,
    decisions,
    iterations,
    iterationsPerSecond: thinkingMs === 0 ? 0 : (1000 * iterations) / thinkingMs,
  };
}

/** A place that several share is the middle of the places they take up. */
function rank({ seats }: MatchResult, place: number): number {
  return place + (seats.filter(seat => seat.place === place).length - 1) / 2;
}

// The normal distribution leaves 2.5 % beyond this on each side.
export const Z95 = 1.959964;

/** Wilson's 95 % interval for a share: it holds for few games and near 0 and 1 too. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z2 = (Z95 * Z95) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

export function mean(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, plusMinus: 0 };
  const middle = sum(values) / n;
  if (n === 1) return { mean: middle, plusMinus: 0 };
  const squares = values.map(value => (value - middle) * (value - middle));
  return { mean: middle, plusMinus: Z95 * Math.sqrt(sum(squares) / (n - 1) / n) };
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
