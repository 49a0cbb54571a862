import { below, fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { retold, type Tempering, type ToldChance, temperingFor, tenthsOf, UNTEMPERED } from './calibration.ts';
import { certaintyAt } from './honest.ts';

/** What somebody tells who is tempered otherwise than is right: who wins is drawn by the true chance. */
function boasted(count: number, boast: Tempering): ToldChance[] {
  const rng = fastRng('boast');
  return Array.from({ length: count }, () => {
    const chance = (below(rng, 998) + 1) / 1000;
    const left = below(rng, 1001) / 1000;
    const won = below(rng, 1000) < chance * 1000 ? 1 : 0;
    return { chance: retold({ chance, left, won }, 2, UNTEMPERED, boast), left, won };
  });
}

test('who boasts is told when and by how much', () => {
  const boast: Tempering = { certainty: [2, 1, 0.5], modesty: -0.3 };
  const { certainty, modesty } = temperingFor(boasted(20_000, boast), 2, boast);
  for (const found of certainty) expect(found).toBeCloseTo(1, 0);
  expect(Math.abs(modesty)).toBeLessThan(0.1);
});

test('certainty goes from the beginning over the middle to the end', () => {
  expect([1, 0.75, 0.5, 0.25, 0].map(left => certaintyAt([1, 3, 7], left))).toEqual([1, 2, 3, 5, 7]);
});

test('a chance of which nothing is known stays, whatever the certainty', () => {
  for (const seats of [2, 3, 5]) {
    const told = { chance: 1 / seats, left: 0.3, won: 0 };
    expect(retold(told, seats, UNTEMPERED, { certainty: [2, 3, 4], modesty: 0 })).toBeCloseTo(1 / seats, 6);
  }
});

test('in each tenth of honest chances as many win as were told to', () => {
  for (const { count, told, won } of tenthsOf(boasted(20_000, UNTEMPERED))) {
    expect(count).toBeGreaterThan(1000);
    expect(Math.abs(told - won)).toBeLessThan(0.05);
  }
});
