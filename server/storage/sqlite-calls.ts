import type Database from 'better-sqlite3';
import {
  type CallStorage,
  type Channel,
  channelFrom,
  type DueCall,
  dueCallFrom,
  FORGET_MS,
  type PersonCall,
  personCalls,
  placeOf,
  type SettledCall,
} from './calls.ts';
import type { Writer, WriterStep } from './writer.ts';

export const CALL_TABLES = `
  create table server_keys (name text primary key, value text not null) without rowid;
  create table channels (
    id text primary key,
    person text not null,
    place text not null,
    way text not null,
    created integer not null,
    confirmed integer,
    failures integer not null default 0,
    retry_at integer not null default 0,
    stopped integer,
    leased_by text,
    leased_until integer not null default 0
  ) without rowid;
  create index channels_of on channels (person);
  create index channels_place on channels (place) where confirmed is null;
  create table calls (
    channel text not null,
    table_key integer not null,
    wanted text,
    due integer,
    told text,
    silent integer not null default 0,
    news integer not null default 0,
    visits integer not null default 0,
    primary key (channel, table_key)
  ) without rowid;
  create index calls_due on calls (due) where due is not null;
  create table presence (
    person text not null, table_key integer not null, until integer not null, primary key (person, table_key)
  ) without rowid;
`;

const OWN = 'channel in (select id from channels where person = ?)';

/** Whoever is at the table need not be called to it. */
const IS_DUE = `calls.due <= ? and not exists (
  select 1 from presence where presence.person = channels.person and presence.table_key = calls.table_key and until > ?)`;
const CAN_SEND = 'confirmed is not null and stopped is null and channels.leased_until < ? and retry_at <= ?';
const CLAIMABLE = `select channel from calls cross join channels on channels.id = calls.channel
  where ${IS_DUE} and ${CAN_SEND}`;

export const callWrites = {
  keepKey: 'insert or ignore into server_keys (name, value) values (?, ?)',
  insertChannel: `insert into channels (id, person, place, way, created, confirmed) values (?, ?, ?, ?, ?, ?)`,
  updateChannel: `update channels set way = ?, confirmed = ?, failures = ?, retry_at = ?, stopped = ? where id = ?`,
  deleteChannel: 'delete from channels where id = ?',
  deleteCallsOf: 'delete from calls where channel = ?',
  call: `insert into calls (channel, table_key, wanted, due, told) select id, ?, ?, ?, ? from channels where person = ?
    on conflict (channel, table_key) do update set wanted = excluded.wanted, due = excluded.due, news = news + 1,
      told = coalesce(excluded.told, told), silent = silent and excluded.told is null,
      visits = visits + (excluded.told is not null)`,
  uncall: `update calls set wanted = null, due = null, news = news + 1 where table_key = ? and ${OWN}`,
  know: `update calls set silent = 0, visits = visits + 1, due = case when wanted is null then null else ? end,
      told = case when json_extract(wanted, '$.warnAt') <= ? then json_extract(wanted, '$.mark') || '!'
        else coalesce(json_extract(wanted, '$.mark'), told) end
    where table_key = ? and ${OWN}`,
  stay: 'insert or replace into presence (person, table_key, until) values (?, ?, ?)',
  go: 'delete from presence where table_key = ? and person = ?',
  claimCalls: `update channels set leased_by = ?, leased_until = ? where id in (${CLAIMABLE} group by channel order by min(calls.due) limit ?)
    returning id`,
  renewCalls: 'update channels set leased_until = ? where id = ? and leased_by = ?',
  settleCall: `update calls set due = case news when ? then ? else due end, told = coalesce(?, told),
      silent = case when ? is null or visits <> ? then silent else 1 end
    where channel = ? and table_key = ?`,
  well: 'update channels set leased_until = 0, failures = 0 where id = ?',
  failing: 'update channels set leased_until = 0, failures = failures + 1, retry_at = ? where id = ?',
  giveUp: 'update channels set leased_until = 0, stopped = ? where id = ?',
  forgetUnconfirmed: 'delete from channels where confirmed is null and created < ?',
  forgetOrphans: 'delete from calls where channel not in (select id from channels)',
  forgetCalls: `delete from calls where due is null and table_key in (select key from tables where phase = 'over' and updated < ?)`,
  forgetPresence: 'delete from presence where until < ?',
} as const;

type Columns = { readonly [column: string]: unknown };

/** What of a channel is stored as JSON; the rest has columns. */
type Written = Pick<Channel, 'destination' | 'wishes'>;

const step = (name: keyof typeof callWrites, ...values: readonly unknown[]): WriterStep => ({ name, values });

export interface SqliteCalls extends CallStorage {
  /** What of these calls there is to write: nothing for those who can't be reached. */
  steps(key: number, calls: readonly PersonCall[]): WriterStep[];
  /** Somebody can be reached now. */
  reached(person: string): void;
}

export function sqliteCalls(db: Database.Database, writer: Writer): SqliteCalls {
  const sql = {
    key: db.prepare('select value from server_keys where name = ?'),
    people: db.prepare('select person from channels').pluck(),
    find: db.prepare('select * from channels where id = ?'),
    of: db.prepare('select * from channels where person = ? order by created'),
    asked: db.prepare('select count(*) as n from channels where place = ? and confirmed is null and created > ?'),
    isDue: db.prepare(`${CLAIMABLE} limit 1`),
    due: db.prepare(`select table_key, tables.id, wanted, told, silent, news, visits from calls
      join channels on channels.id = calls.channel join tables on tables.key = table_key where channel = ? and ${IS_DUE}`),
  };
  // Nobody else writes here, so this is known without asking: most people can't be reached, and their moves need not wait for that.
  const reachable = new Set(sql.people.all().map(String));
  const change = async (...steps: readonly WriterStep[]): Promise<void> => {
    if (steps.length > 0) await writer.write({ steps, give: 'changes' });
  };
  const steps = (key: number, calls: readonly PersonCall[]): WriterStep[] =>
    calls.flatMap(({ person, wanted, due, told }) => {
      if (!reachable.has(person)) return [];
      if (wanted === null) return [step('uncall', key, person)];
      return [step('call', key, JSON.stringify(wanted), due, told, person)];
    });
  return {
    steps,
    reachable,
    reached: person => void reachable.add(person),
    keepKey: async (name, value) => {
      await change(step('keepKey', name, value));
      return String((sql.key.get(name) as Columns).value);
    },
    addChannel: async channel => {
      reachable.add(channel.person);
      const { id, person, destination, createdAt, confirmedAt } = channel;
      await change(step('insertChannel', id, person, placeOf(destination), written(channel), createdAt, confirmedAt));
    },
    findChannel: async id => {
      const found = sql.find.get(id) as Columns | undefined;
      return found === undefined ? null : channelOf(found);
    },
    channelsOf: async person => (sql.of.all(person) as Columns[]).map(channelOf),
    askedOf: async (place, since) => Number((sql.asked.get(place, since) as Columns).n),
    updateChannel: channel => {
      const { id, confirmedAt, failures, retryAt, stoppedAt } = channel;
      return change(step('updateChannel', written(channel), confirmedAt, failures, retryAt, stoppedAt, id));
    },
    removeChannel: id => change(step('deleteCallsOf', id), step('deleteChannel', id)),
    addCalls: ({ key }, calls, now) => change(...steps(key, personCalls(calls, now))),
    come: async (key, person, now, until) => {
      if (reachable.has(person)) await change(step('know', now, now, key, person), step('stay', person, key, until));
    },
    go: async (key, person, seenAt) => {
      if (!reachable.has(person)) return;
      const know = seenAt === null ? [] : [step('know', seenAt, seenAt, key, person)];
      await change(...know, step('go', key, person));
    },
    stay: (there, until) =>
      change(
        ...there
          .filter(({ person }) => reachable.has(person))
          .map(({ key, person }) => step('stay', person, key, until)),
      ),
    claimCalls: async (now, { holder, until }, limit) => {
      if (sql.isDue.get(now, now, now, now) === undefined) return [];
      const claimed = step('claimCalls', holder, until, now, now, now, now, limit);
      // The column is that of the statement's `returning`.
      const found = (await writer.write({ steps: [claimed], give: 'rows' })) as Columns[];
      return found.flatMap(({ id }) => {
        const channel = sql.find.get(id) as Columns | undefined;
        const calls = (sql.due.all(id, now, now) as Columns[]).map(dueCall);
        return channel === undefined ? [] : [{ channel: channelOf(channel), calls }];
      });
    },
    renewCalls: (channels, { holder, until }) => change(...channels.map(id => step('renewCalls', until, id, holder))),
    settleCalls: (channel, settled, reached) => {
      const last = {
        well: step('well', channel),
        failing: step('failing', reached.is === 'failing' ? reached.retryAt : 0, channel),
        'given up': step('giveUp', reached.is === 'given up' ? reached.at : 0, channel),
      }[reached.is];
      return change(...settled.map(one => settledStep(channel, one)), last);
    },
    sweepCalls: now =>
      change(
        step('forgetUnconfirmed', now - FORGET_MS.unconfirmed),
        step('forgetOrphans'),
        step('forgetCalls', now - FORGET_MS.over),
        step('forgetPresence', now),
      ),
  };
}

function settledStep(channel: string, { call, due, told }: SettledCall): WriterStep {
  return step('settleCall', call.news, due, told, told, call.visits, channel, call.table.key);
}

function written({ destination, wishes }: Channel): string {
  return JSON.stringify({ destination, wishes } satisfies Written);
}

/** The columns hold what this file wrote. */
function channelOf(row: Columns): Channel {
  return channelFrom(row, JSON.parse(String(row.way)) as Written);
}

function dueCall(row: Columns): DueCall {
  return dueCallFrom(row, JSON.parse(String(row.wanted)) as DueCall['wanted']);
}
