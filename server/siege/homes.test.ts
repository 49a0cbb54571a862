import { below, fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import type { Visit } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, serverProcess } from '../testing/process.ts';
import { playOn, startedTable } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const ROUNDS = extent(1, 5);
const TABLES = extent(3, 12);

test(`the process at which tables are at home dies, or hangs, and they go on elsewhere (${ROUNDS} times each)`, async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const storage = await openPostgres(databaseUrl);
  const rng = fastRng('homes');
  const pick = (options: number): number => below(rng, options);
  const worstMs = { dies: 0, hangs: 0 };
  let answers = 0;
  let lost = 0;
  const other = await serverProcess({ databaseUrl });
  for (const way of ['dies', 'hangs'] as const) {
    for (let round = 0; round < ROUNDS; round++) {
      const doomed = await serverProcess({ databaseUrl });
      const tables = [];
      for (let i = 0; i < TABLES; i++) tables.push(await throughTheOther(doomed, other));
      await Promise.all(tables.map(({ visits }) => playOn(visits, pick, 4)));
      const before = tables.map(({ visits }) => visits[0].answers);
      const began = performance.now();
      if (way === 'dies') await doomed.kill();
      else doomed.signal('SIGSTOP');
      // Whoever was there through the other process is cut off, comes again, and plays.
      const again = await Promise.all(tables.map(({ id, visits }) => comeAgain(id, visits)));
      await Promise.all(again.map(visits => playOn(visits, pick, 1)));
      worstMs[way] = Math.max(worstMs[way], Math.round(performance.now() - began));
      for (const [i, visits] of again.entries()) {
        if (visits[0].answers < before[i] + 1) lost += 1;
      }
      // Who was only thought to be dead finds its tables elsewhere, lets go of who has stayed, and sends people on.
      if (way === 'hangs') {
        doomed.signal('SIGCONT');
        for (const { stayed } of tables) await expect(stayed.until(() => false)).rejects.toThrow('(1013)');
        for (const [i, { id, visits }] of tables.entries()) {
          const back = await visits[0].person.at(doomed.address).visit(id);
          expect(back.current).toEqual(again[i][0].current);
          back.leave();
        }
      }
      await Promise.all(again.map(visits => playOn(visits, pick)));
      for (const [i, { id }] of tables.entries()) {
        expect(again[i].map(({ current }) => current.phase)).toEqual(['over', 'over']);
        const stored = await storage.findTable(id);
        const log = await storage.readLog(stored?.key ?? 0, 0);
        const stands = log.filter(({ entry }) => entry.type === 'answered').length;
        expect(stands).toBe(again[i][0].answers);
        answers += stands;
        for (const visit of again[i]) visit.leave();
      }
      await doomed.kill();
    }
  }
  expect(lost).toBe(0);
  report(1.5, 'the home of tables dies or hangs; others take them on', {
    losses: 2 * ROUNDS,
    tables: 2 * ROUNDS * TABLES,
    answers,
    lost,
    'ms until all play on after a kill': worstMs.dies,
    'after a hang': worstMs.hangs,
  });
  await other.kill();
  await storage.close();
  await postgres.stop();
});

/** A table that is at home in one process, with all its people in another; somebody has stayed there with a second window. */
async function throughTheOther(home: ServerProcess, other: ServerProcess) {
  const { id, visits, people } = await startedTable(home.address, { game: 'toy', seats: 2 });
  const moved: Visit[] = [];
  for (const person of people) moved.push(await person.at(other.address).visit(id));
  const [stayed, gone] = visits;
  gone.leave();
  moved.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  return { id, visits: moved, stayed };
}

async function comeAgain(id: string, visits: readonly Visit[]): Promise<Visit[]> {
  for (const visit of visits) await visit.until(() => false).catch(() => {});
  return Promise.all(visits.map(({ person }) => person.visit(id)));
}
