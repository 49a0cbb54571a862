import { fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { ToyTable } from '../testing/toy-table.ts';
import { CommandError } from './command-error.ts';
import { refuseEndless } from './length.ts';

test('a log takes so many entries, and then only those that end the game', () => {
  const full = { seq: limits.logEntries };
  expect(() => refuseEndless({ seq: limits.logEntries - 1 }, [{ type: 'declined', seat: 0 }])).not.toThrow();
  expect(() => refuseEndless(full, [{ type: 'declined', seat: 0 }])).toThrow(CommandError);
  expect(() => refuseEndless(full, [{ type: 'resigned', seat: 0 }])).not.toThrow();
  expect(() => refuseEndless(full, [])).not.toThrow();
});

test('a table whose log is full calls for no bots', () => {
  const { core } = new ToyTable(fastRng('full'));
  core.apply({ type: 'handedOver', seat: 0 }, 0);
  expect([core.hasBotTurn, core.due]).toEqual([true, 0]);
  core.seq = limits.logEntries;
  expect(core.due).not.toBe(0);
});
