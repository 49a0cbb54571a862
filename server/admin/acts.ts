import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import type { TableSummary } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import { numbered } from '../storage/postgres-housekeeping.ts';
import { SQLITE_FILE } from '../storage/sqlite.ts';

type Columns = { readonly [column: string]: unknown };

/** Asks a database something, or lets it do something, with `?` for values. */
type Query = (text: string, ...values: readonly unknown[]) => Promise<Columns[]>;

export interface Place {
  readonly url: string | null;
  readonly data: string;
}

/** A table as whoever runs the server sees it in a list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly names: readonly string[];
  readonly updatedAt: number;
  readonly isClosed: boolean;
}

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly isSilenced: boolean;
}

export interface Deed {
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly target: string;
}

/** What whoever runs a server can do to it, while it runs too. Every act is noted: who, when, what. */
export class Admin {
  readonly #query: Query;
  readonly #who: string;

  constructor(query: Query, who: string) {
    this.#query = query;
    this.#who = who;
  }

  /** Its processes know of it within a few seconds. */
  async setReadOnly(isOn: boolean): Promise<void> {
    await this.#notice('read-only', isOn ? 'on' : null);
    await this.#note(isOn ? 'read-only on' : 'read-only off', '');
  }

  async announce(text: string | null): Promise<void> {
    await this.#notice('announcement', text);
    await this.#note('announce', text ?? '');
  }

  async #notice(name: string, value: string | null): Promise<void> {
    await this.#query('delete from notices where name = ?', name);
    if (value !== null) await this.#query('insert into notices (name, value) values (?, ?)', name, value);
  }

  /** Nobody can open the table until it is opened again. */
  async closeTable(id: string, isClosed: boolean): Promise<void> {
    await this.#known('tables', id);
    await this.#query('update tables set aside = ? where id = ?', isClosed ? Date.now() : null, id);
    await this.#note(isClosed ? 'close' : 'open', id);
  }

  /** Somebody plays on and may not talk. */
  async silence(person: string, isSilent: boolean): Promise<void> {
    await this.#known('guests', person);
    await this.#query('update guests set silenced = ? where id = ?', isSilent ? Date.now() : null, person);
    await this.#note(isSilent ? 'silence' : 'unsilence', person);
  }

  async #known(shelf: 'tables' | 'guests', id: string): Promise<void> {
    const found = await this.#query(`select id from ${shelf} where id = ?`, id);
    if (found.length === 0)
      throw new BadInput('admin', id, `there is no such ${shelf === 'tables' ? 'table' : 'person'}`);
  }

  /** The tables at which something happened last. */
  async tables(limit: number): Promise<ListedTable[]> {
    const rows = await this.#query(
      'select id, phase, summary, updated, aside from tables order by updated desc limit ?',
      limit,
    );
    return rows.map(({ id, phase, summary, updated, aside }) => {
      // The column holds what a server wrote: as text in one kind of database, as JSON in the other.
      const { game, seats } = (typeof summary === 'string' ? JSON.parse(summary) : summary) as TableSummary;
      const names = seats.flatMap(({ name }) => name ?? []);
      return {
        id: String(id),
        game,
        phase: String(phase),
        names,
        updatedAt: Number(updated),
        isClosed: aside !== null,
      };
    });
  }

  /** The people of a name, or with it in theirs. */
  async people(name: string, limit: number): Promise<ListedPerson[]> {
    const rows = await this.#query(
      `select id, name, silenced, (select count(*) from seats where guest = guests.id) as seats from guests
       where lower(name) like ? order by name, id limit ?`,
      `%${name.toLowerCase()}%`,
      limit,
    );
    return rows.map(row => ({
      id: String(row.id),
      name: String(row.name),
      seats: Number(row.seats),
      isSilenced: row.silenced !== null,
    }));
  }

  /** What was done here, the last first. */
  async audit(limit: number): Promise<Deed[]> {
    const rows = await this.#query('select at, who, act, target from audit order by at desc limit ?', limit);
    return rows.map(({ at, who, act, target }) => ({
      at: Number(at),
      who: String(who),
      act: String(act),
      target: String(target),
    }));
  }

  async #note(act: string, target: string): Promise<void> {
    const text = 'insert into audit (at, who, act, target) values (?, ?, ?, ?)';
    await this.#query(text, Date.now(), this.#who, act, target);
  }
}

/** Lets somebody act on a database, and closes it when they are done. */
export async function administer<V>({ url, data }: Place, who: string, work: (admin: Admin) => Promise<V>): Promise<V> {
  return url === null
    ? onSqlite(data, query => work(new Admin(query, who)))
    : onPostgres(url, query => work(new Admin(query, who)));
}

async function onSqlite<V>(folder: string, work: (query: Query) => Promise<V>): Promise<V> {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new BadInput('data', file, 'no such file');
  const db = new Database(file, { timeout: 5000 });
  try {
    return await work(async (text, ...values) => {
      const statement = db.prepare(text);
      if (statement.reader) return statement.all(...values) as Columns[];
      statement.run(...values);
      return [];
    });
  } finally {
    db.close();
  }
}

async function onPostgres<V>(url: string, work: (query: Query) => Promise<V>): Promise<V> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, ...values) => (await client.query(numbered(text), [...values])).rows);
  } finally {
    await client.end();
  }
}
