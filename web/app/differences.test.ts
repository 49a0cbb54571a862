import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('entries of a list are compared by their id, wherever they stand', () => {
  const before = {
    cards: [
      { id: 'rex', vp: 6 },
      { id: 'allo', vp: 4 },
    ],
    steps: [1, 2],
  };
  const after = {
    cards: [
      { id: 'allo', vp: 5 },
      { id: 'rex', vp: 6 },
      { id: 'new', vp: 1 },
    ],
    steps: [1, 3],
  };
  expect(differencesOf(before, after)).toEqual([
    { path: 'cards.allo.vp', before: '4', after: '5' },
    { path: 'cards.new', before: null, after: '{"id":"new","vp":1}' },
    { path: 'steps.1', before: '2', after: '3' },
  ]);
});

test('the same values in another order of fields are no difference', () => {
  expect(differencesOf({ a: 1, b: [null, 'x'] }, { b: [null, 'x'], a: 1 })).toEqual([]);
});

test('a part that is gone is told', () => {
  expect(differencesOf({ a: 1, b: 'two' }, { a: 1 })).toEqual([{ path: 'b', before: 'two', after: null }]);
});
