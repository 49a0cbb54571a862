import { expect, test } from 'vitest';
import { defaultMemoryMb, memoryUsed, Room } from './room.ts';
import { CommandError } from './tables/command-error.ts';

test('a server takes on no more once nearly all of its memory is in use', () => {
  let used = 0.2;
  const room = new Room(() => used);
  expect(() => room.check()).not.toThrow();
  used = 0.9;
  expect(room.isFull).toBe(true);
  expect(() => room.check()).toThrow(
    new CommandError('unavailable', 'the server is full at the moment; try again later'),
  );
});

test('memory is measured against what the process may have', () => {
  expect(memoryUsed(1)).toBeGreaterThan(1);
  expect(memoryUsed(10_000_000)).toBeLessThan(1);
  expect(defaultMemoryMb()).toBeGreaterThan(100);
});
