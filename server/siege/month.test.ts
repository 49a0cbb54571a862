import { join } from 'node:path';
import { HOUR_MS } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Lifetimes } from '../housekeeping/lifetimes.ts';
import type { Server } from '../index.ts';
import { SQLITE_FILE } from '../storage/sqlite.ts';
import type { Actor } from '../tables/decide.ts';
import { Person } from '../testing/client.ts';
import { TestClock, temporaryFolder, testServer } from '../testing/server.ts';
import { extent, report } from './figures.ts';

const DAYS = 24;
/** So many evenings at a time: what they store shares commits. */
const LANES = 12;
/** Shorter than by default, so that in a month everything has come to its end several times. */
const lifetimes: Lifetimes = {
  lobbies: 1,
  unfinished: 4,
  logs: 1,
  finished: 5,
  guests: 6,
  editions: 3,
  reports: 3,
  deals: 2,
};
const STORED = ['tables', 'log', 'chat', 'seats', 'guests', 'calls', 'editions'];

/** People come, make a table, and a third of them each leave it at once, in mid-game and at the end. Only the first comes by HTTP: what is stored is the same. */
async function evening({ address, storage, tables }: Server, number: number): Promise<void> {
  const { table: id } = await new Person(address).create({ game: 'toy', seats: 2 });
  const table = await tables.find(id);
  const ann: Actor = { guest: table.stored.meta.createdBy ?? '', name: 'Ann' };
  const bob: Actor = { guest: `bob${number}`, name: 'Bob' };
  await storage.createGuest({ id: bob.guest, name: bob.name }, `token${number}`);
  await table.command(bob, { do: 'join' });
  const fate = number % 3;
  if (fate === 0) return;
  await table.command(ann, { do: 'start' });
  await tables.chat(ann, id, { do: 'chat', text: 'good luck' });
  const { askId, text } = await table.read(({ askTick, game }) => ({
    askId: askTick,
    text: game?.choices(0)[0]?.text ?? '',
  }));
  await table.command(ann, { do: 'answer', askId, text });
  if (fate === 2) await table.command(bob, { do: 'resign' });
}

function stored(folder: string): { rows: number; megabytes: number } {
  const db = new Database(join(folder, SQLITE_FILE), { readonly: true });
  try {
    const counts = STORED.map(name => Number(db.prepare(`select count(*) from ${name}`).pluck().get()));
    const bytes = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
    return { rows: counts.reduce((sum, count) => sum + count, 0), megabytes: bytes / 1e6 };
  } finally {
    db.close();
  }
}

test('a server at which tables are made all the time stays as large as it is', async () => {
  const data = temporaryFolder();
  const clock = new TestClock();
  const server = await testServer({ data, lifetimes }, { now: clock.now, drive: false });
  const perDay = extent(3, 2400);
  const days: ReturnType<typeof stored>[] = [];
  let made = 0;
  for (let day = 0; day < DAYS; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const from = made;
      made += Math.floor((perDay * (hour + 1)) / 24) - Math.floor((perDay * hour) / 24);
      let next = from;
      const lane = async (): Promise<void> => {
        while (next < made) await evening(server, next++);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      clock.pass(HOUR_MS);
    }
    await server.tables.sweep();
    expect(await server.sweeper.look()).not.toBeNull();
    days.push(stored(data));
  }
  const [middle, end] = [days[DAYS / 2 - 1], days[DAYS - 1]];
  expect(end.rows).toBeLessThanOrEqual(middle.rows * 1.05);
  expect(end.megabytes).toBeLessThanOrEqual(middle.megabytes * 1.1);
  // It is not empty, either: what has its time still is there.
  expect(end.rows).toBeGreaterThan(perDay * 5);
  report(24, 'A month of new tables, swept each day', {
    'simulated days': DAYS,
    'tables made': made,
    'rows after 12 days': middle.rows,
    'rows after 24 days': end.rows,
    'MB after 12 days': middle.megabytes.toFixed(1),
    'MB after 24 days': end.megabytes.toFixed(1),
  });
});
