import {
  below,
  type Edition,
  fastRng,
  type Game,
  type Position,
  type Rng,
  type Settings,
  type Terms,
} from '@bonebed/kernel';
import { type Bot, question, type Root } from './bot.ts';
import { type Evaluation, type Features, makeEvaluation, type Weights } from './evaluation.ts';
import { greedyBot } from './greedy.ts';
import { playMatch } from './match.ts';

/**
 * Finds what features are worth by self-play: greedy bots with the weights of the last round play against each other, now
 * and then at random; then, for every two seats of a position on the way, the difference of their features has to explain which of
 * the two ended ahead (logistic regression). Points alone would not do: they also tell how long a game was.
 */
export interface SelfPlay<T extends Terms> {
  readonly game: Game<T>;
  readonly edition: Edition<T>;
  readonly settings: Settings;
  readonly features: Features<T>;
  readonly weights: Weights;
  readonly seats: number;
  readonly seed: string;
}

/** One decision in so many is random, so that odd positions are seen too. */
const STRAY = 8;
/** One turn in so many is looked at: neighbouring positions tell little new. */
const LOOK = 2;
/**
 * Pulls weights towards those of before, for each game that was played. The positions of one game are no independent
 * witnesses: they all end alike. So a game counts as much as this many, however long it was.
 */
const WITNESSES = 3;
const RIDGE = 30;

/** How two seats differ in a position, and whether the first ended ahead (1), level (1/2) or behind (0). */
export interface Sample {
  readonly row: readonly number[];
  readonly ahead: number;
  /** How much it counts. */
  readonly weight: number;
}

/** One game of self-play, as samples. */
export function selfPlay<T extends Terms>(play: SelfPlay<T>): Sample[] {
  const { game, edition, settings, features, weights, seats, seed } = play;
  const rng = fastRng(`tune/${seed}`);
  const evaluation: Evaluation<never> = makeEvaluation(game, features, weights);
  // Every root of this match is of this game.
  const bot = straying(
    greedyBot('greedy', () => evaluation),
    rng,
  );
  const moments: number[][][] = [];
  const onDecision = (at: Position<T>, { given }: Root<T>) => {
    // Bots judge positions at the end of a turn, so that is where they learn.
    if (given.length === 0 && below(rng, LOOK) === 0)
      moments.push(game.score(at).map((_, seat) => rowOf(play, at, seat)));
  };
  const player = { name: bot.id, bot, budget: { iterations: Number.MAX_SAFE_INTEGER } };
  const players = Array.from({ length: seats }, () => player);
  const { outcome } = playMatch({ game, edition, settings, seed: `tune/${seed}`, players, now: () => 0, onDecision });
  const samples = moments.flatMap(rows => pairs(rows, outcome.places));
  return samples.map(sample => ({ ...sample, weight: WITNESSES / samples.length }));
}

function rowOf<T extends Terms>({ game, features }: SelfPlay<T>, at: Position<T>, index: number): number[] {
  const row = features.names.map(() => 0);
  const score = game.score(at)[index];
  features.read(at, score.seat ?? index, score, row);
  return row;
}

function pairs(rows: readonly (readonly number[])[], places: readonly number[]): Omit<Sample, 'weight'>[] {
  const samples: Omit<Sample, 'weight'>[] = [];
  for (let a = 0; a < places.length; a++) {
    for (let b = a + 1; b < places.length; b++) {
      const ahead = (Math.sign(places[b] - places[a]) + 1) / 2;
      samples.push({ row: rows[a].map((value, i) => value - rows[b][i]), ahead });
    }
  }
  return samples;
}

function straying(bot: Bot, rng: Rng): Bot {
  return {
    id: bot.id,
    begin: (root, chance) => {
      if (below(rng, STRAY) !== 0) return bot.begin(root, chance);
      const { texts } = question(root);
      const text = texts[below(rng, texts.length)];
      return { isDone: () => true, iterate: () => {}, thought: () => ({ text, iterations: 0, lines: [] }) };
    },
  };
}

const NEWTON_STEPS = 12;

export interface Fit {
  readonly weights: Weights;
  /** The mean of -ln of the chance that the weights gave to what happened; 0.693 is a coin. */
  readonly surprise: number;
}

/** Logistic regression with a ridge around the weights known so far, by Newton's method. */
export function fit(names: readonly string[], samples: readonly Sample[], known: Weights): Fit {
  // The ridge pulls at all features alike, whatever they are counted in.
  const scale = names.map((_, i) => spreadOf(samples, i));
  const prior = names.map((name, i) => (known[name] ?? 0) * scale[i]);
  const rows = samples.map(({ row }) => row.map((value, i) => value / scale[i]));
  let worth = prior.slice();
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const matrix = names.map((_, i) => names.map((__, j) => (i === j ? RIDGE : 0)));
    const slope = worth.map((value, i) => RIDGE * (prior[i] - value));
    for (const [index, row] of rows.entries()) {
      const { ahead, weight } = samples[index];
      const chance = chanceOf(row, worth);
      const doubt = weight * chance * (1 - chance);
      for (let i = 0; i < row.length; i++) {
        slope[i] += weight * row[i] * (ahead - chance);
        for (let j = 0; j < row.length; j++) matrix[i][j] += doubt * row[i] * row[j];
      }
    }
    const change = solve(matrix, slope);
    worth = worth.map((value, i) => value + change[i]);
  }
  const weights: { [name: string]: number } = {};
  for (const [index, name] of names.entries()) weights[name] = Number((worth[index] / scale[index]).toFixed(5));
  return { weights, surprise: surpriseOf(samples, rows, worth) };
}

/** The usual size of a feature's difference; 1 for one that never differs. */
function spreadOf(samples: readonly Sample[], feature: number): number {
  let squares = 0;
  for (const { row } of samples) squares += row[feature] ** 2;
  return squares === 0 ? 1 : Math.sqrt(squares / samples.length);
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
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * worth[i];
  return 1 / (1 + Math.exp(-sum));
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
