import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/server.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

const at = (table: string, place: number | null = null) => ({ table, place });
const made = (points: number | null, scores: readonly number[] | null = null) => ({ points, scores });

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
    const begun = {
      person: 'ann',
      name: 'ANN',
      table: 'first',
      place: null,
      points: null,
      endedAt: null,
      scores: null,
    };
    expect(await storage.beginPlay('twice', 'ann', 10, at('first'))).toEqual(begun);
    expect(await storage.beginPlay('twice', 'ann', 11, at('second'))).toEqual(begun);
    expect(await storage.endPlay('twice', 'ann', 20, made(30))).toBe(true);
    expect(await storage.endPlay('twice', 'ann', 21, made(99))).toBe(false);
    expect(await storage.endPlay('twice', 'nobody', 21, made(99))).toBe(false);
    expect(await storage.placingIn('twice', 30)).toEqual({ count: 1, above: 0 });
    expect((await storage.duelsOf('ann', 9)).map(({ id }) => id)).toEqual(['twice']);
  });

  test('a place of a duplicate is one person’s, and those of a table come to it together', async () => {
    await storage.keepDeal({ id: 'many', day: null, dealt: '{}' });
    const racing = ['ann', 'ben', 'eve'].map(person => storage.beginPlay('many', person, 1, at('', 0)));
    const [winner] = (await Promise.all(racing)).filter(play => play !== null);
    expect(await storage.playsOf('many', 9)).toEqual([winner]);
    expect(winner).toMatchObject({ table: '', place: 0 });
    await storage.beginPlay('many', 'late', 2, at('', 1));
    await storage.beginPlay('many', 'later', 3, at('', 2));
    await storage.seatPlays('many', 0, 2, 'table');
    await storage.seatPlays('many', 0, 2, 'another');
    expect((await storage.playsOf('many', 9)).map(({ table }) => table)).toEqual(['table', 'table', '']);
    await storage.endPlay('many', 'late', 5, made(9, [4, 9]));
    expect(await storage.playOf('many', 'late')).toMatchObject({ points: 9, scores: [4, 9] });
  });

  test('places go by points, equals by who was first; who gave up has none', async () => {
    const deal = 'places';
    await storage.keepDeal({ id: deal, day: '2026-11-18', dealt: '{}' });
    const points = { ann: 20, ben: 31, eve: 31, bot: 12, quitter: null };
    for (const [index, [person, theirs]] of Object.entries(points).entries()) {
      await storage.beginPlay(deal, person, index, at(`table of ${person}`));
      await storage.endPlay(deal, person, 100 - index, made(theirs));
    }
    expect((await storage.bestOf(deal, 3)).map(({ person }) => person)).toEqual(['eve', 'ben', 'ann']);
    expect(await storage.placingIn(deal, 20)).toEqual({ count: 4, above: 2 });
    expect((await storage.playsAmong(deal, ['ben', 'stranger'])).map(({ name }) => name)).toEqual(['BEN']);
    expect(await storage.playsOf(deal, 9)).toHaveLength(5);
    expect(await storage.daysOf('ann', '2026-11-01')).toEqual(['2026-11-18']);
    expect(await storage.daysOf('quitter', '2026-11-01')).toEqual([]);
  });

  test('who signs in takes along what they played, except where both did; who is forgotten is counted no more', async () => {
    for (const deal of ['both', 'own']) {
      await storage.keepDeal({ id: deal, day: null, dealt: '{}' });
      await storage.beginPlay(deal, 'guest', 1, at('guest’s'));
      await storage.endPlay(deal, 'guest', 2, made(7));
    }
    await storage.beginPlay('both', 'eve', 1, at('eve’s'));
    await storage.movePlays('guest', 'eve');
    expect((await storage.playOf('both', 'eve'))?.table).toBe('eve’s');
    expect((await storage.playOf('own', 'eve'))?.table).toBe('guest’s');
    expect(await storage.playedBy('eve')).toContainEqual({ deal: 'own', table: 'guest’s', points: 7, endedAt: 2 });
    await storage.forget('eve');
    expect(await storage.playOf('own', 'eve')).toBeNull();
    expect(await storage.placingIn('own', 0)).toEqual({ count: 0, above: 0 });
  });
});
