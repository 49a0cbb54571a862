import { chacha20Block } from './chacha20.ts';
import { impossible } from './errors.ts';
import type { Rng } from './game.ts';
import { fromHex, sha256, sha256Hex, toHex } from './sha256.ts';
import { beforeFirstTurn, belowByTurn, isByTurn, numberOfTurn, shuffleByTurn } from './turns.ts';

/**
 * Chance. Real games use ChaCha20 (RFC 8439) with a 256-bit key, so that no player can work out what comes next;
 * worlds that bots imagine use sfc32, which is small and fast. Both sit behind `Rng`, whose state is part of the game's.
 * Where several people play the same deal, chance goes by the turn (`turns.ts`).
 */

const CHACHA_WORDS = 8;
const FAST_WORDS = 4;

/** A generator for a real game, from 64 hex digits. */
export function secureRng(seed: string): Rng {
  const bytes = fromHex(seed);
  const view = new DataView(bytes.buffer);
  const words: number[] = [];
  for (let i = 0; i < CHACHA_WORDS; i++) words.push(view.getInt32(4 * i, true));
  return { words, used: 0 };
}

/** A generator for a game that several people play from the same deal: chance goes by the turn. */
export function turnsRng(seed: string): Rng {
  const { words, used } = secureRng(seed);
  return { words: [...words, ...beforeFirstTurn], used };
}

/** What is published before a game so that its seed can be checked afterwards. */
export function commitment(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** A seed that depends on nothing but the label: for simulations and tests, never for a game between people. */
export function seedFrom(label: string): string {
  return sha256Hex(label);
}

/** A fast generator that depends on nothing but the label. */
export function fastRng(label: string): Rng {
  const view = new DataView(fromHex(seedFrom(label)).buffer);
  return fastFrom(view.getInt32(0), view.getInt32(4), view.getInt32(8));
}

/** A fast generator that goes its own way from a word of `parent` on. */
export function fork(parent: Rng): Rng {
  return fastFrom(nextWord(parent), nextWord(parent), nextWord(parent));
}

function fastFrom(a: number, b: number, c: number): Rng {
  const words = [a, b, c, 1];
  // sfc32's author mixes twelve rounds before the first result.
  for (let i = 0; i < 12; i++) sfc32(words);
  return { words, used: 0 };
}

/**
 * Chance with foretold results, for tests and scenarios: each `below` gives the next of them. When they run out it gives
 * n - 1, which leaves a shuffled pile as it lies.
 */
export function scriptedRng(...results: readonly number[]): Rng {
  return { words: [...new Array<number>(CHACHA_WORDS + 1).fill(0), ...results], used: 0 };
}

function scripted(rng: Rng, n: number): number {
  const result = rng.words[CHACHA_WORDS + 1 + rng.used++] ?? n - 1;
  if (result < 0 || result >= n)
    throw new Error(`chance is scripted to give ${result}, but only 0 to ${n - 1} can come`);
  return result;
}

/** Whether these can be the words of a generator: for positions that come from outside. */
export function isRng({ words, used }: Rng): boolean {
  const known = words.length === FAST_WORDS || words.length >= CHACHA_WORDS;
  return known && words.every(word => word === (word | 0)) && Number.isSafeInteger(used) && used >= 0;
}

export function cloneRng(rng: Rng): Rng {
  return { words: rng.words.slice(), used: rng.used };
}

/** The next 32 random bits, as a signed integer. */
export function nextWord(rng: Rng): number {
  if (isByTurn(rng)) return numberOfTurn(rng)[0];
  const index = rng.used++;
  return rng.words.length === FAST_WORDS ? sfc32(rng.words) : chacha20Word(rng.words, index);
}

/** A whole number from 0 to n - 1, each equally likely: bits are drawn again until they fit, never folded by modulo. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return n === 1 ? 0 : impossible('something to choose from', n);
  if (rng.words.length > CHACHA_WORDS) return isByTurn(rng) ? belowByTurn(rng, n) : scripted(rng, n);
  const spare = Math.clz32(n - 1);
  let drawn = nextWord(rng) >>> spare;
  while (drawn >= n) drawn = nextWord(rng) >>> spare;
  return drawn;
}

export function pick<X>(rng: Rng, from: readonly X[]): X {
  return from[below(rng, from.length)];
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<X>(rng: Rng, items: X[]): X[] {
  if (isByTurn(rng)) return shuffleByTurn(rng, items);
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const held = items[last];
    items[last] = items[other];
    items[other] = held;
  }
  return items;
}

/** The whole numbers 0 to n - 1 in random order. */
export function shuffled(rng: Rng, n: number): number[] {
  const items: number[] = [];
  for (let i = 0; i < n; i++) items.push(i);
  return shuffle(rng, items);
}

/** Takes one item out at random and returns it. */
export function takeRandom<X>(rng: Rng, items: X[]): X {
  return items.splice(below(rng, items.length), 1)[0];
}

function sfc32(words: number[]): number {
  const a = words[0] | 0;
  const b = words[1] | 0;
  const c = words[2] | 0;
  const counter = words[3] | 0;
  const result = (((a + b) | 0) + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  words[3] = (counter + 1) | 0;
  return result;
}

/** Word `index` of the key stream with nonce 0. */
function chacha20Word(key: readonly number[], index: number): number {
  const counter = index >>> 4;
  if (latest.counter !== counter || !latest.key.every((word, i) => word === key[i])) {
    latest = { key: key.slice(), counter, block: chacha20Block(key, counter) };
  }
  return latest.block[index & 15];
}

// A shuffle reads the sixteen words of a block one after the other. A memo of a pure function: it changes no result.
let latest: { key: readonly number[]; counter: number; block: Int32Array } = {
  key: [0],
  counter: -1,
  block: new Int32Array(16),
};
