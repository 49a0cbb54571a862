import { renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { SQLITE_FILE } from './storage/sqlite.ts';
import { CANT_STORE } from './storage/storage.ts';
import { Person } from './testing/client.ts';
import { startPostgres } from './testing/postgres.ts';
import { temporaryFolder, testServer } from './testing/server.ts';

/** What /healthz says, once it says something else. An answer holds for a second. */
async function nextHealth(address: string, before: number): Promise<unknown> {
  for (;;) {
    const response = await fetch(`${address}/healthz`);
    const body: unknown = await response.json();
    if (response.status !== before) return [response.status, body];
  }
}

const WELL = [200, { ok: true }];
const ILL = [503, { code: 'unavailable', message: CANT_STORE }];

test('/healthz tells whether SQLite takes what is written, and so does a refusal', async () => {
  const data = temporaryFolder();
  const { address } = await testServer({ data });
  expect(await nextHealth(address, 0)).toEqual(WELL);
  const file = join(data, SQLITE_FILE);
  renameSync(file, `${file}.away`);
  expect(await nextHealth(address, 200)).toEqual(ILL);
  await expect(Person.named(address, 'Ada')).rejects.toMatchObject({ status: 503, body: { message: CANT_STORE } });
  renameSync(`${file}.away`, file);
  expect(await nextHealth(address, 503)).toEqual(WELL);
  await Person.named(address, 'Ada');
});

test('/healthz tells whether PostgreSQL takes what is written', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.database();
  const { address } = await testServer({ databaseUrl });
  expect(await nextHealth(address, 0)).toEqual(WELL);
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  // A question would still be answered.
  await admin.query('alter table bonebed_version rename to away');
  expect(await nextHealth(address, 200)).toEqual(ILL);
  await admin.query('alter table away rename to bonebed_version');
  expect(await nextHealth(address, 503)).toEqual(WELL);
  await admin.end();
});
