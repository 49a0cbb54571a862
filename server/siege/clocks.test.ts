import { HOUR_MS } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import { Refused, type Visit } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { startedTable, temporaryFolder, upToDate } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const live = { kind: 'live', bankMs: 600_000, incrementMs: 0, atZero: 'resign' } as const;
/** What real play in this test takes from a bank, at the very most. */
const PLAYED_MS = 120_000;

/** The codes of what was refused at one move of everybody who is asked. */
async function move(visits: readonly Visit[], refused: string[]): Promise<void> {
  await upToDate(visits);
  for (const visit of visits.filter(({ isAsked }) => isAsked)) {
    await visit.choose(0).catch(error => {
      if (!(error instanceof Refused)) throw error;
      refused.push(error.code);
    });
  }
  await upToDate(visits);
}

test('the clock of a server is set forward and back, while it runs and while it is down', async () => {
  const data = temporaryFolder();
  const steps = extent(6, 60);
  const restarts = extent(3, 20);
  const refused: string[] = [];
  let requests = 0;
  let off = 0;
  const one = await serverProcess({ data, rateFactor: 1 });
  const tables = [];
  for (const atZero of ['resign', 'bot'] as const) {
    tables.push(await startedTable(one.address, { game: 'holotype', seats: 2, clock: { ...live, atZero } }));
  }
  const [{ people, id }] = tables;
  for (let n = 0; n < steps; n++) {
    const by = [HOUR_MS, -2 * HOUR_MS, 26 * HOUR_MS, -25 * HOUR_MS][n % 4];
    off += by;
    await one.setClock(by);
    // As often as a person may ask: whoever is refused is refused because of the clock.
    const { status } = await fetch(`${one.address}/api/tables/${id}`, { headers: { cookie: people[0].cookie } });
    requests += 1;
    if (status !== 200) refused.push(String(status));
    if (n % 3 === 0) for (const { visits } of tables) await move(visits, refused);
  }
  let lost = countLost(tables.map(({ visits }) => visits[0]));

  let server = one;
  for (let n = 0; n < restarts; n++) {
    if (n % 2 === 0) await server.kill();
    else expect(await server.stop()).toBe(0);
    off += [3 * HOUR_MS, 50 * HOUR_MS, -7 * HOUR_MS][n % 3];
    server = await serverProcess({ data }, { clockOffMs: off });
    for (const table of tables) {
      table.visits = [];
      for (const person of table.people) table.visits.push(await person.at(server.address).visit(table.id));
    }
    // Flags would have fallen by the time that somebody has come back and moved.
    await move(tables[0].visits, refused);
    lost += countLost(tables.map(({ visits }) => visits[0]));
  }
  expect(refused).toEqual([]);
  expect(lost).toBe(0);
  report(10, 'The clock is set while servers run, and while they are down', {
    'steps while running': steps,
    'restarts with another time': restarts,
    requests,
    'requests refused': refused.length,
    'seats lost by time': lost,
  });
});

/** Seats that are no longer their people's, or have lost more time than was played. */
function countLost(visits: readonly Visit[]): number {
  let lost = 0;
  for (const { current } of visits) {
    if (current.phase !== 'playing') lost += 1;
    lost += current.seats.filter(({ by, resigned }) => by !== 'person' || resigned).length;
    lost += current.clock?.left.filter(left => left < live.bankMs - PLAYED_MS).length ?? 0;
  }
  return lost;
}
