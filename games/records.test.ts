import { readdirSync, readFileSync } from 'node:fs';
import { openEdition, readRecord, replay, writeRecord } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from './index.ts';

/**
 * Finished games that are kept for ever: at least one for each way to end that random play finds, at every seat count. A change of the rules
 * that makes one replay differently raises the game's version, and the records are made anew in the commit that says so.
 */
describe.each(gameIds)('%s: kept games', id => {
  const folder = new URL(`./${id}/records/`, import.meta.url);
  const files = readdirSync(folder).filter(file => file.endsWith('.bonebed'));

  test('there is one for every seat count', async () => {
    const { game } = await loadGame(id);
    const seats = new Set(files.map(file => readRecord(readFileSync(new URL(file, folder), 'utf8')).header.seats));
    expect([...seats].sort()).toEqual([...game.seats].sort());
  });

  test.each(files)('%s replays to the same end', async file => {
    const { game, components } = await loadGame(id);
    const text = readFileSync(new URL(file, folder), 'utf8');
    const table = replay(game, openEdition(game, components), readRecord(text));
    expect(game.faults(table.position)).toEqual([]);
    expect(`${table.outcome?.reason}-${table.header.seats}.bonebed`).toBe(file);
    expect(writeRecord(table.record())).toBe(text);
  });
});
