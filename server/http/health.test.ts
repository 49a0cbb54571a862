import { expect, test } from 'vitest';
import { TestClock } from '../testing/server.ts';
import { Health } from './health.ts';

test('storage is well when it takes what is written, and ill when it does not', async () => {
  const clock = new TestClock();
  let isFull = false;
  const write = async (): Promise<void> => {
    if (isFull) throw new Error('full');
  };
  const health = new Health(write, 1000, clock.now);
  expect(await health.isWell()).toBe(true);
  isFull = true;
  clock.pass(1000);
  expect(await health.isWell()).toBe(false);
  isFull = false;
  clock.pass(1000);
  expect(await health.isWell()).toBe(true);
});

test('a thousand who ask within a second cost one write', async () => {
  const clock = new TestClock();
  let writes = 0;
  const health = new Health(
    async () => {
      writes += 1;
    },
    1000,
    clock.now,
  );
  await Promise.all(Array.from({ length: 500 }, () => health.isWell()));
  clock.pass(999);
  await Promise.all(Array.from({ length: 500 }, () => health.isWell()));
  expect(writes).toBe(1);
});

test('storage that hangs is ill, is asked once, and is well again when it answers', async () => {
  let answer = (): void => {};
  let writes = 0;
  const hanging = new Promise<void>(resolve => {
    answer = resolve;
  });
  const health = new Health(() => {
    writes += 1;
    return hanging;
  }, 1);
  expect([await health.isWell(), await health.isWell()]).toEqual([false, false]);
  const last = new Health(() => hanging);
  const asked = last.isWell();
  answer();
  expect(await asked).toBe(true);
  expect(await health.isWell()).toBe(true);
  expect(writes).toBe(1);
});
