import { HOUR_MS } from '@bonebed/protocol';
import { describe, expect, test } from 'vitest';
import { afterCounted, countedMs } from './rest.ts';

const zone = 'Europe/Brussels';
const nights = { nights: true, weekends: false, zone };
const weekends = { nights: false, weekends: true, zone };
const both = { nights: true, weekends: true, zone };
/** In winter, when Brussels is an hour ahead of UTC. 2 January 2026 is a Friday. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 0, day, hour - 1, minute);

describe('time that counts', () => {
  test('without rest all of it', () => {
    expect(countedMs(at(2, 20), at(5, 20), undefined)).toBe(72 * HOUR_MS);
    expect(afterCounted(at(2, 20), 72 * HOUR_MS, undefined)).toBe(at(5, 20));
  });

  test('not from ten at night to eight in the morning', () => {
    expect(countedMs(at(6, 20), at(7, 9), nights)).toBe(3 * HOUR_MS);
    expect(afterCounted(at(6, 20), 3 * HOUR_MS, nights)).toBe(at(7, 9));
    expect(countedMs(at(6, 23), at(7, 7), nights)).toBe(0);
    expect(afterCounted(at(6, 23, 17), HOUR_MS / 2, nights)).toBe(at(7, 8, 30));
  });

  test('not on Saturdays and Sundays', () => {
    expect(countedMs(at(2, 18), at(5, 6), weekends)).toBe(12 * HOUR_MS);
    expect(afterCounted(at(2, 18), 12 * HOUR_MS, weekends)).toBe(at(5, 6));
    expect(afterCounted(at(2, 20), 4 * HOUR_MS, both)).toBe(at(5, 10));
  });

  test('what is left and when it is up agree at any moment, over a change of the clocks too', () => {
    for (let hour = 0; hour < 24 * 21; hour += 5) {
      const from = Date.UTC(2026, 2, 15, hour, 13);
      for (const rest of [nights, weekends, both]) {
        const end = afterCounted(from, 30 * HOUR_MS, rest);
        expect(countedMs(from, end, rest)).toBe(30 * HOUR_MS);
        expect(countedMs(from, end - 1, rest)).toBeLessThan(30 * HOUR_MS);
      }
    }
  });
});
