import type { Json } from '@bonebed/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch } from './delta.ts';

/** As it comes out of the other end of a socket. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value));

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }).map(value => sent(value) as Json);

test('a patched value is the value that was meant, for any two JSON values', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const delta = diff(before, after);
      const patched = delta === undefined ? before : patch(before, sent(delta));
      expect(JSON.stringify(patched)).toBe(JSON.stringify(after));
    }),
    { numRuns: 2000 },
  );
});

test('values that share most of their parts survive the round trip too', () => {
  const board = fc.record({
    turn: fc.nat(3),
    cells: fc.array(fc.nat(2), { maxLength: 6 }),
    players: fc.array(fc.record({ hand: fc.array(fc.option(fc.nat(9))), '#': fc.nat(2), '+': fc.nat(2) }), {
      maxLength: 3,
    }),
    ask: fc.option(fc.dictionary(fc.constantFrom('a', 'b', '__proto__', '0'), fc.nat(2))),
  });
  fc.assert(
    fc.property(board, board, (before, after) => {
      const delta = diff(sent(before), sent(after));
      const patched = delta === undefined ? sent(before) : patch(sent(before), sent(delta));
      expect(JSON.stringify(patched)).toBe(JSON.stringify(after));
    }),
    { numRuns: 2000 },
  );
});

test('fields keep their order, whatever they are called', () => {
  const name = fc.constantFrom(
    'do',
    'from',
    'to',
    'n',
    '0',
    '17',
    '4294967294',
    '99999999999',
    '__proto__',
    '#',
    '+',
    '',
  );
  const option = fc.array(fc.tuple(name, fc.nat(2)), { maxLength: 6 }).map(fields => sent(record(fields)));
  fc.assert(
    fc.property(option, option, (before, after) => {
      const delta = diff(before, after);
      expect(delta === undefined).toBe(JSON.stringify(before) === JSON.stringify(after));
      const patched = delta === undefined ? before : patch(before, sent(delta));
      expect(JSON.stringify(patched)).toBe(JSON.stringify(after));
    }),
    { numRuns: 5000 },
  );
});

/** A record of these fields, in their order. */
function record(fields: readonly (readonly [string, Json])[]): Json {
  const made = {};
  for (const [key, value] of fields) {
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return made;
}

test('a field that changed stays where it was, and a record in another order is another record', () => {
  const before = { do: 'exchange', from: 'jurassic', n: 1, to: 1 };
  const after = { do: 'exchange', from: 'triassic', n: 1, to: 1 };
  expect(diff(before, after)).toEqual({ from: 'triassic' });
  expect(JSON.stringify(patch(before, { from: 'triassic' }))).toBe(JSON.stringify(after));
  expect(diff({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([{ b: 2, a: 1 }]);
});

test('equal values have no difference', () => {
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
});

test('one changed cell of a board is all that is sent', () => {
  expect(diff({ board: [0, 0, 0], turn: 0 }, { board: [0, 1, 0], turn: 1 })).toEqual({ board: { 1: 1 }, turn: 1 });
});

test('a grown list sends its new entries, a shorter one its length', () => {
  expect(diff([1, 2], [1, 2, 3])).toEqual({ '+': [3] });
  expect(diff([1, 2, 3], [1, 2])).toEqual({ '#': 2 });
});

test('of a list whose records have all changed in part only those parts are sent; one that has nothing left of it is sent anew', () => {
  const players = [
    { fossils: 0, workers: [-1, 2] },
    { fossils: 3, workers: [-1, 1] },
  ];
  const recalled = [
    { fossils: 0, workers: [-1, -1] },
    { fossils: 3, workers: [-1, -1] },
  ];
  expect(diff(players, recalled)).toEqual({ 0: { workers: { 1: -1 } }, 1: { workers: { 1: -1 } } });
  expect(diff([1, 2], [3, 4])).toEqual([[3, 4]]);
});

test('a record with other fields than before is sent anew', () => {
  expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual([{ a: 1 }]);
  expect(diff({ a: 1 }, { a: 1, b: 2 })).toEqual([{ a: 1, b: 2 }]);
});

test('the value that is patched stays as it was', () => {
  const before = { board: [0, 0], deep: { x: 1 } };
  patch(before, { board: { 1: 5 }, deep: { x: 2 } });
  expect(before).toEqual({ board: [0, 0], deep: { x: 1 } });
});
