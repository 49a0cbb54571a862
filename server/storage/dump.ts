import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadInput, parseJson } from '@bonebed/kernel';
import pg from 'pg';
import { migratePostgres } from './postgres.ts';

/** All that a database holds, in an order in which it can be put back, and the columns that number themselves. */
const TABLES = ['tables', 'log', 'seats', 'chat', 'guests', 'editions', 'server_time', 'outages'] as const;
const NUMBERED = { tables: 'key', chat: 'id' } as const;
const MAGIC = 'bonebed dump';
const BATCH = 500;

type Row = readonly [table: string, row: unknown];

/**
 * Writes all of a PostgreSQL database to a file, one row a line, as it stands at one moment, while servers run. It needs no tools of the
 * database's version and goes into a database of any other.
 */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BadInput('backup', file, 'exists already');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select version from bonebed_version');
    const version = Number(rows[0]?.version ?? 0);
    out.write(`${JSON.stringify([MAGIC, version])}\n`);
    let count = 0;
    for (const table of TABLES) {
      await client.query(`declare rows cursor for select row_to_json(t) as row from ${table} t`);
      for (;;) {
        const batch = await client.query(`fetch ${BATCH} from rows`);
        for (const { row } of batch.rows) out.write(`${JSON.stringify([table, row] satisfies Row)}\n`);
        count += batch.rows.length;
        if (batch.rows.length < BATCH) break;
        if (out.writableNeedDrain) await once(out, 'drain');
      }
      await client.query('close rows');
    }
    // Without this line a dump is only the beginning of one.
    out.end(`${JSON.stringify(['end', count])}\n`);
    await once(out, 'finish');
  } finally {
    out.destroy();
    await client.end();
  }
}

/** Puts a dump into an empty database, wholly or not at all, and brings it up to date. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new BadInput('backup', file, 'no such file');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query("select to_regclass('bonebed_version') as known");
    if (found.rows[0].known !== null) throw new BadInput('backup', 'DATABASE_URL', 'the database is not empty');
    await client.query('begin');
    await fill(client, file);
    await client.query('commit');
  } finally {
    // An open transaction goes with its connection.
    await client.end();
  }
}

async function fill(client: pg.Client, file: string): Promise<void> {
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
  };
  let isFirst = true;
  for await (const line of createInterface({ input: createReadStream(file) })) {
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
