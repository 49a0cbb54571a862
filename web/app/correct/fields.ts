import type { Schema } from '@bonebed/kernel';

/** How a field can be changed by hand. */
export type FieldKind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly mayMiss: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly mayMiss: boolean }
  | { readonly kind: 'text'; readonly most: number }
  /** In both languages. */
  | { readonly kind: 'words'; readonly most: number }
  /** A list of ids. */
  | { readonly kind: 'choices'; readonly options: readonly string[]; readonly least: number; readonly most: number }
  /** A number for each of some ids; one that is left out is none. */
  | { readonly kind: 'counts'; readonly keys: readonly string[]; readonly least: number; readonly most: number };

/** What may stand at a path; null where the description does not say. */
export function schemaAt(schema: Schema, path: string): Schema | null {
  let at: Schema | null = schema;
  for (const key of path.split('.')) {
    at = at === null ? null : inside(sure(at), key);
  }
  return at === null ? null : at;
}

function inside({ properties, additionalProperties, items }: Schema, key: string): Schema | null {
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key];
  if (/^\d+$/.test(key) && items !== undefined) return items;
  return typeof additionalProperties === 'object' ? additionalProperties : null;
}

/** Without the alternative that nothing stands there. */
function sure(schema: Schema): Schema {
  return schema.anyOf?.find(one => one.type !== 'null') ?? schema;
}

/** An id rather than words that people wrote. */
const ID = /^[a-z][\w-]*$/;
/** A list that is longer is hard to choose from. */
const MOST_OPTIONS = 60;

/** How values of this schema are changed, given what stands there in all pieces of the kind; null for what takes a file. */
export function fieldKind(schema: Schema, seen: readonly unknown[]): FieldKind | null {
  const types = [schema.type ?? []].flat();
  const mayMiss = types.includes('null') || schema.enum?.includes(null) === true || schema.anyOf !== undefined;
  const own = sure(schema);
  if (own.anyOf !== undefined) return null;
  if (own.enum !== undefined) return { kind: 'choice', options: own.enum.filter(isText), mayMiss };
  if (types.includes('boolean')) return { kind: 'flag' };
  const { minimum: least = 0, maximum: most = 99_999 } = own;
  if ([own.type ?? []].flat().includes('integer')) return { kind: 'number', least, most, mayMiss };
  if ([own.type ?? []].flat().includes('string')) return textKind(own, seen, mayMiss);
  if (own.type === 'array') return listKind(own, seen);
  return own.type === 'object' ? objectKind(own, seen) : null;
}

function textKind({ maxLength = 400 }: Schema, seen: readonly unknown[], mayMiss: boolean): FieldKind {
  const options = distinct(seen);
  const isChoice = options.length > 1 && options.length <= MOST_OPTIONS && options.every(option => ID.test(option));
  return isChoice ? { kind: 'choice', options, mayMiss } : { kind: 'text', most: maxLength };
}

function listKind({ items, minItems = 0, maxItems = 99 }: Schema, seen: readonly unknown[]): FieldKind | null {
  const options = distinct(seen.flat());
  if (items?.type !== 'string' || options.length === 0 || !options.every(option => ID.test(option))) return null;
  return { kind: 'choices', options, least: minItems, most: maxItems };
}

function objectKind({ properties = {}, additionalProperties }: Schema, seen: readonly unknown[]): FieldKind | null {
  // The gender that French articles go by stays with the name.
  const names = Object.keys(properties).filter(name => name !== 'gender');
  if (names.length === 2 && names.includes('en') && names.includes('fr')) {
    return { kind: 'words', most: properties.en.maxLength ?? 400 };
  }
  if (names.length > 0 || typeof additionalProperties !== 'object' || additionalProperties.type !== 'integer')
    return null;
  const { minimum: least = 0, maximum: most = 99_999 } = additionalProperties;
  return { kind: 'counts', keys: distinct(seen.flatMap(keysOf)), least, most };
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function distinct(values: readonly unknown[]): string[] {
  return [...new Set(values.filter(isText))].sort();
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The same components with another value at a path; `undefined` takes it away. */
export function withValue(value: unknown, path: readonly string[], next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? withValue(one, rest, next) : one));
  const fields = typeof value === 'object' && value !== null ? value : {};
  const inner = withValue(Reflect.get(fields, key), rest, next);
  const { [key]: _old, ...others }: Record<string, unknown> = { ...fields };
  if (inner === undefined) return others;
  return Object.hasOwn(fields, key) ? { ...fields, [key]: inner } : { ...others, [key]: inner };
}
