import { configFrom, startServer } from '@bonebed/server';
import { expect, onTestFinished, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';

test('bonebed admin shows tables and people, acts, and notes who did it', async () => {
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
  onTestFinished(() => server.stop());
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'holotype', seats: 2, open: true, name: 'Mary' });
  const made = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
  const { table } = (await made.json()) as { table: string };
  const admin = async (...words: string[]) => run(['admin', '--data', data, '--by', 'Ada', '--', ...words]);
  const listed = await admin('tables');
  expect([listed.code, listed.out]).toEqual([0, expect.stringMatching(`^${table} +holotype +lobby +Mary`)]);
  expect((await admin('close', table)).out).toBe('Done. Servers know of it within a few seconds.\n');
  expect((await fetch(`${server.address}/api/tables/${table}`)).status).toBe(503);
  expect((await admin('open', table)).code).toBe(0);
  expect((await fetch(`${server.address}/api/tables/${table}`)).status).toBe(200);
  // She gave her name at the table only.
  const [mary] = (await admin('people', 'guest')).out.split(' ');
  expect(JSON.parse((await admin('export', mary)).out)).toMatchObject({
    id: mary,
    name: 'Guest',
    tables: [{ id: table }],
  });
  expect(await admin('reports')).toMatchObject({ code: 0, out: '' });
  expect((await admin('settle', 'nothing')).err).toContain('no such open report');
  await admin('announce', 'Back', 'at', 'noon');
  await admin('read-only', 'on');
  await server.house.look();
  expect(server.house.notice).toEqual({ readOnly: true, text: 'Back at noon' });
  const audit = await admin('audit');
  const deeds = audit.out.split('\n').map(line => line.trim().split(/ {2,}/).slice(1));
  expect(deeds).toEqual(
    expect.arrayContaining([
      ['Ada', 'read-only on'],
      ['Ada', 'announce', 'Back at noon'],
      ['Ada', 'open', table],
      ['Ada', 'close', table],
      ['Ada', 'export', mary],
    ]),
  );
});

test.each([
  [['fly'], "no act 'fly'"],
  [['read-only', 'perhaps'], 'read-only takes on or off'],
  [['close'], 'close needs a value'],
])('bonebed admin %j is explained', async (words, message) => {
  const data = temporaryFolder();
  const server = await startServer(
    configFrom({ port: '0', data, metrics: 'off', watchdog: '0', logLevel: 'silent' }, {}, 2),
  );
  await server.stop();
  const { code, err } = await run(['admin', '--data', data, ...words]);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
