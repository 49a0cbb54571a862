import { expect, test } from 'vitest';
import { atOnce, inSlices } from './slices.ts';

/** Work that takes time until it is told that it is enough. */
function* busy(isEnough: () => boolean): Generator<void, string> {
  while (!isEnough()) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('long work lets others have their turn, however many do it at once', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (turns < 20) setImmediate(count);
  };
  setImmediate(count);
  const works = Array.from({ length: 30 }, () => inSlices(busy(() => turns >= 20)));
  expect(await Promise.all(works)).toEqual(Array.from({ length: 30 }, () => 'done'));
});

test('all of it is done, and a fault in it is told', async () => {
  let bits = 0;
  expect(await inSlices(busy(() => bits++ === 50))).toBe('done');
  expect(atOnce(busy(() => bits++ === 60))).toBe('done');
  // biome-ignore lint/correctness/useYield: it fails before it comes to that
  function* failing(): Generator<void, void> {
    throw new Error('boom');
  }
  await expect(inSlices(failing())).rejects.toThrow('boom');
});
