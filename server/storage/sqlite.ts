import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, impossible } from '@bonebed/kernel';
import type { ChatLine, TableSummary } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import type { Turn } from '../tables/core.ts';
import type { Logged, TableMeta } from '../tables/entry.ts';
import {
  Conflict,
  type Guest,
  type Lease,
  type Storage,
  type StoredEdition,
  seating,
  type TableRow,
} from './storage.ts';
import { type Job, type JobError, KEY, type ShortJob, type Step, Writer } from './writer.ts';

export const SQLITE_FILE = 'bonebed.db';
const LOCK_FILE = 'bonebed.lock';

/** The write-ahead log is synced at every commit: what was acknowledged survives loss of power too. */
const PRAGMAS = ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000'];

/** Raised with each change of the tables below; a step for each lies in `migrations`. */
const migrations: readonly string[] = [
  `
  create table tables (
    key integer primary key,
    id text not null unique,
    meta text not null,
    phase text not null,
    open integer not null,
    summary text not null,
    updated integer not null,
    due integer,
    leased_by text,
    leased_until integer not null default 0,
    record text
  );
  create index tables_due on tables (due) where due is not null;
  create index tables_listed on tables (phase, updated) where open = 1;
  -- Rows with their own number and one index beside: ten times the rows per second of a table clustered by (table, seq).
  create table log (
    id integer primary key,
    table_key integer not null,
    seq integer not null,
    at integer not null,
    entry text not null
  );
  create unique index log_place on log (table_key, seq);
  create table seats (guest text not null, table_key integer not null, primary key (guest, table_key)) without rowid;
  create table chat (
    id integer primary key,
    table_key integer not null,
    at integer not null,
    seat integer not null,
    name text not null,
    text text not null
  );
  create index chat_table on chat (table_key, id);
  create table guests (id text primary key, token_hash text not null unique, name text not null) without rowid;
  create table editions (id text primary key, game text not null, components text not null) without rowid;
  `,
  `
  alter table tables add column turn text;
  alter table tables add column noted integer not null default 0;
  alter table seats add column seat integer;
  `,
  `
  alter table chat add column once text;
  create unique index chat_once on chat (table_key, seat, once) where once is not null;
  `,
];

/**
 * One file, no set-up. A thread of its own writes: all that comes while the disk is busy, whatever table it is for, goes into the
 * next transaction with one sync of the disk (group commit). This thread only reads.
 */
export function openSqlite(folder: string): Storage {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const file = join(folder, SQLITE_FILE);
  const db = new Database(file);
  for (const pragma of PRAGMAS) db.pragma(pragma);
  migrate(db);
  // Nobody else is here: whoever held a table is gone.
  db.exec('update tables set leased_until = 0 where leased_until > 0');
  return sqliteStorage(db, lock, new Writer(file, writes, PRAGMAS));
}

/** Two servers on one folder would not hear of each other's moves. The lock goes with the process, however it ends. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, LOCK_FILE), { timeout: 500 });
  try {
    lock.pragma('locking_mode = exclusive');
    lock.exec('begin exclusive; create table if not exists held (at integer); commit;');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isSqliteError(error, 'SQLITE_BUSY')) throw error;
    throw new BadInput('data', folder, 'another server uses this folder; for several on one database set DATABASE_URL');
  }
  return lock;
}

function migrate(db: Database.Database): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > migrations.length) {
    throw new BadInput('data', SQLITE_FILE, `made by a newer server (${version}, this one knows ${migrations.length})`);
  }
  for (let next = version; next < migrations.length; next++) {
    db.transaction(() => {
      db.exec(migrations[next]);
      db.pragma(`user_version = ${next + 1}`);
    })();
  }
}

function isSqliteError(error: unknown, code: string): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith(code);
}

/** A text column of JSON that this server wrote itself. */
function own<V>(json: unknown): V {
  return JSON.parse(String(json)) as V;
}

type Columns = { readonly [column: string]: unknown };

/** The first row of a query that has one or none. better-sqlite3 gives plain objects by column. */
function first(statement: Database.Statement, ...values: unknown[]): Columns | undefined {
  return statement.get(...values) as Columns | undefined;
}

function rows(statement: Database.Statement, ...values: unknown[]): Columns[] {
  return statement.all(...values) as Columns[];
}

function sqliteStorage(db: Database.Database, lock: Database.Database, writer: Writer): Storage {
  const sql = readStatements(db);

  const logSteps = (key: number | typeof KEY, log: readonly Logged[]): Step[] => {
    const steps: Step[] = [];
    for (const { seq, at, entry } of log) {
      steps.push(step('insertLog', key, seq, at, JSON.stringify(entry)));
    }
    const { taken, left } = seating(log);
    for (const seat of left) steps.push(step('deleteSeat', key, seat));
    for (const { guest, seat } of taken) steps.push(step('insertSeat', guest, key, seat));
    return steps;
  };

  const appendJob = (key: number, log: readonly Logged[], row: TableRow | null): Job | ShortJob => {
    const [first] = log;
    if (row === null && log.length === 1) return ['insertLog', key, first.seq, first.at, JSON.stringify(first.entry)];
    const steps = logSteps(key, log);
    if (row !== null) steps.push(step('updateTable', ...rowValues(row), key));
    return { steps, give: 'changes' };
  };

  const change = async (name: keyof typeof writes, ...values: readonly unknown[]): Promise<number> =>
    Number(await writer.write({ steps: [step(name, ...values)], give: 'changes' }));

  return {
    shared: false,
    createTable: async (id, meta, log, row) => {
      const made = step('insertTable', id, JSON.stringify(meta), ...rowValues(row));
      const key = await writer.write({ steps: [made, ...logSteps(KEY, log)], give: 'key' });
      return { key: Number(key), id, meta };
    },
    findTable: async id => {
      const found = first(sql.findTable, id);
      return found === undefined ? null : { key: Number(found.key), id, meta: own<TableMeta>(found.meta) };
    },
    readLog: async (key, after) =>
      rows(sql.readLog, key, after).map(({ seq, at, entry }) => ({
        seq: Number(seq),
        at: Number(at),
        entry: own(entry),
      })),
    append: ({ key }, log, row) => writer.write(appendJob(key, log, row), conflictFor),
    readRecord: async key => {
      const record = first(sql.readRecord, key)?.record;
      return typeof record === 'string' ? record : null;
    },
    listTables: async ({ game, phase, limit }) =>
      rows(sql.listTables, phase, game, game, limit).map(({ summary }) => own<TableSummary>(summary)),
    tablesOf: async (guest, limit) =>
      rows(sql.tablesOf, guest, limit).map(({ summary, seat, turn, noted, last }) => ({
        summary: own<TableSummary>(summary),
        seat: seat === null ? null : Number(seat),
        turn: turn === null || noted !== last ? null : own<Turn>(turn),
      })),
    note: async ({ key }, { summary, turn, seq }) =>
      void (await change('note', JSON.stringify(summary), summary.updatedAt, JSON.stringify(turn), seq, key, seq)),
    claimDue: async (now, { holder, until }, limit) => {
      // Most looks find nothing, and then there is nothing to write.
      if (first(sql.isDue, now, now) === undefined) return [];
      const claimed = step('claimDue', holder, until, now, now, limit);
      // The columns are those of the statement's `returning`.
      const found = (await writer.write({ steps: [claimed], give: 'rows' })) as Columns[];
      return found.map(({ id }) => String(id));
    },
    renewLease: async (key, { holder, until }: Lease) => (await change('renewLease', until, key, holder)) > 0,
    addChat: async ({ key }, line, once) => {
      const { at, seat, name, text } = line;
      const said = step('insertChat', key, at, seat, name, text, once);
      // The column is that of the statement's `returning`.
      const [added] = (await writer.write({ steps: [said], give: 'rows' })) as Columns[];
      if (added !== undefined) return { line: { ...line, id: Number(added.id) }, isNew: true };
      return {
        line: chatLine(first(sql.findChat, key, seat, once) ?? impossible('a line said before', once)),
        isNew: false,
      };
    },
    readChat: async (key, limit) => rows(sql.readChat, key, limit).map(chatLine).reverse(),
    createGuest: async ({ id, name }, tokenHash) => void (await change('insertGuest', id, tokenHash, name)),
    findGuest: async tokenHash => {
      const found = first(sql.findGuest, tokenHash);
      return found === undefined ? null : ({ id: String(found.id), name: String(found.name) } satisfies Guest);
    },
    renameGuest: async (id, name) => void (await change('renameGuest', name, id)),
    saveEdition: async (id, { game, components }: StoredEdition) => {
      // An edition's name is the fingerprint of its contents: once there, it stays as it is.
      if (first(sql.findEdition, id) === undefined) await change('saveEdition', id, game, components);
    },
    findEdition: async id => {
      const found = first(sql.findEdition, id);
      return found === undefined ? null : { game: String(found.game), components: String(found.components) };
    },
    listen: async () => {},
    ping: async () => void db.prepare('select 1').get(),
    close: async () => {
      await writer.close();
      db.close();
      lock.close();
    },
  };
}

/** Two writers of one entry can't both win. */
function conflictFor(error: JobError): Error {
  return error.code.startsWith('SQLITE_CONSTRAINT') ? new Conflict(error.message) : error;
}

function step(name: keyof typeof writes, ...values: readonly unknown[]): Step {
  return { name, values };
}

function rowValues({ phase, open, summary, due, lease, record, turn, seq }: TableRow): unknown[] {
  const held = [lease?.holder ?? null, lease?.until ?? 0];
  const listed = [JSON.stringify(summary), summary.updatedAt];
  return [phase, open ? 1 : 0, ...listed, due, ...held, record, JSON.stringify(turn), seq];
}

function chatLine({ id, at, seat, name, text }: Columns): ChatLine {
  return { id: Number(id), at: Number(at), seat: Number(seat), name: String(name), text: String(text) };
}

const writes = {
  insertTable: `insert into tables (id, meta, phase, open, summary, updated, due, leased_by, leased_until, record, turn, noted)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  updateTable: `update tables set phase = ?, open = ?, summary = ?, updated = ?, due = ?, leased_by = ?, leased_until = ?,
    record = ?, turn = ?, noted = ? where key = ?`,
  note: 'update tables set summary = ?, updated = ?, turn = ?, noted = ? where key = ? and noted < ?',
  insertLog: 'insert into log (table_key, seq, at, entry) values (?, ?, ?, ?)',
  insertSeat: 'insert or replace into seats (guest, table_key, seat) values (?, ?, ?)',
  deleteSeat: 'delete from seats where table_key = ? and seat = ?',
  claimDue: `update tables set leased_by = ?, leased_until = ? where key in (
      select key from tables where due <= ? and leased_until < ? order by due limit ?
    ) returning id`,
  renewLease: 'update tables set leased_until = ? where key = ? and leased_by = ?',
  insertChat: `insert into chat (table_key, at, seat, name, text, once) values (?, ?, ?, ?, ?, ?)
    on conflict do nothing returning id`,
  insertGuest: 'insert into guests (id, token_hash, name) values (?, ?, ?)',
  renameGuest: 'update guests set name = ? where id = ?',
  saveEdition: 'insert or ignore into editions (id, game, components) values (?, ?, ?)',
} as const;

function readStatements(db: Database.Database) {
  return {
    findTable: db.prepare('select key, meta from tables where id = ?'),
    readLog: db.prepare('select seq, at, entry from log where table_key = ? and seq > ? order by seq'),
    readRecord: db.prepare('select record from tables where key = ?'),
    listTables: db.prepare(
      `select summary from tables where open = 1 and phase = ? and (? is null or json_extract(summary, '$.game') = ?)
       order by updated desc limit ?`,
    ),
    tablesOf: db.prepare(
      `select summary, seat, turn, noted, (select coalesce(max(seq), 0) from log where log.table_key = tables.key) as last
       from seats join tables on tables.key = seats.table_key where guest = ? order by updated desc limit ?`,
    ),
    isDue: db.prepare('select 1 from tables where due <= ? and leased_until < ? limit 1'),
    readChat: db.prepare('select id, at, seat, name, text from chat where table_key = ? order by id desc limit ?'),
    findChat: db.prepare('select id, at, seat, name, text from chat where table_key = ? and seat = ? and once = ?'),
    findGuest: db.prepare('select id, name from guests where token_hash = ?'),
    findEdition: db.prepare('select game, components from editions where id = ?'),
  };
}
