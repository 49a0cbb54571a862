import { randomBytes } from 'node:crypto';
import { BadInput, parseJson } from '@bonebed/kernel';
import type { ChatLine, TableSummary } from '@bonebed/protocol';
import pg from 'pg';
import type { Turn } from '../tables/core.ts';
import type { Entry, Logged, TableMeta } from '../tables/entry.ts';
import {
  type Change,
  Conflict,
  type Guest,
  type HeldTable,
  type Said,
  type Storage,
  type StoredEdition,
  seating,
  type TableRow,
} from './storage.ts';

const CHANNEL = 'bonebed';
/** Any number that no other program on the database uses for the same: 'bone' as bytes. */
const MIGRATION_LOCK = 0x626f6e65;
const UNIQUE_VIOLATION = '23505';
const RECONNECT_MS = 500;

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
];

/** Any number of servers on one database: each hears of the others' changes, and (table, seq) is unique. */
export async function openPostgres(url: string, connections = 10): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced with the next query; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresStorage(pool, url);
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await migratePostgres(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
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

class PostgresStorage implements Storage {
  readonly shared = true;
  readonly #pool: pg.Pool;
  readonly #url: string;
  /** Marks our own notices, which we need not hear. */
  readonly #self = randomBytes(8).toString('hex');
  #listener: pg.Client | null = null;
  #closed = false;

  constructor(pool: pg.Pool, url: string) {
    this.#pool = pool;
    this.#url = url;
  }

  async createTable(id: string, meta: TableMeta, log: readonly Logged[], row: TableRow) {
    const { rows } = await this.#pool.query(
      `with made as (
         insert into tables (id, meta, phase, open, summary, updated, due, leased_by, leased_until, record, turn, noted)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning key
       ), logged as (
         insert into log (table_key, seq, at, entry)
         select key, (line->>'seq')::integer, (line->>'at')::bigint, line->'entry'
         from made, jsonb_array_elements($13::jsonb) line
       ), seated as (
         insert into seats (guest, table_key, seat)
         select taken->>'guest', key, (taken->>'seat')::integer from made, jsonb_array_elements($14::jsonb) taken
       )
       select key from made`,
      [id, JSON.stringify(meta), ...rowValues(row), JSON.stringify(log), JSON.stringify(seating(log).taken)],
    );
    return { key: Number(rows[0].key), id, meta };
  }

  async findTable(id: string) {
    const { rows } = await this.#pool.query({
      name: 'find',
      text: 'select key, meta from tables where id = $1',
      values: [id],
    });
    // The column holds what createTable wrote.
    return rows.length === 0 ? null : { key: Number(rows[0].key), id, meta: rows[0].meta as TableMeta };
  }

  async readLog(key: number, after: number): Promise<Logged[]> {
    const { rows } = await this.#pool.query({
      name: 'log',
      text: 'select seq, at, entry from log where table_key = $1 and seq > $2 order by seq',
      values: [key, after],
    });
    return rows.map(({ seq, at, entry }) => ({ seq: Number(seq), at: Number(at), entry: entry as Entry }));
  }

  /** One statement, so it happens wholly or not at all; the notice goes out with the commit. */
  async append({ key, id }: { key: number; id: string }, log: readonly Logged[], row: TableRow | null): Promise<void> {
    const seq = log.at(-1)?.seq ?? 0;
    const notice = JSON.stringify({ by: this.#self, kind: 'log', table: id, seq });
    const lines = JSON.stringify(log);
    const { taken, left } = seating(log);
    try {
      if (row === null) {
        await this.#pool.query({ name: 'append', text: APPEND, values: [key, lines, notice] });
      } else {
        await this.#pool.query({
          name: 'appendRow',
          text: APPEND_WITH_ROW,
          values: [key, lines, notice, JSON.stringify(taken), left, ...rowValues(row)],
        });
      }
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION)
        throw new Conflict(`entry ${seq} is written`);
      throw error;
    }
  }

  async readRecord(key: number): Promise<string | null> {
    const { rows } = await this.#pool.query('select record from tables where key = $1', [key]);
    return rows[0]?.record ?? null;
  }

  async listTables({ game, phase, limit }: Parameters<Storage['listTables']>[0]): Promise<TableSummary[]> {
    const { rows } = await this.#pool.query(
      `select summary from tables where open and phase = $1 and ($2::text is null or summary->>'game' = $2)
       order by updated desc limit $3`,
      [phase, game, limit],
    );
    return rows.map(({ summary }) => summary as TableSummary);
  }

  async tablesOf(guest: string, limit: number): Promise<HeldTable[]> {
    const { rows } = await this.#pool.query(
      `select summary, seat, turn, noted, (select coalesce(max(seq), 0) from log where log.table_key = tables.key) as last
       from seats join tables on tables.key = seats.table_key where guest = $1 order by updated desc limit $2`,
      [guest, limit],
    );
    return rows.map(({ summary, seat, turn, noted, last }) => ({
      summary: summary as TableSummary,
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
               select key from tables where due <= $3 and leased_until < $3 order by due limit $4 for update skip locked
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

  async addChat(
    { key, id: table }: { key: number; id: string },
    line: Omit<ChatLine, 'id'>,
    once: string | null,
  ): Promise<Said> {
    const { at, seat, name, text } = line;
    const added = await this.#pool.query(
      `with said as (
         insert into chat (table_key, at, seat, name, text, once) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing returning id
       )
       select id, pg_notify('${CHANNEL}', json_build_object('by', $7::text, 'kind', 'chat', 'table', $8::text, 'id', id)::text)
       from said`,
      [key, at, seat, name, text, once, this.#self, table],
    );
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

  async saveEdition(id: string, { game, components }: StoredEdition): Promise<void> {
    const text = 'insert into editions (id, game, components) values ($1, $2, $3) on conflict do nothing';
    await this.#pool.query(text, [id, game, components]);
  }

  async findEdition(id: string): Promise<StoredEdition | null> {
    const { rows } = await this.#pool.query('select game, components from editions where id = $1', [id]);
    return rows.length === 0 ? null : { game: String(rows[0].game), components: String(rows[0].components) };
  }

  async listen(heard: (change: Change) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', ({ payload = '' }) => {
      const change = readNotice(payload, this.#self);
      if (change !== null) heard(change);
    });
    let lost = false;
    const again = (): void => {
      if (lost) return;
      lost = true;
      client.end().catch(() => {});
      this.#listenAgain(heard);
    };
    client.on('error', again);
    client.on('end', again);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost = true;
      client.end().catch(() => {});
      throw error;
    }
    this.#listener = client;
  }

  /** Tries until it works: while the database is away, commands are refused as unavailable anyway. */
  #listenAgain(heard: (change: Change) => void): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.listen(heard).then(
        () => heard({ kind: 'gap' }),
        () => this.#listenAgain(heard),
      );
    }, RECONNECT_MS).unref();
  }

  async ping(): Promise<void> {
    await this.#pool.query('select 1');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#listener?.end();
    await this.#pool.end();
  }
}

/** Reads a notice of a process like ours; other payloads on the channel are not for us. */
function readNotice(payload: string, self: string): Change | null {
  const notice = parseJson(payload) as { by?: unknown; kind?: unknown; table?: unknown; seq?: unknown; id?: unknown };
  const { by, kind, table, seq, id } = notice;
  if (by === self || typeof table !== 'string') return null;
  if (kind === 'log' && typeof seq === 'number') return { kind, table, seq };
  if (kind === 'chat' && typeof id === 'number') return { kind, table, id };
  return null;
}

function chatLine({ id, at, seat, name, text }: { [column: string]: unknown }): ChatLine {
  return { id: Number(id), at: Number(at), seat: Number(seat), name: String(name), text: String(text) };
}

function rowValues({ phase, open, summary, due, lease, record, turn, seq }: TableRow): unknown[] {
  const held = [lease?.holder ?? null, lease?.until ?? 0];
  return [phase, open, JSON.stringify(summary), summary.updatedAt, due, ...held, record, JSON.stringify(turn), seq];
}

const LOGGED = `logged as (
  insert into log (table_key, seq, at, entry)
  select $1, (line->>'seq')::integer, (line->>'at')::bigint, line->'entry' from jsonb_array_elements($2::jsonb) line
)`;

const APPEND = `with ${LOGGED} select pg_notify('${CHANNEL}', $3)`;

const APPEND_WITH_ROW = `with ${LOGGED}, seated as (
  insert into seats (guest, table_key, seat)
  select taken->>'guest', $1, (taken->>'seat')::integer from jsonb_array_elements($4::jsonb) taken
  on conflict (guest, table_key) do update set seat = excluded.seat
), unseated as (
  delete from seats where table_key = $1 and seat = any($5::integer[])
), noted as (
  update tables set phase = $6, open = $7, summary = $8, updated = $9, due = $10, leased_by = $11, leased_until = $12,
    record = $13, turn = $14, noted = $15
  where key = $1
) select pg_notify('${CHANNEL}', $3)`;
