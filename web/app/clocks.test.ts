import { expect, test } from 'vitest';
import { clockIdOf, clockIds, clockOf } from './clocks.ts';

test('a clock by its name', () => {
  expect(clockOf('none', 'bot')).toEqual({ kind: 'none' });
  expect(clockOf('live20', 'bot')).toEqual({ kind: 'live', bankMs: 1_200_000, incrementMs: 20_000, atZero: 'bot' });
  expect(clockOf('day3', 'resign')).toEqual({ kind: 'day', perTurnMs: 259_200_000, atZero: 'resign' });
  expect(clockIds.map(id => clockOf(id, 'bot').kind)).toEqual(['none', 'live', 'live', 'live', 'day', 'day', 'day']);
});

test('a clock has its name again, but for one that was made elsewhere', () => {
  expect(clockIds.map(id => clockIdOf(clockOf(id, 'resign')))).toEqual(clockIds);
  expect(clockIdOf({ kind: 'day', perTurnMs: 1000, atZero: 'bot' })).toBe(null);
});
