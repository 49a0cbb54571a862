import { execFile, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { restore } from '../storage/backup.ts';
import { openSqlite, SQLITE_FILE } from '../storage/sqlite.ts';
import { twos } from '../testing/company.ts';
import { serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { compare, storedAnswers } from '../testing/stored.ts';
import { extent, report } from './figures.ts';
import { canHaveSmallDisk, onSmallDisk } from './troubles.ts';

const MEGABYTES = extent(30, 150);
const TABLES = extent(10, 150);
/** How long each table takes for an answer, so that all together give 500 a second. */
const PACE_MS = extent(50, 840);
const BACKUPS = extent(1, 5);
const cli = fileURLToPath(new URL('../../cli/bonebed.mjs', import.meta.url));

/** A folder with the logs of many games that nobody plays any more. */
async function largeFolder(megabytes: number): Promise<{ readonly data: string; readonly entries: number }> {
  const data = temporaryFolder();
  await openSqlite(data).close();
  const db = new Database(join(data, SQLITE_FILE));
  const entry = JSON.stringify({ type: 'answered', seat: 1, text: 'place fieldAssistant journal' });
  // With its place in the index, each takes 105 bytes or so.
  const entries = megabytes * 9600;
  db.exec(`
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${entries})
    insert into log (table_key, seq, at, entry) select 1000000 + i / 400, i % 400, 0, '${entry}' from n;
  `);
  db.close();
  return { data, entries };
}

test('a backup under load ends, holds all that was acknowledged before, and hardly holds up who plays', async () => {
  const { data, entries } = await largeFolder(MEGABYTES);
  const server = await serverProcess({ data });
  const company = twos(server.address, { thinkingMs: PACE_MS });
  await company.begin(TABLES);
  const target = temporaryFolder();
  const [before, during]: [number[], number[]] = [[], []];
  let [seconds, answers] = [0, 0];
  let file = '';
  let acknowledged = company.given;
  for (let backup = 0; backup < BACKUPS; backup++) {
    company.takeWaits();
    await company.progress(extent(100, 2500));
    before.push(...company.takeWaits());
    acknowledged = company.given;
    file = join(target, `${backup}.db`);
    const began = performance.now();
    await promisify(execFile)(process.execPath, [cli, 'backup', file, '--data', data]);
    seconds += (performance.now() - began) / 1000;
    const waited = company.takeWaits();
    answers += waited.length;
    during.push(...waited);
  }
  await company.stop();
  const folder = temporaryFolder();
  await restore(folder, file);
  const { lost } = compare(acknowledged, await storedAnswers(folder, acknowledged.keys()));
  const db = new Database(join(folder, SQLITE_FILE), { readonly: true });
  const [{ n }] = db.prepare('select count(*) as n from log where table_key >= 1000000').all() as [{ n: number }];
  db.close();
  expect({ lost, n }).toEqual({ lost: 0, n: entries });
  report(8, 'a backup under load, with SQLite', {
    MB: Math.round(statSync(file).size / 1e6),
    'answers/s meanwhile': Math.round(answers / seconds),
    seconds: (seconds / BACKUPS).toFixed(1),
    'p99 before, ms': p99(before).toFixed(1),
    'p99 meanwhile': `× ${(p99(during) / p99(before)).toFixed(2)}`,
    'acknowledged and not in it': lost,
  });
});

test.skipIf(!canHaveSmallDisk())(
  'a backup to a disk without enough room says so, and leaves nothing there',
  async () => {
    const { data } = await largeFolder(2);
    const disk = temporaryFolder();
    const script = `"$@"; echo "ended with $?"; ls '${disk}'`;
    const [command, ...args] = [...onSmallDisk(disk, 2 ** 20), 'sh', '-c', script, 'sh', process.execPath, cli];
    const { stdout, stderr } = spawnSync(command, [...args, 'backup', join(disk, 'backup.db'), '--data', data], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('there is no room left on that disk');
    expect(stdout).toBe('ended with 2\n');
  },
);

/** The value that a hundredth of all are above. */
function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
