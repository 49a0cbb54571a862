import { below, fastRng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { type FitSample, fit } from './fit.ts';

const NAMES = ['bones', 'money'];

/** Games in which a bone brings two points and money nothing, with some luck. */
function games(count: number): FitSample[] {
  const rng = fastRng('fit');
  const around = (size: number) => (size * (below(rng, 2001) - 1000)) / 1000;
  return Array.from({ length: count }, () => {
    const rows = [0, 1].map(() => [around(5), around(5)]);
    const points = rows.map(([bones]) => 20 + 2 * bones + around(3));
    const places = points[0] > points[1] ? [1, 2] : [2, 1];
    return { rows, points, places, weight: 1 };
  });
}

describe('fitting weights', () => {
  test('shows what brings points and what does not', () => {
    const weights = fit(NAMES, games(400), { bones: 0.1, money: 0.1 });
    expect(weights.bones).toBeGreaterThan(10 * Math.abs(weights.money));
    expect(weights.bones).toBeGreaterThan(0.2);
  });

  test('a strong pull leaves the weights as they were', () => {
    expect(fit(NAMES, games(30), { bones: 0.1, money: 0.05 }, 1e9)).toEqual({ bones: 0.1, money: 0.05 });
  });
});
