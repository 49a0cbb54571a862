import { expect, test } from 'vitest';
import { periodAt, streakOf } from './period.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

test('a day begins at midnight in UTC, a week on Monday', () => {
  expect(periodAt('day', at('2026-11-17T23:59:59.999'))).toEqual({
    ...{ name: '2026-11-17', begins: at('2026-11-17T00:00'), ends: at('2026-11-18T00:00') },
  });
  expect(periodAt('day', at('2026-11-18T00:00')).name).toBe('2026-11-18');
  expect(periodAt('week', at('2026-11-22T23:59:59')).name).toBe('2026-W47');
  expect(periodAt('week', at('2026-11-23T00:00')).name).toBe('2026-W48');
});

test('a week belongs to the year that has its Thursday', () => {
  expect(periodAt('week', at('2026-01-01T12:00')).name).toBe('2026-W01');
  expect(periodAt('week', at('2027-01-01T12:00')).name).toBe('2026-W53');
  expect(periodAt('week', at('2024-12-30T12:00')).name).toBe('2025-W01');
});

test('a missed day shortens a streak and does not wipe it out', () => {
  const now = at('2026-11-17T12:00');
  const ten = Array.from({ length: 10 }, (_, index) => `2026-11-${String(6 + index).padStart(2, '0')}`);
  // From the 6th to the 15th, not on the 16th, and not yet today.
  expect(streakOf(ten, now)).toBe(8);
  expect(streakOf([...ten, '2026-11-17'], now)).toBe(9);
  expect(streakOf([...ten, '2026-11-16', '2026-11-17'], now)).toBe(12);
  expect(streakOf(['2026-11-01'], now)).toBe(0);
  expect(streakOf([], now)).toBe(0);
});
