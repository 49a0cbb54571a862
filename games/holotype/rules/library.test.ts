import { expect, test } from 'vitest';
import { cubesOf, position, says } from '../testing/index.ts';

test.each([
  ['P', 'R:3'],
  ['G', 'R:3'],
  ['A', 'R:2'],
])('HT-10.1 %s takes %s', (worker, cubes) => {
  const table = says(position({ red: { at: 'G:lounge' } }), `red place ${worker} library`);
  expect(cubesOf(table, 'red')).toBe(cubes);
});

test.each([
  ['P', 'R:4'],
  ['G', 'R:4'],
  ['A', 'R:3'],
])('HT-10.2, HT-14.2 with the Library Grant %s takes %s', (worker, cubes) => {
  const table = position({ red: { at: 'G:lounge', milestones: 'libraryGrant' } });
  expect(cubesOf(says(table, `red place ${worker} library`), 'red')).toBe(cubes);
});
