import { Socket } from 'node:net';
import { BadInput } from '@bonebed/kernel';
import type { ChatLine, TableSummary } from '@bonebed/protocol';
import pg from 'pg';
import type { Turn } from '../tables/core.ts';
import type { Entry, Logged, TableMeta } from '../tables/entry.ts';
import { Notices, notify } from './notices.ts';
import {
  type Change,
  Conflict,
  type Guest,
  type HeldTable,
  type Made,
  OUTAGES,
  type Outage,
  type Said,
  type Storage,
  type StoredEdition,
  type StoredTable,
  seating,
  type TableRow,
} from './storage.ts';

/** Any number that no other program on the database uses for the same: 'bone' as bytes. */
const MIGRATION_LOCK = 0x626f6e65;
/** What a log says to an entry that does not follow its last one: its place is taken, or it gets none. */
const OUT_OF_PLACE = ['23505', '23502'];
/**
 * A database that does not answer is given up after a while; what hangs in it somewhat sooner, so that little is done there that nobody
 * waits for any more.
 */
const CONNECT_MS = 5000;
const QUERY_MS = 5000;
const STATEMENT_MS = 4000;
/** How long a connection that was ended may wait for the database's goodbye. */
const GOODBYE_MS = 1000;

const migrations: readonly string[] = [
  `
  create table tables (
    key serial primary key,
    id text not null unique,
    meta jsonb not null,
    phase text not null,
    open boolean not null,
    summary jsonb not null,
    updated bigint not null,
    due bigint,
    leased_by text,
    leased_until bigint not null default 0,
    record text
  );
  create index tables_due on tables (due) where due is not null;
  create index tables_listed on tables (phase, updated) where open;
  create table log (
    table_key integer not null references tables (key),
    seq integer not null,
    at bigint not null,
    entry jsonb not null,
    primary key (table_key, seq)
  );
  create table seats (guest text not null, table_key integer not null, primary key (guest, table_key));
  create table chat (
    id serial primary key,
    table_key integer not null references tables (key),
    at bigint not null,
    seat integer not null,
    name text not null,
    text text not null
  );
  create index chat_table on chat (table_key, id);
  create table guests (id text primary key, token_hash text not null unique, name text not null);
  create table editions (id text primary key, game text not null, components text not null);
  `,
  `
  alter table tables add column turn jsonb;
  alter table tables add column noted integer not null default 0;
  alter table seats add column seat integer;
  `,
  `
  alter table chat add column once text;
  create unique index chat_once on chat (table_key, seat, once) where once is not null;
  `,
  `
  create table log_stray (
    table_key integer not null references tables (key),
    seq integer not null,
    at bigint not null,
    entry jsonb not null
  );
  create index log_stray_table on log_stray (table_key);
  `,
  `
  alter table tables add column made_by text;
  alter table tables add column bytes integer not null default 0;
  alter table tables add column aside bigint;
  update tables set made_by = meta->>'createdBy', bytes = length(meta::text);
  create index tables_made on tables (made_by, phase, bytes);
  alter table editions add column made_by text;
  alter table editions add column bytes integer not null default 0;
  alter table editions add column aside bigint;
  create index editions_made on editions (made_by, bytes) where made_by is not null;
  `,
  "create index tables_of_game on tables ((summary->>'game'), phase, updated) where open;",
  `
  create table server_time (one integer primary key check (one = 1), at bigint not null);
  create table outages (since bigint not null, until bigint not null);
  `,
];

/** Any number of servers on one database: each hears of the others' changes, and an entry of a log has one place. */
export async function openPostgres(url: string, connections = 10): Promise<Storage> {
  await migrate(url);
  const sockets = new Set<Socket>();
  const options: pg.ClientConfig = {
    stream: () => kept(new Socket(), sockets),
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...options,
    max: connections,
    // Not with the connection's first words, which some poolers don't understand.
    onConnect: async client => void (await client.query(`set statement_timeout = ${STATEMENT_MS}`)),
  });
  // A connection that breaks while idle is replaced with the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresStorage(pool, new Notices(options), sockets);
}

/** Keeps a socket in mind until it closes. */
function kept(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/** By a connection of its own, which may take its time: a migration of much data does. */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    await client.query('begin');
    await migratePostgres(client);
    await client.query('commit');
  } finally {
    // An open transaction goes with its connection.
    await client.end();
  }
}

/** Brings a database up to date, or up to an older version whose backup is to go into it. Within a transaction. */
export async function migratePostgres(client: pg.ClientBase, upTo = migrations.length): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('create table if not exists bonebed_version (version integer not null)');
  const found = await client.query('select version from bonebed_version');
  const version = Number(found.rows[0]?.version ?? 0);
  const newest = Math.max(version, upTo);
  if (newest > migrations.length) {
    throw new BadInput(
      'data',
      'DATABASE_URL',
      `made by a newer server (${newest}, this one knows ${migrations.length})`,
    );
  }
  for (const step of migrations.slice(version, upTo)) await client.query(step);
  await client.query('delete from bonebed_version');
  await client.query('insert into bonebed_version values ($1)', [upTo]);
}

const BEAT = `insert into server_time as known (one, at) values (1, $1)
  on conflict (one) do update set at = greatest(known.at, excluded.at)
  returning at, extract(epoch from clock_timestamp()) * 1000 as wall`;

class PostgresStorage implements Storage {
  readonly shared = true;
  readonly #pool: pg.Pool;
  readonly #notices: Notices;
  readonly #sockets: ReadonlySet<Socket>;

  constructor(pool: pg.Pool, notices: Notices, sockets: ReadonlySet<Socket>) {
    this.#pool = pool;
    this.#notices = notices;
    this.#sockets = sockets;
  }

  async createTable(id: string, meta: TableMeta, log: readonly Logged[], row: TableRow) {
    const json = JSON.stringify(meta);
    const { rows } = await this.#pool.query(
      `with made as (
         insert into tables (id, meta, phase, open, summary, updated, due, leased_by, leased_until, record, turn, noted,
           made_by, bytes)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $15, $16) returning key
       ), logged as (
         insert into log (table_key, seq, at, entry)
         select key, (line->>'seq')::integer, (line->>'at')::bigint, line->'entry'
         from made, jsonb_array_elements($13::jsonb) line
       ), seated as (
         insert into seats (guest, table_key, seat)
         select taken->>'guest', key, (taken->>'seat')::integer from made, jsonb_array_elements($14::jsonb) taken
       )
       select key from made`,
      [
        ...[id, json, ...rowValues(row), JSON.stringify(log), JSON.stringify(seating(log).taken)],
        ...[meta.createdBy, json.length],
      ],
    );
    return { key: Number(rows[0].key), id, meta, strays: 0 };
  }

  async findTable(id: string) {
    const { rows } = await this.#pool.query({
      name: 'find',
      text: 'select key, meta, (select count(*) from log_stray where table_key = key) as strays from tables where id = $1',
      values: [id],
    });
    if (rows.length === 0) return null;
    const [{ key, meta, strays }] = rows;
    // The column holds what createTable wrote.
    return { key: Number(key), id, meta: meta as TableMeta, strays: Number(strays) };
  }

  async readLog(key: number, after: number, most: number | null = null): Promise<Logged[]> {
    const { rows } = await this.#pool.query({
      name: 'log',
      text: 'select seq, at, entry from log where table_key = $1 and seq > $2 order by seq limit $3',
      values: [key, after, most],
    });
    return rows.map(({ seq, at, entry }) => ({ seq: Number(seq), at: Number(at), entry: entry as Entry }));
  }

  /** One statement, so it happens wholly or not at all; the notice goes out with the commit. */
  async append({ key, id }: StoredTable, log: readonly Logged[], row: TableRow | null): Promise<void> {
    const lines = JSON.stringify(log);
    const seq = log.at(-1)?.seq ?? 0;
    const notice = JSON.stringify({ by: this.#notices.self, kind: 'log', table: id, seq });
    if (row === null) {
      await this.#write({ name: 'append', text: APPEND, values: [key, lines, notice] });
      return;
    }
    const { taken, left, released } = seating(log);
    const values = [key, lines, notice, JSON.stringify(taken), left, ...rowValues(row), released];
    const { rowCount } = await this.#write({ name: 'appendRow', text: APPEND_WITH_ROW, values });
    if (rowCount === 0) throw new Conflict(`the log has gone on from entry ${row.seq}`);
  }

  /** A write of which others get a notice. */
  async #write(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#pool.query(query);
    } catch (error) {
      if (error instanceof pg.DatabaseError && OUT_OF_PLACE.includes(error.code ?? '')) {
        throw new Conflict('it does not follow the last entry');
      }
      this.#notices.forgetOwn();
      throw error;
    }
  }

  async removeStrays({ key }: StoredTable, last: number): Promise<void> {
    await this.#pool.query(SET_ASIDE, [key, last]);
  }

  /** The wall is the database's own, the same for all servers. */
  async beat(time: number): Promise<{ stored: number; wall: number }> {
    const { rows } = await this.#pool.query({ name: 'beat', text: BEAT, values: [time] });
    return { stored: Number(rows[0].at), wall: Math.round(Number(rows[0].wall)) };
  }

  async addOutage({ since, until }: Outage): Promise<void> {
    await this.#pool.query('insert into outages (since, until) values ($1, $2)', [since, until]);
  }

  async readOutages(): Promise<Outage[]> {
    const { rows } = await this.#pool.query('select since, until from outages order by until desc limit $1', [OUTAGES]);
    return rows.map(({ since, until }) => ({ since: Number(since), until: Number(until) })).reverse();
  }

  async readRecord(key: number): Promise<string | null> {
    const { rows } = await this.#pool.query('select record from tables where key = $1', [key]);
    return rows[0]?.record ?? null;
  }

  async listTables({ game, phase, limit }: Parameters<Storage['listTables']>[0]): Promise<TableSummary[]> {
    const ofGame = game === null ? '' : "and summary->>'game' = $3";
    const { rows } = await this.#pool.query(
      `select summary, aside from tables where open and phase = $1 ${ofGame} order by updated desc limit $2`,
      [phase, limit, ...(game === null ? [] : [game])],
    );
    return rows.map(summaryFrom);
  }

  async tablesOf(guest: string, limit: number): Promise<HeldTable[]> {
    const { rows } = await this.#pool.query(
      `select summary, aside, seat, turn, noted, (select coalesce(max(seq), 0) from log where log.table_key = tables.key) as last
       from seats join tables on tables.key = seats.table_key where guest = $1 order by updated desc limit $2`,
      [guest, limit],
    );
    return rows.map(({ summary, aside, seat, turn, noted, last }) => ({
      summary: summaryFrom({ summary, aside }),
      seat: seat === null ? null : Number(seat),
      turn: turn === null || noted !== last ? null : (turn as Turn),
    }));
  }

  async note(
    { key }: { key: number },
    { summary, turn, seq }: Pick<TableRow, 'summary' | 'turn' | 'seq'>,
  ): Promise<void> {
    await this.#pool.query(
      'update tables set summary = $1, updated = $2, turn = $3, noted = $4 where key = $5 and noted < $4',
      [JSON.stringify(summary), summary.updatedAt, JSON.stringify(turn), seq, key],
    );
  }

  async claimDue(now: number, lease: { holder: string; until: number }, limit: number): Promise<string[]> {
    const { rows } = await this.#pool.query({
      name: 'claim',
      text: `update tables set leased_by = $1, leased_until = $2 where key in (
               select key from tables where due <= $3 and leased_until < $3 and aside is null order by due limit $4 for update skip locked
             ) returning id`,
      values: [lease.holder, lease.until, now, limit],
    });
    return rows.map(({ id }) => String(id));
  }

  async renewLease(key: number, { holder, until }: { holder: string; until: number }): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'update tables set leased_until = $1 where key = $2 and leased_by = $3',
      [until, key, holder],
    );
    return rowCount === 1;
  }

  async addChat({ key, id: table }: StoredTable, line: Omit<ChatLine, 'id'>, once: string | null): Promise<Said> {
    const { at, seat, name, text } = line;
    const values = [key, at, seat, name, text, once, this.#notices.self, table];
    const added = await this.#write({ text: SAY, values });
    if (added.rows.length > 0) return { line: { ...line, id: Number(added.rows[0].id) }, isNew: true };
    const { rows } = await this.#pool.query(
      'select id, at, seat, name, text from chat where table_key = $1 and seat = $2 and once = $3',
      [key, seat, once],
    );
    return { line: chatLine(rows[0]), isNew: false };
  }

  async readChat(key: number, limit: number): Promise<ChatLine[]> {
    const { rows } = await this.#pool.query(
      'select id, at, seat, name, text from chat where table_key = $1 order by id desc limit $2',
      [key, limit],
    );
    return rows.map(chatLine).reverse();
  }

  async createGuest({ id, name }: Guest, tokenHash: string): Promise<void> {
    await this.#pool.query('insert into guests (id, token_hash, name) values ($1, $2, $3)', [id, tokenHash, name]);
  }

  async findGuest(tokenHash: string): Promise<Guest | null> {
    const text = 'select id, name from guests where token_hash = $1';
    const { rows } = await this.#pool.query({ name: 'guest', text, values: [tokenHash] });
    return rows.length === 0 ? null : { id: String(rows[0].id), name: String(rows[0].name) };
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#pool.query('update guests set name = $1 where id = $2', [name, id]);
  }

  async saveEdition(id: string, { game, components }: StoredEdition, madeBy: string | null): Promise<void> {
    const text = `insert into editions (id, game, components, made_by, bytes) values ($1, $2, $3, $4, $5)
      on conflict do nothing`;
    await this.#pool.query(text, [id, game, components, madeBy, components.length]);
  }

  async findEdition(id: string): Promise<StoredEdition | null> {
    const { rows } = await this.#pool.query('select game, components from editions where id = $1', [id]);
    return rows.length === 0 ? null : { game: String(rows[0].game), components: String(rows[0].components) };
  }

  async madeBy(guest: string): Promise<Made> {
    const { rows } = await this.#pool.query(
      `select (select count(*) from tables where made_by = $1 and phase <> 'over') as tables,
         (select count(*) from editions where made_by = $1) as editions,
         (select coalesce(sum(bytes), 0) from tables where made_by = $1) +
         (select coalesce(sum(bytes), 0) from editions where made_by = $1) as bytes`,
      [guest],
    );
    const [{ tables, editions, bytes }] = rows;
    return { tables: Number(tables), editions: Number(editions), bytes: Number(bytes) };
  }

  async setAside(id: string, at: number): Promise<boolean> {
    const table = await this.#pool.query('update tables set aside = $1 where id = $2', [at, id]);
    const edition = await this.#pool.query('update editions set aside = $1 where id = $2', [at, id]);
    return table.rowCount === 1 || edition.rowCount === 1;
  }

  async isAside(id: string): Promise<boolean> {
    const { rows } = await this.#pool.query(
      `select 1 from tables where id = $1 and aside is not null
       union all select 1 from editions where id = $1 and aside is not null`,
      [id],
    );
    return rows.length > 0;
  }

  listen(heard: (change: Change) => void): Promise<void> {
    return this.#notices.listen(heard);
  }

  async ping(): Promise<void> {
    // A database that only reads (a stand-by, a full disk) answers, and takes nothing.
    await this.#pool.query('update bonebed_version set version = version');
  }

  async close(): Promise<void> {
    this.#notices.close();
    await this.#pool.end();
    for (const socket of this.#sockets) socket.setTimeout(GOODBYE_MS, () => socket.destroy());
  }
}

function summaryFrom({ summary, aside }: { [column: string]: unknown }): TableSummary {
  // The column holds what a server wrote.
  const stored = summary as TableSummary;
  return aside === null ? stored : { ...stored, aside: true };
}

function chatLine({ id, at, seat, name, text }: { [column: string]: unknown }): ChatLine {
  return { id: Number(id), at: Number(at), seat: Number(seat), name: String(name), text: String(text) };
}

function rowValues({ phase, open, summary, due, lease, record, turn, seq }: TableRow): unknown[] {
  const held = [lease?.holder ?? null, lease?.until ?? 0];
  return [phase, open, JSON.stringify(summary), summary.updatedAt, due, ...held, record, JSON.stringify(turn), seq];
}

/** What does not follow the last entry gets no place, which the table refuses. */
const LOGGED = `logged as (
  insert into log (table_key, seq, at, entry)
  select $1, case (line->>'seq')::integer when last + place then last + place end, (line->>'at')::bigint, line->'entry'
  from (select coalesce(max(seq), 0) as last from log where table_key = $1) stored,
    jsonb_array_elements($2::jsonb) with ordinality as lines (line, place)
)`;

const APPEND = `with ${LOGGED} select ${notify('$3')}`;

/** A row without entries is for the log as it is: \`noted\` is looked at once more when another process has just written the row. */
const APPEND_WITH_ROW = `with ${LOGGED}, seated as (
  insert into seats (guest, table_key, seat)
  select taken->>'guest', $1, (taken->>'seat')::integer from jsonb_array_elements($4::jsonb) taken
  on conflict (guest, table_key) do update set seat = excluded.seat
), unseated as (
  delete from seats where table_key = $1 and (seat = any($5::integer[]) or guest = any($16::text[]))
), noted as (
  update tables set phase = $6, open = $7, summary = $8, updated = $9, due = $10, leased_by = $11, leased_until = $12,
    record = $13, turn = $14, noted = $15
  where key = $1 and noted <= $15
    and (jsonb_array_length($2::jsonb) > 0 or $15 = (select coalesce(max(seq), 0) from log where table_key = $1))
  returning key
) select ${notify('$3')} from noted`;

/** The row told of what is gone: whoever looks at what is due writes it anew. */
const SET_ASIDE = `with strays as (
  delete from log where table_key = $1 and seq > $2
    and not exists (select 1 from log whole where whole.table_key = $1 and whole.seq = $2 + 1)
  returning table_key, seq, at, entry
), kept as (
  insert into log_stray (table_key, seq, at, entry) select table_key, seq, at, entry from strays
) update tables set noted = 0, due = 0, leased_until = 0, record = null
  where key = $1 and exists (select 1 from strays)`;

const SAY = `with said as (
  insert into chat (table_key, at, seat, name, text, once) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning id
)
select id, ${notify("json_build_object('by', $7::text, 'kind', 'chat', 'table', $8::text, 'id', id)::text")} from said`;
