import { type Fields, isFields, type Json } from '@bonebed/kernel';

/**
 * What changed between two JSON values, small enough to send with every move.
 *
 * - A text, a number, true, false or null: it is now this.
 * - `[value]`: it is now `value`, a list or a record.
 * - `{ key: delta }`: only these fields of a record, or entries of a list, changed, each by its own delta. For a list, `+` has the entries that
 *   were added at its end, and `#` is its new length where it got shorter.
 *
 * A record keeps its fields and their order; one with other fields is said anew. `undefined` is no change at all.
 */
export type Delta = string | number | boolean | null | readonly Json[] | Changes;

interface Changes {
  readonly [key: string]: Delta;
}

const LENGTH = '#';
const ADDED = '+';

export function diff(before: Json, after: Json): Delta | undefined {
  const text = diffText(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Delta);
}

/** The same as the text that travels: it is made with every move for everybody who looks on, and a text alone is quicker than both. */
export function diffText(before: Json, after: Json): string | undefined {
  if (before === after) return undefined;
  if (typeof after !== 'object' || after === null) return JSON.stringify(after) ?? 'null';
  if (isList(after)) return isList(before) ? listText(before, after) : anewText(after);
  return isFields(before) ? fieldsText(before, after) : anewText(after);
}

function anewText(value: Json): string {
  return `[${JSON.stringify(value)}]`;
}

function listText(before: readonly Json[], after: readonly Json[]): string | undefined {
  const common = Math.min(before.length, after.length);
  let changes = '';
  let kept = common;
  for (let i = 0; i < common; i++) {
    // Most entries are the same, and long lists (all events of a game) go through here with every move.
    if (before[i] === after[i]) continue;
    const delta = diffText(before[i], after[i]);
    if (delta === undefined) continue;
    changes += `${changes === '' ? '{' : ','}"${i}":${delta}`;
    if (!delta.startsWith('{')) kept -= 1;
  }
  if (changes === '' && before.length === after.length) return undefined;
  // A list of which no entry has stayed, not even in part, is shorter said anew.
  if (kept === 0) return anewText(after);
  const first = changes === '' ? '{' : ',';
  if (after.length > common) return `${changes}${first}"${ADDED}":${JSON.stringify(after.slice(common))}}`;
  return before.length > common ? `${changes}${first}"${LENGTH}":${common}}` : `${changes}}`;
}

function fieldsText(before: Fields<Json>, after: Fields<Json>): string | undefined {
  const keys = Object.keys(before);
  let changes = '';
  let place = 0;
  for (const key in after) {
    if (keys[place++] !== key) return anewText(after);
    if (before[key] === after[key]) continue;
    const delta = diffText(before[key], after[key]);
    if (delta !== undefined) changes += `${changes === '' ? '{' : ','}${JSON.stringify(key)}:${delta}`;
  }
  if (place < keys.length) return anewText(after);
  return changes === '' ? undefined : `${changes}}`;
}

/** The value that `delta` makes of `before`. What did not change is shared with it; `before` stays as it was. */
export function patch(before: Json, delta: Delta): Json {
  if (typeof delta !== 'object' || delta === null) return delta;
  if (isList(delta)) return delta[0];
  if (isList(before)) return patchList(before, delta);
  if (!isFields(before)) throw new Error('a delta of fields needs an object or a list to change');
  const after: { [key: string]: Json } = { ...before };
  for (const key of Object.keys(delta)) set(after, key, patch(before[key], delta[key]));
  return after;
}

function patchList(before: readonly Json[], delta: Changes): Json {
  const { [LENGTH]: length, [ADDED]: added } = delta;
  const after = Array.isArray(added)
    ? before.concat(added)
    : before.slice(0, typeof length === 'number' ? length : before.length);
  for (const key of Object.keys(delta)) {
    if (key !== LENGTH && key !== ADDED) after[Number(key)] = patch(before[Number(key)], delta[key]);
  }
  return after;
}

/** Sets an own field whatever its name: `__proto__` must not reach the prototype. */
function set<V>(fields: { [key: string]: V }, key: string, value: V): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

function isList(value: Json | Delta): value is readonly Json[] {
  return Array.isArray(value);
}
