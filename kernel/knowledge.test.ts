import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERYBODY, glimpse, knows, learned, NOBODY, only, redealPlaces } from './knowledge.ts';
import { fastRng, shuffle } from './rng.ts';

test('who knows', () => {
  expect(knows(NOBODY, 0)).toBe(false);
  expect(knows(EVERYBODY, 6)).toBe(true);
  expect(knows(EVERYBODY, null)).toBe(true);
  expect(knows(only(2), 2)).toBe(true);
  expect(knows(only(2), 1)).toBe(false);
  expect(knows(only(0) | only(1), null)).toBe(false);
});

test('a glimpse shows what is known and the number of the rest', () => {
  expect(glimpse([only(0), NOBODY, EVERYBODY], [2, 1, 0], 0)).toEqual([2, null, 0]);
  expect(glimpse([only(0), NOBODY, EVERYBODY], [2, 1, 0], null)).toEqual([2, null, null]);
});

test('several kinds share one row: `first` is where a kind begins', () => {
  const seen = [EVERYBODY, EVERYBODY, NOBODY, only(1)];
  expect(glimpse(seen, [0, 1], 1, 2)).toEqual([null, 1]);
  redealPlaces(seen, 0, [[0], [1]], fastRng('kinds'), 2);
  expect(seen.slice(0, 2)).toEqual([EVERYBODY, EVERYBODY]);
});

test('learning is a set that grew; forgetting is not', () => {
  expect(learned([NOBODY], [only(1)])).toBe(true);
  expect(learned([only(0)], [only(0) | only(1)])).toBe(true);
  expect(learned([only(0)], [only(1)])).toBe(true);
  expect(learned([EVERYBODY], [NOBODY])).toBe(false);
  expect(learned([only(0)], [only(0)])).toBe(false);
});

describe('re-dealing', () => {
  /** Things 0 to n - 1 in three zones, each known to some set of seats. */
  const worlds = fc.record({
    seen: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 20 }),
    cuts: fc.tuple(fc.nat(20), fc.nat(20)),
    seat: fc.option(fc.nat(3), { nil: null }),
    label: fc.string(),
  });
  const zonesOf = (things: readonly number[], [a, b]: readonly [number, number]) => {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    return [things.slice(0, from), things.slice(from, to), things.slice(to)];
  };
  const row = (length: number) => [...Array(length).keys()];

  test('keeps every thing once, known things in place, and who knows with the place', () => {
    fc.assert(
      fc.property(worlds, ({ seen, cuts, seat, label }) => {
        const before = zonesOf(shuffle(fastRng(`${label}/lie`), row(seen.length)), cuts);
        const after = before.map(zone => [...zone]);
        const seenAfter = [...seen];
        redealPlaces(seenAfter, seat, after, fastRng(label));
        expect(after.flat().sort((a, b) => a - b)).toEqual(row(seen.length));
        for (const [z, zone] of before.entries()) {
          expect(after[z].length).toBe(zone.length);
          for (const [i, thing] of zone.entries()) {
            if (knows(seen[thing], seat)) expect(after[z][i]).toBe(thing);
            expect(seenAfter[after[z][i]]).toBe(seen[thing]);
          }
        }
      }),
    );
  });

  test('depends only on what the seat knows: worlds that look alike to it come out the same', () => {
    fc.assert(
      fc.property(worlds, ({ seen, cuts, seat, label }) => {
        const one = zonesOf(row(seen.length), cuts);
        const other = one.map(zone => [...zone]);
        const seenOther = [...seen];
        redealPlaces(seenOther, seat, other, fastRng(`${label}/other`));
        const seenOne = [...seen];
        redealPlaces(seenOne, seat, one, fastRng(label));
        redealPlaces(seenOther, seat, other, fastRng(label));
        expect(other).toEqual(one);
        expect(seenOther).toEqual(seenOne);
      }),
    );
  });

  test('puts any unknown thing anywhere', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const zones = [
        [0, 1],
        [2, 3],
      ];
      redealPlaces([NOBODY, only(0), NOBODY, NOBODY], 0, zones, fastRng(`${i}`));
      firsts.add(zones[0][0]);
    }
    expect(firsts).toEqual(new Set([0, 2, 3]));
  });
});
