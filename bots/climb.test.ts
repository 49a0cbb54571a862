import type { Weights } from '@bonebed/kernel';
import { below, fastRng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { type Climb, climb, type PlayTrials, unitsOf } from './climb.ts';
import type { FitSample } from './fit.ts';
import { exp } from './math.ts';

const NAMES = ['bones', 'money', 'fame', 'never'];
const PLAN: Climb = {
  names: NAMES,
  start: { bones: -1, money: 1, fame: 0, never: 0.5 },
  units: [1, 1, 10, 0],
  shift: 0.2,
  rounds: 60,
  deals: 40,
  seed: 'a',
};

/** A game that is won by weights near these, with so much luck that a single deal says little. */
const BEST: Weights = { bones: 1, money: 0, fame: 10 };

function skill(weights: Weights): number {
  return (
    -((weights.bones - BEST.bones) ** 2) - (weights.money - BEST.money) ** 2 - ((weights.fame - BEST.fame) / 10) ** 2
  );
}

function game(luck: number): PlayTrials {
  const rng = fastRng('luck');
  return async trials =>
    trials.map(({ plus, minus }) => {
      const chance = 1 / (1 + exp(skill(minus) - skill(plus)));
      const isLuck = below(rng, 1000) < 1000 * luck;
      return below(rng, 1000) < 1000 * (isLuck ? 0.5 : chance) ? 1 : -1;
    });
}

describe('climbing', () => {
  test('finds the planted top from a wrong start, through luck, in the units of each weight', async () => {
    const { bones, money, fame, never } = await climb(PLAN, game(0.2));
    expect(Math.abs(bones - 1)).toBeLessThan(0.4);
    expect(Math.abs(money)).toBeLessThan(0.4);
    expect(Math.abs(fame - 10)).toBeLessThan(4);
    expect(never).toBe(0.5);
  });

  test('goes nowhere far if nothing is to be won', async () => {
    const found = await climb(PLAN, game(1));
    for (const [index, name] of NAMES.entries()) {
      expect(Math.abs(found[name] - PLAN.start[name])).toBeLessThanOrEqual(0.5 * PLAN.units[index]);
    }
  });

  test('plays each shift against its opposite, all weights at once, and each deal once', async () => {
    const deals = new Set<string>();
    await climb({ ...PLAN, rounds: 3 }, async trials => {
      for (const { plus, minus, deal } of trials) {
        deals.add(deal);
        for (const [index, name] of NAMES.entries()) {
          expect(Math.abs(plus[name] - minus[name])).toBeCloseTo(2 * PLAN.shift * PLAN.units[index], 4);
        }
      }
      return trials.map(() => 0);
    });
    expect(deals.size).toBe(3 * PLAN.deals);
  });

  test('the same seed finds the same weights', async () => {
    const found = await climb(PLAN, game(0.2));
    expect(await climb(PLAN, game(0.2))).toEqual(found);
    expect(await climb({ ...PLAN, seed: 'b' }, game(0.2))).not.toEqual(found);
  });
});

describe('units', () => {
  const moment = (...rows: number[][]): FitSample => ({ rows, points: [1, 0], places: [1, 2], weight: 1 });
  const moments = [moment([4, 0, 1, 3], [0, 0, 0, 3]), moment([0, 0, 0, 3], [4, 0, 0, 3])];

  test('what differs by much is shifted by little, what is rare no further, what never differs not at all', () => {
    // The evaluation differs by 2 here and 2 there; two features ever differ, one by 4, one by 1.
    const weights = { bones: 0.5, money: 7, fame: 0, never: 9 };
    const [bones, money, fame, never] = unitsOf(NAMES, moments, weights);
    expect(bones).toBeCloseTo(2 / Math.SQRT2 / 4);
    expect(fame).toBeCloseTo(2 / Math.SQRT2);
    expect([money, never]).toEqual([0, 0]);
  });

  test('weights that are all zero can move too', () => {
    expect(unitsOf(NAMES, moments, {})[0]).toBeGreaterThan(0);
  });
});
