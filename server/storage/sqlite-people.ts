import { type Companion, wayKinds } from '@bonebed/protocol';
import type Database from 'better-sqlite3';
import { cleanName, NAMELESS } from '../names.ts';
import { type Device, FIRST, type PeopleStorage, type Way } from './people.ts';
import { forgetPlays } from './sqlite-deals.ts';
import type { Writer, WriterStep } from './writer.ts';

export const PEOPLE_TABLES = `
  create table devices (
    id text primary key, person text not null, token_hash text not null unique, label text not null, since integer not null
  ) without rowid;
  create index devices_of on devices (person);
  create table ways (
    kind text not null, key text not null, person text not null, detail text not null, since integer not null, primary key (kind, key)
  ) without rowid;
  create index ways_of on ways (person);
  create table tickets (hash text primary key, kind text not null, value text not null, until integer not null) without rowid;
  create table shelves (person text primary key, shelf text not null) without rowid;
`;

export const COMPANY_TABLES = `
  create table blocks (person text not null, other text not null, at integer not null, primary key (person, other)) without rowid;
  create index blocks_of on blocks (other);
  create index seats_at on seats (table_key);
`;

export const peopleWrites = {
  insertDevice: 'insert into devices (id, person, token_hash, label, since) values (?, ?, ?, ?, ?)',
  deleteDevice: 'delete from devices where id = ? and person = ?',
  // A hash that no cookie has.
  forgetFirst: `update guests set token_hash = 'gone ' || id where id = ? and token_hash not like 'gone %'`,
  insertWay: 'insert or ignore into ways (kind, key, person, detail, since) values (?, ?, ?, ?, ?)',
  updateWay: 'update ways set detail = ? where kind = ? and key = ?',
  deleteWay: 'delete from ways where person = ? and kind = ? and key = ?',
  insertTicket: 'insert into tickets (hash, kind, value, until) values (?, ?, ?, ?)',
  takeTicket: 'delete from tickets where hash = ? and kind = ? and until > ? returning value',
  sweepTickets: 'delete from tickets where until <= ?',
  writeShelf: 'insert or replace into shelves (person, shelf) values (?, ?)',
  addBlock: 'insert or ignore into blocks (person, other, at) values (?, ?, ?)',
  removeBlock: 'delete from blocks where person = ? and other = ?',
  scrubLog: `update log set entry = json_set(entry, '$.name', ?) where table_key = ?
    and (json_extract(entry, '$.type') = 'joined' and json_extract(entry, '$.guest') = ?
      or json_extract(entry, '$.type') = 'renamed' and json_extract(entry, '$.seat') = ? and json_extract(entry, '$.name') is not null)`,
  scrubShrunk: `update log set entry = json_set(entry, ?, ?)
    where table_key = ? and json_extract(entry, '$.type') = 'shrunk'`,
  scrubChat: 'delete from chat where table_key = ? and seat = ?',
  forgetCalls: 'delete from calls where channel in (select id from channels where person = ?)',
  forgetChannels: 'delete from channels where person = ?',
  forgetPresence: 'delete from presence where person = ?',
  forgetDevices: 'delete from devices where person = ?',
  forgetWays: 'delete from ways where person = ?',
  forgetShelf: 'delete from shelves where person = ?',
  forgetBlocks: 'delete from blocks where person = ? or other = ?',
  forgetSeats: 'delete from seats where guest = ?',
  forgetGuest: 'delete from guests where id = ?',
  moveChannels: 'update channels set person = ? where person = ?',
} as const;

type Columns = { readonly [column: string]: unknown };

const step = (name: keyof typeof peopleWrites, ...values: readonly unknown[]): WriterStep => ({ name, values });

/** `reached` hears of people who can be reached in a new way. */
export function sqlitePeople(db: Database.Database, writer: Writer, reached: (person: string) => void): PeopleStorage {
  const sql = {
    first: db.prepare("select token_hash from guests where id = ? and token_hash not like 'gone %'"),
    devices: db.prepare('select id, token_hash, label, since from devices where person = ? order by since desc'),
    way: db.prepare('select * from ways where kind = ? and key = ?'),
    ways: db.prepare('select * from ways where person = ? order by since'),
    shelf: db.prepare('select shelf from shelves where person = ?'),
    companions: db.prepare(
      `select other.guest as id, guests.name, count(*) as tables, max(tables.updated) as at, tables.id as last,
         json_extract(summary, '$.game') as game
       from seats own join seats other on other.table_key = own.table_key and other.seat is not own.seat
       join tables on tables.key = own.table_key join guests on guests.id = other.guest
       where own.guest = ? and phase <> 'lobby' group by other.guest order by at desc limit ?`,
    ),
    blocked: db.prepare(
      'select other as id, name from blocks join guests on guests.id = other where person = ? order by at desc',
    ),
    blocks: db.prepare(
      `select person as by, other as whom from blocks where other = ? and person in (select value from json_each(?))
       union all select person, other from blocks where person = ? and other in (select value from json_each(?))`,
    ),
    name: db.prepare('select name from guests where id = ?'),
  };
  const change = async (one: WriterStep): Promise<number> =>
    Number(await writer.write({ steps: [one], give: 'changes' }));
  // better-sqlite3 gives plain objects by column.
  const all = (statement: Database.Statement, ...values: unknown[]): Columns[] => statement.all(...values) as Columns[];
  const first = (statement: Database.Statement, ...values: unknown[]): Columns | undefined =>
    statement.get(...values) as Columns | undefined;
  return {
    addDevice: async (person, { id, tokenHash, label, since }) =>
      void (await change(step('insertDevice', id, person, tokenHash, label, since))),
    devicesOf: async person => devicesFrom(first(sql.first, person), all(sql.devices, person)),
    removeDevice: async (person, id) =>
      (await change(id === FIRST ? step('forgetFirst', person) : step('deleteDevice', id, person))) > 0,
    addWay: async ({ kind, key, person, detail, since }) =>
      (await change(step('insertWay', kind, key, person, detail, since))) > 0,
    findWay: async (kind, key) => {
      const found = first(sql.way, kind, key);
      return found === undefined ? null : wayFrom(found);
    },
    waysOf: async person => all(sql.ways, person).map(wayFrom),
    updateWay: async ({ kind, key, detail }) => void (await change(step('updateWay', detail, kind, key))),
    removeWay: async (person, kind, key) => void (await change(step('deleteWay', person, kind, key))),
    keepTicket: async ({ hash, kind, value, until }) =>
      void (await change(step('insertTicket', hash, kind, value, until))),
    takeTicket: async (kind, hash, now) => {
      // The column is that of the statement's `returning`.
      const taken = (await writer.write({ steps: [step('takeTicket', hash, kind, now)], give: 'rows' })) as Columns[];
      return taken.length === 0 ? null : String(taken[0].value);
    },
    sweepTickets: async now => void (await change(step('sweepTickets', now))),
    readShelf: async person => {
      const found = first(sql.shelf, person);
      return found === undefined ? null : String(found.shelf);
    },
    writeShelf: async (person, shelf) => void (await change(step('writeShelf', person, shelf))),
    nameOf: async person => {
      const found = first(sql.name, person);
      return found === undefined ? null : String(found.name);
    },
    companionsOf: async (person, limit) => all(sql.companions, person, limit).map(companionFrom),
    addBlock: async ({ by, whom }, at) => void (await change(step('addBlock', by, whom, at))),
    removeBlock: async ({ by, whom }) => void (await change(step('removeBlock', by, whom))),
    blockedBy: async person => all(sql.blocked, person).map(({ id, name }) => ({ id: String(id), name: String(name) })),
    blocksBetween: async (person, others) => {
      const there = JSON.stringify(others);
      return all(sql.blocks, person, there, person, there).map(({ by, whom }) => ({
        by: String(by),
        whom: String(whom),
      }));
    },
    scrub: async (key, person, seat, name) => {
      const steps = [
        step('scrubLog', name, key, person, seat),
        step('scrubShrunk', `$.seats[${seat}].name`, name, key),
        step('scrubChat', key, seat),
      ];
      await writer.write({ steps, give: 'changes' });
    },
    forget: async person => {
      const steps = [
        ...[step('forgetCalls', person), step('forgetChannels', person), step('forgetPresence', person)],
        ...[step('forgetDevices', person), step('forgetWays', person), step('forgetShelf', person)],
        ...forgetPlays(person),
        ...[step('forgetBlocks', person, person), step('forgetSeats', person), step('forgetGuest', person)],
      ];
      await writer.write({ steps, give: 'changes' });
    },
    moveChannels: async (from, to) => {
      reached(to);
      await change(step('moveChannels', to, from));
    },
  };
}

/** What both databases have in these rows. */
export function devicesFrom(own: Columns | undefined, further: readonly Columns[]): Device[] {
  const first = own === undefined ? [] : [{ id: FIRST, label: '', since: null, tokenHash: String(own.token_hash) }];
  const others = further.map(({ id, label, since, token_hash }) => ({
    id: String(id),
    label: String(label),
    since: Number(since),
    tokenHash: String(token_hash),
  }));
  return [...first, ...others];
}

export function companionFrom({ id, name, tables, at, last, game }: Columns): Companion {
  return {
    id: String(id),
    name: cleanName(String(name)) || NAMELESS,
    tables: Number(tables),
    last: { table: String(last), game: String(game), at: Number(at) },
  };
}

export function wayFrom({ kind, key, person, detail, since }: Columns): Way {
  const known = wayKinds.find(one => one === kind);
  if (known === undefined) throw new Error(`a way of an unknown kind, ${kind}`);
  return { kind: known, key: String(key), person: String(person), detail: String(detail), since: Number(since) };
}
