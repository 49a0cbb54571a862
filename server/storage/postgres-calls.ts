import type pg from 'pg';
import type { Call } from '../messages/wanted.ts';
import {
  type CallStorage,
  type Channel,
  type ClaimedCalls,
  channelFrom,
  type DueCall,
  dueCallFrom,
  FORGET_MS,
  personCalls,
  placeOf,
  type Reached,
  type SettledCall,
} from './calls.ts';
import type { Lease, StoredTable } from './storage.ts';

export const CALL_TABLES = `
  create table server_keys (name text primary key, value text not null);
  create table channels (
    id text primary key,
    person text not null,
    place text not null,
    way jsonb not null,
    created bigint not null,
    confirmed bigint,
    failures integer not null default 0,
    retry_at bigint not null default 0,
    stopped bigint,
    leased_by text,
    leased_until bigint not null default 0
  );
  create index channels_of on channels (person);
  create index channels_place on channels (place) where confirmed is null;
  create table calls (
    channel text not null,
    table_key integer not null,
    wanted jsonb,
    due bigint,
    told text,
    silent boolean not null default false,
    news integer not null default 0,
    visits integer not null default 0,
    primary key (channel, table_key)
  );
  create index calls_due on calls (due) where due is not null;
  create table presence (
    person text not null, table_key integer not null, until bigint not null, primary key (person, table_key)
  );
`;

/** The part of a statement that writes calls for a table, given as JSON: they change together with its log. */
export function callsPart(key: string, calls: string): string {
  return `called as (
    insert into calls (channel, table_key, wanted, due, told)
    select id, ${key}, call->'wanted', (call->>'due')::bigint, call->>'told'
    from jsonb_array_elements(${calls}::jsonb) call join channels on person = call->>'person'
    where call->>'wanted' is not null
    on conflict (channel, table_key) do update set wanted = excluded.wanted, due = excluded.due, news = calls.news + 1,
      told = coalesce(excluded.told, calls.told), silent = calls.silent and excluded.told is null,
      visits = calls.visits + (excluded.told is not null)::integer
  ), uncalled as (
    update calls set wanted = null, due = null, news = news + 1
    from jsonb_array_elements(${calls}::jsonb) call join channels on person = call->>'person'
    where calls.channel = channels.id and table_key = ${key} and call->>'wanted' is null
  )`;
}

/** What the part takes as its calls. */
export function callsValue(calls: readonly Call[], now: number): string {
  return JSON.stringify(personCalls(calls, now));
}

const ADD_CALLS = `with ${callsPart('$1', '$2')} select 1`;

const KNOW = `known as (
  update calls set silent = false, visits = visits + 1, due = case when wanted is null then null else $3::bigint end,
    told = case when (wanted->>'warnAt')::bigint <= $3 then (wanted->>'mark') || '!' else coalesce(wanted->>'mark', told) end
  where table_key = $1 and channel in (select id from channels where person = $2)
)`;

const COME = `with ${KNOW} insert into presence (person, table_key, until)
  select $2, $1, $4 where exists (select 1 from channels where person = $2)
  on conflict (person, table_key) do update set until = excluded.until`;

const STAY = `insert into presence (person, table_key, until)
  select there->>'person', (there->>'key')::integer, $2 from jsonb_array_elements($1::jsonb) there
  where exists (select 1 from channels where person = there->>'person')
  on conflict (person, table_key) do update set until = excluded.until`;

/** Whoever is at the table need not be called to it. */
const IS_DUE = `calls.due <= $1 and not exists (
  select 1 from presence where presence.person = channels.person and presence.table_key = calls.table_key and until > $1)`;

/** A channel is locked as it is taken, so no two processes take the same. */
const CLAIM = `update channels set leased_by = $2, leased_until = $3 where id in (
    select id from channels where confirmed is not null and stopped is null and leased_until < $1 and retry_at <= $1
      and id in (
        select calls.channel from calls join channels on channels.id = calls.channel
        where ${IS_DUE} and channels.leased_until < $1 and channels.retry_at <= $1 and confirmed is not null and stopped is null
        group by calls.channel order by min(calls.due) limit $4)
    for update skip locked
  ) returning *`;

const DUE = `select channel, table_key, tables.id, wanted, told, silent, news, visits
  from (select calls.* from calls join channels on channels.id = calls.channel where calls.channel = any($2) and ${IS_DUE}) calls
  join tables on tables.key = table_key`;

const SETTLE = `with settled as (
    update calls set due = case when news = (one->>'news')::integer then (one->>'due')::bigint else due end,
      told = coalesce(one->>'told', told),
      silent = case when one->>'told' is null or visits <> (one->>'visits')::integer then silent else true end
    from jsonb_array_elements($2::jsonb) one where channel = $1 and table_key = (one->>'key')::integer
  ) update channels set leased_until = 0, failures = case when $3 then failures + 1 else 0 end,
      retry_at = coalesce($4, retry_at), stopped = coalesce($5, stopped) where id = $1`;

type Row = { readonly [column: string]: unknown };

export class PostgresCalls implements CallStorage {
  /** Other processes may have been told of a way. */
  readonly reachable = null;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async keepKey(name: string, value: string): Promise<string> {
    await this.#pool.query('insert into server_keys (name, value) values ($1, $2) on conflict do nothing', [
      name,
      value,
    ]);
    const { rows } = await this.#pool.query('select value from server_keys where name = $1', [name]);
    return String(rows[0].value);
  }

  async addChannel(channel: Channel): Promise<void> {
    const { id, person, destination, createdAt, confirmedAt } = channel;
    await this.#pool.query(
      'insert into channels (id, person, place, way, created, confirmed) values ($1, $2, $3, $4, $5, $6)',
      [id, person, placeOf(destination), written(channel), createdAt, confirmedAt],
    );
  }

  async findChannel(id: string): Promise<Channel | null> {
    const { rows } = await this.#pool.query('select * from channels where id = $1', [id]);
    return rows.length === 0 ? null : channelOf(rows[0]);
  }

  async channelsOf(person: string): Promise<Channel[]> {
    const { rows } = await this.#pool.query('select * from channels where person = $1 order by created', [person]);
    return rows.map(channelOf);
  }

  async askedOf(place: string, since: number): Promise<number> {
    const { rows } = await this.#pool.query(
      'select count(*) as n from channels where place = $1 and confirmed is null and created > $2',
      [place, since],
    );
    return Number(rows[0].n);
  }

  async updateChannel(channel: Channel): Promise<void> {
    const { id, confirmedAt, failures, retryAt, stoppedAt } = channel;
    await this.#pool.query(
      'update channels set way = $2, confirmed = $3, failures = $4, retry_at = $5, stopped = $6 where id = $1',
      [id, written(channel), confirmedAt, failures, retryAt, stoppedAt],
    );
  }

  async removeChannel(id: string): Promise<void> {
    await this.#pool.query('with gone as (delete from calls where channel = $1) delete from channels where id = $1', [
      id,
    ]);
  }

  async addCalls({ key }: StoredTable, calls: readonly Call[], now: number): Promise<void> {
    await this.#pool.query(ADD_CALLS, [key, callsValue(calls, now)]);
  }

  async come(key: number, person: string, now: number, until: number): Promise<void> {
    await this.#pool.query({ name: 'come', text: COME, values: [key, person, now, until] });
  }

  async go(key: number, person: string, seenAt: number | null): Promise<void> {
    const gone = 'delete from presence where table_key = $1 and person = $2';
    if (seenAt === null) await this.#pool.query(gone, [key, person]);
    else await this.#pool.query(`with ${KNOW} ${gone}`, [key, person, seenAt]);
  }

  async stay(there: readonly { readonly key: number; readonly person: string }[], until: number): Promise<void> {
    if (there.length > 0) await this.#pool.query(STAY, [JSON.stringify(there), until]);
  }

  async claimCalls(now: number, { holder, until }: Lease, limit: number): Promise<ClaimedCalls[]> {
    const claimed = await this.#pool.query({ name: 'claimCalls', text: CLAIM, values: [now, holder, until, limit] });
    if (claimed.rows.length === 0) return [];
    const channels = claimed.rows.map(channelOf);
    const { rows } = await this.#pool.query({
      name: 'dueCalls',
      text: DUE,
      values: [now, channels.map(({ id }) => id)],
    });
    return channels.map(channel => ({
      channel,
      calls: rows.filter(row => row.channel === channel.id).map(dueCall),
    }));
  }

  async renewCalls(channels: readonly string[], { holder, until }: Lease): Promise<void> {
    await this.#pool.query('update channels set leased_until = $1 where id = any($2) and leased_by = $3', [
      ...[until, channels, holder],
    ]);
  }

  async settleCalls(channel: string, settled: readonly SettledCall[], reached: Reached): Promise<void> {
    const lines = settled.map(({ call: { table, news, visits }, due, told }) => ({
      key: table.key,
      news,
      visits,
      due,
      told,
    }));
    const retryAt = reached.is === 'failing' ? reached.retryAt : null;
    const stopped = reached.is === 'given up' ? reached.at : null;
    const values = [channel, JSON.stringify(lines), reached.is === 'failing', retryAt, stopped];
    await this.#pool.query({ name: 'settleCalls', text: SETTLE, values });
  }

  async sweepCalls(now: number): Promise<void> {
    await this.#pool.query('delete from channels where confirmed is null and created < $1', [
      now - FORGET_MS.unconfirmed,
    ]);
    await this.#pool.query('delete from calls where channel not in (select id from channels)');
    await this.#pool.query(
      `delete from calls where due is null and table_key in (select key from tables where phase = 'over' and updated < $1)`,
      [now - FORGET_MS.over],
    );
    await this.#pool.query('delete from presence where until < $1', [now]);
  }
}

function written({ destination, wishes }: Channel): string {
  return JSON.stringify({ destination, wishes });
}

/** The columns hold what this file wrote. */
function channelOf(row: Row): Channel {
  return channelFrom(row, row.way as Pick<Channel, 'destination' | 'wishes'>);
}

function dueCall(row: Row): DueCall {
  return dueCallFrom(row, row.wanted as DueCall['wanted']);
}
