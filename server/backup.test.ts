import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MyTable } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from './storage/backup.ts';
import { backUpPostgres, restorePostgres } from './storage/dump.ts';
import { SQLITE_FILE } from './storage/sqlite.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { playOn, startedTable, temporaryFolder, testServer } from './testing/server.ts';

/** A place for a database, and what can be done with it. */
interface Place {
  readonly config: { readonly data: string; readonly databaseUrl?: string };
  backUp(file: string): Promise<void>;
  restore(file: string): Promise<void>;
  /** Makes of a database of today one that the first release would have left. */
  age(): Promise<void>;
}

function folder(): Place {
  const data = temporaryFolder();
  return {
    config: { data },
    backUp: file => backUp(data, file),
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
    backUp: file => backUpPostgres(databaseUrl, file),
    restore: file => restorePostgres(databaseUrl, file),
    age: async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const step of [...AGE, 'update bonebed_version set version = 1']) await client.query(step);
      await client.end();
    },
  };
}

const AGE = [
  'alter table tables drop column turn',
  'alter table tables drop column noted',
  'alter table seats drop column seat',
  'drop index chat_once',
  'alter table chat drop column once',
];

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
  });
});
