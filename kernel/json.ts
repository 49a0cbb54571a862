import type { Json } from './game.ts';
import { sha256Hex } from './sha256.ts';

/** An object, as opposed to a list or a single value. */
export type Fields<V = unknown> = { readonly [key: string]: V };

export function isFields(value: Json): value is Fields<Json>;
export function isFields(value: unknown): value is Fields;
export function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with sorted keys, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/** A short fingerprint of a JSON value: the first 64 bits of the SHA-256 of its canonical text. */
export function fingerprint(value: unknown): string {
  return sha256Hex(canonicalJson(value)).slice(0, 16);
}

/**
 * The same of a game's state, taken from its JSON text as it is: rules and `clone` build their objects in a fixed order, which
 * the property kit checks, and this is several times faster.
 */
export function stateHash(state: object): string {
  return sha256Hex(JSON.stringify(state)).slice(0, 16);
}

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Where two JSON values differ, leaf by leaf, at most `limit` of them. */
export function differences(expected: unknown, found: unknown, limit = 20): Difference[] {
  const all: Difference[] = [];
  // Nearly always there is none, and without paths to write down that is found out several times faster.
  if (!isSurelyEqual(expected, found)) collect(expected, found, '', all, limit);
  return all;
}

/** Whether two JSON values are equal. What is no JSON (a list with holes, `undefined`) is left to a closer look. */
function isSurelyEqual(one: unknown, other: unknown): boolean {
  if (!isContainer(one) || !isContainer(other)) return one !== undefined && Object.is(one, other);
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!isSurelyEqual(one[index], other[index])) return false;
    return true;
  }
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!isSurelyEqual(Reflect.get(one, key), Reflect.get(other, key))) return false;
  return true;
}

function collect(expected: unknown, found: unknown, path: string, all: Difference[], limit: number): void {
  if (all.length >= limit || Object.is(expected, found)) return;
  if (!isContainer(expected) || !isContainer(found) || Array.isArray(expected) !== Array.isArray(found)) {
    all.push({ path, expected, found });
    return;
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  for (const key of keys) {
    const inner = path === '' ? key : `${path}.${key}`;
    const [here, there] = [Reflect.get(expected, key), Reflect.get(found, key)];
    // A field that is `undefined` is no JSON: it differs from one that is missing.
    if (Object.hasOwn(expected, key) === Object.hasOwn(found, key)) collect(here, there, inner, all, limit);
    else if (all.length < limit) all.push({ path: inner, expected: here, found: there });
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value at a dotted path (`players.0.hand`), or undefined. */
export function atPath(value: unknown, path: string): unknown {
  let inner = value;
  for (const key of path === '' ? [] : path.split('.')) {
    if (!isContainer(inner)) return undefined;
    inner = Reflect.get(inner, key);
  }
  return inner;
}
