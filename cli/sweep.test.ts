import { configFrom, startServer } from '@bonebed/server';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';

test('bonebed sweep says what would go while the server runs, and lets go of it when it does not', async () => {
  const data = temporaryFolder();
  const given = {
    port: '0',
    data,
    rateFactor: '0',
    botThreads: '1',
    logLevel: 'silent',
    watchdog: '0',
    metrics: 'off',
  };
  const server = await startServer(configFrom(given, {}, 2));
  const body = JSON.stringify({ game: 'holotype', seats: 2, open: true });
  const headers = { 'content-type': 'application/json' };
  for (let made = 0; made < 2; made++) await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
  const old = new Database(`${data}/bonebed.db`);
  old.exec('update tables set updated = 1000 where key = 1; update log set at = 1000 where table_key = 1;');
  old.close();
  const dry = await run(`sweep --dry-run --json --data ${data}`);
  expect([dry.code, JSON.parse(dry.out).lobbies]).toEqual([0, 1]);
  const refused = await run(`sweep --data ${data}`);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('another server uses this folder')]);
  await server.stop();
  const swept = await run(`sweep --lang fr --data ${data}`);
  expect([swept.code, swept.err]).toEqual([0, '']);
  expect(swept.out).toMatch(/^Ont été retirés :\ntables où aucune partie n’a commencé +1\nparties inachevées +0\n/);
  expect(JSON.parse((await run(`sweep --dry-run --json --data ${data}`)).out).lobbies).toBe(0);
  const forever = await run(`sweep --dry-run --data ${data} --lifetimes lobby=0`);
  expect([forever.code, forever.err]).toEqual([2, expect.stringContaining("found 'lobby=0'")]);
});

test('a folder without a database is refused', async () => {
  const { code, err } = await run(`sweep --dry-run --data ${temporaryFolder()}`);
  expect([code, err]).toEqual([2, expect.stringContaining('no such file')]);
});
