import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dailyOfAddress, limits, quotas } from './limits.ts';
import { Quotas } from './quotas.ts';
import type { Storage } from './storage/storage.ts';
import { CommandError } from './tables/command-error.ts';
import { Shelf } from './tables/shelf.ts';
import { Person, refusalOf } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { startedTable, TestClock, temporaryFolder, testServer } from './testing/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'])('%s', kind => {
  const place = async () =>
    kind === 'SQLite' ? { data: temporaryFolder() } : { databaseUrl: await postgres.database() };

  /** Whether quotas of this share of the usual ones let the person have one more. */
  async function mayHave(
    storage: Storage,
    guest: string,
    what: 'tables' | 'editions',
    share: number,
  ): Promise<boolean> {
    try {
      await new Quotas(storage, share, () => 0).checkPerson(guest, { what, bytes: 0 });
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(CommandError);
      return false;
    }
  }

  test('what a person has stored is counted by the database, also by the next process', async () => {
    const where = await place();
    const server = await testServer(where);
    const ann = await Person.named(server.address, 'Ann');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    await ann.create({ game: 'toy', seats: 2 });
    await ann.post('/api/editions', { game: 'toy', components: { bones: 12, handSize: 2, turns: 5 } });
    const guest = (await server.storage.findTable(table))?.meta.createdBy ?? '';
    await server.stop();
    const { storage } = await testServer(where);
    expect(await storage.madeBy(guest)).toEqual({ tables: 2, editions: 1, bytes: expect.any(Number) });
    expect(await mayHave(storage, guest, 'tables', 2 / quotas.tables)).toBe(false);
    expect(await mayHave(storage, guest, 'tables', 3 / quotas.tables)).toBe(true);
    expect(await mayHave(storage, guest, 'editions', 1 / quotas.editions)).toBe(false);
    expect(await mayHave(storage, guest, 'editions', 0)).toBe(true);
    const { bytes } = await storage.madeBy(guest);
    expect(bytes).toBeGreaterThan(200);
    // Another person's are not counted.
    expect(await storage.madeBy('somebody else')).toEqual({ tables: 0, editions: 0, bytes: 0 });
  });

  test('what was set aside is listed as such, and is not taken on by the driver', async () => {
    const { storage, address } = await testServer(await place(), { drive: false });
    const { id, people } = await startedTable(address, { game: 'toy', seats: 2, bots: [null, 'random'] });
    expect(await storage.setAside(id, 5)).toBe(true);
    expect(await storage.setAside('nobody knows it', 5)).toBe(false);
    expect(await storage.isAside(id)).toBe(true);
    const { tables } = await people[0].get<{ tables: object[] }>('/api/me');
    expect(tables).toMatchObject([{ id, aside: true }]);
    const later = Date.now() + 1_000_000;
    expect(await storage.claimDue(later, { holder: 'me', until: later + 1 }, 10, ['toy@1'])).toEqual([]);
  });
});

test('bytes count, whatever they are spent on', async () => {
  const { storage } = await testServer();
  const all = new Quotas(storage, 1, () => 0);
  const checkPerson = (bytes: number) => all.checkPerson('g', { what: 'tables', bytes });
  await checkPerson(quotas.bytes);
  await expect(checkPerson(quotas.bytes + 1)).rejects.toThrow('as much here as one may');
});

test('from one address comes so much in a day', () => {
  const clock = new TestClock();
  const storage = {} as Storage;
  const daily = new Quotas(storage, 1, clock.now);
  const edition = { what: 'editions', bytes: 1000 } as const;
  for (let sent = 0; sent < dailyOfAddress.editions; sent++) daily.checkAddress('::1', edition);
  expect(() => daily.checkAddress('::1', edition)).toThrow('too many editions from one address in a day');
  daily.checkAddress('::2', edition);
  clock.pass(86_400_000);
  daily.checkAddress('::1', edition);
  expect(() => daily.checkAddress('::3', { what: 'tables', bytes: dailyOfAddress.bytes + 1 })).toThrow('too much');
});

test('a full server takes on nothing new, and the games that run go on', async () => {
  let used = 0.1;
  const server = await testServer({}, { memoryUsed: () => used });
  const { visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
  used = 0.95;
  const refused = await refusalOf(people[0].create({ game: 'toy', seats: 2 }));
  expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
  const edition = people[0].post('/api/editions', { game: 'toy', components: {} });
  expect((await refusalOf(edition)).status).toBe(503);
  await visits[0].answer('1');
  used = 0.1;
  await people[0].create({ game: 'toy', seats: 2 });
});

test('editions that were not used for a while leave memory, and come back', async () => {
  const { storage } = await testServer();
  const shelf = new Shelf(testGames, storage);
  await shelf.fill();
  const editions: string[] = [];
  for (let turns = 1; turns <= limits.openEditions + 3; turns++) {
    editions.push(await shelf.add('toy', { bones: 12, handSize: 2, turns }));
    await shelf.open('toy', editions[turns - 1]);
  }
  expect(shelf.opened).toBe(limits.openEditions);
  expect((await shelf.open('toy', editions[0])).components).toMatchObject({ turns: 1 });
});
