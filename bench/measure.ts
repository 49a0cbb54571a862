import type { Contest } from './contest.ts';

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Milliseconds of processor time that `work` takes, garbage collection included. On a busy machine it says more than the clock on the
 * wall: time that other programs take does not count.
 */
export function timeMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** How often a second `work` runs, each run counting `units`; it is repeated until `leastMs` have passed. */
export function rate(leastMs: number, work: () => number): number {
  let units = 0;
  let ms = 0;
  while (ms < leastMs) {
    ms += timeMs(() => {
      units += work();
    });
  }
  return (units / ms) * 1000;
}

export interface ContestResult {
  readonly name: string;
  readonly seats: number;
  /** Moves a second, the median of the rounds. */
  readonly ours: number;
  readonly byHand: number;
  readonly boardgameIo: number | null;
  /** Medians of the ratios within a round: what else the machine does at that time weighs on all three alike. */
  readonly timesBoardgameIo: number | null;
  readonly slowerThanByHand: number;
}

export interface Effort {
  readonly rounds: number;
  readonly sliceMs: number;
}

/** All of them play the same number of games again and again; a fast one repeats them until its time is up, too. */
export function hold(
  { name, seats, games, ours, byHand, boardgameIo }: Contest,
  { rounds, sliceMs }: Effort,
): ContestResult {
  const entered = boardgameIo === null ? [ours, byHand] : [ours, byHand, boardgameIo];
  const contestants = entered.map(contestant => contestant(name));
  const speeds = (ms: number) => contestants.map(play => rate(ms, () => play(games).moves));
  // Engines compile what runs often. Rules that people can read are more code than one loop, and take longer until all of it is compiled.
  speeds(rounds * sliceMs);
  const rows = Array.from({ length: rounds }, () => speeds(sliceMs));
  const of = (index: number) => median(rows.map(row => row[index]));
  return {
    name,
    seats,
    ours: of(0),
    byHand: of(1),
    boardgameIo: boardgameIo === null ? null : of(2),
    timesBoardgameIo: boardgameIo === null ? null : median(rows.map(([own, , other]) => own / other)),
    slowerThanByHand: median(rows.map(([own, hand]) => hand / own)),
  };
}
