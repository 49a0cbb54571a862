import type { Json } from '@bonebed/kernel';

/**
 * What changed between two JSON values, small enough to send with every move.
 *
 * - `[value]`: it is now `value`.
 * - `{ key: delta }`: only these fields (or entries of a list) changed, each by its own delta; `0` took the field away.
 *   For a list, `#` is its new length where that changed.
 *
 * `undefined` is no change at all.
 */
export type Delta = readonly [Json] | { readonly [key: string]: Delta | 0 | number };

const LENGTH = '#';
type Fields = { readonly [key: string]: Json };

export function diff(before: Json, after: Json): Delta | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return diffLists(before, after);
  if (isFields(before) && isFields(after)) return diffFields(before, after);
  return [after];
}

function diffLists(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  const changes: { [key: string]: Delta | number } = {};
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const delta = i < before.length ? diff(before[i], after[i]) : ([after[i]] as const);
    if (delta === undefined) continue;
    changes[i] = delta;
    changed += 1;
  }
  // A list that changed everywhere is shorter said anew.
  if (changed > 0 && changed === after.length) return [after];
  if (before.length !== after.length) {
    if (after.length === 0) return [after];
    changes[LENGTH] = after.length;
    changed += 1;
  }
  return changed === 0 ? undefined : changes;
}

function diffFields(before: Fields, after: Fields): Delta | undefined {
  const changes: { [key: string]: Delta | 0 } = {};
  let changed = false;
  for (const key of Object.keys(after)) {
    const delta = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const);
    if (delta === undefined) continue;
    set(changes, key, delta);
    changed = true;
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) continue;
    set(changes, key, 0);
    changed = true;
  }
  // The order of fields counts: the text of an option follows it.
  if (!isInOrder(before, after)) return [after];
  return changed ? changes : undefined;
}

/** Whether the fields of `after` stand in the order that `patch` gives them: those of `before`, then the new ones. */
function isInOrder(before: Fields, after: Fields): boolean {
  const keys = Object.keys(after);
  let place = 0;
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key) && keys[place++] !== key) return false;
  }
  return true;
}

/** The value that `delta` makes of `before`. What did not change is shared with it; `before` stays as it was. */
export function patch(before: Json, delta: Delta): Json {
  if (isReplacement(delta)) return delta[0];
  if (isList(before)) return patchList(before, delta);
  if (!isFields(before)) throw new Error('a delta of fields needs an object or a list to change');
  const after: { [key: string]: Json } = {};
  // Each field stays in its place.
  for (const key of Object.keys(before)) {
    const change = Object.hasOwn(delta, key) ? delta[key] : undefined;
    if (change === undefined) set(after, key, before[key]);
    else if (typeof change !== 'number') set(after, key, patch(before[key], change));
  }
  for (const key of Object.keys(delta)) {
    const change = delta[key];
    if (typeof change !== 'number' && !Object.hasOwn(before, key)) set(after, key, patch(null, change));
  }
  return after;
}

function patchList(before: readonly Json[], delta: { readonly [key: string]: Delta | 0 | number }): Json {
  const length = delta[LENGTH];
  const after = before.slice(0, typeof length === 'number' ? length : before.length);
  for (const key of Object.keys(delta)) {
    const change = delta[key];
    if (key === LENGTH || typeof change === 'number') continue;
    after[Number(key)] = patch(before[Number(key)] ?? null, change);
  }
  return after;
}

/** Sets an own field whatever its name: `__proto__` must not reach the prototype. */
function set<V>(fields: { [key: string]: V }, key: string, value: V): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

function isReplacement(delta: Delta): delta is readonly [Json] {
  return Array.isArray(delta);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
