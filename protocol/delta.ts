import { type Fields, isFields, type Json } from '@bonebed/kernel';

/**
 * What changed between two JSON values, small enough to send with every move.
 *
 * - `[value]`: it is now `value`.
 * - `{ key: delta }`: only these fields (or entries of a list) changed, each by its own delta; `0` took the field away.
 *   For a list, `#` is its new length where it got shorter; entries beyond its end are added. Fields keep their places, new ones come last.
 *
 * `undefined` is no change at all.
 */
export type Delta = readonly [Json] | { readonly [key: string]: Delta | 0 | number };

const LENGTH = '#';

export function diff(before: Json, after: Json): Delta | undefined {
  const text = diffText(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Delta);
}

/** The same as the text that travels: it is made with every move for everybody who looks on, and a text alone is quicker than both. */
export function diffText(before: Json, after: Json): string | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listText(before, after);
  if (isFields(before) && isFields(after)) return fieldsText(before, after);
  return anewText(after);
}

function anewText(value: Json): string {
  return `[${JSON.stringify(value) ?? 'null'}]`;
}

function listText(before: readonly Json[], after: readonly Json[]): string | undefined {
  let changes = '';
  let anew = 0;
  for (let i = 0; i < after.length; i++) {
    // Most entries are the same, and long lists (all events of a game) go through here with every move.
    if (i < before.length && before[i] === after[i]) continue;
    const delta = i < before.length ? diffText(before[i], after[i]) : anewText(after[i]);
    if (delta === undefined) continue;
    changes += `,"${i}":${delta}`;
    if (delta.startsWith('[')) anew += 1;
  }
  if (after.length < before.length) changes += `,"${LENGTH}":${after.length}`;
  if (changes === '') return undefined;
  // A list of which no entry has stayed in part is shorter said anew.
  return anew === after.length ? anewText(after) : `{${changes.slice(1)}}`;
}

function fieldsText(before: Fields<Json>, after: Fields<Json>): string | undefined {
  const keys = Object.keys(before);
  let changes = '';
  let place = 0;
  for (const key in after) {
    // Most records keep their fields, in their order: what differs from that is looked at anew.
    if (keys[place++] !== key) return unlikeText(before, after);
    if (before[key] === after[key]) continue;
    const delta = diffText(before[key], after[key]);
    if (delta !== undefined) changes += `,${JSON.stringify(key)}:${delta}`;
  }
  if (place < keys.length) return unlikeText(before, after);
  return changes === '' ? undefined : `{${changes.slice(1)}}`;
}

/** The same where fields came, went or changed places. */
function unlikeText(before: Fields<Json>, after: Fields<Json>): string {
  if (!keepsOrder(before, after)) return anewText(after);
  let changes = '';
  for (const key of Object.keys(after)) {
    const delta = Object.hasOwn(before, key) ? diffText(before[key], after[key]) : anewText(after[key]);
    if (delta !== undefined) changes += `,${JSON.stringify(key)}:${delta}`;
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes += `,${JSON.stringify(key)}:0`;
  return `{${changes.slice(1)}}`;
}

/**
 * Whether fields that stay are in the same order as before, and new ones come after them: so `patch` puts them. Names that are whole
 * numbers need no care, for JavaScript sorts them.
 */
function keepsOrder(before: Fields<Json>, after: Fields<Json>): boolean {
  const staying = Object.keys(before).filter(key => !isWhole(key) && Object.hasOwn(after, key));
  let next = 0;
  for (const key of Object.keys(after)) {
    if (next === staying.length) return true;
    if (!isWhole(key) && key !== staying[next++]) return false;
  }
  return true;
}

function isWhole(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && /^(0|[1-9]\d{0,8})$/.test(key);
}

/**
 * The value that `delta` makes of `before`, with its fields in the order that was meant. What did not change is shared with it; `before`
 * stays as it was.
 */
export function patch(before: Json, delta: Delta): Json {
  if (isReplacement(delta)) return delta[0];
  if (isList(before)) return patchList(before, delta);
  if (!isFields(before)) throw new Error('a delta of fields needs an object or a list to change');
  const after: { [key: string]: Json } = {};
  for (const key of Object.keys(before)) {
    const change = Object.hasOwn(delta, key) ? delta[key] : null;
    if (change === null) set(after, key, before[key]);
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
