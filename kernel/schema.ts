import type { Fault } from './game.ts';

/** The part of JSON Schema (draft 2020-12) that our component files use. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly maxProperties?: number;
  readonly anyOf?: readonly Schema[];
}

/** Where a value does not fit a schema, path by path. */
export function schemaFaults(schema: Schema, value: unknown): Fault[] {
  const faults: Fault[] = [];
  check(schema, value, '', { root: schema, faults });
  return faults;
}

// `satisfies` ties the list to the interface: a keyword that is read but not listed does not compile, and the other way round.
const KEYWORDS = {
  $ref: true,
  $defs: true,
  type: true,
  enum: true,
  const: true,
  minimum: true,
  maximum: true,
  minLength: true,
  maxLength: true,
  minItems: true,
  maxItems: true,
  items: true,
  required: true,
  properties: true,
  additionalProperties: true,
  maxProperties: true,
  anyOf: true,
} satisfies Record<keyof Schema, true>;
const ANNOTATIONS = ['$schema', '$id', '$comment', 'title', 'description', 'default', 'examples'];

/** A keyword that we do not check would let faults pass unseen. */
function knownOnly(schema: Schema): void {
  for (const key of Object.keys(schema)) {
    if (!Object.hasOwn(KEYWORDS, key) && !ANNOTATIONS.includes(key))
      throw new Error(`schema keyword '${key}' is not known`);
  }
}

interface Checking {
  readonly root: Schema;
  readonly faults: Fault[];
}

function check(schema: Schema, value: unknown, path: string, context: Checking): void {
  knownOnly(schema);
  const fault = (text: string) => context.faults.push({ path, fault: text });
  if (schema.$ref !== undefined) check(resolve(schema.$ref, context.root), value, path, context);
  if (schema.anyOf?.every(one => faultsIn(one, value, context.root).length > 0)) {
    fault('fits none of the allowed shapes');
    return;
  }
  if (schema.type !== undefined && ![schema.type].flat().includes(typeOf(value, schema.type))) {
    fault(`expected ${[schema.type].flat().join(' or ')}, found ${typeOf(value, '')}`);
    return;
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    fault(`${JSON.stringify(value)} is not one of ${schema.enum.join(', ')}`);
  }
  if (schema.const !== undefined && schema.const !== value) fault(`expected ${JSON.stringify(schema.const)}`);
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) fault(`${value} is less than ${schema.minimum}`);
    if (schema.maximum !== undefined && value > schema.maximum) fault(`${value} is more than ${schema.maximum}`);
  }
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    if (value.length < minLength) fault(`shorter than ${minLength} characters`);
    if (value.length > maxLength) fault(`longer than ${maxLength} characters`);
  }
  if (Array.isArray(value)) checkList(schema, value, path, context);
  else if (typeof value === 'object' && value !== null) checkObject(schema, value, path, context);
}

function checkList(schema: Schema, list: readonly unknown[], path: string, context: Checking): void {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (list.length < minItems || list.length > maxItems) {
    const wanted = maxItems === Number.POSITIVE_INFINITY ? `at least ${minItems}` : `${minItems} to ${maxItems}`;
    context.faults.push({ path, fault: `${list.length} entries, expected ${wanted}` });
    // A list that is far too long is not looked through.
    if (list.length > maxItems) return;
  }
  if (schema.items === undefined) return;
  for (const [index, entry] of list.entries()) check(schema.items, entry, join(path, String(index)), context);
}

function checkObject(schema: Schema, value: object, path: string, context: Checking): void {
  const { maxProperties = Number.POSITIVE_INFINITY } = schema;
  const fields = Object.keys(value).length;
  if (fields > maxProperties) {
    context.faults.push({ path, fault: `${fields} fields, expected at most ${maxProperties}` });
    return;
  }
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) context.faults.push({ path: join(path, key), fault: 'missing' });
  }
  for (const [key, entry] of Object.entries(value)) {
    const { properties = {}, additionalProperties } = schema;
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (known === false) context.faults.push({ path: join(path, key), fault: 'no such field' });
    else if (typeof known === 'object') check(known, entry, join(path, key), context);
  }
}

function faultsIn(schema: Schema, value: unknown, root: Schema): Fault[] {
  const faults: Fault[] = [];
  check(schema, value, '', { root, faults });
  return faults;
}

function resolve(ref: string, root: Schema): Schema {
  const found = root.$defs?.[ref.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`schema has no ${ref}`);
  return found;
}

function typeOf(value: unknown, wanted: string | readonly string[]): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value) && [wanted].flat().includes('integer')) return 'integer';
  return typeof value;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
