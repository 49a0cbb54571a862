import type { Shrunk } from '../tables/entry.ts';
import type { Lease, StoredTable } from './storage.ts';

/** What a migration adds for it, on either kind of database. */
export const HOUSE_TABLES = `
  alter table tables add column goes bigint;
  alter table tables add column shrunk bigint;
  create index tables_stale on tables (phase, updated);
  alter table guests add column seen bigint;
  create index guests_seen on guests (seen);
  alter table editions add column used bigint;
  create table chores (name text primary key, done bigint not null, leased_by text, leased_until bigint not null);
`;

/** Tables that have outlived something. */
export type Stale =
  /** Tables that were never begun, and have waited for their whole lifetime. */
  | 'lobbies'
  /** Nothing has happened at a game that is not over; `fading` are those whose people have not been told yet when it goes. */
  | 'unfinished'
  | 'fading'
  /** Finished games that have had their lifetime; `whole` are those that have not shrunk to their records yet. */
  | 'finished'
  | 'whole';

/** Since before which moment they have been so, and what time it is. */
export interface Since {
  readonly before: number;
  readonly now: number;
}

export interface StaleTable {
  readonly key: number;
  readonly id: string;
}

/**
 * The people who are kept: whatever they have a seat at stays for as long as they do. One query that gives their ids, for all of
 * housekeeping, on either kind of database.
 */
const KEPT_PEOPLE = 'select person from ways';

/** The part of storage that lets go of what nobody needs any more. Times are of the servers' clock. */
export interface HouseStorage {
  /** Some of those tables, the oldest first. None of kept people. */
  staleTables(stale: Stale, since: Since, limit: number): Promise<StaleTable[]>;
  /** How many there are. */
  countStale(stale: Stale, since: Since): Promise<number>;
  /** Takes a table away with all that belongs to it, unless something has happened there since; false if it stays. */
  removeTable(key: number, before: number): Promise<boolean>;
  /** Puts one entry in the place of the log up to it, and takes away what was said. */
  shrinkTable(table: StoredTable, seq: number, entry: Shrunk, now: number): Promise<void>;
  /** The people of a table were told when it will go. */
  noteWarned(key: number, goesAt: number): Promise<void>;
  /** A guest was here. */
  seeGuest(id: string, now: number): Promise<void>;
  /** Forgets some guests who hold no seat and have not been here since; gives how many. Those of whom nobody knows are taken to be here now. */
  removeGuests(before: number, now: number, limit: number): Promise<number>;
  countGuests(before: number): Promise<number>;
  /** Forgets some editions that were sent in and have been without a table since; gives how many. */
  removeEditions(before: number, now: number, limit: number): Promise<number>;
  countEditions(before: number): Promise<number>;
  /** Forgets some reports that were made before; gives how many. */
  removeReports(before: number, limit: number): Promise<number>;
  countReports(before: number): Promise<number>;
  /** Forgets some deals of which no table has been there since, with what people made of them; gives how many. */
  removeDeals(before: number, now: number, limit: number): Promise<number>;
  countDeals(before: number): Promise<number>;
  /** Takes on something that one process does every so often; false if it is not time yet, or somebody is at it. */
  claimChore(name: string, now: number, everyMs: number, lease: Lease): Promise<boolean>;
  finishChore(name: string, now: number): Promise<void>;
}

const SEATED = 'select 1 from seats where seats.table_key = tables.key';
const IS_NOT_KEPT = `not exists (${SEATED} and guest in (${KEPT_PEOPLE}))`;
/** The row does not know of the last moves, the log does. */
const IS_STILL = `updated < ? and not exists (select 1 from log where log.table_key = tables.key and at >= ?)`;

const CONDITIONS: Readonly<Record<Stale, string>> = {
  lobbies: `phase = 'lobby' and ${IS_NOT_KEPT} and ${IS_STILL}`,
  unfinished: `phase = 'playing' and ${IS_NOT_KEPT} and ${IS_STILL} and goes <= ?`,
  // Something may have happened since they were told, and nothing again for long.
  fading: `phase = 'playing' and aside is null and ${IS_NOT_KEPT} and ${IS_STILL} and coalesce(goes, 0) < ?`,
  finished: `phase = 'over' and ${IS_NOT_KEPT} and ${IS_STILL}`,
  // What was sent in as a record is one already, and has no log.
  whole: `phase = 'over' and shrunk is null and aside is null and noted > 1 and ${IS_STILL}`,
};

/** The values of such a condition. */
export function sinceValues(stale: Stale, { before, now }: Since): number[] {
  return stale === 'unfinished' || stale === 'fading' ? [before, before, now] : [before, before];
}

const IDLE_GUEST = `seen < ? and id not in (${KEPT_PEOPLE}) and not exists (select 1 from seats where guest = guests.id)`;
const IS_PLAYED = 'exists (select 1 from deal_plays join tables on tables.id = table_id where deal = deals.id)';
const IDLE_DEAL = `unused < ? and not ${IS_PLAYED}`;
const IDLE_DEALS = `from deals where ${IDLE_DEAL} order by unused, id limit ?`;
const IDLE_EDITION = 'made_by is not null and used < ?';

/** Statements for either kind of database, with `?` for values; `edition` says how to read the edition of a table. */
export function houseSql(edition: string) {
  const isUsed = `exists (select 1 from tables where ${edition} = editions.id)`;
  const stale = (what: Stale): string => `from tables where ${CONDITIONS[what]}`;
  const list = (what: Stale): string => `select key, id ${stale(what)} order by updated limit ?`;
  const count = (what: Stale): string => `select count(*) as n ${stale(what)}`;
  return {
    list: {
      lobbies: list('lobbies'),
      unfinished: list('unfinished'),
      fading: list('fading'),
      finished: list('finished'),
      whole: list('whole'),
    },
    count: {
      lobbies: count('lobbies'),
      unfinished: count('unfinished'),
      fading: count('fading'),
      finished: count('finished'),
      whole: count('whole'),
    },
    /** What belongs to a table, and then the table, if it is still. */
    remove: ['chat', 'log_stray', 'seats', 'calls', 'presence', 'log'].map(
      name => `delete from ${name} where table_key = ? and exists (select 1 from tables where key = ? and ${IS_STILL})`,
    ),
    removeTable: `delete from tables where key = ? and ${IS_STILL}`,
    shortenLog: 'delete from log where table_key = ? and seq < ?',
    putShrunk: 'update log set entry = ? where table_key = ? and seq = ?',
    silence: 'delete from chat where table_key = ?',
    noteShrunk: 'update tables set shrunk = ? where key = ?',
    noteWarned: 'update tables set goes = ? where key = ?',
    seeGuest: 'update guests set seen = ? where id = ?',
    meetGuests: 'update guests set seen = ? where id in (select id from guests where seen is null limit ?)',
    /** What belongs to guests who come no more. */
    removeOfGuests: ['channels', 'devices', 'shelves', 'blocks', 'mutes'].map(
      name => `delete from ${name} where person in (select id from guests where ${IDLE_GUEST} order by seen limit ?)`,
    ),
    forgetGuests: `delete from guests where id in (select id from guests where ${IDLE_GUEST} order by seen limit ?)`,
    countGuests: `select count(*) as n from guests where ${IDLE_GUEST}`,
    useEditions: `update editions set used = ? where made_by is not null and (used is null or ${isUsed})`,
    forgetEditions: `delete from editions where id in (select id from editions where ${IDLE_EDITION} and not ${isUsed} limit ?)`,
    countEditions: `select count(*) as n from editions where ${IDLE_EDITION} and not ${isUsed}`,
    forgetReports: 'delete from reports where id in (select id from reports where at < ? limit ?)',
    countReports: 'select count(*) as n from reports where at < ?',
    noteDeals: [
      `update deals set unused = ? where unused is null and not ${IS_PLAYED}`,
      `update deals set unused = null where unused is not null and ${IS_PLAYED}`,
    ],
    /** What belongs to deals that go: what people made of them, and what bots did. */
    removeOfDeals: ['deal_plays', 'deal_points'].map(
      name =>
        `delete from ${name} where deal in (select id ${IDLE_DEALS}) or deal in (select id || '/bots' ${IDLE_DEALS})`,
    ),
    forgetDeals: `delete from deals where id in (select id ${IDLE_DEALS})`,
    countDeals: `select count(*) as n from deals where ${IDLE_DEAL}`,
    claimChore: `insert into chores (name, done, leased_by, leased_until) values (?, 0, ?, ?)
      on conflict (name) do update set leased_by = excluded.leased_by, leased_until = excluded.leased_until
      where chores.done <= ? and chores.leased_until < ? returning name`,
    finishChore: 'update chores set done = ?, leased_until = 0 where name = ?',
  } as const;
}
