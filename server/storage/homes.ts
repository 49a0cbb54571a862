import type pg from 'pg';

/** What a migration adds for it. Nothing of it outlives a crash of the database, so nothing of it needs to be logged. */
export const HOME_TABLES = `
  create unlogged table processes (
    name text primary key,
    machine text not null,
    host text not null,
    port integer not null,
    secret text not null,
    until timestamptz not null
  );
  create unlogged table homes (table_key integer primary key, process text not null);
  create index homes_process on homes (process);
`;

/** A process that shares the database, and how the others reach it. */
export interface Peer {
  readonly name: string;
  readonly machine: string;
  readonly host: string;
  readonly port: number;
  /** What whoever sends something on to it has to know. */
  readonly secret: string;
}

/** A table at home somewhere. */
export interface Home {
  readonly key: number;
  /** The name of a process. */
  readonly process: string;
}

/** How often two may want the same table at the same moment before one of them gives up. */
const ATTEMPTS = 5;

const ALIVE = 'until > clock_timestamp()';

/** Part of a query about `tables`: no other process that is alive is at home to it. */
export function notElsewhere(self: string): string {
  return `not exists (select 1 from homes join processes on name = process
    where table_key = tables.key and process <> ${self} and ${ALIVE})`;
}

/**
 * Which process is at home to which table, by lease: a process is alive until a moment by the database's clock, and so are all of its tables. The
 * lease is for speed alone. What may be stored is up to the log, whoever is at home.
 */
export class HomeStorage {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Says that this process is alive for the next `leaseMs`, and gives all others that are. */
  async stay({ name, machine, host, port, secret }: Peer, leaseMs: number): Promise<Peer[]> {
    const { rows } = await this.#pool.query({
      name: 'stay',
      text: `with self as (
          insert into processes (name, machine, host, port, secret, until)
          values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 millisecond')
          on conflict (name) do update set until = excluded.until
        ) select name, machine, host, port, secret from processes where name <> $1 and ${ALIVE}`,
      values: [name, machine, host, port, secret, leaseMs],
    });
    return rows.map(row => ({
      name: String(row.name),
      machine: String(row.machine),
      host: String(row.host),
      port: Number(row.port),
      secret: String(row.secret),
    }));
  }

  /**
   * Where a table is at home: in this process, if in no other that is alive and it is played by one of these rules (`game@version`). Null if there is
   * no such table, or nobody is at home to it.
   */
  async settle(table: string, self: string, rules: readonly string[]): Promise<Home | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { rows } = await this.#pool.query({
        name: 'home',
        text: `select key, process, coalesce(${ALIVE}, false) as alive,
            (meta->>'game') || '@' || (meta->>'version') = any($2::text[]) as playable
          from tables left join homes on table_key = key left join processes on name = process where id = $1`,
        values: [table, rules],
      });
      if (rows.length === 0) return null;
      const [{ key, process, alive, playable }] = rows;
      if (alive) return { key: Number(key), process: String(process) };
      if (!playable) return null;
      if (await this.#claim(Number(key), process, self)) return { key: Number(key), process: self };
    }
    return null;
  }

  /** False if somebody else was first. */
  async #claim(key: number, from: string | null, self: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `insert into homes as home (table_key, process) values ($1, $2)
       on conflict (table_key) do update set process = excluded.process where home.process = $3`,
      [key, self, from],
    );
    return rowCount === 1;
  }

  /** Takes a table over from a process that can't be reached, unless somebody else has. */
  async takeOver({ key, process }: Home, self: string): Promise<void> {
    await this.#pool.query('update homes set process = $1 where table_key = $2 and process = $3', [self, key, process]);
  }

  /** Those of these tables that are at home in another process. */
  async elsewhere(keys: readonly number[], self: string): Promise<Home[]> {
    const { rows } = await this.#pool.query(
      `select table_key, process from homes join processes on name = process
       where table_key = any($1::integer[]) and process <> $2 and ${ALIVE}`,
      [keys, self],
    );
    return rows.map(({ table_key, process }) => ({ key: Number(table_key), process: String(process) }));
  }

  /** This process is at home to these tables no longer; what dead ones have left behind goes, too. */
  async leave(self: string, keys: readonly number[]): Promise<void> {
    await this.#pool.query(`delete from processes where until < clock_timestamp() - interval '1 minute'`);
    await this.#pool.query(
      `delete from homes where (process = $1 and table_key = any($2::integer[]))
         or process not in (select name from processes)`,
      [self, keys],
    );
  }

  /** This process ends. */
  async end(self: string): Promise<void> {
    await this.#pool.query('delete from processes where name = $1', [self]);
    await this.#pool.query('delete from homes where process = $1', [self]);
  }
}
