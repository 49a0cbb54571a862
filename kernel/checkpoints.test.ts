import { expect, test } from 'vitest';
import { Checkpoints } from './checkpoints.ts';
import type { Tiny } from './testing.ts';

/** The start of a step after this many answers. */
const step = (answers: number) => ({ state: { answers } as unknown as Tiny['state'], answers, events: 0 });

/** Those of a game with this many answers. */
function played(answers: number, every = 1): Checkpoints<Tiny> {
  const checkpoints = new Checkpoints<Tiny>(step(0));
  for (let n = every; n <= answers; n += every) checkpoints.note(step(n));
  return checkpoints;
}

/** How many are kept. */
function kept(checkpoints: Checkpoints<Tiny>, answers: number): number {
  return new Set(Array.from({ length: answers }, (_, length) => checkpoints.before(length))).size;
}

test('to go back costs about as many answers as are taken back, and never many', () => {
  for (const every of [1, 3, 20]) {
    const answers = 3000;
    const checkpoints = played(answers, every);
    for (let length = 0; length < answers; length++) {
      const again = length - checkpoints.before(length).answers;
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
  const checkpoints = played(500);
  checkpoints.forget(100);
  expect(checkpoints.before(500).answers).toBeLessThanOrEqual(100);
  checkpoints.forget(0);
  expect(checkpoints.before(500).answers).toBe(0);
});
