import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastRng } from '@bonebed/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Logged } from '../tables/entry.ts';
import { rowOf } from '../tables/row.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/server.ts';
import { ToyTable, toyMeta } from '../testing/toy-table.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Change, Conflict, type Storage, type StoredTable, type TableRow } from './storage.ts';

const row: TableRow = rowOf(new ToyTable(fastRng('row')).core, 'id', null);

function line(seq: number, text = 'x'): Logged {
  return { seq, at: 1000 + seq, entry: { type: 'answered', seat: 0, text } };
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  /** A table whose log has so many entries. */
  async function stored(
    entries: number,
  ): Promise<{ storage: Storage; table: StoredTable; again: () => Promise<Storage> }> {
    const folder = temporaryFolder();
    const url = await postgres?.database();
    const again = async (): Promise<Storage> => (url === undefined ? openSqlite(folder) : openPostgres(url));
    const storage = await again();
    const log = Array.from({ length: entries }, (_, index) => line(index + 1));
    const table = await storage.createTable('id', toyMeta, log, { ...row, seq: entries });
    return { storage, table, again };
  }

  const places = async (storage: Storage, { key }: StoredTable): Promise<number[]> =>
    (await storage.readLog(key, 0)).map(({ seq }) => seq);

  test('what does not follow the last entry is refused, wholly', async () => {
    const { storage, table } = await stored(2);
    for (const log of [[line(4)], [line(2)], [line(1)], [line(3), line(5)], [line(4), line(5)], [line(0)]]) {
      await expect(storage.append(table, log, null)).rejects.toBeInstanceOf(Conflict);
      await expect(storage.append(table, log, { ...row, seq: 5, phase: 'over' })).rejects.toBeInstanceOf(Conflict);
    }
    expect(await places(storage, table)).toEqual([1, 2]);
    expect(await storage.listTables({ game: null, phase: 'over', limit: 1, viewer: null })).toEqual([]);
    await storage.append(table, [line(3), line(4)], null);
    await storage.append(table, [line(5)], { ...row, seq: 5 });
    expect(await places(storage, table)).toEqual([1, 2, 3, 4, 5]);
    await storage.close();
  });

  test('of many who write at once one wins each place, and no place is left out', async () => {
    const { storage, table, again } = await stored(0);
    const other = storage.shared ? await again() : storage;
    for (let seq = 1; seq <= 20; seq++) {
      const written = await Promise.allSettled([
        storage.append(table, [line(seq, 'a')], null),
        other.append(table, [line(seq + 1, 'too soon')], null),
        other.append(table, [line(seq, 'b')], { ...row, seq }),
        storage.append(table, [line(seq, 'c'), line(seq + 1, 'd')], null),
      ]);
      for (const result of written) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
      const all = await places(storage, table);
      expect(all).toEqual(all.map((_, index) => index + 1));
      expect(all.length).toBeGreaterThanOrEqual(seq);
      seq = all.length;
    }
    if (other !== storage) await other.close();
    await storage.close();
  });

  test('a table is taken on only by who has the rules that it is played by', async () => {
    const { storage, table } = await stored(1);
    await storage.append(table, [], { ...row, seq: 1, due: 5, lease: null });
    const claim = (...rules: string[]) => storage.claimDue(10, { holder: 'me', until: 20 }, 10, rules);
    expect(await claim('toy@2', 'toy@11', 'other@1')).toEqual([]);
    expect(await claim()).toEqual([]);
    expect(await claim('toy@2', 'toy@1')).toEqual(['id']);
    // It is in hand now.
    expect(await claim('toy@1')).toEqual([]);
    await storage.close();
  });

  test('a log without a hole has nothing to be set aside', async () => {
    const { storage, table } = await stored(7);
    await storage.removeStrays(table, 3);
    expect(await places(storage, table)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await storage.findTable('id')).toMatchObject({ strays: 0 });
    await storage.close();
  });

  test('all finished games of somebody come page by page, and nothing else', async () => {
    const { storage } = await stored(0);
    const sat = (guest: string): Logged => ({
      seq: 1,
      at: 1000,
      entry: { type: 'joined', seat: 1, guest, name: guest, link: '' },
    });
    for (const [index, phase] of (['over', 'playing', 'over', 'over'] as const).entries()) {
      await storage.createTable(`game${index}`, toyMeta, [sat('ann')], { ...row, seq: 1, phase });
    }
    await storage.createTable('other', toyMeta, [sat('ben')], { ...row, seq: 1, phase: 'over' });
    const page = async (after: string | null) => (await storage.finishedOf('ann', after, 2)).map(({ id }) => id);
    expect(await page(null)).toEqual(['game3', 'game2']);
    expect(await page('game2')).toEqual(['game0']);
    expect(await page('gone')).toEqual([]);
    expect(await storage.finishedOf('ben', null, 2)).toMatchObject([{ id: 'other', seat: 1 }]);
    await storage.close();
  });
});

describe('of several processes on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a row alone is written only for the log as it is: another process may have gone on', async () => {
    const url = await postgres.database();
    const [storage, other] = [await openPostgres(url), await openPostgres(url)];
    const table = await storage.createTable('id', toyMeta, [line(1)], { ...row, seq: 1 });
    await other.append(table, [line(2)], { ...row, seq: 2, phase: 'over', record: 'the record' });
    await expect(storage.append(table, [], { ...row, seq: 1 })).rejects.toBeInstanceOf(Conflict);
    expect(await storage.readRecord(table.key)).toBe('the record');
    await other.append(table, [line(3)], null);
    await expect(storage.append(table, [], { ...row, seq: 2 })).rejects.toBeInstanceOf(Conflict);
    await storage.append(table, [], { ...row, seq: 3, record: 'another' });
    expect(await storage.readRecord(table.key)).toBe('another');
    await Promise.all([storage.close(), other.close()]);
  });

  test('moves that are stored together don’t depend on each other', async () => {
    const url = await postgres.database();
    const [storage, other] = [await openPostgres(url), await openPostgres(url)];
    const tables: StoredTable[] = [];
    for (let i = 0; i < 30; i++)
      tables.push(await storage.createTable(`id${i}`, toyMeta, [line(1)], { ...row, seq: 1 }));
    const gone = { ...tables[0], key: 1_000_000 };
    const write = (by: Storage, table: StoredTable, seq: number) => by.append(table, [line(seq)], null);
    const all = await Promise.allSettled([
      // Two processes write to the same tables, one of them from behind.
      ...tables.map(table => write(storage, table, 2)),
      ...tables.toReversed().map(table => write(other, table, 2)),
      // The same twice, one too soon, one where there is no table.
      write(storage, tables[3], 2),
      write(storage, tables[4], 7),
      write(storage, gone, 1),
    ]);
    const won = (from: number, to: number) => all.slice(from, to).filter(({ status }) => status === 'fulfilled').length;
    expect(won(0, 61)).toBe(30);
    expect(won(61, 63)).toBe(0);
    for (const { key } of tables) expect(await storage.readLog(key, 1)).toHaveLength(1);
    await Promise.all([storage.close(), other.close()]);
  });

  test('what a process has given up, and the database does later, it hears of as of what another did', async () => {
    const url = await postgres.database();
    const storage = await openPostgres(url);
    const table = await storage.createTable('id', toyMeta, [], row);
    const heard: Change[] = [];
    await storage.listen(change => heard.push(change));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('listen bonebed');
    const notice = new Promise<string>(resolve => client.once('notification', ({ payload = '' }) => resolve(payload)));
    await storage.append(table, [line(1)], null);
    const said = await notice;
    const notify = (payload: string) => client.query('select pg_notify($1, $2)', ['bonebed', payload]);
    // Notices come in the order of their commits: with this one, its own has come and was passed over.
    await notify(JSON.stringify({ ...JSON.parse(said), by: 'another', seq: 2 }));
    while (heard.length === 0) await nextTurn();
    // Something that no text can hold, so that it fails.
    const bad = { at: 0, seat: 0, name: '\0', text: '' };
    await expect(storage.addChat(table, bad, null)).rejects.toThrow();
    await notify(said);
    while (heard.length === 1) await nextTurn();
    expect(heard).toEqual([
      { kind: 'log', table: 'id', seq: 2 },
      { kind: 'log', table: 'id', seq: 1 },
    ]);
    await client.end();
    await storage.close();
  });
});
