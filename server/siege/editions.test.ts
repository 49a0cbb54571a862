import { gameIds, loadGame } from '@bonebed/games';
import {
  BadInput,
  below,
  type Edition,
  fastRng,
  type Game,
  openEdition,
  pick,
  type Rng,
  type Terms,
} from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { type Effort, tryGame } from '../tables/trial.ts';
import { extent, isFull, report } from './figures.ts';

/** Editions as somebody would write them who means harm: real ones with a few values driven to their extremes. */
const VARIANTS = extent(100, 10_000);
/** Answers of each game that is dealt with one. */
const ANSWERS = extent(20, 60);
/** Machines are noisy: what was slow once is tried again so often. */
const TRIES = 3;

type Place = { readonly of: object; readonly key: string };

/** Every place of a value inside another. */
function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ of: value, key }, ...places(inner)]);
}

const EXTREMES = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 25, 50, 100, 1000, 99_999, -1, 0.5];

function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value === 'number') return below(rng, 3) === 0 ? value * 2 : pick(rng, EXTREMES);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(rng, ['', 'x', `${value}${value}`, 'x'.repeat(100_000), '__proto__']);
  if (Array.isArray(value))
    return pick(rng, [[], [...value, ...value], value.slice(1), [...value].reverse(), repeated(value)]);
  return pick(rng, [{}, null, [value], { ...Object(value), more: 1 }]);
}

const repeated = (list: readonly unknown[]): unknown[] => new Array(10_000).fill(list[0] ?? 0);

/** Changes a few values; mostly numbers, since those are let through, and now and then all numbers of one name. */
function variant(rng: Rng, components: unknown): unknown {
  const copy: unknown = structuredClone(components);
  const all = places(copy);
  const numbers = all.filter(({ of, key }) => typeof Reflect.get(of, key) === 'number');
  for (let changes = 1 + below(rng, 6); changes > 0; changes--) {
    const place = pick(rng, below(rng, 10) === 0 ? all : numbers);
    const value = mutated(rng, Reflect.get(place.of, place.key));
    const isForAll = typeof value === 'number' && below(rng, 2) === 0;
    const alike = isForAll ? numbers.filter(({ key }) => key === place.key) : [place];
    for (const { of, key } of alike) Reflect.set(of, key, structuredClone(value));
  }
  return copy;
}

function opened(game: Game<Terms>, components: unknown): Edition<Terms> | null {
  try {
    return openEdition(game, components);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** As an answer's time that of the quickest try: the others were the machine's. */
function effortOf(game: Game<Terms>, edition: Edition<Terms>, seed: string): Effort {
  const deal = { seats: pick(fastRng(seed), game.seats), seed, answers: ANSWERS };
  let effort = tryGame(game, edition, deal);
  for (let tries = 1; isFull && tries < TRIES && effort.slowestMs > limits.trial.answerMs; tries++) {
    const again = tryGame(game, edition, deal);
    if (again.slowestMs < effort.slowestMs) effort = again;
  }
  return effort;
}

test('no edition that is let in makes an answer slow, or the rules fail', async () => {
  let accepted = 0;
  let answers = 0;
  let options = 0;
  let slowestMs = 0;
  const faults: string[] = [];
  for (let number = 0; number < VARIANTS; number++) {
    const id = gameIds[number % gameIds.length];
    const { game, components } = await loadGame(id);
    const seed = `edition/${number}`;
    try {
      const edition = opened(game, variant(fastRng(seed), components));
      if (edition === null) continue;
      accepted += 1;
      const effort = effortOf(game, edition, seed);
      answers += effort.answers;
      options = Math.max(options, effort.options);
      slowestMs = Math.max(slowestMs, effort.slowestMs);
      if (isFull && effort.slowestMs > limits.trial.answerMs) faults.push(`${seed} ${id}: ${effort.slowestMs} ms`);
      if (effort.options > limits.trial.options) faults.push(`${seed} ${id}: ${effort.options} options`);
    } catch (error) {
      faults.push(`${seed} ${id}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  report(2, 'Hostile editions', {
    variants: VARIANTS,
    accepted,
    refused: VARIANTS - accepted,
    answers,
    'most options': options,
    'slowest answer ms': Math.round(slowestMs),
    unhandled: faults.length,
  });
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(VARIANTS / 20);
});
