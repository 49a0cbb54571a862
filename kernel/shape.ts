import { BadInput } from './errors.ts';
import { type Schema, schemaFaults } from './schema.ts';

/**
 * The shape of a file, said once: a JSON Schema that a person's editor understands, which also tells the compiler what fits it. A game
 * describes its components with the functions below; types, checks and messages follow from that.
 */
export interface Shape<V> extends Schema {
  /** Never there: it carries the type. */
  readonly [VALUE]?: V;
}
declare const VALUE: unique symbol;

/** What fits a shape. */
export type ValueOf<S> = S extends Shape<infer V> ? V : never;

/** A field that may be missing. */
export interface Optional<V> {
  readonly optional: Shape<V>;
}

type FieldShapes = Readonly<Record<string, Shape<unknown> | Optional<unknown>>>;
type FieldValues<F> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer V> ? V : never;
};

/** The value, if it has this shape; throws `BadInput` at its first fault otherwise. */
export function read<V>(shape: Shape<V>, value: unknown): V {
  const [first] = schemaFaults(shape, value);
  if (first !== undefined) throw new BadInput('edition', first.path, first.fault);
  // It has just been checked.
  return value as V;
}

export function text(most = 400): Shape<string> {
  return { type: 'string', minLength: 1, maxLength: most };
}

export function integer(least: number, most: number): Shape<number> {
  return { type: 'integer', minimum: least, maximum: most };
}

export const flag: Shape<boolean> = { type: 'boolean' };

/** One of these words. */
export function word<const W extends string>(...words: readonly W[]): Shape<W> {
  return { enum: words };
}

/** This and nothing else. */
export function exactly<const V extends string | number | boolean | null>(value: V): Shape<V> {
  return { const: value };
}

export function orNull<V>(shape: Shape<V>): Shape<V | null> {
  if (typeof shape.type === 'string') return { ...shape, type: [shape.type, 'null'] };
  if (shape.enum !== undefined) return { enum: [...shape.enum, null] };
  return { anyOf: [shape, { type: 'null' }] };
}

export function either<S extends readonly Shape<unknown>[]>(...shapes: S): Shape<ValueOf<S[number]>> {
  return { anyOf: shapes };
}

export function list<V>(items: Shape<V>, least: number, most: number): Shape<readonly V[]> {
  return { type: 'array', items, minItems: least, maxItems: most };
}

/** Values by names that the file chooses. */
export function table<V>(values: Shape<V>, most: number): Shape<Readonly<Record<string, V>>> {
  return { type: 'object', additionalProperties: values, maxProperties: most };
}

/** An object with these fields. Others may stand beside them: notes, where a value comes from. */
export function fields<const F extends FieldShapes>(shapes: F): Shape<FieldValues<F>> {
  const entries = Object.entries(shapes).map(([name, shape]) => [name, 'optional' in shape ? shape.optional : shape]);
  const required = Object.keys(shapes).filter(name => !('optional' in shapes[name]));
  return { type: 'object', required, properties: Object.fromEntries(entries) };
}

/** An object with these fields and no others. */
export function closed<const F extends FieldShapes>(shapes: F): Shape<FieldValues<F>> {
  return { ...fields(shapes), additionalProperties: false };
}

export function optional<V>(shape: Shape<V>): Optional<V> {
  return { optional: shape };
}
