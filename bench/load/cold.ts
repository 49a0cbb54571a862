/**
 * `npm run bench:cold [-- --tables=100000] [-- --write]`: a database with many games by the day, in mid-game, on SQLite and on PostgreSQL. How long a server
 * takes to start, how long a table takes to open from cold, and what is left in memory when nobody is there.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import { startPostgres } from '@bonebed/server/testing/postgres.ts';
import Database from 'better-sqlite3';
import pg from 'pg';
import { machine } from '../index.ts';
import { withPart } from '../report.ts';
import { startUnderLoad } from './run.ts';

const TABLES = Number(
  /^--tables=(\d+)$/.exec(process.argv.find(flag => flag.startsWith('--tables=')) ?? '')?.[1] ?? 100_000,
);
const COLD = 500;
/** The first of each game make the server warm, as it is a second after its start. */
const WARM = 40;
/** So many more are opened and left, to see whether anything of them stays in memory. */
const MORE = 2000;
const ANSWERS = 30;
const clock = { kind: 'day', perTurnMs: 7 * 86_400_000, atZero: 'bot' };

interface Seen {
  readonly state: { askId: number; phase: string; frame: { ask: { texts?: string[] } | null } };
}

/** A table against a bot that waits for its person after some turns, of each game. */
async function seed(address: string): Promise<void> {
  for (const game of gameIds) {
    const post = (path: string, body: unknown, cookie = '') =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const made = await post('/api/tables', { game, seats: 2, bots: [null, 'random'], open: true, clock });
    const cookie = made.headers.getSetCookie()[0].split(';')[0];
    const { table }: { table: string } = Object(await made.json());
    await post(`/api/tables/${table}/commands`, { do: 'start' }, cookie);
    // At the end it is the person's turn: nothing is due there for a week.
    for (let answered = 0; ; ) {
      const seen = await fetch(`${address}/api/tables/${table}`, { headers: { cookie } });
      const { state }: Seen = Object(await seen.json());
      if (state.phase === 'over') break;
      const text = state.frame.ask?.texts?.[0];
      if (text === undefined) continue;
      if (answered === ANSWERS) break;
      await post(`/api/tables/${table}/commands`, { do: 'answer', askId: state.askId, text }, cookie);
      answered += 1;
    }
  }
}

const nameOf = (n: number): string => `copy${String(n).padStart(12, '0')}`;

/** A database of one kind: its settings, and how what is in it is copied until there is enough. */
interface Kind {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  multiply(): Promise<void>;
  remove(): Promise<void>;
}

function sqlite(): Kind {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-cold-'));
  const multiply = async (): Promise<void> => {
    const db = new Database(join(data, 'bonebed.db'));
    const first = db.prepare('select * from tables').all().map(Object);
    const columns = Object.keys(first[0])
      .filter(name => name !== 'key' && name !== 'id')
      .join(', ');
    const copy = db.prepare(`insert into tables (id, ${columns}) select ?, ${columns} from tables where key = ?`);
    const copyLog = db.prepare(
      'insert into log (table_key, seq, at, entry) select ?, seq, at, entry from log where table_key = ?',
    );
    const guest = db.prepare("insert into guests (id, token_hash, name) values (?, ?, 'Ann')");
    db.transaction(() => {
      for (let made = first.length; made < TABLES; made++) {
        const { key } = first[made % first.length];
        copyLog.run(copy.run(nameOf(made), key).lastInsertRowid, key);
        guest.run(nameOf(made), nameOf(made));
      }
    })();
    db.close();
  };
  return {
    name: 'SQLite',
    settings: { data },
    multiply,
    remove: async () => rmSync(data, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Kind> {
  const running = await startPostgres();
  const databaseUrl = await running.database();
  const multiply = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query('select * from tables limit 1');
    const columns = Object.keys(rows[0])
      .filter(name => name !== 'key' && name !== 'id')
      .join(', ');
    await client.query('set synchronous_commit = off');
    await client.query(
      `create temporary table copies as with first as (
         select key as old, row_number() over (order by key) - 1 as place, count(*) over () as all from tables
       ) select n, old from generate_series((select count(*) from first), $1::bigint - 1) n join first on n % first.all = place`,
      [TABLES],
    );
    await client.query(
      `insert into tables (id, ${columns})
       select 'copy' || lpad(n::text, 12, '0'), ${columns} from copies join tables on key = old order by n`,
    );
    await client.query(
      `insert into log (table_key, seq, at, entry) select made.key, seq, at, entry
       from copies join tables made on made.id = 'copy' || lpad(n::text, 12, '0') join log on table_key = old`,
    );
    await client.query(
      "insert into guests (id, token_hash, name) select 'guest' || n, 'guest' || n, 'Ann' from generate_series(1, $1::bigint) n",
      [TABLES],
    );
    await client.query('analyze');
    await client.end();
  };
  return { name: 'PostgreSQL', settings: { databaseUrl }, multiply, remove: () => running.stop() };
}

async function measure({ name, settings, multiply, remove }: Kind): Promise<string> {
  try {
    const first = await startUnderLoad('ours', settings);
    await seed(first.address);
    await first.stop();
    console.error(`${name}: seeded`);
    await multiply();
    console.error(`${name}: ${TABLES} tables`);
    const began = performance.now();
    const server = await startUnderLoad('ours', settings);
    const startMs = performance.now() - began;
    const step = Math.floor((TABLES - gameIds.length) / (COLD + WARM));
    const open = (n: number): Promise<number> => server.ask(`open ${nameOf(gameIds.length + Math.floor(n * step))}`);
    for (let n = 0; n < WARM; n++) await open(n);
    const times: number[] = [];
    for (let n = WARM; n < COLD + WARM; n++) times.push(await open(n));
    await server.ask('forget');
    const before = await server.ask('memory');
    for (let n = 0; n < MORE; n++) await open((n + 0.5) % (COLD + WARM));
    await server.ask('forget');
    const perTable = ((await server.ask('memory')) - before) / MORE;
    const loaded = await server.ask('loaded');
    await server.stop();
    times.sort((a, b) => a - b);
    const at = (share: number): string => times[Math.floor(times.length * share)].toFixed(1);
    const figures = [Math.round(startMs), at(0.5), at(0.99), at(0.999), loaded, Math.max(0, Math.round(perTable))];
    return `| ${[name, ...figures, loadavg()[0].toFixed(1)].join(' | ')} |`;
  } finally {
    await remove();
  }
}

const rows: string[] = [];
for (const make of [sqlite, postgres]) {
  rows.push(await measure(await make()));
  console.error(rows.at(-1));
}
const text = `## Tables that nobody looks at

Measured with \`npm run bench:cold\` on: ${machine()}. ${TABLES} tables by the day in the database, in mid-game (${ANSWERS} answers of a person and those of a bot between), of all
games. *Start*: from the command until the server takes connections. *Open*: from the wish to see one of ${COLD} tables that nobody has opened until it stands in memory. What stays in
memory is what each of ${MORE} tables leaves behind once everybody has gone, after a collection: what V8 makes of its own code is in it (no object of a table is left, says \`server/tables/idle.test.ts\`).

| database | start ms | open p50 ms | p99 ms | p99.9 ms | tables left in memory | bytes left for each | load |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
console.log(text);
if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../../docs/PERFORMANCE.md', import.meta.url));
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), 'cold', text));
}
process.exit(0);
