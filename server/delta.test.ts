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

test('an option keeps the order of its fields, which its text follows', () => {
  const before = [{ do: 'done' }, { do: 'assign', dinosaur: 3 }];
  const after = [{ do: 'done' }, { do: 'scorePartial', dinosaur: 3 }];
  expect(JSON.stringify(patch(before, diff(before, after) ?? [after]))).toBe(JSON.stringify(after));
});

test('values that share most of their parts survive the round trip too', () => {
  const board = fc.record({
    turn: fc.nat(3),
    cells: fc.array(fc.nat(2), { maxLength: 6 }),
    players: fc.array(fc.record({ hand: fc.array(fc.option(fc.nat(9))), '#': fc.nat(2) }), { maxLength: 3 }),
    ask: fc.option(fc.dictionary(fc.constantFrom('a', 'b', '__proto__', '0'), fc.nat(2))),
  });
  fc.assert(
    fc.property(board, board, (before, after) => {
      const delta = diff(sent(before), sent(after));
      const patched = delta === undefined ? sent(before) : patch(sent(before), sent(delta));
      // With the order of fields: the text of an option follows it.
      expect(JSON.stringify(patched)).toBe(JSON.stringify(sent(after)));
    }),
    { numRuns: 2000 },
  );
});

test('equal values have no difference', () => {
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
});

test('one changed cell of a board is all that is sent', () => {
  expect(diff({ board: [0, 0, 0], turn: 0 }, { board: [0, 1, 0], turn: 1 })).toEqual({ board: { 1: [1] }, turn: [1] });
});

test('a grown list sends its new entries and its length', () => {
  expect(diff([1, 2], [1, 2, 3])).toEqual({ 2: [3], '#': 3 });
});

test('a field that went away is sent as 0', () => {
  expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: 0 });
});

test('the value that is patched stays as it was', () => {
  const before = { board: [0, 0], deep: { x: 1 } };
  patch(before, { board: { 1: [5] }, deep: { x: [2] } });
  expect(before).toEqual({ board: [0, 0], deep: { x: 1 } });
});
