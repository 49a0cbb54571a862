/**
 * `npm run bench:cold`: a database with 100,000 tables in mid-game. How long the server takes to start, how long a table takes to open from cold,
 * and what is in memory when nobody is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { configFrom, startServer } from '@bonebed/server';
import Database from 'better-sqlite3';

const [tables = '100000'] = process.argv.slice(2);
const COLD = 300;
const ANSWERS = 40;
const data = mkdtempSync(join(tmpdir(), 'bonebed-cold-'));
const given = { port: '0', data, rateFactor: '0', botThreads: '1', logLevel: 'error', watchdog: '0', metrics: 'off' };
const config = configFrom(given, {}, 2);

/** A table against a bot that waits for its person after some turns, of each game. */
async function seed(): Promise<void> {
  const server = await startServer(config);
  const headers = { 'content-type': 'application/json' };
  for (const game of gameIds) {
    const post = async (path: string, body: unknown, cookie = '') =>
      fetch(`${server.address}${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      });
    const made = await post('/api/tables', { game, seats: 2, bots: [null, 'random'], open: true });
    const cookie = made.headers.getSetCookie()[0].split(';')[0];
    const { table } = (await made.json()) as { table: string };
    await post(`/api/tables/${table}/commands`, { do: 'start' }, cookie);
    // At the end it is the person's turn: nothing is due there.
    for (let answered = 0; ; ) {
      const seen = await fetch(`${server.address}/api/tables/${table}`, { headers: { cookie } });
      const { state } = (await seen.json()) as {
        state: { askId: number; phase: string; frame: { ask: { options?: { text: string }[] } | null } };
      };
      if (state.phase === 'over') break;
      const text = state.frame.ask?.options?.[0]?.text;
      if (text === undefined) continue;
      if (answered === ANSWERS) break;
      await post(`/api/tables/${table}/commands`, { do: 'answer', askId: state.askId, text }, cookie);
      answered += 1;
    }
  }
  await server.stop();
}

/** Copies what is there until there are so many. */
function multiply(count: number): void {
  const db = new Database(join(data, 'bonebed.db'));
  const first = db.prepare('select * from tables').all() as Record<string, unknown>[];
  const columns = Object.keys(first[0]).filter(name => name !== 'key' && name !== 'id');
  const copy = db.prepare(
    `insert into tables (id, ${columns.join(', ')}) select ?, ${columns.join(', ')} from tables where key = ?`,
  );
  const copyLog = db.prepare(
    'insert into log (table_key, seq, at, entry) select ?, seq, at, entry from log where table_key = ?',
  );
  db.transaction(() => {
    for (let made = first.length; made < count; made++) {
      const { key } = first[made % first.length];
      copyLog.run(copy.run(`copy${String(made).padStart(12, '0')}`, key).lastInsertRowid, key);
    }
  })();
  db.close();
}

await seed();
multiply(Number(tables));
const began = performance.now();
const server = await startServer(config);
const startMs = performance.now() - began;
const times: number[] = [];
for (let n = 0; n < COLD; n++) {
  const id = `copy${String(10 + n * Math.floor(Number(tables) / (COLD + 1))).padStart(12, '0')}`;
  const asked = performance.now();
  await server.tables.find(id);
  times.push(performance.now() - asked);
}
times.sort((a, b) => a - b);
await server.tables.sweep(0);
const at = (share: number): string => times[Math.floor(times.length * share)].toFixed(1);
console.log(
  [
    `tables ${tables}`,
    `start ${Math.round(startMs)} ms`,
    `open from cold p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    `tables in memory when nobody is there ${server.tables.loaded}`,
  ].join('\n'),
);
await server.stop();
rmSync(data, { recursive: true, force: true });
