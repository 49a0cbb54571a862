import { olderGames, oldRecordFile } from '@bonebed/server/testing/past.ts';
import { raisedGames } from '@bonebed/server/testing/raised-games.ts';
import { describe, expect, test } from 'vitest';
import { run, toyFolder } from './testing/run.ts';

/** A release in which all rules have another version than those that the kept games were played by. */
const games = { ids: raisedGames.ids, load: raisedGames.load, folder: () => toyFolder };

describe.each(olderGames)('%s: a record of older rules', game => {
  const file = oldRecordFile(game);

  test('is verified by them', async () => {
    const { code, out } = await run(['verify', file, '--json'], { games });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, game, finished: true });
  });

  test.each(['en', 'fr'])('is looked back in, drawn and told in their words (%s)', async lang => {
    const { code, out, err } = await run(['replay', file, '--at', '15', '--seat', '0', '--lang', lang], { games });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').length).toBeGreaterThan(20);
  });
});

test('a record of rules that this release does not have says which there are', async () => {
  const { code, err } = await run(['verify', oldRecordFile('holotype')], {
    games: { ...games, load: (id, version) => raisedGames.load(id, version === undefined ? version : 999) },
  });
  expect(code).toBe(2);
  expect(err).toContain('rules version 999 of holotype is not here; there are: 1');
});
