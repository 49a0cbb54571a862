import { setTimeout as pause } from 'node:timers/promises';
import { below, fastRng, type Rng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { Company } from '../testing/company.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { extent, report } from './figures.ts';

const RESTARTS = extent(3, 60);
const TABLES = 8;
/** Every so many restarts a server is killed, too. */
const KILL_EVERY = 3;
/** Longer than servers wait for an answer of the database. */
const LONG_STALL_MS = 7000;
const SHORT_MS = 800;

/** What can happen to a database, in turn. */
const attacks: readonly ((postgres: Postgres, rng: Rng) => Promise<void>)[] = [
  async (postgres, rng) => {
    await postgres.leave('immediate');
    await pause(below(rng, SHORT_MS));
    await postgres.comeBack();
  },
  async (postgres, rng) => {
    postgres.stall();
    await pause(below(rng, SHORT_MS));
    postgres.goOn();
  },
  async (postgres, rng) => {
    await postgres.leave('fast');
    await pause(below(rng, 2 * SHORT_MS));
    await postgres.comeBack();
  },
  async postgres => {
    postgres.stall();
    await pause(LONG_STALL_MS);
    postgres.goOn();
  },
];

test(`the database restarts and stalls ${RESTARTS} times under two servers: nothing is lost, doubled or dead`, async () => {
  const rng = fastRng(`database ${RESTARTS}`);
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const servers: ServerProcess[] = [await serverProcess({ databaseUrl }), await serverProcess({ databaseUrl })];
  const ended: string[] = [];
  const watch = (server: ServerProcess): void =>
    void server.exited.then(code => {
      if (code !== null) ended.push(server.said());
    });
  for (const server of servers) watch(server);
  const company = new Company(rng, () => servers.map(({ address }) => address));
  await company.begin(TABLES);
  let kills = 0;
  for (let restart = 0; restart < RESTARTS; restart++) {
    await company.progress(10 + below(rng, 30));
    const attacked = attacks[restart % attacks.length](postgres, rng);
    if (restart % KILL_EVERY === 1) {
      const doomed = below(rng, servers.length);
      await servers[doomed].kill();
      kills += 1;
      await attacked;
      servers[doomed] = await serverProcess({ databaseUrl });
      watch(servers[doomed]);
    }
    await attacked;
  }
  await company.progress(TABLES);
  await company.stop();
  const dead = await company.finish();
  const differing = await company.differing();
  const storage = await openPostgres(databaseUrl);
  const reckoning = await company.reckon(async id => {
    const stored = await storage.findTable(id);
    return stored === null ? [] : storage.readLog(stored.key, 0);
  });
  await storage.close();
  const figures = { restarts: RESTARTS, kills, games: company.games, ...reckoning, dead, differing };
  expect(ended).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, dead: 0, differing: 0 });
  report(1, 'PostgreSQL restarts and stalls under two servers', figures);
  for (const server of servers) await server.kill();
  await postgres.stop();
});
