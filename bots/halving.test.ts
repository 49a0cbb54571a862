import { fastRng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, halving, ranking } from './halving.ts';

/** How often each option was tried, if each always brings the same. */
function visitsAfter(iterations: number, worth: readonly number[]): number[] {
  const visits = worth.map(() => 0);
  const next = halving(worth.length, fastRng('halving'), index => ({ visits: visits[index], mean: worth[index] }));
  for (let i = 0; i < iterations; i++) visits[next()] += 1;
  return visits;
}

describe('sequential halving', () => {
  test('all are tried once, then the better half twice more, then the better half of those', () => {
    const worth = [0.1, 0.8, 0.3, 0.4, 0.5, 0.6, 0.7, 0.2];
    expect(visitsAfter(8, worth)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(visitsAfter(8 + 8, worth)).toEqual([1, 3, 1, 1, 3, 3, 3, 1]);
    expect(visitsAfter(8 + 8 + 8, worth)).toEqual([1, 7, 1, 1, 3, 3, 7, 1]);
  });

  test('then it starts anew, and those that are compared were tried equally often', () => {
    expect(visitsAfter(3 + 4 + 3, [0.9, 0.1, 0.5])).toEqual([4, 2, 4]);
  });

  test('of a long list, new ones come in with every pass, and none is left out for good', () => {
    const worth = Array.from({ length: 5 * CANDIDATES }, (_, index) => (index === 77 ? 1 : 0));
    expect(visitsAfter(CANDIDATES, worth).filter(count => count > 0)).toHaveLength(CANDIDATES);
    const visits = visitsAfter(3000, worth);
    expect(Math.min(...visits)).toBeGreaterThan(0);
    expect(Math.max(...visits)).toBe(visits[77]);
  });

  test('the best is the one that brought most of those that were tried about as often as any', () => {
    const tried = [
      { visits: 1, mean: 0.9 },
      { visits: 40, mean: 0.5 },
      { visits: 30, mean: 0.6 },
      { visits: 4, mean: 0.2 },
    ];
    expect(ranking(tried)).toEqual([2, 1, 3, 0]);
  });
});
