import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, impossible } from '@bonebed/kernel';
import type { ChatLine, TableSummary } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import type { Turn } from '../tables/core.ts';
import type { Logged, TableMeta } from '../tables/entry.ts';
import { personCalls } from './calls.ts';
import { HOUSE_STATE, houseStateFrom } from './house-state.ts';
import { notApart } from './moderation.ts';
import { callWrites, sqliteCalls } from './sqlite-calls.ts';
import { dealWrites, sqliteDeals } from './sqlite-deals.ts';
import { houseWrites, sqliteHousekeeping } from './sqlite-housekeeping.ts';
import { migrateSqlite } from './sqlite-migrations.ts';
import { moderationWrites, sqliteModeration } from './sqlite-moderation.ts';
import { peopleWrites, sqlitePeople } from './sqlite-people.ts';
import {
  awaiting,
  Conflict,
  FINISHED,
  finishedFrom,
  type Lease,
  OUTAGES,
  type Outage,
  type Storage,
  type StoredEdition,
  seating,
  type TableRow,
} from './storage.ts';
import { explained } from './trouble.ts';
import { type Job, type JobError, KEY, type ShortJob, Writer, type WriterStep } from './writer.ts';

export const SQLITE_FILE = 'bonebed.db';
const LOCK_FILE = 'bonebed.lock';

/** The write-ahead log is synced at every commit: what was acknowledged survives loss of power too. */
const PRAGMAS = ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000'];

/** One game's open tables: what it asks for must read as the index says it, or all tables are gone through. */
export const LIST_OF_GAME = `select summary, aside from tables where open = 1 and phase = ? and json_extract(summary, '$.game') = ?
  and ${notApart('?', '?')} order by updated desc limit ?`;

/**
 * One file, no set-up. A thread of its own writes: everything that arrives while the disk is busy, for whatever table, goes into
 * the next transaction with a single sync (group commit). The main thread only reads.
 */
export function openSqlite(folder: string): Storage {
  const opened: Database.Database[] = [];
  try {
    mkdirSync(folder, { recursive: true });
    const lock = lockFolder(folder);
    opened.push(lock);
    const file = join(folder, SQLITE_FILE);
    const db = new Database(file);
    opened.push(db);
    for (const pragma of PRAGMAS) db.pragma(pragma);
    migrateSqlite(db, SQLITE_FILE);
    // Nobody else is here: whoever held a table is gone. Where nothing can be written, that is found out here.
    db.exec('update tables set leased_until = 0 where leased_until > 0');
    db.exec('update channels set leased_until = 0 where leased_until > 0; delete from presence;');
    const all = { ...writes, ...callWrites, ...dealWrites, ...peopleWrites, ...houseWrites, ...moderationWrites };
    return sqliteStorage(db, lock, new Writer(file, all, PRAGMAS));
  } catch (error) {
    for (const db of opened) db.close();
    throw explained(error, 'data', folder);
  }
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
  const { steps: callSteps, reached, ...calls } = sqliteCalls(db, writer);

  const logSteps = (key: number | typeof KEY, log: readonly Logged[]): WriterStep[] => {
    const steps: WriterStep[] = [];
    for (const line of log) steps.push(step('insertLog', ...logValues(key, line)));
    const { taken, left, released } = seating(log);
    for (const guest of released) steps.push(step('deleteHolder', key, guest));
    for (const seat of left) steps.push(step('deleteSeat', key, seat));
    for (const { guest, seat } of taken) steps.push(step('insertSeat', guest, key, seat));
    return steps;
  };

  const appendJob = (
    key: number,
    log: readonly Logged[],
    row: TableRow | null,
    called: readonly WriterStep[],
  ): Job | ShortJob => {
    if (row === null && log.length === 1 && called.length === 0) return ['insertLog', ...logValues(key, log[0])];
    const steps = logSteps(key, log);
    if (row !== null) steps.push(step('updateTable', ...rowValues(row), key));
    return { steps: [...steps, ...called], give: 'changes' };
  };

  const change = async (name: keyof typeof writes, ...values: readonly unknown[]): Promise<number> =>
    Number(await writer.write({ steps: [step(name, ...values)], give: 'changes' }));

  return {
    ...calls,
    ...sqliteDeals(db, writer),
    ...sqlitePeople(db, writer, reached),
    house: sqliteHousekeeping(db, writer),
    moderation: sqliteModeration(db, writer),
    shared: false,
    homes: null,
    createTable: async (id, meta, log, row) => {
      const json = JSON.stringify(meta);
      const { deal, people } = awaiting(meta, log);
      const awaited = [deal, JSON.stringify(people)];
      const made = step(
        ...(['insertTable', ...awaited, people.length, id] as const),
        ...[json, ...rowValues(row), meta.createdBy, json.length],
      );
      const seated = deal === null ? [] : [step('seatPlays', id, ...awaited)];
      const key = await writer.write({ steps: [made, ...logSteps(KEY, log), ...seated], give: 'key' }, conflictFor);
      return { key: Number(key), id, meta, strays: 0 };
    },
    findTable: async id => {
      const found = first(sql.findTable, id);
      if (found === undefined) return null;
      return { key: Number(found.key), id, meta: own<TableMeta>(found.meta), strays: Number(found.strays) };
    },
    readLog: async (key, after, most = -1) =>
      rows(sql.readLog, key, after, most).map(({ seq, at, entry }) => ({
        seq: Number(seq),
        at: Number(at),
        entry: own(entry),
      })),
    append: ({ key }, log, row, called = []) => {
      const steps = callSteps(key, personCalls(called, log.at(-1)?.at ?? 0));
      return writer.write(appendJob(key, log, row, steps), conflictFor);
    },
    removeStrays: async ({ key }, last) => {
      const strays = [key, last, key, last];
      const steps = [step('keepStrays', ...strays), step('deleteStrays', ...strays), step('lookAgain', key)];
      await writer.write({ steps, give: 'changes' });
    },
    readRecord: async key => {
      const record = first(sql.readRecord, key)?.record;
      return typeof record === 'string' ? record : null;
    },
    listTables: async ({ game, phase, limit, viewer }) => {
      const rest = [viewer, viewer, limit];
      const listed = game === null ? rows(sql.listTables, phase, ...rest) : rows(sql.listOfGame, phase, game, ...rest);
      return listed.map(summaryFrom);
    },
    tablesOf: async (guest, limit) =>
      rows(sql.tablesOf, guest, limit).map(found => {
        const { seat, turn, noted, last } = found;
        return {
          summary: summaryFrom(found),
          seat: seat === null ? null : Number(seat),
          turn: turn === null || noted !== last ? null : own<Turn>(turn),
        };
      }),
    finishedOf: async (guest, after, limit) => rows(sql.finishedOf, { 1: guest, 2: after, 3: limit }).map(finishedFrom),
    note: async ({ key }, { summary, turn, seq }) =>
      void (await change('note', JSON.stringify(summary), summary.updatedAt, JSON.stringify(turn), seq, key, seq)),
    claimDue: async (now, { holder, until }, limit, rules) => {
      const known = JSON.stringify(rules);
      // Most looks find nothing, and then there is nothing to write.
      if (first(sql.isDue, now, now, known) === undefined) return [];
      const claimed = step('claimDue', holder, until, now, now, known, limit);
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
      const found = first(sql.findGuest, tokenHash, tokenHash);
      if (found === undefined) return null;
      return { id: String(found.id), name: String(found.name), seen: found.seen === null ? null : Number(found.seen) };
    },
    renameGuest: async (id, name) => void (await change('renameGuest', name, id)),
    saveEdition: async (id, { game, components }: StoredEdition, madeBy) => {
      // An edition's name is the fingerprint of its contents: once there, it stays as it is.
      if (first(sql.findEdition, id) !== undefined) return;
      await change('saveEdition', id, game, components, madeBy, components.length);
    },
    findEdition: async id => {
      const found = first(sql.findEdition, id);
      return found === undefined ? null : { game: String(found.game), components: String(found.components) };
    },
    madeBy: async guest => {
      const tables = first(sql.tablesMade, guest);
      const editions = first(sql.editionsMade, guest);
      return {
        tables: Number(tables?.count),
        editions: Number(editions?.count),
        bytes: Number(tables?.bytes) + Number(editions?.bytes),
      };
    },
    setAside: async (id, at) => (await change('asideTable', at, id)) + (await change('asideEdition', at, id)) > 0,
    isAside: async id => first(sql.isAside, id, id) !== undefined,
    beat: async time => {
      // The column is that of the statement's `returning`.
      const [beat] = (await writer.write({ steps: [step('beat', time)], give: 'rows' })) as Columns[];
      return { stored: Number(beat.at), wall: Date.now() };
    },
    addOutage: async ({ since, until }) => void (await change('insertOutage', since, until)),
    readOutages: async () => rows(sql.readOutages).map(outageOf).reverse(),
    listen: async () => {},
    tellSignOut: async () => {},
    houseState: async () => houseStateFrom(rows(sql.notices), rows(sql.closed), rows(sql.silenced), rows(sql.removed)),
    ping: async () => void (await change('ping')),
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

function step(name: keyof typeof writes, ...values: readonly unknown[]): WriterStep {
  return { name, values };
}

/** Its place twice: once to be written, and once to be compared with what the log has. */
function logValues(key: number | typeof KEY, { seq, at, entry }: Logged): unknown[] {
  return [key, seq, key, seq, at, JSON.stringify(entry)];
}

function rowValues({ phase, open, summary, due, lease, record, turn, seq }: TableRow): unknown[] {
  const held = [lease?.holder ?? null, lease?.until ?? 0];
  const listed = [JSON.stringify(summary), summary.updatedAt];
  return [phase, open ? 1 : 0, ...listed, due, ...held, record, JSON.stringify(turn), seq];
}

function summaryFrom({ summary, aside }: Columns): TableSummary {
  const stored = own<TableSummary>(summary);
  return aside === null ? stored : { ...stored, aside: true };
}

function outageOf({ since, until }: Columns): Outage {
  return { since: Number(since), until: Number(until) };
}

function chatLine({ id, at, seat, name, text }: Columns): ChatLine {
  return { id: Number(id), at: Number(at), seat: Number(seat), name: String(name), text: String(text) };
}

/** Entries of a table behind a hole that comes after a given entry. */
const IS_STRAY = `table_key = ? and seq > ?
    and not exists (select 1 from log whole where whole.table_key = ? and whole.seq = 1 + ?)`;

/** Tables at which something is due and nobody works, played by one of some rules. */
const IS_DUE = `due <= ? and leased_until < ? and aside is null
    and json_extract(meta, '$.game') || '@' || json_extract(meta, '$.version') in (select value from json_each(?))`;

/** Those of a deal, by a list of their ids, who wait for a table. */
const AWAITED = `deal = ? and person in (select value from json_each(?)) and table_id = ''`;

const writes = {
  // A table of a deal that not all of its people wait for gets no id, which the column refuses.
  insertTable: `insert into tables (id, meta, phase, open, summary, updated, due, leased_by, leased_until, record, turn, noted,
    made_by, bytes) values (case (select count(*) from deal_plays where ${AWAITED}) when ? then ? end,
    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  seatPlays: `update deal_plays set table_id = ? where ${AWAITED}`,
  updateTable: `update tables set phase = ?, open = ?, summary = ?, updated = ?, due = ?, leased_by = ?, leased_until = ?,
    record = ?, turn = ?, noted = ? where key = ?`,
  // An entry that does not follow the last one gets no `seq`, which the column refuses.
  insertLog: `insert into log (table_key, seq, at, entry)
    values (?, case ? when (select coalesce(max(seq), 0) + 1 from log where table_key = ?) then ? end, ?, ?)`,
  keepStrays: `insert into log_stray (table_key, seq, at, entry)
    select table_key, seq, at, entry from log where ${IS_STRAY} order by seq`,
  deleteStrays: `delete from log where ${IS_STRAY}`,
  // The row described entries that are gone: it is marked as due, so that the driver writes it anew.
  lookAgain: 'update tables set noted = 0, due = 0, leased_until = 0, record = null where key = ?',
  note: 'update tables set summary = ?, updated = ?, turn = ?, noted = ? where key = ? and noted < ?',
  insertSeat: 'insert or replace into seats (guest, table_key, seat) values (?, ?, ?)',
  deleteSeat: 'delete from seats where table_key = ? and seat = ?',
  deleteHolder: 'delete from seats where table_key = ? and guest = ?',
  claimDue: `update tables set leased_by = ?, leased_until = ? where key in (
      select key from tables where ${IS_DUE} order by due limit ?
    ) returning id`,
  renewLease: 'update tables set leased_until = ? where key = ? and leased_by = ?',
  insertChat: `insert into chat (table_key, at, seat, name, text, once) values (?, ?, ?, ?, ?, ?)
    on conflict do nothing returning id`,
  insertGuest: 'insert into guests (id, token_hash, name) values (?, ?, ?)',
  renameGuest: 'update guests set name = ? where id = ?',
  beat: 'insert into server_time (one, at) values (1, ?) on conflict do update set at = max(at, excluded.at) returning at',
  insertOutage: 'insert into outages (since, until) values (?, ?)',
  saveEdition: 'insert or ignore into editions (id, game, components, made_by, bytes) values (?, ?, ?, ?, ?)',
  asideTable: 'update tables set aside = ? where id = ?',
  asideEdition: 'update editions set aside = ? where id = ?',
  // The first page of the file is written anew each time, with the same in it: 'Bone'.
  ping: 'pragma application_id = 0x426f6e65',
} as const;

function readStatements(db: Database.Database) {
  return {
    findTable: db.prepare(
      'select key, meta, (select count(*) from log_stray where table_key = key) as strays from tables where id = ?',
    ),
    readLog: db.prepare('select seq, at, entry from log where table_key = ? and seq > ? order by seq limit ?'),
    notices: db.prepare(HOUSE_STATE.notices),
    closed: db.prepare(HOUSE_STATE.closed),
    silenced: db.prepare(HOUSE_STATE.silenced),
    removed: db.prepare(HOUSE_STATE.removed),
    readRecord: db.prepare('select record from tables where key = ?'),
    listTables: db.prepare(
      `select summary, aside from tables where open = 1 and phase = ? and ${notApart('?', '?')} order by updated desc limit ?`,
    ),
    listOfGame: db.prepare(LIST_OF_GAME),
    tablesOf: db.prepare(
      `select summary, aside, seat, turn, noted, (select coalesce(max(seq), 0) from log where log.table_key = tables.key) as last
       from seats join tables on tables.key = seats.table_key where guest = ? order by updated desc limit ?`,
    ),
    finishedOf: db.prepare(FINISHED),
    isDue: db.prepare(`select 1 from tables where ${IS_DUE} limit 1`),
    readChat: db.prepare('select id, at, seat, name, text from chat where table_key = ? order by id desc limit ?'),
    findChat: db.prepare('select id, at, seat, name, text from chat where table_key = ? and seat = ? and once = ?'),
    findGuest: db.prepare(
      `select id, name, seen from guests where token_hash = ?
       union all select guests.id, name, seen from devices join guests on guests.id = person where devices.token_hash = ?`,
    ),
    readOutages: db.prepare(`select since, until from outages order by until desc limit ${OUTAGES}`),
    findEdition: db.prepare('select game, components from editions where id = ?'),
    // Finished games are no burden but for their bytes.
    tablesMade: db.prepare(
      `select coalesce(sum(phase <> 'over'), 0) as count, coalesce(sum(bytes), 0) as bytes from tables where made_by = ?`,
    ),
    editionsMade: db.prepare(
      'select count(*) as count, coalesce(sum(bytes), 0) as bytes from editions where made_by = ?',
    ),
    isAside: db.prepare(
      `select 1 from tables where id = ? and aside is not null
       union all select 1 from editions where id = ? and aside is not null`,
    ),
  };
}
