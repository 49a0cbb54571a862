import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test('time as a clock shows it', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(247_900)).toBe('4:07');
  expect(clockText(24 * 3_600_000)).toBe('24:00:00');
});
