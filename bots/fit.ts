import type { Weights } from './evaluation.ts';

/** A position with how its game ended. */
export interface Moment {
  /** The features of each seat, then of each automaton. */
  readonly rows: readonly (readonly number[])[];
  /** What each of them ended with. */
  readonly points: readonly number[];
  /** The places of the seats. */
  readonly places: readonly number[];
  /** How much of the game was over, from 0 to 1. */
  readonly progress: number;
  /** How much it counts. */
  readonly weight: number;
}

/** How two players differ in a position, and whether the first ended ahead (1), level (1/2) or behind (0). */
interface Pair {
  readonly row: readonly number[];
  readonly ahead: number;
  readonly weight: number;
}

/** What the weights have to explain: who ended ahead of whom, or how many points each ended with. */
export const fitTargets = ['wins', 'points'] as const;
export type FitTarget = (typeof fitTargets)[number];

export interface Fit {
  readonly weights: Weights;
  /** The mean of -ln of the chance that the weights gave to what happened; 0.693 is a coin. */
  readonly surprise: number;
}

/** How strongly weights are pulled towards those of before, in the witness of so many positions. */
export const USUAL_PULL = 30;
const NEWTON_STEPS = 12;

/** Points grow with the game: positions are compared with others of the same part of it. */
const STAGES = 6;

/** Fits the weights to the positions, held near those known so far. */
export function fit(
  names: readonly string[],
  moments: readonly Moment[],
  known: Weights,
  target: FitTarget = 'wins',
  pull = USUAL_PULL,
): Fit {
  const found = pairsOf(moments);
  // The ridge pulls at all features alike, whatever they are counted in.
  const scale = names.map((_, i) => spreadOf(found.map(({ row }) => row[i])));
  const pairs = found.map(pair => ({ ...pair, row: pair.row.map((value, i) => value / scale[i]) }));
  const prior = names.map((name, i) => (known[name] ?? 0) * scale[i]);
  const worth =
    target === 'wins' ? fitWins(pairs, prior, pull) : fitPoints(resultsOf(moments, scale), pairs, prior, pull);
  const weights: { [name: string]: number } = {};
  for (const [index, name] of names.entries()) weights[name] = Number((worth[index] / scale[index]).toFixed(5));
  return { weights, surprise: surpriseOf(pairs, worth) };
}

/** Places decide between seats; an automaton, behind them, has none: its points do. */
function pairsOf(moments: readonly Moment[]): Pair[] {
  const pairs: Pair[] = [];
  for (const { rows, points, places, weight } of moments) {
    for (let a = 0; a < rows.length; a++) {
      for (let b = a + 1; b < rows.length; b++) {
        const lead = b < places.length ? places[b] - places[a] : points[a] - points[b];
        pairs.push({
          row: rows[a].map((value, i) => value - rows[b][i]),
          ahead: (Math.sign(lead) + 1) / 2,
          weight,
        });
      }
    }
  }
  return pairs;
}

/** Logistic regression on who ended ahead, by Newton's method. */
function fitWins(pairs: readonly Pair[], prior: readonly number[], pull: number): number[] {
  let worth = prior.slice();
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const { matrix, slope } = ridgeAround(prior, worth, pull);
    for (const { row, ahead, weight } of pairs) {
      const chance = chanceOf(row, worth);
      addRow(matrix, slope, row, weight * chance * (1 - chance), weight * (ahead - chance));
    }
    const change = solve(matrix, slope);
    worth = worth.map((value, i) => value + change[i]);
  }
  return worth;
}

/** A player in a position and what it ended with, both against the mean of this part of the game. */
interface Result {
  readonly row: readonly number[];
  readonly points: number;
  readonly weight: number;
}

function resultsOf(moments: readonly Moment[], scale: readonly number[]): Result[] {
  const results: Result[] = [];
  for (let stage = 0; stage < STAGES; stage++) {
    const own: Result[] = [];
    for (const { rows, points, progress, weight } of moments) {
      if (Math.min(STAGES - 1, Math.floor(progress * STAGES)) !== stage) continue;
      for (const [index, row] of rows.entries()) {
        own.push({ row: row.map((value, i) => value / scale[i]), points: points[index], weight });
      }
    }
    results.push(...againstMean(own, scale.length));
  }
  return results;
}

function againstMean(results: readonly Result[], width: number): Result[] {
  const means: number[] = Array.from({ length: width }, () => 0);
  let points = 0;
  let weights = 0;
  for (const result of results) {
    for (let i = 0; i < width; i++) means[i] += result.weight * result.row[i];
    points += result.weight * result.points;
    weights += result.weight;
  }
  return results.map(result => ({
    row: result.row.map((value, i) => value - means[i] / weights),
    points: result.points - points / weights,
    weight: result.weight,
  }));
}

/**
 * Linear regression on the points that each player ended with. They tell far more than who won, and the luck of one is kept out of the
 * figures of another. Then one number says how much a point is worth on the way to a win.
 */
function fitPoints(
  results: readonly Result[],
  pairs: readonly Pair[],
  prior: readonly number[],
  pull: number,
): number[] {
  const spread = spreadOf(results.map(({ points }) => points));
  const start = stretch(results, prior, spread);
  const { matrix, slope } = ridgeAround(start, start, pull);
  for (const { row, points, weight } of results) {
    addRow(matrix, slope, row, weight, weight * (points / spread - dot(row, start)));
  }
  const change = solve(matrix, slope);
  const worth = start.map((value, i) => value + change[i]);
  const [steepness] = fitWins(
    pairs.map(pair => ({ ...pair, row: [dot(pair.row, worth)] })),
    [1],
    0,
  );
  return worth.map(value => value * steepness);
}

/** Weights of before count chances of winning: how long they must be to count points instead. */
function stretch(results: readonly Result[], prior: readonly number[], spread: number): number[] {
  let along = 0;
  let squares = 0;
  for (const { row, points, weight } of results) {
    const sum = dot(row, prior);
    along += (weight * sum * points) / spread;
    squares += weight * sum * sum;
  }
  const factor = squares === 0 ? 0 : Math.max(0, along / squares);
  return prior.map(value => value * factor);
}

/** The ridge: without any position, the weights of before are best. */
function ridgeAround(
  prior: readonly number[],
  worth: readonly number[],
  pull: number,
): { matrix: number[][]; slope: number[] } {
  const matrix = prior.map((_, i) => prior.map((__, j) => (i === j ? pull : 0)));
  return { matrix, slope: worth.map((value, i) => pull * (prior[i] - value)) };
}

function addRow(matrix: number[][], slope: number[], row: readonly number[], bend: number, pull: number): void {
  for (let i = 0; i < row.length; i++) {
    slope[i] += row[i] * pull;
    for (let j = 0; j < row.length; j++) matrix[i][j] += bend * row[i] * row[j];
  }
}

/** The usual size of a number; 1 for one that is always 0. */
function spreadOf(numbers: readonly number[]): number {
  let squares = 0;
  for (const number of numbers) squares += number ** 2;
  return squares === 0 ? 1 : Math.sqrt(squares / numbers.length);
}

function surpriseOf(pairs: readonly Pair[], worth: readonly number[]): number {
  let surprise = 0;
  let weights = 0;
  for (const { row, ahead, weight } of pairs) {
    const chance = chanceOf(row, worth);
    surprise -= weight * (ahead * Math.log(chance) + (1 - ahead) * Math.log(1 - chance));
    weights += weight;
  }
  return surprise / weights;
}

function chanceOf(row: readonly number[], worth: readonly number[]): number {
  return 1 / (1 + Math.exp(-dot(row, worth)));
}

function dot(row: readonly number[], worth: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * worth[i];
  return sum;
}

function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    let largest = pivot;
    for (let row = pivot + 1; row < size; row++) {
      if (Math.abs(matrix[row][pivot]) > Math.abs(matrix[largest][pivot])) largest = row;
    }
    [matrix[pivot], matrix[largest]] = [matrix[largest], matrix[pivot]];
    [right[pivot], right[largest]] = [right[largest], right[pivot]];
    for (let row = pivot + 1; row < size; row++) {
      const factor = matrix[row][pivot] / matrix[pivot][pivot];
      for (let column = pivot; column < size; column++) matrix[row][column] -= factor * matrix[pivot][column];
      right[row] -= factor * right[pivot];
    }
  }
  const solution = right.slice();
  for (let row = size - 1; row >= 0; row--) {
    for (let column = row + 1; column < size; column++) solution[row] -= matrix[row][column] * solution[column];
    solution[row] /= matrix[row][row];
  }
  return solution;
}
