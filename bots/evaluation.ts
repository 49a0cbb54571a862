import type { Game, Position, ScoreRow, Seat, Terms } from '@bonebed/kernel';
import { exp } from './math.ts';

/** What a bot looks at in a position of one game: a row of numbers for each seat, in the order of `names`. */
export interface Features<T extends Terms> {
  readonly names: readonly string[];
  /** Fills `row` for the seat. The position is an imagined one: all of it may be read. `score` is the seat's part of the sheet. */
  read(at: Position<T>, seat: Seat, score: ScoreRow, row: number[]): void;
}

/** Where each feature stands in a row. A row is filled at every end of a line, and `row[AT.points]` is many times quicker than to look names up. */
export function placesOf<N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
  // Every name gets its place.
  return Object.fromEntries(names.map((name, place) => [name, place])) as Record<N, number>;
}

/** What the features are worth, found by self-play (`bonebed tune`): a lead of 1 is e to 1 on the way to a win. */
export interface Weights {
  readonly [feature: string]: number;
}

/** Guesses how a position will end. */
export interface Evaluation<T extends Terms> {
  /** The chance of winning of each seat, from 0 to 1. */
  chances(at: Position<T>): number[];
}

export type EvaluationOf = <T extends Terms>(game: Game<T>) => Evaluation<T>;

export function makeEvaluation<T extends Terms>(game: Game<T>, features: Features<T>, weights: Weights): Evaluation<T> {
  const worth = features.names.map(name => weights[name] ?? 0);
  const row = features.names.map(() => 0);
  const strength = (at: Position<T>, seat: Seat, score: ScoreRow): number => {
    features.read(at, seat, score, row);
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += worth[i] * row[i];
    return sum;
  };
  return {
    chances: at => {
      const strengths: number[] = [];
      // Rows of nobody's seat are automatons. Games list them behind the players and score them by the same rules.
      for (const [index, score] of game.score(at).entries()) strengths.push(strength(at, score.seat ?? index, score));
      return shares(strengths);
    },
  };
}

/** Strengths as chances that add up to 1: between two, the logistic curve over their difference. */
export function shares(strengths: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const strength of strengths) if (strength > most) most = strength;
  const parts = strengths.map(strength => exp(strength - most));
  let sum = 0;
  for (const part of parts) sum += part;
  return parts.map(part => part / sum);
}

/** What the end of a game was worth to each seat: a shared first place counts in parts. */
export function rewards(places: readonly number[]): number[] {
  let winners = 0;
  for (const place of places) if (place === 1) winners += 1;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

export function pointsOf({ lines }: ScoreRow): number {
  let points = 0;
  for (const line of lines) points += line.points;
  return points;
}
