import type pg from 'pg';
import type { Shrunk } from '../tables/entry.ts';
import { type HouseStorage, houseSql, type Since, type Stale, type StaleTable, sinceValues } from './housekeeping.ts';
import type { Lease, StoredTable } from './storage.ts';

const sql = houseSql("(meta->>'edition')");

/** `?` as PostgreSQL writes it: $1, $2, … */
export function numbered(text: string): string {
  let count = 0;
  return text.replace(/\?/g, () => `$${++count}`);
}

/** Lets go of what nobody needs any more, on PostgreSQL. */
export class PostgresHouse implements HouseStorage {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async #query(text: string, ...values: unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(numbered(text), values);
  }

  async #count(text: string, ...values: unknown[]): Promise<number> {
    return Number((await this.#query(text, ...values)).rows[0].n);
  }

  /** Several statements, together or not at all. */
  async #together<V>(work: (query: (text: string, ...values: unknown[]) => Promise<pg.QueryResult>) => Promise<V>) {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const done = await work((text, ...values) => client.query(numbered(text), values));
      await client.query('commit');
      client.release();
      return done;
    } catch (error) {
      // An open transaction goes with its connection.
      client.release(true);
      throw error;
    }
  }

  async staleTables(stale: Stale, since: Since, limit: number): Promise<StaleTable[]> {
    const { rows } = await this.#query(sql.list[stale], ...sinceValues(stale, since), limit);
    return rows.map(({ key, id }) => ({ key: Number(key), id: String(id) }));
  }

  countStale(stale: Stale, since: Since): Promise<number> {
    return this.#count(sql.count[stale], ...sinceValues(stale, since));
  }

  removeTable(key: number, before: number): Promise<boolean> {
    return this.#together(async query => {
      // Whoever adds to its log now waits for this row, or has been seen.
      await query('select 1 from tables where key = ? for update', key);
      for (const part of sql.remove) await query(part, key, key, before, before);
      return (await query(sql.removeTable, key, before, before)).rowCount === 1;
    });
  }

  async shrinkTable({ key }: StoredTable, seq: number, entry: Shrunk, now: number): Promise<void> {
    await this.#together(async query => {
      await query(sql.putShrunk, JSON.stringify(entry), key, seq);
      await query(sql.shortenLog, key, seq);
      await query(sql.silence, key);
      await query(sql.noteShrunk, now, key);
    });
  }

  async noteWarned(key: number, goesAt: number): Promise<void> {
    await this.#query(sql.noteWarned, goesAt, key);
  }

  async seeGuest(id: string, now: number): Promise<void> {
    await this.#query(sql.seeGuest, now, id);
  }

  async removeGuests(before: number, now: number, limit: number): Promise<number> {
    // All of them, in steps: a guest who has come only once is one of whom nobody knows.
    while ((await this.#query(sql.meetGuests, now, limit)).rowCount === limit);
    for (const remove of sql.removeOfGuests) await this.#query(remove, before, limit);
    return (await this.#query(sql.forgetGuests, before, limit)).rowCount ?? 0;
  }

  countGuests(before: number): Promise<number> {
    return this.#count(sql.countGuests, before);
  }

  async removeEditions(before: number, now: number, limit: number): Promise<number> {
    await this.#query(sql.useEditions, now);
    return (await this.#query(sql.forgetEditions, before, limit)).rowCount ?? 0;
  }

  countEditions(before: number): Promise<number> {
    return this.#count(sql.countEditions, before);
  }

  async removeReports(before: number, limit: number): Promise<number> {
    return (await this.#query(sql.forgetReports, before, limit)).rowCount ?? 0;
  }

  countReports(before: number): Promise<number> {
    return this.#count(sql.countReports, before);
  }

  async removeDeals(before: number, now: number, limit: number): Promise<number> {
    const [unused, used] = sql.noteDeals;
    await this.#query(unused, now);
    await this.#query(used);
    return this.#together(async query => {
      for (const part of sql.removeOfDeals) await query(part, before, limit, before, limit);
      return (await query(sql.forgetDeals, before, limit)).rowCount ?? 0;
    });
  }

  countDeals(before: number): Promise<number> {
    return this.#count(sql.countDeals, before);
  }

  async claimChore(name: string, now: number, everyMs: number, { holder, until }: Lease): Promise<boolean> {
    return (await this.#query(sql.claimChore, name, holder, until, now - everyMs, now)).rowCount === 1;
  }

  async finishChore(name: string, now: number): Promise<void> {
    await this.#query(sql.finishChore, now, name);
  }
}
