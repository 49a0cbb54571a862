import type { Weights } from '@bonebed/kernel';
import { exp } from './math.ts';

/** A position with how its game ended. */
export interface FitSample {
  /** The features of each seat, then of each automaton. */
  readonly rows: readonly (readonly number[])[];
  /** What each of them ended with. */
  readonly points: readonly number[];
  /** The places of the seats. */
  readonly places: readonly number[];
  /** How much it counts. */
  readonly weight: number;
}

/** How two players differ in a position, and whether the first ended ahead (1), level (1/2) or behind (0). */
interface Pair {
  readonly row: readonly number[];
  readonly ahead: number;
  readonly weight: number;
}

/** How strongly weights are pulled towards those of before: as strongly as this number of positions speaks for new ones. */
export const USUAL_PULL = 30;
const NEWTON_STEPS = 12;

/** Fits the weights to who ended ahead of whom, held near those known so far. */
export function fit(
  names: readonly string[],
  moments: readonly FitSample[],
  known: Weights,
  pull = USUAL_PULL,
): Weights {
  const found = pairsOf(moments);
  // The ridge pulls at all features alike, whatever they are counted in.
  const scale = names.map((_, i) => scaleOf(found.map(({ row }) => row[i])));
  const pairs = found.map(pair => ({ ...pair, row: pair.row.map((value, i) => value / scale[i]) }));
  const prior = names.map((name, i) => (known[name] ?? 0) * scale[i]);
  const worth = fitWins(pairs, prior, pull);
  return weightsOf(names, i => worth[i] / scale[i]);
}

/** Weights as they are written to a file: five digits are more than games can tell. */
export function weightsOf(names: readonly string[], worthOf: (index: number) => number): Weights {
  return Object.fromEntries(names.map((name, index) => [name, Number(worthOf(index).toFixed(5))]));
}

/** Places decide between seats; an automaton, behind them, has none: its points do. */
export function pairsOf(moments: readonly FitSample[]): Pair[] {
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

/** The usual size of these numbers, the root of their mean square; 0 of none. */
export function usualSize(numbers: readonly number[]): number {
  let squares = 0;
  for (const number of numbers) squares += number * number;
  return numbers.length === 0 ? 0 : Math.sqrt(squares / numbers.length);
}

/** What a feature is divided by to be of usual size 1; one that is always 0 stays as it is. */
function scaleOf(numbers: readonly number[]): number {
  const size = usualSize(numbers);
  return size === 0 ? 1 : size;
}

function chanceOf(row: readonly number[], worth: readonly number[]): number {
  return 1 / (1 + exp(-dot(row, worth)));
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
