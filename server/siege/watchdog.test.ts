import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { release, releasePostgres } from '../index.ts';
import { Person } from '../testing/client.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { serverProcess } from '../testing/process.ts';
import { startedTable, temporaryFolder } from '../testing/server.ts';
import { extent, isFull, report } from './figures.ts';

/** How long the process may be stuck, in seconds; a host's default is 10. */
const WATCHDOG = extent(1, 10);
const TABLES = extent(3, 40);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'])('%s', kind => {
  test('a table at which the process is stuck is set aside, and the others play on', async () => {
    const databaseUrl = kind === 'SQLite' ? null : await postgres.database();
    const config = { data: temporaryFolder(), databaseUrl, watchdog: WATCHDOG };
    const first = await serverProcess(config);
    const innocent: Awaited<ReturnType<typeof startedTable>>[] = [];
    for (let table = 0; table < TABLES; table++) {
      innocent.push(await startedTable(first.address, { game: 'toy', seats: 2 }));
      await innocent[table].visits[0].answer('1');
    }
    const trap = await startedTable(first.address, { game: 'tarpit', seats: 2 });
    await trap.visits[0].answer('2');
    // The rules never come back from this one: no answer comes, and in the end the connection breaks.
    await expect(trap.visits[1].answer('2')).rejects.toThrow('the socket closed');
    await first.exited;

    const second = await serverProcess(config);
    const [person] = trap.people.map(one => one.at(second.address));
    await expect(person.visit(trap.id)).rejects.toMatchObject({ code: 'aside' });
    await expect(person.get(`/api/tables/${trap.id}`)).rejects.toMatchObject({ status: 503, code: 'aside' });
    expect(await person.get('/api/me')).toMatchObject({ tables: [{ id: trap.id, aside: true }] });
    let playedOn = 0;
    let lost = 0;
    for (const { id, people } of innocent) {
      const visit = await people[1].at(second.address).visit(id);
      if (visit.answers !== 1) lost += 1;
      await visit.answer('0');
      await visit.until(({ answers }) => answers === 2);
      playedOn += 1;
    }
    expect({ playedOn, lost }).toEqual({ playedOn: TABLES, lost: 0 });

    const isReleased = () =>
      databaseUrl === null ? release(config.data, trap.id) : releasePostgres(databaseUrl, trap.id);
    expect([await isReleased(), await isReleased()]).toEqual([true, false]);
    const visit = await person.visit(trap.id);
    expect(visit.current.phase).toBe('playing');
    await second.stop();
    report(2, `Stuck process (${kind})`, { 'watchdog s': WATCHDOG, 'set aside': 1, 'played on': playedOn, lost });
  });
});

// Takes its time by nature: only at full length.
test.runIf(isFull)('a process that was stopped for longer has done nothing wrong', async () => {
  const server = await serverProcess({ data: temporaryFolder(), watchdog: 1 });
  server.signal('SIGSTOP');
  await pass(5000);
  server.signal('SIGCONT');
  await pass(3000);
  expect(await new Person(server.address).get('/healthz')).toEqual({ ok: true });
  expect(await server.stop()).toBe(0);
});
