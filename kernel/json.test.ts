import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atPath, canonicalJson, differences, fingerprint } from './json.ts';

describe('canonical JSON', () => {
  test('sorts keys at every depth and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'x"' })).toBe('{"a":"x\\"","b":[2,{"c":null,"d":1}]}');
  });

  test('says the same as JSON, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(fingerprint(reversed(value))).toBe(fingerprint(value));
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, reversed(entry)]),
  );
}

test('a fingerprint is the first 64 bits of the SHA-256', () => expect(fingerprint({})).toBe('44136fa355b3678a'));

describe('differences', () => {
  test('none between equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(differences(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('name the path and both sides', () => {
    expect(differences({ a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 5 }], c: 3 })).toEqual([
      { path: 'a.1.b', expected: 2, found: 5 },
    ]);
  });

  test('a field that one side lacks differs, even if it is undefined', () => {
    expect(differences({ a: 1 }, {})).toEqual([{ path: 'a', expected: 1, found: undefined }]);
    expect(differences({}, { a: undefined })).toHaveLength(1);
    expect(differences({ a: undefined }, {})).toHaveLength(1);
  });

  test('lists of different lengths, lists and objects, null and objects differ', () => {
    expect(differences([1], [1, 2])).toEqual([{ path: '1', expected: undefined, found: 2 }]);
    expect(differences([], {})).toHaveLength(1);
    expect(differences(null, {})).toHaveLength(1);
  });

  test('what JSON can not hold differs from what it makes of it', () => {
    expect(differences({ a: Number.NaN }, { a: null })).toHaveLength(1);
    expect(differences({ a: -0 }, { a: 0 })).toHaveLength(1);
  });

  test('stop at the limit', () => expect(differences([1, 2, 3, 4], [0, 0, 0, 0], 2)).toHaveLength(2));
});

test('a dotted path leads to its value', () => {
  const value = { players: [{ hand: [7] }] };
  expect(atPath(value, '')).toBe(value);
  expect(atPath(value, 'players.0.hand.0')).toBe(7);
  expect(atPath(value, 'players.1.hand')).toBeUndefined();
});
