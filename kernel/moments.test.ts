import { expect, test } from 'vitest';
import { Moments } from './moments.ts';
import type { Tiny } from './testing.ts';

/** The start of a step after so many answers. */
const step = (answers: number) => ({ state: { answers } as unknown as Tiny['state'], answers, events: 0 });

/** Moments of a game of so many answers. */
function played(answers: number, every = 1): Moments<Tiny> {
  const moments = new Moments<Tiny>(step(0));
  for (let n = every; n <= answers; n += every) moments.note(step(n));
  return moments;
}

/** How many moments are kept. */
function kept(moments: Moments<Tiny>, answers: number): number {
  return new Set(Array.from({ length: answers }, (_, length) => moments.before(length))).size;
}

test('to go back costs about as many answers as are taken back, and never many', () => {
  for (const every of [1, 3, 20]) {
    const answers = 3000;
    const moments = played(answers, every);
    for (let length = 0; length < answers; length++) {
      const again = length - moments.before(length).answers;
      expect(again).toBeGreaterThanOrEqual(0);
      expect(again).toBeLessThanOrEqual(Math.min(128, answers - length) + 2 * Math.max(8, every));
    }
  }
});

test('few are kept, however long the game', () => {
  expect(kept(played(200), 200)).toBeLessThan(12);
  expect(kept(played(2000), 2000)).toBeLessThan(30);
});

test('what was taken back is forgotten, the beginning never', () => {
  const moments = played(500);
  moments.forget(100);
  expect(moments.before(500).answers).toBeLessThanOrEqual(100);
  moments.forget(0);
  expect(moments.before(500).answers).toBe(0);
});
