import { expect, test } from 'vitest';
import { wholePath } from './whole.ts';

test('fractions go, and absolute commands become relative', () => {
  expect(wholePath('M10.4 20.6L30.4 20.6H40.2V10.1Z')).toBe('m10 21l20 0h10v-11z');
});

test('nothing drifts: many small steps end where they should', () => {
  const steps = wholePath(`M0 0l${'0.4 0 '.repeat(100)}`);
  const ends = [...steps.matchAll(/-?\d+/g)].map(Number);
  expect(ends.filter((_, index) => index % 2 === 0).reduce((sum, n) => sum + n, 0)).toBe(40);
});

test('numbers that stand without a space are read, and the flags of an arc', () => {
  expect(wholePath('M0 0c.5.5 9.6-.2 10.2.6')).toBe('m0 0c1 1 10 0 10 1');
  expect(wholePath('M5 5a1.5 2 0 0110.2.4')).toBe('m5 5a2 2 0 0 1 10 0');
});

test('repeated commands are written once, further pairs of a move are lines', () => {
  expect(wholePath('m1 1 2 2 3 3M9 9M1 1')).toBe('m1 1l2 2 3 3m3 3m-8-8');
});

test('after a close the pen is back at its start', () => {
  expect(wholePath('M10 10h5v5zl1 1')).toBe('m10 10h5v5zl1 1');
});
