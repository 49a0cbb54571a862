import { expect, test } from 'vitest';
import type { Played } from './arena.ts';
import { isLost, judge, leadOf, pointsAhead, winRateOf } from './gate.ts';

const seat = (place: number, lead = 0) => ({
  place,
  score: 0,
  lead,
  decisions: 1,
  iterations: 1,
  thinkingMs: 0,
  longestMs: 0,
});
const played = (seating: string[], ...places: number[]): Played => ({
  seating,
  result: { outcome: { reason: 'end', places }, seats: places.map(seat) },
});

test.each([
  ['won both ways', [played(['new', 'old'], 1, 2), played(['old', 'new'], 2, 1)], 1],
  ['lost both ways', [played(['new', 'old'], 2, 1), played(['old', 'new'], 1, 2)], -1],
  ['the cards won', [played(['new', 'old'], 1, 2), played(['old', 'new'], 1, 2)], 0],
  ['won once, shared once', [played(['new', 'old'], 1, 2), played(['old', 'new'], 1, 1)], 0.5],
  ['alone, only the new one beat the automaton', [played(['new'], 1), played(['old'], 2)], 0.5],
  ['alone, both beat it', [played(['new'], 1), played(['old'], 1)], 0],
])('a deal: %s', (_, games, lead) => {
  expect(leadOf('new', 'old', games)).toBe(lead);
});

test('a deal, alone: both beat the automaton, the new one by more', () => {
  const alone = (name: string, lead: number): Played => ({
    seating: [name],
    result: { outcome: { reason: 'end', places: [1] }, seats: [seat(1, lead)] },
  });
  expect(pointsAhead('new', 'old', [alone('new', 12), alone('old', 5)])).toBe(7);
  expect(pointsAhead('new', 'old', [alone('old', 5), alone('new', -3)])).toBe(-8);
});

const deals = (won: number, level: number, lost: number): number[] => [
  ...Array.from({ length: won }, () => 1),
  ...Array.from({ length: level }, () => 0),
  ...Array.from({ length: lost }, () => -1),
];

test('better beyond doubt is believed', () => {
  const { isBetter, ahead, games } = judge(deals(80, 80, 40), 400);
  const { winRate, ci95 } = winRateOf(ahead);
  expect({ isBetter, winRate, games }).toEqual({ isBetter: true, winRate: 0.6, games: 400 });
  // By hand: the leads have mean 0.2 and standard deviation 0.75, so ± 0.104 in leads, ± 0.052 in shares.
  expect(ci95[0]).toBeCloseTo(0.548, 3);
  expect(ci95[1]).toBeCloseTo(0.652, 3);
});

test.each([
  ['worse', deals(40, 80, 80)],
  ['equal', deals(60, 80, 60)],
  ['perhaps better, perhaps lucky', deals(66, 80, 54)],
  ['the same play', deals(0, 200, 0)],
])('%s is refused', (_, leads) => {
  expect(judge(leads, 400).isBetter).toBe(false);
});

test.each([
  // Means of -0.2 and -0.1 with a standard deviation of 0.75 and 0.77: the bound of 99.9 % is 0.16 and 0.17 further up.
  ['lost beyond doubt', deals(40, 80, 80), true],
  ['perhaps worse, perhaps unlucky', deals(50, 80, 70), false],
  ['the same play', deals(0, 200, 0), false],
  ['better', deals(80, 80, 40), false],
  ['all lost', deals(0, 0, 10), true],
])('the gate: %s', (_, leads, expected) => {
  expect(isLost(leads)).toBe(expected);
});
