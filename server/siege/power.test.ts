import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { below, fastRng, type Rng } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { openSqlite, SQLITE_FILE } from '../storage/sqlite.ts';
import { AGE } from '../testing/age.ts';
import { twos } from '../testing/company.ts';
import { serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { compare, storedAnswers } from '../testing/stored.ts';
import { extent, report } from './figures.ts';
import { copyAtOnce } from './troubles.ts';

const TABLES = 6;

/** The parts of SQLite's write-ahead log: a head, then frames of a head and a page each (https://www.sqlite.org/fileformat.html#walformat). */
const LOG_HEAD = 32;
const FRAME_HEAD = 24;
const SALTS_AT = 16;

/** Where the log's last commit ends, and the pages that its commits hold. What lies behind is of an earlier round, or not yet committed. */
function committed(log: Buffer): { readonly end: number; readonly pages: ReadonlySet<number>; readonly size: number } {
  const size = log.readUInt32BE(8);
  const salts = log.subarray(SALTS_AT, SALTS_AT + 8);
  const pages = new Set<number>();
  const open: number[] = [];
  let end = LOG_HEAD;
  for (let at = LOG_HEAD; at + FRAME_HEAD + size <= log.length; at += FRAME_HEAD + size) {
    if (!log.subarray(at + 8, at + 16).equals(salts)) break;
    open.push(log.readUInt32BE(at));
    if (log.readUInt32BE(at + 4) === 0) continue;
    for (const page of open.splice(0)) pages.add(page);
    end = at + FRAME_HEAD + size;
  }
  return { end, pages, size };
}

/**
 * What a loss of power may do besides: what was written but not yet synced is there in part or not at all. In the log that is all behind the
 * last commit; in the database it can be any page that is being moved there from the log.
 */
function tear(folder: string, rng: Rng): void {
  const [file, logFile] = [join(folder, SQLITE_FILE), join(folder, `${SQLITE_FILE}-wal`)];
  if (!existsSync(logFile)) return;
  const log = readFileSync(logFile);
  if (log.length < LOG_HEAD) return;
  const { end, pages, size } = committed(log);
  const tail = Buffer.from(Array.from({ length: below(rng, 3 * size) }, () => below(rng, 256)));
  writeFileSync(logFile, Buffer.concat([log.subarray(0, end), tail]));
  const database = readFileSync(file);
  for (const page of pages) {
    const end = page * size;
    // The first page says how to read the rest: SQLite writes its beginning in one piece.
    if (page === 1 || end > database.length || below(rng, 3) > 0) continue;
    database.fill(below(rng, 256), end - below(rng, size), end);
  }
  writeFileSync(file, database);
}

describe.skipIf(process.platform !== 'linux')('loss of power', () => {
  test('a copy of the files at any moment opens, and holds all that was acknowledged', async () => {
    const data = temporaryFolder();
    const rng = fastRng('power');
    const server = await serverProcess({ data });
    const players = twos(server.address);
    await players.begin(TABLES);
    let copies = 0;
    let lost = 0;
    let answers = 0;
    for (; copies < extent(5, 60); copies++) {
      await players.progress(1 + below(rng, 100));
      // Somewhere between two acknowledgements.
      await pause(below(rng, 20));
      const acknowledged = players.given;
      answers = players.acknowledged;
      const copy = copyAtOnce(server.pid, data);
      const torn = temporaryFolder();
      cpSync(copy, torn, { recursive: true });
      tear(torn, rng);
      for (const folder of [copy, torn]) {
        lost += compare(acknowledged, await storedAnswers(folder, acknowledged.keys())).lost;
        expect(soundness(folder)).toBe('ok');
      }
      expect({ copies, lost }).toEqual({ copies, lost: 0 });
    }
    await players.stop();
    report(29, 'loss of power, with SQLite', { copies: 2 * copies, acknowledged: answers, lost });
  });

  test('a database that is being brought up to date survives kill -9', async () => {
    const rng = fastRng('migration');
    const kills = extent(3, 20);
    const old = await oldFolder();
    let interrupted = 0;
    for (let kill = 0; kill < kills; kill++) {
      const folder = temporaryFolder();
      cpSync(old, folder, { recursive: true });
      await killWhileOpening(folder, below(rng, 60));
      const after = new Database(join(folder, SQLITE_FILE));
      if (after.pragma('user_version', { simple: true }) === 1) interrupted += 1;
      after.close();
      await openSqlite(folder).close();
      expect(soundness(folder)).toBe('ok');
      const db = new Database(join(folder, SQLITE_FILE));
      expect(db.prepare('select count(*) as n from chat where once is null').get()).toEqual({ n: LINES });
      db.close();
    }
    report(29.5, 'kill -9 while a database is brought up to date', { kills, interrupted, lost: 0 });
  });
});

function soundness(folder: string): unknown {
  const db = new Database(join(folder, SQLITE_FILE));
  const found = db.pragma('integrity_check', { simple: true });
  db.close();
  return found;
}

const LINES = 200_000;

/** A folder with a database of the first release, large enough that bringing it up to date takes its time. */
async function oldFolder(): Promise<string> {
  const folder = temporaryFolder();
  await openSqlite(folder).close();
  const db = new Database(join(folder, SQLITE_FILE));
  for (const step of AGE) db.exec(step);
  db.exec(`
    pragma user_version = 1;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${LINES})
    insert into chat (table_key, at, seat, name, text) select i, 0, 0, 'x', 'hello' from n;
  `);
  db.close();
  return folder;
}

async function killWhileOpening(folder: string, afterMs: number): Promise<void> {
  const script = fileURLToPath(new URL('../testing/opening.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  await pause(afterMs);
  child.kill('SIGKILL');
  await exited;
}
