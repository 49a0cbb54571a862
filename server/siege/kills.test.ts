import { below, fastRng, pick, type Rng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import type { Config } from '../index.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { Company } from '../testing/company.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const KILLS = extent(3, 40);
const TABLES = 6;

interface Attacked {
  readonly config: Partial<Config>;
  readonly servers: number;
  open(): Promise<Storage>;
}

/** Kills servers under load, one at a time, and starts them again; gives what came of it. */
async function killAll({ config, servers: count, open }: Attacked, rng: Rng): Promise<Record<string, number>> {
  const servers: ServerProcess[] = [];
  for (let i = 0; i < count; i++) servers.push(await serverProcess(config));
  const company = new Company(rng, () => servers.map(({ address }) => address));
  await company.begin(TABLES);
  for (let kill = 0; kill < KILLS; kill++) {
    await company.progress(20 + below(rng, 60));
    const doomed = pick(rng, servers);
    await doomed.kill();
    servers[servers.indexOf(doomed)] = await serverProcess(config);
  }
  await company.stop();
  const dead = await company.finish();
  const differing = await company.differing();
  for (const server of servers) await server.kill();
  const storage = await open();
  const reckoning = await company.reckon(async id => {
    const stored = await storage.findTable(id);
    return stored === null ? [] : storage.readLog(stored.key, 0);
  });
  await storage.close();
  return { kills: KILLS, games: company.games, ...reckoning, dead, differing };
}

const harmless = { lost: 0, doubled: 0, dead: 0, differing: 0 };

test(`every acknowledged answer survives kill -9 on SQLite (${KILLS} kills under load)`, async () => {
  const data = temporaryFolder();
  const figures = await killAll({ config: { data }, servers: 1, open: async () => openSqlite(data) }, fastRng('kills'));
  expect(figures).toMatchObject(harmless);
  report(1, 'kill -9 on SQLite', figures);
});

test(`every acknowledged answer survives kill -9 of one of two servers on PostgreSQL (${KILLS} kills under load)`, async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const attacked = { config: { databaseUrl }, servers: 2, open: () => openPostgres(databaseUrl) };
  const figures = await killAll(attacked, fastRng('kills of one of two'));
  expect(figures).toMatchObject(harmless);
  report(1, 'kill -9 of one of two servers on PostgreSQL', figures);
  await postgres.stop();
});
