import type { Seat } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { type BotPool, PATIENCE_MS } from './bots/pool.ts';
import { Driver } from './driver.ts';
import type { Server } from './index.ts';
import { Metrics } from './metrics.ts';
import type { HostedTable } from './tables/hosted.ts';
import { startedTable, testServer, upToDate } from './testing/server.ts';

function driverWith({ tables, storage }: Server, pool: Pick<BotPool, 'decide'>): Driver {
  const onFault = (error: unknown): void => {
    throw error;
  };
  return new Driver({
    tables,
    storage,
    pool,
    metrics: new Metrics(),
    isReadOnly: () => false,
    instance: 'test',
    now: Date.now,
    onFault,
  });
}

/** A driver whose bots never come to a decision. */
function slowDriver(server: Server) {
  const asked: { readonly signal: AbortSignal | undefined }[] = [];
  const pool: Pick<BotPool, 'decide'> = {
    decide: (_job, _components, _from, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('nobody waits')));
        asked.push({ signal });
      }),
  };
  return { asked, driver: driverWith(server, pool) };
}

function firstOption(table: HostedTable, seat: Seat): Promise<string> {
  return table.read(({ game }) => game?.choices(seat)[0]?.text ?? '');
}

test('a bot stops to think about what is not asked any more', async () => {
  const server = await testServer({}, { drive: false });
  const { asked, driver } = slowDriver(server);
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  const table = await server.tables.find(id);
  await visits[0].ask({ do: 'handOver' });
  const driven = driver.drive(table);
  await expect.poll(() => asked.length).toBe(1);
  driver.drive(table);
  expect(asked[0].signal?.aborted).toBe(false);
  await visits[0].ask({ do: 'comeBack' });
  driver.drive(table);
  expect(asked[0].signal?.aborted).toBe(true);
  await driven;
  await visits[0].choose(0);
});

test('a bot that had no time to think says so to the table, once, and until it has time again', async () => {
  const server = await testServer({}, { drive: false });
  const { id, visits, people } = await startedTable(server.address, {
    game: 'toy',
    seats: 2,
    bots: [null, 'professor'],
  });
  const [ann] = visits;
  const table = await server.tables.find(id);
  let isHurried = true;
  const pool: Pick<BotPool, 'decide'> = {
    decide: async (job, _components, from) => {
      expect([job.level, from]).toEqual(['professor', { person: table.stored.meta.createdBy, table: id }]);
      return { text: await firstOption(table, 1), isHurried, waitedMs: 0 };
    },
  };
  const driver = driverWith(server, pool);
  const play = async (decisions: number) => {
    for (let made = 0; made < decisions; made++) {
      await ann.until(({ isAsked }) => isAsked);
      await ann.choose(0);
      await driver.drive(table);
    }
    await upToDate([ann]);
  };
  const told = async () => {
    const log = await server.storage.readLog(table.stored.key, 0);
    return log.flatMap(({ entry }) => (entry.type === 'hurried' ? [entry.hurried] : []));
  };
  expect(ann.current.seats[1]).toMatchObject({ bot: 'professor', hurried: false });
  await play(3);
  expect(ann.current.seats[1].hurried).toBe(true);
  expect(await told()).toEqual([true]);
  expect((await people[0].visit(id)).current).toEqual(ann.current);
  isHurried = false;
  await play(3);
  expect(ann.current.seats[1].hurried).toBe(false);
  expect(await told()).toEqual([true, false]);
});

test('in a reaction window nobody hears that a bot was in a hurry: it would tell that it has answered', async () => {
  const server = await testServer({}, { drive: false });
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 3, bots: [null, null, 'professor'] });
  const table = await server.tables.find(id);
  let windows = 0;
  const driver = driverWith(server, {
    decide: async (_job, _components, _from) => {
      const isWindow = await table.read(core => core.isWindow);
      if (isWindow) windows += 1;
      return { text: await firstOption(table, 2), isHurried: isWindow, waitedMs: 0 };
    },
  });
  while (windows === 0) {
    await driver.drive(table);
    await upToDate(visits);
    const asked = visits.find(({ isAsked }) => isAsked);
    await asked?.choose((asked.options.length ?? 1) - 1);
  }
  await driver.drive(table);
  const log = await server.storage.readLog(table.stored.key, 0);
  expect(log.filter(({ entry }) => entry.type === 'hurried')).toEqual([]);
});

test('between two turns of people the bots of a table wait no longer than one bot does', async () => {
  const server = await testServer({}, { drive: false });
  const { id } = await startedTable(server.address, { game: 'toy', seats: 3, bots: [null, 'professor', 'professor'] });
  const table = await server.tables.find(id);
  const patience: (number | undefined)[] = [];
  const driver = driverWith(server, {
    decide: async ({ seat }, _components, _from, { patienceMs } = {}) => {
      patience.push(patienceMs);
      return { text: await firstOption(table, seat), isHurried: false, waitedMs: PATIENCE_MS - 1 };
    },
  });
  await driver.drive(table);
  expect(patience.slice(0, 2)).toEqual([PATIENCE_MS, 1]);
});
