import { expect, test } from 'vitest';
import { FairQueue } from './queue.ts';

const queue = () => new FairQueue<{ from: { person: string; table: string }; what: string }>();

function ask(line: ReturnType<typeof queue>, ...asked: readonly string[]) {
  return asked.map(what => {
    const [person, table] = what.split(' ');
    const item = { from: { person, table }, what };
    line.push(item);
    return item;
  });
}

function served(line: ReturnType<typeof queue>): string[] {
  const all: string[] = [];
  for (let item = line.shift(); item !== undefined; item = line.shift()) all.push(item.what);
  return all;
}

test('people take turns, then their tables', () => {
  const line = queue();
  ask(line, 'ann 1 a', 'ann 1 b', 'ann 2', 'ann 3', 'bob 4', 'cas 5');
  expect(line.size).toBe(6);
  expect(served(line)).toEqual(['ann 1 a', 'bob 4', 'cas 5', 'ann 2', 'ann 3', 'ann 1 b']);
  expect(line.size).toBe(0);
});

test('who comes while another has fifty tables waiting is next but one', () => {
  const line = queue();
  ask(line, ...Array.from({ length: 50 }, (_, table) => `ann ${table}`));
  expect(line.shift()?.what).toBe('ann 0');
  ask(line, 'bob 60');
  expect(line.shift()?.what).toBe('ann 1');
  expect(line.shift()?.what).toBe('bob 60');
});

test('what nobody waits for any more leaves the line', () => {
  const line = queue();
  const [first, second] = ask(line, 'ann 1', 'ann 2', 'bob 3');
  expect(line.remove(first)).toBe(true);
  expect(line.remove(first)).toBe(false);
  expect(line.remove(second)).toBe(true);
  expect(line.size).toBe(1);
  expect(served(line)).toEqual(['bob 3']);
});
