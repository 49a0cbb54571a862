import type { Features, Game, Position, ScoreRow, Seat, Terms, Weights } from '@bonebed/kernel';
import { exp } from './math.ts';

/** Guesses how a position will end. */
export interface Evaluation<T extends Terms> {
  /** The chance of winning of each seat, from 0 to 1. */
  chances(at: Position<T>): number[];
}

export type EvaluationOf = <T extends Terms>(game: Game<T>) => Evaluation<T>;

/** `alone`: what features are worth to who plays alone, where that is something else. */
export function makeEvaluation<T extends Terms>(
  game: Game<T>,
  features: Features<T>,
  weights: Weights,
  alone: Weights = weights,
): Evaluation<T> {
  const strengths = strengthsBy(game, features, weights, alone);
  return { chances: at => shares(strengths(at)) };
}

/** How each seat, and whatever else has a row on the score sheet, stands in a position. */
export function strengthsBy<T extends Terms>(
  game: Game<T>,
  features: Features<T>,
  weights: Weights,
  alone: Weights = weights,
): (at: Position<T>) => number[] {
  const worthIn = (those: Weights) => features.names.map(name => those[name] ?? 0);
  const [together, byOneself] = [worthIn(weights), worthIn(alone)];
  const row = features.names.map(() => 0);
  const strength = (worth: readonly number[], at: Position<T>, seat: Seat, score: ScoreRow): number => {
    features.read(at, seat, score, row);
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += worth[i] * row[i];
    return sum;
  };
  return at => {
    const strengths: number[] = [];
    const rows = game.score(at);
    // Rows of nobody's seat are automatons. Games list them behind the players and score them by the same rules.
    const worth = rows[1]?.seat === null ? byOneself : together;
    for (const [index, score] of rows.entries()) strengths.push(strength(worth, at, score.seat ?? index, score));
    return strengths;
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
