import { Socket } from 'node:net';
import type { ChatLine, TableSummary } from '@bonebed/protocol';
import pg from 'pg';
import type { Call } from '../messages/wanted.ts';
import type { Turn } from '../tables/core.ts';
import type { Entry, Logged, TableMeta } from '../tables/entry.ts';
import { HomeStorage, notElsewhere } from './homes.ts';
import { HOUSE_STATE, type HouseState, houseStateFrom } from './house-state.ts';
import { moderationSql, notApart, type Query } from './moderation.ts';
import { Moves } from './moves.ts';
import { Notices, notify } from './notices.ts';
import { callsValue } from './postgres-calls.ts';
import { numbered, PostgresHouse } from './postgres-housekeeping.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { PostgresPeople } from './postgres-people.ts';
import { APPEND, APPEND_WITH_ROW, BEAT, SAY, SET_ASIDE } from './postgres-sql.ts';
import {
  awaiting,
  type Change,
  Conflict,
  FINISHED,
  type FinishedTable,
  finishedFrom,
  type Guest,
  type HeldTable,
  type Lease,
  type Made,
  OUTAGES,
  type Outage,
  type Storage,
  type StoredEdition,
  type StoredGuest,
  type StoredLine,
  type StoredTable,
  seating,
  type TableRow,
} from './storage.ts';

/** What a log says to an entry that does not follow its last one: its place is taken, or it gets none. */
const OUT_OF_PLACE = ['23505', '23502'];
/**
 * Connections and queries time out on our side; statements a little earlier in the database itself, so that it does not go on with
 * work that nobody waits for.
 */
const CONNECT_MS = 5000;
const QUERY_MS = 5000;
const STATEMENT_MS = 4000;
/** How long a connection that was ended may wait for the database's goodbye. */
const GOODBYE_MS = 1000;

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

class PostgresStorage extends PostgresPeople implements Storage {
  readonly shared = true;
  readonly house: PostgresHouse;
  readonly homes: HomeStorage;
  readonly moderation: Query;
  readonly #pool: pg.Pool;
  readonly #notices: Notices;
  readonly #moves: Moves;
  readonly #sockets: ReadonlySet<Socket>;

  constructor(pool: pg.Pool, notices: Notices, sockets: ReadonlySet<Socket>) {
    super(pool);
    this.#pool = pool;
    this.house = new PostgresHouse(pool);
    this.homes = new HomeStorage(pool);
    this.#moves = new Moves(pool);
    this.moderation = async (name, ...values) => (await pool.query(numbered(moderationSql[name]), [...values])).rows;
    this.#notices = notices;
    this.#sockets = sockets;
  }

  async createTable(id: string, meta: TableMeta, log: readonly Logged[], row: TableRow) {
    const json = JSON.stringify(meta);
    const text = `with awaited as (
         select person from deal_plays where deal = $17 and person = any($18::text[]) and table_id = '' order by person for update
       ), made as (
         insert into tables (id, meta, phase, open, summary, updated, due, leased_by, leased_until, record, turn, noted,
           made_by, bytes)
         -- A table of a deal that not all of its people wait for gets no id, which the column refuses.
         values (case (select count(*) from awaited) when cardinality($18::text[]) then $1 end, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $15, $16) returning key
       ), logged as (
         insert into log (table_key, seq, at, entry)
         select key, (line->>'seq')::integer, (line->>'at')::bigint, line->'entry'
         from made, jsonb_array_elements($13::jsonb) line
       ), seated as (
         insert into seats (guest, table_key, seat)
         select taken->>'guest', key, (taken->>'seat')::integer from made, jsonb_array_elements($14::jsonb) taken
       ), came as (
         update deal_plays set table_id = $1 from awaited where deal = $17 and deal_plays.person = awaited.person
       )
       select key from made`;
    const { deal, people } = awaiting(meta, log);
    const values = [
      ...[id, json, ...rowValues(row), JSON.stringify(log), JSON.stringify(seating(log).taken)],
      ...[meta.createdBy, json.length, deal, people],
    ];
    const { rows } = await this.#written(this.#pool.query(text, values));
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
  async append(
    { key, id }: StoredTable,
    log: readonly Logged[],
    row: TableRow | null,
    calls: readonly Call[] = [],
  ): Promise<void> {
    const [only] = log;
    const seq = log.at(-1)?.seq ?? 0;
    const notice = JSON.stringify({ by: this.#notices.self, kind: 'log', table: id, seq });
    if (row === null && log.length === 1 && calls.length === 0) {
      await this.#written(this.#moves.add(key, only, notice));
      return;
    }
    const lines = JSON.stringify(log);
    const called = callsValue(calls, log.at(-1)?.at ?? 0);
    if (row === null) {
      await this.#write({ name: 'append', text: APPEND, values: [key, lines, notice, called] });
      return;
    }
    const { taken, left, released } = seating(log);
    const values = [key, lines, notice, JSON.stringify(taken), left, ...rowValues(row), released, called];
    const { rowCount } = await this.#write({ name: 'appendRow', text: APPEND_WITH_ROW, values });
    if (rowCount === 0) throw new Conflict(`the log has gone on from entry ${row.seq}`);
  }

  #write(query: pg.QueryConfig): Promise<pg.QueryResult> {
    return this.#written(this.#pool.query(query));
  }

  /** A write of which others get a notice. */
  async #written<V>(write: Promise<V>): Promise<V> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof Conflict) throw error;
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

  async listTables({ game, phase, limit, viewer }: Parameters<Storage['listTables']>[0]): Promise<TableSummary[]> {
    const ofGame = game === null ? '' : "and summary->>'game' = $4";
    const { rows } = await this.#pool.query(
      `select summary, aside from tables where open and phase = $1 ${ofGame} and ${notApart('$3', '$3')}
       order by updated desc limit $2`,
      [phase, limit, viewer, ...(game === null ? [] : [game])],
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

  async finishedOf(guest: string, after: string | null, limit: number): Promise<FinishedTable[]> {
    return (await this.#pool.query(FINISHED, [guest, after, limit])).rows.map(finishedFrom);
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

  async claimDue(now: number, lease: Lease, limit: number, rules: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query({
      name: 'claim',
      text: `update tables set leased_by = $1, leased_until = $2 where key in (
               select key from tables where due <= $3 and leased_until < $3 and aside is null
                 and (meta->>'game') || '@' || (meta->>'version') = any($5::text[])
                 and ${notElsewhere('$1')}
               order by due limit $4 for update skip locked
             ) returning id`,
      values: [lease.holder, lease.until, now, limit, rules],
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

  async addChat({ key, id: table }: StoredTable, line: Omit<ChatLine, 'id'>, once: string | null): Promise<StoredLine> {
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

  async findGuest(tokenHash: string): Promise<StoredGuest | null> {
    const text = `select id, name, seen from guests where token_hash = $1
      union all select guests.id, name, seen from devices join guests on guests.id = person where devices.token_hash = $1`;
    const { rows } = await this.#pool.query({ name: 'guest', text, values: [tokenHash] });
    if (rows.length === 0) return null;
    const [{ id, name, seen }] = rows;
    return { id: String(id), name: String(name), seen: seen === null ? null : Number(seen) };
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

  async tellSignOut(person: string): Promise<void> {
    const notice = JSON.stringify({ by: this.#notices.self, kind: 'signOut', person });
    await this.#pool.query(`select ${notify('$1')}`, [notice]);
  }

  async houseState(): Promise<HouseState> {
    const { notices, closed, silenced, removed } = HOUSE_STATE;
    const asked = await Promise.all([notices, closed, silenced, removed].map(text => this.#pool.query(text)));
    return houseStateFrom(asked[0].rows, asked[1].rows, asked[2].rows, asked[3].rows);
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
