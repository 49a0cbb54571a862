import { below, fastRng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { fit, type Moment } from './fit.ts';

const NAMES = ['bones', 'money'];

/** Games in which a bone brings two points and money nothing, with some luck. */
function games(count: number): Moment[] {
  const rng = fastRng('fit');
  const around = (size: number) => (size * (below(rng, 2001) - 1000)) / 1000;
  return Array.from({ length: count }, () => {
    const rows = [0, 1].map(() => [around(5), around(5)]);
    const points = rows.map(([bones]) => 20 + 2 * bones + around(3));
    const places = points[0] > points[1] ? [1, 2] : [2, 1];
    return { rows, points, places, progress: 0, weight: 1 };
  });
}

describe('fitting weights', () => {
  test.each(['wins', 'points'] as const)('%s show what brings points and what does not', target => {
    const { weights, surprise } = fit(NAMES, games(400), { bones: 0.1, money: 0.1 }, target);
    expect(weights.bones).toBeGreaterThan(10 * Math.abs(weights.money));
    expect(surprise).toBeLessThan(Math.LN2 / 2);
  });

  test('points need fewer games than wins', () => {
    const known = { bones: 0.1, money: 0.1 };
    const share = (target: 'wins' | 'points') => {
      const { weights } = fit(NAMES, games(30), known, target, 1);
      return weights.money / weights.bones;
    };
    expect(Math.abs(share('points'))).toBeLessThan(Math.abs(share('wins')));
  });

  test('a strong pull leaves the weights in the proportion they had', () => {
    const { weights } = fit(NAMES, games(30), { bones: 0.1, money: 0.05 }, 'points', 1e9);
    expect(weights.money / weights.bones).toBeCloseTo(0.5, 2);
  });
});
