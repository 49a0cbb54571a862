import { below, fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { certaintyFor, type Told, tempered, tenthsOf } from './calibration.ts';

/** What somebody tells who is more certain than right: who wins is drawn by the true chance. */
function boasted(count: number, boast: number): Told[] {
  const rng = fastRng('boast');
  return Array.from({ length: count }, () => {
    const chance = below(rng, 1000) / 1000;
    return { chance: tempered(chance, 2, boast), won: below(rng, 1000) < chance * 1000 ? 1 : 0 };
  });
}

test('who boasts is told by how much', () => {
  expect(certaintyFor(boasted(20_000, 2), 2)).toBeCloseTo(0.5, 1);
  expect(certaintyFor(boasted(20_000, 1), 2)).toBeCloseTo(1, 1);
  expect(certaintyFor(boasted(20_000, 0.625), 2)).toBeCloseTo(1.6, 1);
});

test('a chance of which nothing is known stays, whatever the certainty', () => {
  for (const seats of [2, 3, 5]) expect(tempered(1 / seats, seats, 0.3)).toBeCloseTo(1 / seats, 6);
});

test('in each tenth of honest chances as many win as were told to', () => {
  for (const { count, told, won } of tenthsOf(boasted(20_000, 1))) {
    expect(count).toBeGreaterThan(1000);
    expect(Math.abs(told - won)).toBeLessThan(0.05);
  }
});
