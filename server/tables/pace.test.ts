import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchPace } from './pace.ts';

/** Longer than it looks back. */
const A_WHILE_MS = 300;

test('a process that works all the time is busy, and one that waits is not', async () => {
  const isBusy = watchPace();
  for (let round = 0; round < 2; round++) {
    const began = performance.now();
    while (performance.now() - began < A_WHILE_MS);
    expect(isBusy()).toBe(true);
    await sleep(A_WHILE_MS);
    expect(isBusy()).toBe(false);
  }
});
