import { fastRng } from '@bonebed/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Logged } from '../tables/entry.ts';
import { rowOf } from '../tables/row.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/server.ts';
import { ToyTable, toyMeta } from '../testing/toy-table.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { Conflict, type Storage } from './storage.ts';

const row = rowOf(new ToyTable(fastRng('row')).core, 'id', null);

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

  /** Makes a table of a deal at which these people sit. */
  function makeTable(id: string, deal: string, people: readonly string[]) {
    const log = people.map((guest, seat): Logged => {
      return { seq: seat + 1, at: 1, entry: { type: 'joined', seat, guest, name: guest, link: '' } };
    });
    return storage.createTable(id, { ...toyMeta, deal }, log, { ...row, seq: log.length });
  }

  test('a place of a duplicate is one person’s, and those of a table come to it together', async () => {
    await storage.keepDeal({ id: 'many', day: null, dealt: '{}' });
    const racing = ['ann', 'ben', 'eve'].map(person => storage.beginPlay('many', person, 1, at('', 0)));
    const [winner] = (await Promise.all(racing)).filter(play => play !== null);
    expect(await storage.playsOf('many', 9)).toEqual([winner]);
    expect(winner).toMatchObject({ table: '', place: 0 });
    await storage.beginPlay('many', 'late', 2, at('', 1));
    await storage.beginPlay('many', 'later', 3, at('', 2));
    const people = [winner?.person ?? '', 'late'];
    await makeTable('table', 'many', people);
    await expect(makeTable('another', 'many', people)).rejects.toThrow(Conflict);
    expect((await storage.playsOf('many', 9)).map(({ table }) => table)).toEqual(['table', 'table', '']);
    await storage.endPlay('many', 'late', 5, made(9, [4, 9]));
    expect(await storage.playOf('many', 'late')).toMatchObject({ points: 9, scores: [4, 9] });
  });

  test('of all tables that are made for the same people at once one is there, and they sit at it', async () => {
    await storage.keepDeal({ id: 'rush', day: null, dealt: '{}' });
    for (const [place, person] of ['ann', 'ben'].entries()) await storage.beginPlay('rush', person, 1, at('', place));
    const ids = [1, 2, 3, 4, 5, 6].map(number => `rush ${number}`);
    await Promise.allSettled(ids.map(id => makeTable(id, 'rush', ['ben', 'ann'])));
    const found = await Promise.all(ids.map(id => storage.findTable(id)));
    const there = found.flatMap(table => (table === null ? [] : [table.id]));
    expect(there).toHaveLength(1);
    expect((await storage.playsOf('rush', 9)).map(({ table }) => table)).toEqual([...there, ...there]);
  });

  test('who leaves their place while its table is made has left, or sits there, and never the one and the other', async () => {
    for (let round = 0; round < 20; round++) {
      const deal = `leave ${round}`;
      await storage.keepDeal({ id: deal, day: null, dealt: '{}' });
      for (const [place, person] of ['ann', 'ben'].entries()) await storage.beginPlay(deal, person, 1, at('', place));
      const leaving = () => storage.leavePlay(deal, 'ben');
      const making = () =>
        makeTable(deal, deal, ['ann', 'ben']).then(
          () => true,
          () => false,
        );
      const [hasLeft, isMade] =
        round % 2 === 0
          ? await Promise.all([leaving(), making()])
          : (await Promise.all([making(), leaving()])).reverse();
      expect(isMade).toBe(!hasLeft);
      expect((await storage.playsOf(deal, 9)).map(({ table }) => table)).toEqual(isMade ? [deal, deal] : ['']);
      expect((await storage.findTable(deal)) !== null).toBe(isMade);
      expect(await storage.leavePlay(deal, 'ben')).toBe(false);
    }
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
    for (const [place, person] of ['guest', 'eve'].entries()) {
      await storage.beginPlay('waiting', person, 1, at('', place));
    }
    for (const deal of ['both', 'own']) {
      await storage.keepDeal({ id: deal, day: null, dealt: '{}' });
      await storage.beginPlay(deal, 'guest', 1, at('guest’s'));
      await storage.endPlay(deal, 'guest', 2, made(7));
    }
    await storage.beginPlay('both', 'eve', 1, at('eve’s'));
    await storage.movePlays('guest', 'eve');
    expect((await storage.playOf('both', 'eve'))?.table).toBe('eve’s');
    expect((await storage.playOf('own', 'eve'))?.table).toBe('guest’s');
    // As a guest they would wait beside themselves.
    expect((await storage.playsOf('waiting', 9)).map(({ person }) => person)).toEqual(['eve']);
    expect(await storage.playedBy('eve')).toContainEqual({ deal: 'own', table: 'guest’s', points: 7, endedAt: 2 });
    await storage.forget('eve');
    expect(await storage.playOf('own', 'eve')).toBeNull();
    expect(await storage.placingIn('own', 0)).toEqual({ count: 0, above: 0 });
  });
});
