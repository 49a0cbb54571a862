import { describe, expect, test } from 'vitest';
import { mean, mirrored, type Played, seatings, standings, wilson } from './arena.ts';

describe('seatings', () => {
  test('two bots at two seats change places', () => {
    expect(seatings(['a', 'b'], 2)).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  test.each([
    [['a'], 3, 1],
    [['a', 'b'], 4, 6],
    [['a', 'b', 'c'], 2, 6],
    [['a', 'b', 'c'], 3, 6],
    [['a', 'b'], 3, 6],
    [['a', 'b'], 5, 20],
  ])('%j at %d seats: %d ways, each bot equally often at each seat', (bots, seats, ways) => {
    const found = seatings(bots, seats);
    expect(found).toHaveLength(ways);
    expect(new Set(found.map(seating => seating.join())).size).toBe(ways);
    for (let seat = 0; seat < seats; seat++) {
      const counts = bots.map(bot => found.filter(seating => seating[seat] === bot).length);
      expect(new Set(counts).size).toBe(1);
    }
  });
});

describe('mirrored', () => {
  test.each([2, 3, 4, 5])('at %d seats both bots have each seat equally often, in every deal', seats => {
    const met = new Set<string>();
    for (let deal = 0; deal < seatings(['a', 'b'], seats).length; deal++) {
      const [one, other] = mirrored(['a', 'b'], seats, deal);
      for (let seat = 0; seat < seats; seat++) expect([one[seat], other[seat]].sort()).toEqual(['a', 'b']);
      met.add(one.join());
    }
    expect(met.size).toBe(seatings(['a', 'b'], seats).length);
  });

  test('one bot alone plays a deal once', () => {
    expect(mirrored(['a'], 1, 7)).toEqual([['a']]);
  });
});

const seat = (place: number, score: number) => ({
  place,
  score,
  lead: 0,
  decisions: 10,
  iterations: 100,
  thinkingMs: 50,
  longestMs: 5,
});
const played = (seating: string[], ...places: number[]): Played => ({
  seating,
  result: { outcome: { reason: 'end', places }, seats: places.map(place => seat(place, 20 - place)) },
});

test('standings: a shared first place counts in parts, a shared rank is the middle', () => {
  const [a, b] = standings(['a', 'b'], [played(['a', 'b'], 1, 2), played(['b', 'a'], 1, 1), played(['a', 'b'], 1, 2)]);
  expect(a).toMatchObject({ name: 'a', games: 3, wins: 2.5, winRate: 2.5 / 3, meanScore: 19 });
  expect(a.meanRank).toBeCloseTo((1 + 1.5 + 1) / 3);
  expect(b).toMatchObject({
    name: 'b',
    games: 3,
    wins: 0.5,
    decisions: 30,
    iterations: 300,
    iterationsPerSecond: 2000,
  });
  expect(a.ci95[0]).toBeLessThan(a.winRate);
  expect(a.ci95[1]).toBeGreaterThan(a.winRate);
});

test("Wilson's interval, by the figures of the textbook", () => {
  // 95 % interval of 15 in 20, as R's binom.confint(15, 20, method = "wilson") gives it.
  const [low, high] = wilson(15, 20);
  expect(low).toBeCloseTo(0.5313, 4);
  expect(high).toBeCloseTo(0.8881, 4);
  expect(wilson(20, 20)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('a mean and its interval', () => {
  expect(mean([4])).toEqual({ mean: 4, plusMinus: 0 });
  expect(mean([1, 2, 3, 4, 5]).plusMinus).toBeCloseTo((1.959964 * Math.sqrt(2.5)) / Math.sqrt(5));
});
