import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { administer } from '../admin/acts.ts';
import { openSqlite, SQLITE_FILE } from '../storage/sqlite.ts';
import { codeOf, Person } from '../testing/client.ts';
import { startedTable, TestClock, temporaryFolder, testServer } from '../testing/server.ts';
import { KEEP_OUT_MS, KEY_MS, Networks } from './networks.ts';

const ADDRESS = '192.0.2.7';

test('an address is a hash by a key that is made at the first start, kept, and changed every week', async () => {
  const folder = temporaryFolder();
  const clock = new TestClock();
  const storage = openSqlite(folder);
  const first = await Networks.open(storage, clock.now);
  const hash = first.of(ADDRESS);
  expect(hash).toMatch(/^[\w-]{16}$/);
  expect([first.of('::ffff:192.0.2.7'), first.of('192.0.2.8') === hash]).toEqual([hash, false]);
  // After a restart it is the same; another server has another key.
  expect((await Networks.open(storage, clock.now)).of(ADDRESS)).toBe(hash);
  const elsewhere = openSqlite(temporaryFolder());
  expect((await Networks.open(elsewhere, clock.now)).of(ADDRESS)).not.toBe(hash);

  clock.pass(KEY_MS - 1);
  await first.tend();
  expect(first.of(ADDRESS)).toBe(hash);
  await first.keepOut([hash]);
  clock.pass(KEEP_OUT_MS - 1);
  await first.tend();
  // There is another key, and what was kept by the one before is still good.
  expect(first.of(ADDRESS)).not.toBe(hash);
  expect([first.isKeptOut(ADDRESS), first.isKeptOut('192.0.2.8')]).toEqual([true, false]);
  clock.pass(3_600_000);
  await first.tend();
  await first.look();
  expect(first.isKeptOut(ADDRESS)).toBe(false);
  expect(await storage.moderation('keptOut', 0)).toEqual([]);
  expect(await storage.moderation('addressKeys')).toHaveLength(1);
  // A server that was asleep for long goes on all the same.
  clock.pass(10 * KEY_MS);
  await first.tend();
  expect(await storage.moderation('addressKeys')).toHaveLength(1);
  await storage.close();
  await elsewhere.close();
});

test('from where somebody had to be removed nobody new comes for a day; who is known goes on, and no address is stored', async () => {
  const clock = new TestClock();
  const data = temporaryFolder();
  const server = await testServer({ data }, { now: clock.now });
  const { people, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  const [bob] = await administer({ url: null, data }, 'Ada', admin => admin.people('p1', 1));
  const gone = visits[1].until(({ closed }) => closed !== null).catch(() => {});
  await administer({ url: null, data }, 'Ada', admin => admin.act('remove', bob.id));
  await server.house.look();
  await gone;
  expect(await codeOf(Person.named(server.address, 'Bob again'))).toBe('forbidden');
  await people[0].create({ game: 'toy', seats: 2 });
  for (const file of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    expect(readFileSync(join(data, file)).includes('127.0.0.1')).toBe(false);
  }
  clock.pass(KEEP_OUT_MS);
  const networks = await Networks.open(server.storage, clock.now);
  await networks.look();
  expect(networks.isKeptOut('127.0.0.1')).toBe(false);
});
