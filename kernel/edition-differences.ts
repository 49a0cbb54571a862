import { type Fields, isFields } from './json.ts';
import type { Language } from './message.ts';

/** One thing in which two editions differ: where, and what stands there in each. */
export interface EditionDifference {
  /** Dotted, components by their id: `specimens.items.SP17.vp`. */
  readonly path: string;
  /** The component it belongs to, as people call it; null outside of one. */
  readonly component: string | null;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly from: unknown;
  readonly to: unknown;
}

/** Where two editions differ. Lists of components are compared by id, so that a new one in the middle is one difference. */
export function editionDifferences(from: unknown, to: unknown, language: Language): EditionDifference[] {
  const found: EditionDifference[] = [];
  compare(from, to, { path: [], component: null, language, found });
  return found;
}

interface Place {
  readonly path: readonly string[];
  readonly component: string | null;
  readonly language: Language;
  readonly found: EditionDifference[];
}

function compare(from: unknown, to: unknown, place: Place): void {
  if (isFields(from) && isFields(to)) {
    compareFields(from, to, place);
    return;
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    const [here, there] = [byId(from), byId(to)];
    if (here !== null && there !== null) compareFields(here, there, place);
    else if (from.length === to.length) compareFields({ ...from }, { ...to }, place);
    else note('changed', from, to, place);
    return;
  }
  if (!Object.is(from, to)) note('changed', from, to, place);
}

function compareFields(from: Fields, to: Fields, place: Place): void {
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const inner = inside(place, key, to[key] ?? from[key]);
    if (!Object.hasOwn(to, key)) note('removed', from[key], null, inner);
    else if (Object.hasOwn(from, key)) compare(from[key], to[key], inner);
    else note('added', null, to[key], inner);
  }
}

function note(kind: EditionDifference['kind'], from: unknown, to: unknown, { path, component, found }: Place): void {
  found.push({ path: path.join('.'), component, kind, from, to });
}

function inside(place: Place, key: string, value: unknown): Place {
  const named = isFields(value) ? componentIn(value, place.language) : null;
  return { ...place, path: [...place.path, key], component: named ?? place.component };
}

/** A component's name, where it has one. */
function componentIn(fields: Fields, language: Language): string | null {
  const { id, name } = fields;
  if (typeof id !== 'string') return null;
  if (typeof name === 'string') return name;
  const translated = isFields(name) ? name[language] : null;
  return typeof translated === 'string' ? translated : id;
}

/** A list of components under their ids; null for a list of anything else. */
function byId(list: readonly unknown[]): Fields | null {
  const entries = list.flatMap(entry => (isFields(entry) && typeof entry.id === 'string' ? [[entry.id, entry]] : []));
  const ids = new Set(entries.map(([id]) => id));
  return list.length > 0 && ids.size === list.length ? Object.fromEntries(entries) : null;
}
