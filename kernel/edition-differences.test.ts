import { expect, test } from 'vitest';
import { editionDifferences } from './edition-differences.ts';

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
  expect(editionDifferences(before, after, 'en')).toEqual([
    { path: 'cards.allo.vp', component: 'allo', kind: 'changed', from: 4, to: 5 },
    { path: 'cards.new', component: 'new', kind: 'added', from: null, to: { id: 'new', vp: 1 } },
    { path: 'steps.1', component: null, kind: 'changed', from: 2, to: 3 },
  ]);
});

test('the same values in another order of fields are no difference', () => {
  expect(editionDifferences({ a: 1, b: [null, 'x'] }, { b: [null, 'x'], a: 1 }, 'en')).toEqual([]);
});

test('a part that is gone is told', () => {
  expect(editionDifferences({ a: 1, b: 'two' }, { a: 1 }, 'en')).toEqual([
    { path: 'b', component: null, kind: 'removed', from: 'two', to: null },
  ]);
});
