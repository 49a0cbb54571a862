import type { Json } from '@bonebed/kernel';

/**
 * Moves of a game differ in their numbers more than in their shape. A stencil is the shape: a JSON value with `$` wherever a number
 * (or a list of numbers, or of texts) goes. A client gets each stencil once; from then on only its number and what fills the gaps.
 */
export const GAP = '$';

/** Draws the shape of a value, as JSON text, and adds to `fill` what goes into its gaps, in order. */
export function draw(value: Json, fill: Json[]): string {
  if (typeof value === 'number' || (typeof value === 'string' && value.startsWith(GAP))) {
    fill.push(value);
    return '"$"';
  }
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isList(value)) return drawList(value, fill);
  let text = '{';
  let gaps = 0;
  for (const key of Object.keys(value)) {
    if (text !== '{') text += ',';
    // The places in a board are numbers too.
    if (isPlace(key) || key.startsWith(GAP)) {
      fill.push(key.startsWith(GAP) ? key : Number(key));
      text += `"$${gaps++}":`;
    } else text += `${quoted(key)}:`;
    text += draw(value[key], fill);
  }
  return `${text}}`;
}

function drawList(list: readonly Json[], fill: Json[]): string {
  if ((list.length > 1 && list.every(entry => typeof entry === 'number')) || areTexts(list)) {
    fill.push(list);
    return '"$"';
  }
  let text = '[';
  for (const entry of list) {
    if (text !== '[') text += ',';
    text += draw(entry, fill);
  }
  return `${text}]`;
}

export function areTexts(list: readonly Json[]): boolean {
  for (const entry of list) if (typeof entry !== 'string') return false;
  return list.length > 0;
}

/** Names of fields and the like come again with every move: so many of them are kept in quotes. */
const MOST_QUOTED = 10_000;
const quotes = new Map<string, string>();

/** A text as JSON writes it. */
export function quoted(text: string): string {
  const known = quotes.get(text);
  if (known !== undefined) return known;
  const json = JSON.stringify(text);
  if (quotes.size < MOST_QUOTED) quotes.set(text, json);
  return json;
}

/** A key that is a whole number as JavaScript writes it, so that it comes back as it was. */
export function isPlace(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && /^(0|[1-9]\d{0,8})$/.test(key);
}

/** What goes into the gaps, and which of it comes next. */
export interface Filling {
  readonly fill: readonly Json[];
  at: number;
}

/** A stencil, or a part of one, as it is read once and filled in often. */
export type Template =
  | { readonly kind: 'gap' }
  /** There are no gaps in it: it is the same each time. */
  | { readonly kind: 'whole'; readonly value: Json }
  | { readonly kind: 'list'; readonly entries: readonly Template[] }
  /** A name that is null comes with the fill. */
  | { readonly kind: 'fields'; readonly names: readonly (string | null)[]; readonly values: readonly Template[] };

const gap: Template = { kind: 'gap' };

/** Reads a stencil, or a part of one, from its JSON. */
export function readTemplate(shape: Json): Template {
  if (shape === GAP) return gap;
  if (typeof shape !== 'object' || shape === null) return { kind: 'whole', value: shape };
  if (isList(shape)) {
    const entries = shape.map(readTemplate);
    return entries.every(isWhole) ? { kind: 'whole', value: shape } : { kind: 'list', entries };
  }
  const names = Object.keys(shape).map(name => (name.startsWith(GAP) ? null : name));
  const values = Object.values(shape).map(readTemplate);
  return values.every(isWhole) && !names.includes(null)
    ? { kind: 'whole', value: shape }
    : { kind: 'fields', names, values };
}

function isWhole({ kind }: Template): boolean {
  return kind === 'whole';
}

/** How much of a fill goes into it. */
export function countGaps(template: Template): number {
  switch (template.kind) {
    case 'gap':
      return 1;
    case 'whole':
      return 0;
    case 'list':
      return sum(template.entries.map(countGaps));
    case 'fields':
      return template.names.filter(name => name === null).length + sum(template.values.map(countGaps));
  }
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Fills the gaps. What has none is shared by all that is filled from it. */
export function fillIn(template: Template, rest: Filling): Json {
  switch (template.kind) {
    case 'gap':
      return rest.fill[rest.at++];
    case 'whole':
      return template.value;
    case 'list': {
      const list: Json[] = [];
      for (const entry of template.entries) list.push(fillIn(entry, rest));
      return list;
    }
    case 'fields': {
      const { names, values } = template;
      const filled: { [key: string]: Json } = {};
      for (let i = 0; i < names.length; i++) {
        const name = names[i] ?? String(rest.fill[rest.at++]);
        const value = fillIn(values[i], rest);
        if (name !== '__proto__') filled[name] = value;
        else Object.defineProperty(filled, name, { value, enumerable: true, configurable: true, writable: true });
      }
      return filled;
    }
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
