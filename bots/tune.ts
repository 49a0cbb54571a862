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
import { type Bot, question } from './bot.ts';
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
/** One decision in so many is looked at: neighbouring positions tell little new. */
const LOOK = 5;
/** Pulls weights towards 0, so that features that always go together share what they are worth. */
const RIDGE = 10;

/** How two seats differ in a position, and whether the first ended ahead (1), level (1/2) or behind (0). */
export interface Sample {
  readonly row: readonly number[];
  readonly ahead: number;
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
  const onDecision = (at: Position<T>) => {
    if (below(rng, LOOK) === 0) moments.push(game.score(at).map((_, seat) => rowOf(play, at, seat)));
  };
  const player = { name: bot.id, bot, budget: { iterations: Number.MAX_SAFE_INTEGER } };
  const players = Array.from({ length: seats }, () => player);
  const { outcome } = playMatch({ game, edition, settings, seed: `tune/${seed}`, players, now: () => 0, onDecision });
  return moments.flatMap(rows => pairs(rows, outcome.places));
}

function rowOf<T extends Terms>({ game, features }: SelfPlay<T>, at: Position<T>, index: number): number[] {
  const row = features.names.map(() => 0);
  const score = game.score(at)[index];
  features.read(at, score.seat ?? index, score, row);
  return row;
}

function pairs(rows: readonly (readonly number[])[], places: readonly number[]): Sample[] {
  const samples: Sample[] = [];
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

/** Logistic regression with a ridge, by Newton's method. */
export function fit(names: readonly string[], samples: readonly Sample[]): Fit {
  let worth = names.map(() => 0);
  // So that the ridge pulls at all features alike, whatever they are counted in.
  const scale = names.map(
    (_, i) => Math.sqrt(samples.reduce((sum, { row }) => sum + row[i] ** 2, 0) / samples.length) || 1,
  );
  const rows = samples.map(({ row }) => row.map((value, i) => value / scale[i]));
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const matrix = names.map((_, i) => names.map((__, j) => (i === j ? RIDGE : 0)));
    const slope = worth.map(weight => -RIDGE * weight);
    for (const [index, row] of rows.entries()) {
      const chance = chanceOf(row, worth);
      const doubt = chance * (1 - chance);
      for (let i = 0; i < row.length; i++) {
        slope[i] += row[i] * (samples[index].ahead - chance);
        for (let j = 0; j < row.length; j++) matrix[i][j] += doubt * row[i] * row[j];
      }
    }
    const change = solve(matrix, slope);
    worth = worth.map((weight, i) => weight + change[i]);
  }
  const weights: { [name: string]: number } = {};
  for (const [index, name] of names.entries()) weights[name] = Number((worth[index] / scale[index]).toFixed(5));
  let surprise = 0;
  for (const [index, row] of rows.entries()) {
    const chance = chanceOf(row, worth);
    const { ahead } = samples[index];
    surprise -= ahead * Math.log(chance) + (1 - ahead) * Math.log(1 - chance);
  }
  return { weights, surprise: surprise / samples.length };
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
