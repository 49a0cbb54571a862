import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import type { ChatLine, TableSummary } from '../protocol.ts';
import type { Logged, TableMeta } from '../tables/entry.ts';
import { Conflict, type Guest, type Lease, type Storage, type StoredEdition, type TableRow } from './storage.ts';

export const SQLITE_FILE = 'bonebed.db';
const LOCK_FILE = 'bonebed.lock';

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
];

interface Write {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One file, no set-up. All writes of one turn of the event loop, whatever table they are for, go into one transaction with one
 * sync of the disk (group commit).
 */
export function openSqlite(folder: string): Storage {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const db = new Database(join(folder, SQLITE_FILE));
  db.pragma('journal_mode = wal');
  // The write-ahead log is synced at every commit: what was acknowledged survives loss of power too.
  db.pragma('synchronous = full');
  db.pragma('busy_timeout = 5000');
  migrate(db);
  // Nobody else is here: whoever held a table is gone.
  db.exec('update tables set leased_until = 0 where leased_until > 0');
  return sqliteStorage(db, lock);
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

function sqliteStorage(db: Database.Database, lock: Database.Database): Storage {
  const sql = statements(db);
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');
  let queue: Write[] = [];

  const write = <V>(run: () => V): Promise<V> =>
    new Promise((resolve, reject) => {
      // The resolver of this promise takes exactly what `run` returns.
      queue.push({ run, resolve: resolve as (value: unknown) => void, reject });
      if (queue.length === 1) setImmediate(flush);
    });

  const flush = (): void => {
    const writes = queue;
    queue = [];
    const done: (() => void)[] = [];
    try {
      begin.run();
      for (const { run, resolve, reject } of writes) {
        try {
          const value = run();
          done.push(() => resolve(value));
        } catch (error) {
          // A statement that failed has changed nothing; the others of this commit stand.
          done.push(() => reject(error));
        }
      }
      commit.run();
    } catch (error) {
      if (db.inTransaction) rollback.run();
      for (const { reject } of writes) reject(error);
      return;
    }
    for (const tell of done) tell();
  };

  const insertLog = (key: number, log: readonly Logged[]): void => {
    for (const { seq, at, entry } of log) {
      try {
        sql.insertLog.run(key, seq, at, JSON.stringify(entry));
      } catch (error) {
        throw isSqliteError(error, 'SQLITE_CONSTRAINT') ? new Conflict(`entry ${seq} is written`) : error;
      }
      if (entry.type === 'joined' || entry.type === 'held') sql.insertSeat.run(entry.guest, key);
    }
  };

  const rowValues = ({ phase, open, summary, due, lease, record }: TableRow): unknown[] => [
    phase,
    open ? 1 : 0,
    JSON.stringify(summary),
    summary.updatedAt,
    due,
    lease?.holder ?? null,
    lease?.until ?? 0,
    record,
  ];

  return {
    shared: false,
    createTable: (id, meta, log, row) =>
      write(() => {
        const key = Number(sql.insertTable.run(id, JSON.stringify(meta), ...rowValues(row)).lastInsertRowid);
        insertLog(key, log);
        return { key, id, meta };
      }),
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
    append: ({ key }, log, row) =>
      write(() => {
        insertLog(key, log);
        if (row !== null) sql.updateTable.run(...rowValues(row), key);
      }),
    readRecord: async key => {
      const record = first(sql.readRecord, key)?.record;
      return typeof record === 'string' ? record : null;
    },
    listTables: async ({ game, phase, limit }) =>
      rows(sql.listTables, phase, game, game, limit).map(({ summary }) => own<TableSummary>(summary)),
    tablesOf: async (guest, limit) => rows(sql.tablesOf, guest, limit).map(({ summary }) => own<TableSummary>(summary)),
    claimDue: (now, lease, limit) =>
      write(() => rows(sql.claimDue, lease.holder, lease.until, now, now, limit).map(({ id }) => String(id))),
    renewLease: (key, lease: Lease) => write(() => sql.renewLease.run(lease.until, key, lease.holder).changes > 0),
    addChat: ({ key }, line) =>
      write(() => {
        const { at, seat, name, text } = line;
        return { ...line, id: Number(sql.insertChat.run(key, at, seat, name, text).lastInsertRowid) };
      }),
    readChat: async (key, limit) =>
      rows(sql.readChat, key, limit)
        .map(
          ({ id, at, seat, name, text }): ChatLine => ({
            id: Number(id),
            at: Number(at),
            seat: Number(seat),
            name: String(name),
            text: String(text),
          }),
        )
        .reverse(),
    createGuest: ({ id, name }, tokenHash) => write(() => void sql.insertGuest.run(id, tokenHash, name)),
    findGuest: async tokenHash => {
      const found = first(sql.findGuest, tokenHash);
      return found === undefined ? null : ({ id: String(found.id), name: String(found.name) } satisfies Guest);
    },
    renameGuest: (id, name) => write(() => void sql.renameGuest.run(name, id)),
    saveEdition: (id, { game, components }: StoredEdition) =>
      write(() => void sql.saveEdition.run(id, game, components)),
    findEdition: async id => {
      const found = first(sql.findEdition, id);
      return found === undefined ? null : { game: String(found.game), components: String(found.components) };
    },
    listen: async () => {},
    ping: async () => void db.prepare('select 1').get(),
    close: async () => {
      if (queue.length > 0) flush();
      db.close();
      lock.close();
    },
  };
}

function statements(db: Database.Database) {
  return {
    insertTable: db.prepare(
      `insert into tables (id, meta, phase, open, summary, updated, due, leased_by, leased_until, record)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    updateTable: db.prepare(
      `update tables set phase = ?, open = ?, summary = ?, updated = ?, due = ?, leased_by = ?, leased_until = ?, record = ?
       where key = ?`,
    ),
    insertLog: db.prepare('insert into log (table_key, seq, at, entry) values (?, ?, ?, ?)'),
    insertSeat: db.prepare('insert or ignore into seats (guest, table_key) values (?, ?)'),
    findTable: db.prepare('select key, meta from tables where id = ?'),
    readLog: db.prepare('select seq, at, entry from log where table_key = ? and seq > ? order by seq'),
    readRecord: db.prepare('select record from tables where key = ?'),
    listTables: db.prepare(
      `select summary from tables where open = 1 and phase = ? and (? is null or json_extract(summary, '$.game') = ?)
       order by updated desc limit ?`,
    ),
    tablesOf: db.prepare(
      `select summary from seats join tables on tables.key = table_key where guest = ? order by updated desc limit ?`,
    ),
    claimDue: db.prepare(
      `update tables set leased_by = ?, leased_until = ? where key in (
         select key from tables where due <= ? and leased_until < ? order by due limit ?
       ) returning id`,
    ),
    renewLease: db.prepare('update tables set leased_until = ? where key = ? and leased_by = ?'),
    insertChat: db.prepare('insert into chat (table_key, at, seat, name, text) values (?, ?, ?, ?, ?)'),
    readChat: db.prepare('select id, at, seat, name, text from chat where table_key = ? order by id desc limit ?'),
    insertGuest: db.prepare('insert into guests (id, token_hash, name) values (?, ?, ?)'),
    findGuest: db.prepare('select id, name from guests where token_hash = ?'),
    renameGuest: db.prepare('update guests set name = ? where id = ?'),
    saveEdition: db.prepare('insert or ignore into editions (id, game, components) values (?, ?, ?)'),
    findEdition: db.prepare('select game, components from editions where id = ?'),
  };
}
