import { configFrom, startServer } from '@bonebed/server';
import { expect, onTestFinished, test } from 'vitest';
import { run, temporaryFolder } from './testing/run.ts';

test('bonebed release lets a table be opened again while the server runs', async () => {
  const data = temporaryFolder();
  const given = { port: '0', data, rateFactor: '0', botThreads: '1', logLevel: 'silent', watchdog: '0' };
  const server = await startServer(configFrom(given, {}, 2));
  onTestFinished(() => server.stop());
  const made = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'holotype', seats: 2, open: true }),
  });
  const { table } = (await made.json()) as { table: string };
  const status = async () => (await fetch(`${server.address}/api/tables/${table}`)).status;
  await server.storage.setAside(table, 1);
  expect(await status()).toBe(503);
  const released = await run(`release --data ${data} -- ${table}`);
  expect([released.code, released.out]).toEqual([0, `${table} can be opened again\n`]);
  expect(await status()).toBe(200);
  const again = await run(`release --data ${data} --lang fr -- ${table}`);
  expect([again.code, again.out]).toEqual([1, `${table} n’est pas mise de côté\n`]);
});

test('a folder without a database is refused', async () => {
  const { code, err } = await run(`release x --data ${temporaryFolder()}`);
  expect(code).toBe(2);
  expect(err).toContain('no such file');
});
