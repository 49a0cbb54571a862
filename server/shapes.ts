import type { Json } from '@bonebed/kernel';
import { isSaidAnew, keepsOrder } from './delta.ts';
import { areTexts, GAP, isPlace, quoted } from './stencil.ts';

/**
 * The shapes that changes have had, as trees that grow with use: who walks along a change finds its shape again without writing it down.
 * Every move of every table comes through here; `draw(diff(before, after))` says the same with more work.
 */

/** The shape of a change of one field. */
export interface Stencil {
  /** As JSON text. */
  readonly shape: string;
}

/** One step of a walk: a mark of JSON, a gap, or a name or text that stands in the shape as it is. */
type Token = string | symbol;

const MARKS = {
  open: Symbol('{'),
  close: Symbol('}'),
  openList: Symbol('['),
  closeList: Symbol(']'),
  gap: Symbol('"$"'),
  null: Symbol('null'),
  true: Symbol('true'),
  false: Symbol('false'),
  comma: Symbol(','),
} as const;

/** A list's new length stands under this name in its delta. */
const LENGTH = '#';

/** Beyond so many places the trees begin anew: texts that people choose, and rare moments of long games, must not fill the memory. */
const MOST_PLACES = 50_000;

/** A place in a tree of shapes: the beginning of all shapes that go on from here. */
interface Place {
  readonly from: Place | null;
  readonly token: Token;
  /** What the last step to it wrote. */
  readonly text: string;
  stencil: Stencil | null;
  /** The place that followed last time: mostly it does again. */
  last: Place | null;
  /** All that ever followed, if there is more than one. */
  others: Map<Token, Place> | null;
}

/**
 * An object of JSON, which inherits nothing that `for in` would find. It is used in place of `Object.keys`, whose lists were a tenth of all the
 * memory that a move took.
 */
type Fields = { readonly [key: string]: Json };

/** A walk along the change of a field, kept because what is the same for all eyes comes several times in a row. */
class Walk {
  #before: Json | undefined;
  #after: Json | undefined;
  #stencil: Stencil | null = null;
  /** It filled these from here to there. */
  #fill: readonly Json[] = [];
  #from = 0;
  #to = 0;

  isOf(before: Json, after: Json): boolean {
    return this.#before === before && this.#after === after;
  }

  note<P extends Stencil | null>(before: Json, after: Json, stencil: P, fill: readonly Json[], from: number): P {
    this.#before = before;
    this.#after = after;
    this.#stencil = stencil;
    this.#fill = fill;
    this.#from = from;
    this.#to = fill.length;
    return stencil;
  }

  repeat(fill: Json[]): Stencil | null {
    for (let i = this.#from; i < this.#to; i++) fill.push(this.#fill[i]);
    return this.#stencil;
  }
}

export class Shapes {
  #root = newPlace(null, '', '');
  #places = 0;
  /** The texts of steps, each kept once. */
  #texts = new Map<string, string>();
  /** Where the walk is. */
  #at = this.#root;
  #fill: Json[] = [];
  /** The last of each field. */
  readonly #walks = new Map<string, Walk>();

  /** The shape of a field's change, or null if it has not changed; what goes into its gaps is added to `fill`. */
  change(field: string, before: Json, after: Json, fill: Json[]): Stencil | null {
    if (before === after) return null;
    const walk = this.#lastWalk(field);
    if (walk.isOf(before, after)) return walk.repeat(fill);
    const from = fill.length;
    this.#begin(field, fill);
    return walk.note(before, after, this.#change(before, after) ? this.#end() : null, fill, from);
  }

  /** The shape of a field that is told as it is. */
  value(field: string, value: Json, fill: Json[]): Stencil {
    const walk = this.#lastWalk(field);
    const known = walk.isOf(null, value) ? walk.repeat(fill) : null;
    if (known !== null) return known;
    const from = fill.length;
    this.#begin(field, fill);
    this.#value(value);
    return walk.note(null, value, this.#end(), fill, from);
  }

  #lastWalk(field: string): Walk {
    let walk = this.#walks.get(field);
    if (walk === undefined) {
      walk = new Walk();
      this.#walks.set(field, walk);
    }
    return walk;
  }

  #begin(field: string, fill: Json[]): void {
    if (this.#places > MOST_PLACES) {
      this.#places = 0;
      this.#texts.clear();
      this.#walks.clear();
      this.#root = newPlace(null, '', '');
    }
    this.#fill = fill;
    this.#at = this.#root;
    this.#mark(MARKS.open, '{');
    this.#name(field, '');
  }

  #end(): Stencil {
    this.#mark(MARKS.close, '}');
    this.#at.stencil ??= { shape: textTo(this.#at) };
    return this.#at.stencil;
  }

  /** Walks along a change; false if there is none, and then nothing was filled. */
  #change(before: Json, after: Json): boolean {
    if (isList(before) && isList(after)) return this.#changeOfList(before, after);
    if (isFields(before) && isFields(after)) return this.#changeOfFields(before, after);
    this.#replace(after);
    return true;
  }

  #replace(value: Json): void {
    this.#mark(MARKS.openList, '[');
    this.#value(value);
    this.#mark(MARKS.closeList, ']');
  }

  #changeOfList(before: readonly Json[], after: readonly Json[]): boolean {
    const changed = countChanged(before, after);
    const isResized = before.length !== after.length;
    if (changed === 0 && !isResized) return false;
    if (isSaidAnew(after, changed)) {
      this.#replace(after);
      return true;
    }
    this.#mark(MARKS.open, '{');
    let gaps = 0;
    for (let i = 0; gaps < changed; i++) {
      const isNew = i >= before.length;
      if (!isNew && isSame(before[i], after[i])) continue;
      this.#fill.push(i);
      this.#name(gapName(gaps), gaps === 0 ? '' : ',');
      gaps += 1;
      if (isNew) this.#replace(after[i]);
      else this.#change(before[i], after[i]);
    }
    if (isResized) {
      this.#name(LENGTH, gaps === 0 ? '' : ',');
      this.#gap(after.length);
    }
    this.#mark(MARKS.close, '}');
    return true;
  }

  #changeOfFields(before: Fields, after: Fields): boolean {
    if (!keepsOrder(before, after)) {
      this.#replace(after);
      return true;
    }
    this.#mark(MARKS.open, '{');
    let comma = '';
    let gaps = 0;
    let kept = 0;
    for (const key in after) {
      const was = fieldOf(before, key);
      const is = after[key];
      if (was !== undefined) {
        kept += 1;
        if (isSame(was, is)) continue;
      }
      gaps += this.#key(key, gaps, comma);
      comma = ',';
      if (was === undefined) this.#replace(is);
      else this.#change(was, is);
    }
    if (kept < countFields(before)) {
      for (const key in before) {
        if (fieldOf(after, key) !== undefined) continue;
        gaps += this.#key(key, gaps, comma);
        comma = ',';
        this.#gap(0);
      }
    }
    this.#mark(MARKS.close, '}');
    return comma !== '';
  }

  #value(value: Json): void {
    if (typeof value === 'number') this.#gap(value);
    else if (typeof value === 'string') {
      if (value.startsWith(GAP)) this.#gap(value);
      else this.#step(value, '', quoted);
    } else if (value === null) this.#mark(MARKS.null, 'null');
    else if (value === true) this.#mark(MARKS.true, 'true');
    else if (value === false) this.#mark(MARKS.false, 'false');
    else if (isList(value)) this.#list(value);
    else this.#fields(value);
  }

  #list(list: readonly Json[]): void {
    if ((list.length > 1 && areNumbers(list)) || areTexts(list)) {
      this.#gap(list);
      return;
    }
    this.#mark(MARKS.openList, '[');
    for (let i = 0; i < list.length; i++) {
      if (i > 0) this.#mark(MARKS.comma, ',');
      this.#value(list[i]);
    }
    this.#mark(MARKS.closeList, ']');
  }

  #fields(fields: Fields): void {
    this.#mark(MARKS.open, '{');
    let comma = '';
    let gaps = 0;
    for (const key in fields) {
      gaps += this.#key(key, gaps, comma);
      comma = ',';
      this.#value(fields[key]);
    }
    this.#mark(MARKS.close, '}');
  }

  /** A name of a field, or a gap where it is a number: the places in a board are numbers too. Gives how many gaps that were. */
  #key(key: string, gaps: number, comma: string): number {
    const place = isPlace(key);
    if (!place && !key.startsWith(GAP)) {
      this.#name(key, comma);
      return 0;
    }
    this.#fill.push(place ? Number(key) : key);
    this.#name(gapName(gaps), comma);
    return 1;
  }

  #gap(value: Json): void {
    this.#fill.push(value);
    this.#mark(MARKS.gap, '"$"');
  }

  #name(name: string, comma: string): void {
    this.#step(name, comma, named);
  }

  #mark(mark: symbol, text: string): void {
    const { last } = this.#at;
    if (last !== null && last.token === mark) this.#at = last;
    else this.#at = this.#find(mark) ?? this.#grow(mark, text);
  }

  #step(token: string, comma: string, write: (token: string) => string): void {
    const { last } = this.#at;
    if (last !== null && last.token === token) this.#at = last;
    else this.#at = this.#find(token) ?? this.#grow(token, comma + write(token));
  }

  #find(token: Token): Place | null {
    const found = this.#at.others?.get(token);
    if (found === undefined) return null;
    this.#at.last = found;
    return found;
  }

  #grow(token: Token, text: string): Place {
    const from = this.#at;
    const kept = this.#texts.get(text) ?? text;
    this.#texts.set(kept, kept);
    const place = newPlace(from, token, kept);
    if (from.last !== null && from.others === null) from.others = new Map([[from.last.token, from.last]]);
    from.others?.set(token, place);
    from.last = place;
    this.#places += 1;
    return place;
  }
}

function newPlace(from: Place | null, token: Token, text: string): Place {
  return { from, token, text, stencil: null, last: null, others: null };
}

/** All that the steps to a place wrote. */
function textTo(place: Place): string {
  const texts: string[] = [];
  for (let at: Place | null = place; at !== null; at = at.from) texts.push(at.text);
  return texts.reverse().join('');
}

const gapNames: string[] = [];

function gapName(gap: number): string {
  gapNames[gap] ??= `${GAP}${gap}`;
  return gapNames[gap];
}

const named = (name: string): string => `${quoted(name)}:`;

/** Whether two values of JSON are the same, their fields in the same order. */
export function isSame(a: Json, b: Json): boolean {
  // Most of a board is numbers, and where only numbers are compared it takes no call.
  if (typeof a === 'number' && typeof b === 'number') return a === b;
  if (a === b) return true;
  if (isList(a)) return isList(b) && areSameLists(a, b);
  return isFields(a) && isFields(b) && areSameFields(a, b);
}

function areSameLists(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

function areSameFields(a: Fields, b: Fields): boolean {
  if (!areSameNames(a, b)) return false;
  for (const name in a) if (!isSame(a[name], b[name])) return false;
  return true;
}

/** Of use only while two objects are compared. */
const names: string[] = [];

function areSameNames(a: Fields, b: Fields): boolean {
  let count = 0;
  for (const name in a) names[count++] = name;
  let next = 0;
  for (const name in b) if (next === count || name !== names[next++]) return false;
  return next === count;
}

function countChanged(before: readonly Json[], after: readonly Json[]): number {
  let changed = Math.max(0, after.length - before.length);
  const both = after.length - changed;
  for (let i = 0; i < both; i++) if (!isSame(before[i], after[i])) changed += 1;
  return changed;
}

function countFields(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count += 1;
  return count;
}

/** A field if there is one. Values of JSON are neither undefined nor functions; of what objects inherit, all but `__proto__` is. */
function fieldOf(fields: Fields, name: string): Json | undefined {
  const value = fields[name];
  if (typeof value !== 'function' && name !== '__proto__') return value;
  return Object.hasOwn(fields, name) ? value : undefined;
}

function areNumbers(list: readonly Json[]): boolean {
  for (const entry of list) if (typeof entry !== 'number') return false;
  return true;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
