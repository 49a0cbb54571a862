import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MyTable } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from './storage/backup.ts';
import { backUpPostgres, restorePostgres } from './storage/dump.ts';
import { SQLITE_FILE } from './storage/sqlite.ts';
import type { Watch } from './storage/whole.ts';
import { AGE } from './testing/age.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { playOn, startedTable, TestClock, temporaryFolder, testServer } from './testing/server.ts';

/** A place for a database, and what can be done with it. */
interface Place {
  readonly config: { readonly data: string; readonly databaseUrl?: string };
  backUp(file: string, watch?: Watch): Promise<void>;
  restore(file: string): Promise<void>;
  /** Makes of a database of today one that the first release would have left. */
  age(): Promise<void>;
}

function folder(): Place {
  const data = temporaryFolder();
  return {
    config: { data },
    backUp: (file, watch) => backUp(data, file, watch),
    restore: file => restore(data, file),
    age: async () => {
      const db = new Database(join(data, SQLITE_FILE));
      for (const step of AGE) db.exec(step);
      db.pragma('user_version = 1');
      db.close();
    },
  };
}

async function database(postgres: Postgres): Promise<Place> {
  const databaseUrl = await postgres.database();
  return {
    config: { data: temporaryFolder(), databaseUrl },
    backUp: (file, watch) => backUpPostgres(databaseUrl, file, watch),
    restore: file => restorePostgres(databaseUrl, file),
    age: async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const step of [...AGE, 'update bonebed_version set version = 1']) await client.query(step);
      await client.end();
    },
  };
}

describe.each(['sqlite', 'postgres'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  const place = async (): Promise<Place> => (postgres === null ? folder() : database(postgres));

  test('a backup of a running server, restored elsewhere, has everything in it and goes on', async () => {
    const from = await place();
    const server = await testServer(from.config);
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
    await visits[0].ask({ do: 'chat', text: 'hello' });
    await playOn(visits, () => 0, 5);
    const before = visits[0].current;
    const file = join(temporaryFolder(), 'backup');
    await from.backUp(file);
    await expect(from.backUp(file)).rejects.toThrow('exists already');
    await playOn(visits, () => 0, 2);
    const to = await place();
    await to.restore(file);
    const again = await testServer(to.config);
    const there = people.map(person => person.at(again.address));
    const visit = await there[0].visit(id);
    expect(visit.current).toEqual(before);
    expect(visit.chat.map(({ text }) => text)).toEqual(['hello']);
    await playOn([visit, await there[1].visit(id)], () => 0);
    expect(visit.current.phase).toBe('over');
    // New rows get new numbers.
    await visit.ask({ do: 'chat', text: 'goodbye' });
    await there[0].create({ game: 'toy', seats: 2 });
  });

  test('a restore overwrites nothing, and takes no damaged file', async () => {
    const from = await place();
    const server = await testServer(from.config);
    await startedTable(server.address, { game: 'toy', seats: 2 });
    const file = join(temporaryFolder(), 'backup');
    await from.backUp(file);
    await expect(from.restore(file)).rejects.toThrow(/exists already|not empty/);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    const to = await place();
    await expect(to.restore(file)).rejects.toThrow();
    writeFileSync(file, 'something else\n');
    await expect((await place()).restore(file)).rejects.toThrow();
    await expect((await place()).restore(`${file}.missing`)).rejects.toThrow('no such file');
  });

  test('a backup that is stopped leaves nothing behind, and one that has no place says so', async () => {
    const from = await place();
    const server = await testServer(from.config);
    await startedTable(server.address, { game: 'toy', seats: 2 });
    const target = temporaryFolder();
    const stop = new AbortController();
    const watch = { signal: stop.signal, onProgress: () => stop.abort() };
    await expect(from.backUp(join(target, 'backup'), watch)).rejects.toThrow('aborted');
    expect(readdirSync(target)).toEqual([]);
    await expect(from.backUp(join(target, 'nowhere', 'backup'))).rejects.toThrow('there is no such folder');
    await from.backUp(join(target, 'backup'));
    expect(readdirSync(target)).toEqual(['backup']);
    const inTheWay = join(target, 'backup', 'backup');
    await expect(from.backUp(inTheWay)).rejects.toThrow('a file of that name is in the way');
    // It holds the secrets of running games.
    expect(statSync(join(target, 'backup')).mode & 0o077).toBe(0);
  });

  test('a database of the first release is brought up to date, with its games', async () => {
    const old = await place();
    const server = await testServer(old.config);
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
    await playOn(visits, () => 0, 3);
    const before = visits[1].current;
    await server.stop();
    await old.age();
    const again = await testServer(old.config);
    const bob = people[1].at(again.address);
    const { tables } = await bob.get<{ tables: MyTable[] }>('/api/me');
    expect(tables).toMatchObject([{ id, seat: 1, waiting: before.frame?.ask?.waiting }]);
    expect((await bob.visit(id)).current).toEqual(before);
    // What people had made before is counted too.
    const guest = (await again.storage.findTable(id))?.meta.createdBy ?? '';
    expect(await again.storage.madeBy(guest)).toMatchObject({ tables: 1, bytes: expect.any(Number) });
  });
});

test('a backup is one file, which can be restored from a disk that is only read', async () => {
  const from = folder();
  const server = await testServer(from.config);
  await startedTable(server.address, { game: 'toy', seats: 2 });
  const shelf = temporaryFolder();
  const file = join(shelf, 'backup');
  await from.backUp(file);
  // SQLite wants to put two files beside one that is in use; here that would be seen.
  chmodSync(shelf, 0o500);
  onTestFinished(() => chmodSync(shelf, 0o700));
  await folder().restore(file);
  expect(readdirSync(shelf)).toEqual(['backup']);
  const header = readFileSync(file);
  // The place in SQLite's format that says whether a log belongs to a database: 1 is no.
  expect([header[18], header[19]]).toEqual([1, 1]);
});

test('a log that was left behind is not mixed with a backup', async () => {
  const from = folder();
  const server = await testServer(from.config);
  await startedTable(server.address, { game: 'toy', seats: 2 });
  const file = join(temporaryFolder(), 'backup');
  await from.backUp(file);
  const to = folder();
  writeFileSync(join(to.config.data, `${SQLITE_FILE}-wal`), 'the log of another database');
  await expect(to.restore(file)).rejects.toThrow('belongs to a database that is gone');
});

test('a backup under load does not begin anew with each answer: it is as it was at one moment, and ends', async () => {
  const from = folder();
  // On a busy machine seconds pass between backup and restore: an outage, of which the log of the table would tell.
  const { now } = new TestClock();
  const server = await testServer(from.config, { now });
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await playOn(visits, () => 0, 3);
  const before = visits[0].seq;
  // Enough for many steps of the copy.
  const writer = new Database(join(from.config.data, SQLITE_FILE));
  const insert = writer.prepare('insert into chat (table_key, at, seat, name, text) values (0, 0, 0, ?, ?)');
  writer.transaction(() => {
    for (let line = 0; line < 5000; line++) insert.run('x', 'x'.repeat(4000));
  })();
  const file = join(temporaryFolder(), 'backup');
  const reached: number[] = [];
  // Something is stored between any two steps.
  const watch: Watch = {
    onProgress: done => {
      reached.push(done);
      insert.run('later', 'x');
    },
  };
  await from.backUp(file, watch);
  writer.close();
  expect(reached.length).toBeGreaterThan(3);
  expect(reached).toEqual([...new Set(reached)].sort((a, b) => a - b));
  const to = folder();
  await to.restore(file);
  const restored = new Database(join(to.config.data, SQLITE_FILE));
  expect(restored.prepare('select count(*) as n from chat').get()).toEqual({ n: 5000 });
  expect(restored.pragma('integrity_check', { simple: true })).toBe('ok');
  restored.close();
  const again = await testServer(to.config, { now });
  const visit = await visits[0].person.at(again.address).visit(id);
  expect(visit.seq).toBe(before);
});
