import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/server.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  let storage: Storage;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
    const url = await postgres?.database();
    storage = url === undefined ? openSqlite(temporaryFolder()) : await openPostgres(url);
    for (const id of ['ann', 'ben', 'eve'])
      await storage.createGuest({ id, name: id.toUpperCase() }, `cookie of ${id}`);
  });
  afterAll(async () => {
    await storage.close();
    await postgres?.stop();
  });

  test('a day has one key, and an id one deal, whoever comes first', async () => {
    expect(await storage.keyOf('2026-11-17', 'a')).toBe('a');
    expect(await storage.keyOf('2026-11-17', 'b')).toBe('a');
    const deal = { id: 'one', day: '2026-11-17', dealt: '{"n":1}' };
    expect(await storage.keepDeal(deal)).toEqual(deal);
    expect(await storage.keepDeal({ ...deal, dealt: '{"n":2}' })).toEqual(deal);
    expect(await storage.findDeal('none')).toBeNull();
  });

  test('who plays a deal twice plays at one table, and counts once', async () => {
    await storage.keepDeal({ id: 'twice', day: null, dealt: '{}' });
    expect(await storage.beginPlay('twice', 'ann', 'first', 10)).toBe('first');
    expect(await storage.beginPlay('twice', 'ann', 'second', 11)).toBe('first');
    expect(await storage.playOf('twice', 'ann')).toEqual({
      ...{ person: 'ann', name: 'ANN', table: 'first', points: null, endedAt: null },
    });
    expect(await storage.endPlay('twice', 'ann', 30, 20)).toBe(true);
    expect(await storage.endPlay('twice', 'ann', 99, 21)).toBe(false);
    expect(await storage.endPlay('twice', 'nobody', 99, 21)).toBe(false);
    expect(await storage.standingIn('twice', 30)).toEqual({ count: 1, above: 0 });
    expect((await storage.duelsOf('ann', 9)).map(({ id }) => id)).toEqual(['twice']);
  });

  test('places go by points, equals by who was first; who gave up has none', async () => {
    const deal = 'places';
    await storage.keepDeal({ id: deal, day: '2026-11-18', dealt: '{}' });
    const points = { ann: 20, ben: 31, eve: 31, bot: 12, quitter: null };
    for (const [index, [person, made]] of Object.entries(points).entries()) {
      await storage.beginPlay(deal, person, `table of ${person}`, index);
      await storage.endPlay(deal, person, made, 100 - index);
    }
    expect((await storage.bestOf(deal, 3)).map(({ person }) => person)).toEqual(['eve', 'ben', 'ann']);
    expect(await storage.standingIn(deal, 20)).toEqual({ count: 4, above: 2 });
    expect((await storage.playsAmong(deal, ['ben', 'stranger'])).map(({ name }) => name)).toEqual(['BEN']);
    expect(await storage.playsOf(deal, 9)).toHaveLength(5);
    expect(await storage.daysOf('ann', '2026-11-01')).toEqual(['2026-11-18']);
    expect(await storage.daysOf('quitter', '2026-11-01')).toEqual([]);
  });

  test('who signs in takes along what they played, except where both did; who is forgotten is counted no more', async () => {
    for (const deal of ['both', 'own']) {
      await storage.keepDeal({ id: deal, day: null, dealt: '{}' });
      await storage.beginPlay(deal, 'guest', 'guest’s', 1);
      await storage.endPlay(deal, 'guest', 7, 2);
    }
    await storage.beginPlay('both', 'eve', 'eve’s', 1);
    await storage.movePlays('guest', 'eve');
    expect((await storage.playOf('both', 'eve'))?.table).toBe('eve’s');
    expect((await storage.playOf('own', 'eve'))?.table).toBe('guest’s');
    expect(await storage.playedBy('eve')).toContainEqual({ deal: 'own', table: 'guest’s', points: 7, endedAt: 2 });
    await storage.forget('eve');
    expect(await storage.playOf('own', 'eve')).toBeNull();
    expect(await storage.standingIn('own', 0)).toEqual({ count: 0, above: 0 });
  });
});
