import type { Weights } from './evaluation.ts';

/** How two seats differ in a position, and how the game ended between them. */
export interface Sample {
  readonly row: readonly number[];
  /** Whether the first ended ahead (1), level (1/2) or behind (0). */
  readonly ahead: number;
  /** By how many points. */
  readonly lead: number;
  /** How much it counts. */
  readonly weight: number;
}

/** What the weights have to explain: who ended ahead, or by how many points. */
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

/** Fits the weights to the samples, held near those known so far. */
export function fit(
  names: readonly string[],
  samples: readonly Sample[],
  known: Weights,
  target: FitTarget = 'wins',
  pull = USUAL_PULL,
): Fit {
  // The ridge pulls at all features alike, whatever they are counted in.
  const scale = names.map((_, i) => spreadOf(samples.map(({ row }) => row[i])));
  const prior = names.map((name, i) => (known[name] ?? 0) * scale[i]);
  const rows = samples.map(({ row }) => row.map((value, i) => value / scale[i]));
  const worth = target === 'wins' ? fitWins(rows, samples, prior, pull) : fitPoints(rows, samples, prior, pull);
  const weights: { [name: string]: number } = {};
  for (const [index, name] of names.entries()) weights[name] = Number((worth[index] / scale[index]).toFixed(5));
  return { weights, surprise: surpriseOf(samples, rows, worth) };
}

/** Logistic regression on who ended ahead, by Newton's method. */
function fitWins(
  rows: readonly number[][],
  samples: readonly Sample[],
  prior: readonly number[],
  pull: number,
): number[] {
  let worth = prior.slice();
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const { matrix, slope } = ridgeAround(prior, worth, pull);
    for (const [index, row] of rows.entries()) {
      const { ahead, weight } = samples[index];
      const chance = chanceOf(row, worth);
      addRow(matrix, slope, row, weight * chance * (1 - chance), weight * (ahead - chance));
    }
    const change = solve(matrix, slope);
    worth = worth.map((value, i) => value + change[i]);
  }
  return worth;
}

/**
 * Linear regression on the lead in points, which tells far more than who won; then one number says how much a point is
 * worth on the way to a win.
 */
function fitPoints(
  rows: readonly number[][],
  samples: readonly Sample[],
  prior: readonly number[],
  pull: number,
): number[] {
  const spread = spreadOf(samples.map(({ lead }) => lead));
  const leads = samples.map(({ lead }) => lead / spread);
  const start = stretch(rows, samples, leads, prior);
  const { matrix, slope } = ridgeAround(start, start, pull);
  for (const [index, row] of rows.entries()) {
    const { weight } = samples[index];
    addRow(matrix, slope, row, weight, weight * (leads[index] - dot(row, start)));
  }
  const change = solve(matrix, slope);
  const worth = start.map((value, i) => value + change[i]);
  const sums = rows.map(row => [dot(row, worth)]);
  const [steepness] = fitWins(sums, samples, [1], 0);
  return worth.map(value => value * steepness);
}

/** Weights of before count chances of winning: how long they must be to count points instead. */
function stretch(
  rows: readonly number[][],
  samples: readonly Sample[],
  leads: readonly number[],
  prior: readonly number[],
): number[] {
  let along = 0;
  let squares = 0;
  for (const [index, row] of rows.entries()) {
    const sum = dot(row, prior);
    along += samples[index].weight * sum * leads[index];
    squares += samples[index].weight * sum * sum;
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

function surpriseOf(samples: readonly Sample[], rows: readonly number[][], worth: readonly number[]): number {
  let surprise = 0;
  let weights = 0;
  for (const [index, { ahead, weight }] of samples.entries()) {
    const chance = chanceOf(rows[index], worth);
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
