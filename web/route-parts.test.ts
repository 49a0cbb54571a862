import { expect, test } from 'vitest';
import { partsOf } from './route-parts.ts';

test('an address is read part by part', () => {
  expect(partsOf('')).toEqual(['']);
  expect(partsOf('#/')).toEqual(['']);
  expect(partsOf('#/at/abc/d%2Fe')).toEqual(['at', 'abc', 'd/e']);
});

test('a damaged address names no page', () => {
  for (const damaged of ['#/%E0%A4%A', '#/at/%zz', '#/table/x/%']) expect(partsOf(damaged)).toEqual([damaged]);
});
