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
import { slowestOf, tryGame } from '../editions/effort.ts';
import { limits } from '../limits.ts';
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

function effortOf(game: Game<Terms>, edition: Edition<Terms>, seed: string): ReturnType<typeof slowestOf> {
  const deal = { seats: pick(fastRng(seed), game.seats), seed, answers: ANSWERS };
  return slowestOf(() => tryGame(game, edition, deal), { enoughMs: limits.trial.answerMs, tries: isFull ? TRIES : 1 });
}

/** The edition with the values at these paths replaced; `*` stands for all entries of a list. */
function withValues(components: unknown, values: Readonly<Record<string, number>>): unknown {
  const copy: unknown = structuredClone(components);
  const put = (inside: unknown, [key, ...rest]: readonly string[], value: number): void => {
    const keys = key === '*' ? Object.keys(Object(inside)) : [key];
    for (const one of keys) {
      if (rest.length === 0) Reflect.set(Object(inside), one, value);
      else put(Reflect.get(Object(inside), one), rest, value);
    }
  };
  for (const [path, value] of Object.entries(values)) put(copy, path.split('.'), value);
  return copy;
}

test('the editions that have stopped a server are refused', async () => {
  const stopped = {
    fossilis: { 'constants.values.moveSpaces': 25, 'constants.values.energyPerTurn': 9999 },
    holotype: { 'fieldExpeditions.items.*.dice': 99_999 },
  };
  for (const [id, values] of Object.entries(stopped)) {
    const { game, components } = await loadGame(id);
    expect(opened(game, withValues(components, {}))).not.toBe(null);
    for (const [path, value] of Object.entries(values)) {
      expect(opened(game, withValues(components, { [path]: value })), path).toBe(null);
    }
  }
});

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
      answers += effort.tookMs.length - 1;
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

/** The places of numbers, those that mean the same together: `cards.3.vp` with `cards.4.vp`. */
function alike(value: unknown, path: string, groups = new Map<string, Place[]>()): Map<string, Place[]> {
  for (const [key, inner] of Object.entries(Object(value))) {
    const name = `${path}.${/^\d+$/.test(key) ? '*' : key}`;
    if (typeof inner === 'number') groups.set(name, [...(groups.get(name) ?? []), { of: Object(value), key }]);
    else if (typeof inner === 'object') alike(inner, name, groups);
  }
  return groups;
}

/** The edition with all its numbers driven in one direction, as far as they are let go together. */
function drivenTo(
  change: (value: number) => readonly number[],
  game: Game<Terms>,
  components: unknown,
): Edition<Terms> {
  const copy: unknown = structuredClone(components);
  let edition = openEdition(game, copy);
  for (const places of [...alike(copy, '').values()].slice(0, GROUPS)) {
    const before = places.map(({ of, key }) => Number(Reflect.get(of, key)));
    for (let far = 0; far < change(1).length; far++) {
      for (const [index, { of, key }] of places.entries()) Reflect.set(of, key, change(before[index])[far]);
      const driven = opened(game, copy);
      if (driven !== null) {
        edition = driven;
        break;
      }
      for (const [index, { of, key }] of places.entries()) Reflect.set(of, key, before[index]);
    }
  }
  return edition;
}

/** How many groups of numbers are driven: all of them at full length. */
const GROUPS = extent(6, 10_000);
const GAMES = extent(1, 20);
const LONG = extent(60, 1000);

const directions = {
  up: (value: number): number[] => [value * 4, value * 3, value * 2, value + 1],
  down: (): number[] => [0, 1, 2],
};

test('nor does one in which everything is as large, or as small, as it can be', async () => {
  let slowestMs = 0;
  let options = 0;
  for (const id of gameIds) {
    const { game, components } = await loadGame(id);
    for (const [name, change] of Object.entries(directions)) {
      const edition = drivenTo(change, game, components);
      for (let number = 0; number < GAMES; number++) {
        const seed = `${name}/${number}`;
        const deal = { seats: pick(fastRng(seed), game.seats), seed, answers: LONG };
        const effort = slowestOf(() => tryGame(game, edition, deal), {
          enoughMs: limits.trial.answerMs,
          tries: isFull ? TRIES : 1,
        });
        slowestMs = Math.max(slowestMs, effort.slowestMs);
        options = Math.max(options, effort.options);
      }
    }
  }
  report(2, 'Editions at their extremes', {
    games: GAMES * gameIds.length * Object.keys(directions).length,
    'most options': options,
    'slowest answer ms': Math.round(slowestMs),
  });
  expect(options).toBeLessThan(limits.trial.options);
  if (isFull) expect(slowestMs).toBeLessThan(limits.trial.answerMs);
});
