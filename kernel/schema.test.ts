import { describe, expect, test } from 'vitest';
import { type Schema, schemaFaults } from './schema.ts';

const faults = (schema: Schema, value: unknown) =>
  schemaFaults(schema, value).map(({ path, fault }) => `${path}: ${fault}`);

describe('each keyword', () => {
  test.each<readonly [name: string, schema: Schema, good: readonly unknown[], bad: readonly unknown[], fault: string]>([
    ['type', { type: 'string' }, ['x', ''], [1], ': expected string, found number'],
    ['type integer', { type: 'integer' }, [0, -3, 2.0], [0.5], ': expected integer, found number'],
    ['type number', { type: 'number' }, [1, 0.5], ['1'], ': expected number, found string'],
    ['type null', { type: 'null' }, [null], [0], ': expected null, found number'],
    ['type array', { type: 'array' }, [[]], [{}], ': expected array, found object'],
    ['type object', { type: 'object' }, [{}], [[]], ': expected object, found array'],
    ['several types', { type: ['integer', 'null'] }, [1, null], ['x'], ': expected integer or null, found string'],
    ['enum', { enum: ['a', 'b'] }, ['a', 'b'], ['c'], ': "c" is not one of a, b'],
    ['const', { const: 1 }, [1], [2], ': expected 1'],
    ['minimum', { minimum: 1 }, [1, 5], [0], ': 0 is less than 1'],
    ['maximum', { maximum: 5 }, [5], [6], ': 6 is more than 5'],
    ['minLength', { minLength: 1 }, ['x'], [''], ': shorter than 1 characters'],
    ['maxLength', { maxLength: 2 }, ['', 'xy'], ['xyz'], ': longer than 2 characters'],
    ['minItems', { minItems: 2 }, [[1, 2]], [[1]], ': 1 entries, expected at least 2'],
    ['maxItems', { maxItems: 1 }, [[], [1]], [[1, 2]], ': 2 entries, expected 0 to 1'],
    ['maxProperties', { maxProperties: 1 }, [{}, { a: 1 }], [{ a: 1, b: 2 }], ': 2 fields, expected at most 1'],
    ['items', { items: { type: 'string' } }, [[], ['a']], [['a', 1]], '1: expected string, found number'],
    ['required', { required: ['a'] }, [{ a: null }], [{ b: 1 }], 'a: missing'],
    [
      'properties',
      { properties: { a: { type: 'string' } } },
      [{ a: 'x', b: 1 }],
      [{ a: 1 }],
      'a: expected string, found number',
    ],
    [
      'additionalProperties: false',
      { properties: { a: {} }, additionalProperties: false },
      [{ a: 1 }],
      [{ b: 1 }],
      'b: no such field',
    ],
    [
      'additionalProperties',
      { properties: { a: {} }, additionalProperties: { type: 'integer' } },
      [{ a: 'x', b: 1 }],
      [{ b: 'x' }],
      'b: expected integer, found string',
    ],
    ['anyOf', { anyOf: [{ type: 'string' }, { minimum: 3 }] }, ['x', 3], [2], ': fits none of the allowed shapes'],
  ])('%s', (_name, schema, good, bad, fault) => {
    for (const value of good) expect(faults(schema, value)).toEqual([]);
    for (const value of bad) expect(faults(schema, value)).toEqual([fault]);
  });
});

test('paths lead to the place, and every fault is listed', () => {
  const schema: Schema = {
    properties: {
      cards: { items: { required: ['id'], properties: { id: { type: 'string' }, cost: { minimum: 0 } } } },
    },
  };
  expect(faults(schema, { cards: [{ id: 'a' }, { cost: -1 }, { id: 3 }] })).toEqual([
    'cards.1.id: missing',
    'cards.1.cost: -1 is less than 0',
    'cards.2.id: expected string, found number',
  ]);
});

test('names that every object inherits are fields like any other', () => {
  const schema: Schema = { properties: {}, additionalProperties: false };
  expect(faults(schema, { toString: 1 })).toEqual(['toString: no such field']);
  expect(faults({ required: ['constructor'] }, {})).toEqual(['constructor: missing']);
});

test('a keyword that we do not check is an error, not a blind spot', () => {
  const schema = { type: 'string', pattern: '^a' };
  expect(() => schemaFaults(schema, 'b')).toThrow("schema keyword 'pattern' is not known");
  expect(faults({ ...{ title: 'x', description: 'y', $schema: 'z' }, type: 'string' }, 'b')).toEqual([]);
});
