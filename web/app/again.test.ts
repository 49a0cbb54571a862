import { BadInput } from '@bonebed/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what does not come is fetched again until it does', async () => {
  let tries = 0;
  const onMissing = vi.fn();
  const load = async () => {
    tries += 1;
    if (tries < 8) throw new Error('503');
    return 'here';
  };
  const loaded = keepTrying(load, onMissing);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('here');
  expect(onMissing).toHaveBeenCalledTimes(7);
});

test('a fault of what was asked for is one at once', async () => {
  const load = vi.fn().mockRejectedValue(new BadInput('game', 'game', 'no such game'));
  await expect(keepTrying(load)).rejects.toThrow('no such game');
  expect(load).toHaveBeenCalledTimes(1);
});
