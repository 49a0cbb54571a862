import type { Position, Seat, Terms } from '@bonebed/kernel';

/** What a bot looks at in a position of one game: a row of numbers for each seat, in the order of `names`. */
export interface Features<T extends Terms> {
  readonly names: readonly string[];
  /** Fills `row` for the seat. The position is an imagined one: all of it may be read. */
  read(at: Position<T>, seat: Seat, row: number[]): void;
}

/** What the features are worth, found by self-play (`bonebed tune`): a guess of the final score. */
export interface Weights {
  /** How far the guess is off as a rule; a lead of that size is worth something, a tenth of it little. */
  readonly spread: number;
  readonly values: Readonly<Record<string, number>>;
}

/** Guesses, for every seat, how a position will end: the chance of winning as a number from 0 to 1. */
export interface Evaluation<T extends Terms> {
  /** The expected final score. */
  guess(at: Position<T>, seat: Seat): number;
  /** The chance of winning of each seat. */
  chances(at: Position<T>, seats: number): number[];
}

export function makeEvaluation<T extends Terms>(features: Features<T>, weights: Weights): Evaluation<T> {
  const worth = features.names.map(name => weights.values[name] ?? 0);
  const row = features.names.map(() => 0);
  const guess = (at: Position<T>, seat: Seat): number => {
    features.read(at, seat, row);
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += worth[i] * row[i];
    return sum;
  };
  return {
    guess,
    chances: (at, seats) => {
      const guesses: number[] = [];
      for (let seat = 0; seat < seats; seat++) guesses.push(guess(at, seat));
      return guesses.map((own, seat) => chanceOf(own, bestOther(guesses, seat), weights.spread));
    },
  };
}

function bestOther(guesses: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < guesses.length; other++) {
    if (other !== seat && guesses[other] > best) best = guesses[other];
  }
  return best;
}

/** A lead as a chance of winning, by the logistic curve. */
function chanceOf(own: number, rival: number, spread: number): number {
  if (rival === Number.NEGATIVE_INFINITY) return 0;
  return 1 / (1 + Math.exp((rival - own) / spread));
}

/** What the end of a game was worth to each seat: a shared first place counts in parts. */
export function rewards(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}
