import { expect, test } from 'vitest';
import { deadlineWords, momentWords, spanWords } from './deadline.ts';
import { HOUR_MS } from './durations.ts';

/** A Monday, 17:31 in Brussels. */
const now = Date.UTC(2030, 0, 14, 16, 31);

test('a deadline is told as how much time there is and when it ends, in the language and the zone of the reader', () => {
  expect(deadlineWords(now + 72 * HOUR_MS, now, 'en', 'Europe/Brussels')).toBe('3 days, until Thursday 17:31');
  expect(deadlineWords(now + 72 * HOUR_MS, now, 'fr', 'Europe/Brussels')).toBe('3 jours, jusqu’à jeudi 17:31');
  expect(deadlineWords(now + 72 * HOUR_MS, now, 'en', 'America/New_York')).toBe('3 days, until Thursday 11:31');
});

test('a deadline a week away names the day of the month', () => {
  expect(momentWords(now + 168 * HOUR_MS, now, 'en', 'Europe/Brussels')).toBe('Monday 21 January 17:31');
  expect(momentWords(now + 168 * HOUR_MS, now, 'fr', 'Europe/Brussels')).toBe('lundi 21 janvier 17:31');
});

test('how much time there is comes in the unit that says enough', () => {
  const words = [72 * HOUR_MS - 3000, 47 * HOUR_MS, 24 * HOUR_MS, 100 * 60_000, 119.9 * 60_000, 61_000, 0].map(ms =>
    spanWords(ms, 'en'),
  );
  expect(words).toEqual(['3 days', '47 hours', '24 hours', '100 minutes', '2 hours', '1 minute', '1 minute']);
  expect([spanWords(72 * HOUR_MS, 'en', 'narrow'), spanWords(72 * HOUR_MS, 'fr', 'narrow')]).toEqual(['3d', '3j']);
});
