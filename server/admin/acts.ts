import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import type { AdminAct, ListedPerson, ListedTable, NotedAct, Phase, Report, TableSummary } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { ReportDetail } from '../people/peace.ts';
import { type ModerationStatement, moderationSql, type Query } from '../storage/moderation.ts';
import { numbered } from '../storage/postgres-housekeeping.ts';
import { SQLITE_FILE } from '../storage/sqlite.ts';

export interface DatabasePlace {
  readonly url: string | null;
  readonly data: string;
}

type Columns = Awaited<ReturnType<Query>>[number];

/** What whoever runs a server can do to it, while it runs too. Every act is noted: who, when, what. */
export class Admin {
  readonly #query: Query;
  readonly #who: string;

  constructor(query: Query, who: string) {
    this.#query = query;
    this.#who = who;
  }

  /** Does it, and notes it. Processes know of it within a few seconds. */
  async act(act: AdminAct, value: string): Promise<void> {
    await this.#carryOut(act, value);
    await this.#note(act, value);
  }

  async #carryOut(act: AdminAct, value: string): Promise<void> {
    const now = Date.now();
    switch (act) {
      case 'read-only on':
        await this.#query('putNotice', 'read-only', 'on');
        return;
      case 'read-only off':
        await this.#query('dropNotice', 'read-only');
        return;
      case 'announce':
        await (value === ''
          ? this.#query('dropNotice', 'announcement')
          : this.#query('putNotice', 'announcement', value));
        return;
      // Nobody can open the table until it is opened again.
      case 'close':
        return this.#onOne('table', value, 'closeTable', now, value);
      case 'open':
        return this.#onOne('table', value, 'openTable', value);
      // Somebody plays on and may not talk.
      case 'silence':
        return this.#onOne('person', value, 'silence', now, value);
      case 'unsilence':
        return this.#onOne('person', value, 'unsilence', value);
      // A server deletes them, as they could themselves: bots play on in their place.
      case 'remove':
        return this.#onOne('person', value, 'removePerson', now, value);
      case 'settle':
        return this.#onOne('open report', value, 'closeReport', now, value);
    }
  }

  /** Lets a statement change the one thing that is meant. */
  async #onOne(what: string, id: string, name: ModerationStatement, ...values: readonly unknown[]): Promise<void> {
    if ((await this.#query(name, ...values)).length === 0) throw new BadInput('admin', id, `there is no such ${what}`);
  }

  /** The tables at which something happened last. */
  async tables(limit: number): Promise<ListedTable[]> {
    return (await this.#query('listedTables', limit)).map(({ id, phase, summary, updated, aside }) => {
      const { game, seats } = own<TableSummary>(summary);
      const names = seats.flatMap(({ name }) => name ?? []);
      return {
        id: String(id),
        game,
        // The column holds what a server wrote.
        phase: String(phase) as Phase,
        names,
        updatedAt: Number(updated),
        isClosed: aside !== null,
      };
    });
  }

  /** The people of a name, or with it in theirs, or of that id. */
  async people(name: string, limit: number): Promise<ListedPerson[]> {
    const rows = await this.#query('listedPeople', `%${name.toLowerCase()}%`, name, limit);
    return rows.map(row => ({
      id: String(row.id),
      name: String(row.name),
      seats: Number(row.seats),
      isSilenced: row.silenced !== null,
    }));
  }

  /** What people have reported: what is open first, and then the latest. */
  async reports(limit: number): Promise<Report[]> {
    return (await this.#query('reports', limit)).map(reportFrom);
  }

  /** What was done here, the last first. */
  async audit(limit: number): Promise<NotedAct[]> {
    return (await this.#query('audit', limit)).map(({ at, who, act, target }) => ({
      at: Number(at),
      who: String(who),
      act: String(act),
      target: String(target),
    }));
  }

  /** Everything that is kept of somebody. To look at it is an act, too. */
  async export(person: string): Promise<object> {
    const rows = (name: ModerationStatement, ...values: unknown[]) => this.#query(name, ...values);
    const [found] = await rows('personRow', person);
    if (found === undefined) throw new BadInput('admin', person, 'there is no such person');
    const [shelf] = await rows('personShelf', person);
    const tables = [];
    for (const { key, id, phase, summary, seat, record } of await rows('personTables', person)) {
      const said = await rows('personSaid', key, seat);
      tables.push({ id, game: own<TableSummary>(summary).game, phase, seat, record, said: said.map(times) });
    }
    await this.#note('export', person);
    return {
      ...times(found),
      devices: (await rows('personDevices', person)).map(times),
      ways: (await rows('personWays', person)).map(times),
      shelf: shelf === undefined ? null : own(shelf.shelf),
      channels: (await rows('personChannels', person)).map(({ way, created }) => ({
        way: own(way),
        ...times({ created }),
      })),
      blocks: (await rows('personBlocks', person)).map(times),
      mutes: (await rows('personMutes', person)).map(times),
      reports: (await rows('personReports', person)).map(row => ({ ...times(row), detail: own(row.detail) })),
      tables,
    };
  }

  async #note(act: string, target: string): Promise<void> {
    await this.#query('note', Date.now(), this.#who, act, target);
  }
}

/** A column of JSON that a server wrote: as text in one kind of database, as JSON in the other. */
function own<V>(json: unknown): V {
  return (typeof json === 'string' ? JSON.parse(json) : json) as V;
}

/** PostgreSQL gives large numbers as texts: those of time are numbers for everybody. */
function times(row: Columns): Columns {
  const stamps = ['at', 'since', 'seen', 'silenced', 'created'].filter(
    name => row[name] !== undefined && row[name] !== null,
  );
  return { ...row, ...Object.fromEntries(stamps.map(name => [name, Number(row[name])])) };
}

function reportFrom(row: Columns): Report {
  const { game, seat, names, words, lines } = own<ReportDetail>(row.detail);
  return {
    id: String(row.id),
    at: Number(row.at),
    table: String(row.table_id),
    game,
    names,
    reporter: { id: String(row.reporter), name: String(row.reporter_name ?? '') },
    person: { id: String(row.person), name: names[seat] ?? String(row.name ?? ''), isSilenced: row.silenced !== null },
    words,
    lines,
    times: Number(row.times),
    isClosed: row.closed !== null,
  };
}

/** Lets somebody act on a database, and closes it when they are done. */
export async function administer<V>(
  { url, data }: DatabasePlace,
  who: string,
  work: (admin: Admin) => Promise<V>,
): Promise<V> {
  return url === null
    ? onSqlite(data, query => work(new Admin(query, who)))
    : onPostgres(url, query => work(new Admin(query, who)));
}

async function onSqlite<V>(folder: string, work: (query: Query) => Promise<V>): Promise<V> {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new BadInput('data', file, 'no such file');
  const db = new Database(file, { timeout: 5000 });
  try {
    return await work(async (name, ...values) => {
      const statement = db.prepare(moderationSql[name]);
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
    return await work(async (name, ...values) => (await client.query(numbered(moderationSql[name]), [...values])).rows);
  } finally {
    await client.end();
  }
}
