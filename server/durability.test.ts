import { below, fastRng, pick, type Rng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { coreFrom } from './tables/row.ts';
import { Shelf } from './tables/shelf.ts';
import type { Person, Visit } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { serverProcess } from './testing/process.ts';
import { startedTable, temporaryFolder } from './testing/server.ts';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);
const KILLS = 3 * ROUNDS;
const TABLES = 6;

interface Acknowledged {
  readonly seat: number;
  readonly text: string;
}

/** Plays at one table until the server is gone, keeping what it acknowledged. */
async function playUntilGone(
  visit: Visit,
  rng: Rng,
  acknowledged: Acknowledged[],
  onAnswer: () => void,
): Promise<void> {
  try {
    for (;;) {
      await visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
      if (!visit.isAsked) return;
      const text = pick(rng, visit.options);
      try {
        await visit.answer(text);
      } catch (error) {
        if (visit.closed !== null) throw error;
        continue;
      }
      acknowledged.push({ seat: visit.seat ?? -1, text });
      onAnswer();
    }
  } catch (error) {
    // A closed socket is what this is about; anything else is a fault.
    if (visit.closed === null) throw error;
  }
}

/** The answers of a table as a server replays them from what is stored. */
async function replayed(data: string, ids: readonly string[]): Promise<Map<string, readonly Acknowledged[]>> {
  const storage = openSqlite(data);
  const shelf = new Shelf(testGames, storage);
  await shelf.fill();
  const answers = new Map<string, readonly Acknowledged[]>();
  for (const id of ids) {
    const stored = await storage.findTable(id);
    if (stored === null) throw new Error(`table ${id} is lost`);
    const open = await shelf.open(stored.meta.game, stored.meta.edition);
    const core = coreFrom(open, stored, await storage.readLog(stored.key, 0));
    answers.set(id, core.game?.record().answers.map(({ seat, text }) => ({ seat, text })) ?? []);
  }
  await storage.close();
  return answers;
}

test(
  `every acknowledged answer survives kill -9 (${KILLS} kills under load)`,
  async () => {
    const data = temporaryFolder();
    const rng = fastRng('durability');
    const tables = new Map<string, { people: Person[]; acknowledged: Acknowledged[] }>();
    let total = 0;
    for (let round = 0; round < KILLS; round++) {
      const server = await serverProcess({ data });
      for (let i = 0; i < TABLES; i++) {
        const { id, people, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
        for (const visit of visits) visit.drop();
        tables.set(id, { people, acknowledged: [] });
      }
      const killAfter = total + 20 + below(rng, 150);
      let killing: Promise<void> | null = null;
      const seated: { visit: Visit; acknowledged: Acknowledged[] }[] = [];
      for (const [id, { people, acknowledged }] of tables) {
        for (const person of people) seated.push({ visit: await person.at(server.address).visit(id), acknowledged });
      }
      const onAnswer = (): void => {
        total += 1;
        if (total >= killAfter) killing ??= server.kill();
      };
      const playing = seated.map(({ visit, acknowledged }) => playUntilGone(visit, rng, acknowledged, onAnswer));
      await Promise.all(playing);
      await (killing ?? server.kill());
      const found = await replayed(data, [...tables.keys()]);
      for (const [id, { acknowledged }] of tables) {
        const stored = found.get(id) ?? [];
        // What was on its way when the power went may have been stored too, at most one answer a seat.
        expect(stored.length - acknowledged.length).toBeGreaterThanOrEqual(0);
        for (const seat of [0, 1]) {
          const mine = (all: readonly Acknowledged[]) =>
            all.filter(answer => answer.seat === seat).map(({ text }) => text);
          expect(mine(stored).slice(0, mine(acknowledged).length)).toEqual(mine(acknowledged));
          expect(mine(stored).length - mine(acknowledged).length).toBeLessThanOrEqual(1);
        }
        acknowledged.splice(0, acknowledged.length, ...stored);
      }
    }
    expect(total).toBeGreaterThan(KILLS * 20 - 1);
  },
  300_000 * ROUNDS,
);

test('a server that is asked to stop says goodbye, and ends well', async () => {
  const server = await serverProcess({});
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await visits[0].choose(0);
  expect(await server.stop()).toBe(0);
  await expect(visits[0].until(() => false)).rejects.toThrow('1001');
  expect(visits[0].received.at(-1)).toBe('{"type":"bye"}');
});
