import { expect, test } from 'vitest';
import { GRAINS, pngOf, shadesOf } from './grain.ts';

test.each(Object.entries(GRAINS))('the grain of %s is as bright as its ground and wraps', (_name, grain) => {
  const { side } = grain;
  const shades = shadesOf(grain);
  const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
  expect(Math.abs(mean - 128)).toBeLessThan(3);
  /** How much two neighbouring columns differ. */
  const between = (left: number, right: number) => {
    let sum = 0;
    for (let y = 0; y < side; y++) sum += Math.abs(shades[y * side + left] - shades[y * side + right]);
    return sum / side;
  };
  const inside = Math.max(...Array.from({ length: side - 1 }, (_, x) => between(x, x + 1)));
  expect(between(side - 1, 0)).toBeLessThanOrEqual(inside * 1.2);
});

test('all grain together is small', () => {
  const bytes = Object.values(GRAINS).reduce((sum, grain) => sum + pngOf(shadesOf(grain), grain).length, 0);
  expect(bytes).toBeLessThan(100_000);
});
