import { createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { BadInput, parseJson } from '@bonebed/kernel';
import pg from 'pg';
import { migratePostgres } from './postgres-migrations.ts';
import { explained } from './trouble.ts';
import { type Watch, writeWhole } from './whole.ts';

/** All that a database holds, in an order in which it can be put back, and the columns that number themselves. */
const TABLES = [
  ...['tables', 'log', 'log_stray', 'seats', 'chat', 'guests', 'editions', 'server_time', 'outages'],
  ...['server_keys', 'channels', 'calls', 'devices', 'ways', 'shelves', 'blocks', 'chores', 'notices', 'audit'],
  ...['mutes', 'reports', 'address_keys', 'kept_out'],
  ...['deal_keys', 'deals', 'deal_plays', 'deal_points'],
] as const;
const NUMBERED = { tables: 'key', chat: 'id' } as const;
const MAGIC = 'bonebed dump';
const BATCH = 500;

type Row = readonly [table: string, row: unknown];

/**
 * Writes all of a PostgreSQL database to a file, one row a line, as it stands at one moment, while servers run. It needs no tools of the
 * database's version and goes into a database of any other.
 */
export async function backUpPostgres(url: string, file: string, watch: Watch = {}): Promise<void> {
  await writeWhole('backup', file, async partial => {
    const client = await connected(url);
    try {
      await client.query('begin isolation level repeatable read read only');
      await pipeline(linesOf(client, watch), createWriteStream(partial), watch);
    } finally {
      await client.end();
    }
  });
}

async function* linesOf(client: pg.Client, { onProgress }: Watch): AsyncGenerator<string> {
  const total = await rowsIn(client);
  const { rows } = await client.query('select version from bonebed_version');
  const version = Number(rows[0]?.version ?? 0);
  yield `${JSON.stringify([MAGIC, version])}\n`;
  let count = 0;
  for (const table of await tablesIn(client)) {
    await client.query(`declare rows cursor for select row_to_json(t) as row from ${table} t`);
    for (;;) {
      const batch = await client.query(`fetch ${BATCH} from rows`);
      yield batch.rows.map(({ row }) => `${JSON.stringify([table, row] satisfies Row)}\n`).join('');
      count += batch.rows.length;
      onProgress?.(count, total);
      if (batch.rows.length < BATCH) break;
    }
    await client.query('close rows');
  }
  // Without this line a dump is only the beginning of one.
  yield `${JSON.stringify(['end', count])}\n`;
}

/** An older server has not made all of them. */
async function tablesIn(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const { rows } = await client.query('select to_regclass($1) as known', [table]);
    if (rows[0].known !== null) found.push(table);
  }
  return found;
}

async function rowsIn(client: pg.Client): Promise<number> {
  let total = 0;
  for (const table of await tablesIn(client)) {
    const { rows } = await client.query(`select count(*) as n from ${table}`);
    total += Number(rows[0].n);
  }
  return total;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Whoever asks it for something hears of a connection that breaks; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new BadInput(
      'data',
      'DATABASE_URL',
      `the database does not answer (${error instanceof Error ? error.message : error})`,
    );
  }
  return client;
}

/** Puts a dump into an empty database, wholly or not at all, and brings it up to date. */
export async function restorePostgres(url: string, file: string, watch: Watch = {}): Promise<void> {
  if (!existsSync(file)) throw new BadInput('backup', file, 'no such file');
  const client = await connected(url);
  try {
    const found = await client.query("select to_regclass('bonebed_version') as known");
    if (found.rows[0].known !== null) throw new BadInput('backup', 'DATABASE_URL', 'the database is not empty');
    await client.query('begin');
    await fill(client, file, watch);
    await client.query('commit');
  } catch (error) {
    throw explained(error, 'backup', file);
  } finally {
    // An open transaction goes with its connection.
    await client.end();
  }
}

async function fill(client: pg.Client, file: string, { onProgress, signal }: Watch): Promise<void> {
  const opened = await open(file);
  const { size } = await opened.stat();
  const input = opened.createReadStream();
  let table = '';
  let batch: unknown[] = [];
  let count = 0;
  let isWhole = false;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(batch),
    ]);
    batch = [];
    signal?.throwIfAborted();
    onProgress?.(input.bytesRead, size);
  };
  let isFirst = true;
  for await (const line of createInterface({ input })) {
    const [name, value] = readLine(file, line);
    if (isFirst) {
      if (name !== MAGIC) throw new BadInput('backup', file, 'this is no backup of a PostgreSQL database');
      await migratePostgres(client, Number(value));
      isFirst = false;
      continue;
    }
    if (name === 'end') {
      isWhole = value === count;
      break;
    }
    if (!isTable(name)) throw new BadInput('backup', file, `it has a table '${name}' that this server does not know`);
    if (name !== table || batch.length === BATCH) await flush();
    table = name;
    batch.push(value);
    count += 1;
  }
  if (!isWhole) throw new BadInput('backup', file, 'it ends too early');
  await flush();
  for (const [name, column] of Object.entries(NUMBERED)) {
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${name}`,
    );
  }
  await migratePostgres(client);
}

function readLine(file: string, line: string): [string, unknown] {
  const value = parseJson(line);
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') {
    throw new BadInput('backup', file, 'this is no backup of a PostgreSQL database');
  }
  return [value[0], value[1]];
}

function isTable(name: string): name is (typeof TABLES)[number] {
  return TABLES.some(table => table === name);
}
