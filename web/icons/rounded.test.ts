import { expect, test } from 'vitest';
import { rounded } from './rounded.ts';

test('numbers keep one digit behind the point', () => {
  expect(rounded('M256.123 18.96L-.04.5z')).toBe('M256.1 19L0 .5z');
  expect(rounded('M1 2c.123-.456.5.25 1.05 1')).toBe('M1 2c.1-.5 .5 .3 1.1 1');
});

test('a long path of small steps does not drift', () => {
  const steps = Array.from({ length: 100 }, () => 'l.14-.26').join('');
  const numbers =
    rounded(`M0 0${steps}`)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const end = (axis: 0 | 1) => numbers.filter((_, index) => index % 2 === axis).reduce((sum, n) => sum + n, 0);
  expect(end(0)).toBeCloseTo(14, 0);
  expect(end(1)).toBeCloseTo(-26, 0);
});

test('a path with arcs stays as it is', () => {
  expect(rounded('M1.234 2a5.55 5.55 0 01.5.5z')).toBe('M1.234 2a5.55 5.55 0 01.5.5z');
});
