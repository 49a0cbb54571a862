import { expect, test } from 'vitest';
import { codeOf, Person, type Visit } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { startedTable } from '../testing/server.ts';
import { extent, report } from './figures.ts';

/** Levels that ask for all the time in the world, or for what is no level. */
const hostile = [
  'search@it:999999999',
  'professor@it:999999999',
  'search@999999999ms',
  'search@it:1',
  'SEARCH',
  'constructor',
];

/** How long a person waits from their own answer to their next turn, while a bot answers in between. */
async function waits(visit: Visit, decisions: number): Promise<number[]> {
  const took: number[] = [];
  for (let made = 0; made < decisions; made++) {
    await visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
    if (visit.current.phase === 'over') break;
    const answered = performance.now();
    await visit.choose(0);
    await visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
    took.push(performance.now() - answered);
  }
  return took;
}

function atMost(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

test('no level over the wire makes a bot think for ever', async () => {
  const { address } = await serverProcess({});
  const mallory = await Person.named(address, 'Mallory');
  const { table } = await mallory.create({ game: 'toy', seats: 2 });
  const codes: unknown[] = [];
  for (const level of hostile) {
    codes.push(await codeOf(mallory.create({ game: 'holotype', seats: 2, bots: [null, level] })));
    codes.push(await codeOf(mallory.create({ game: 'holotype', seats: 2, standIn: level })));
    codes.push(await codeOf(mallory.command(table, { do: 'bot', seat: 1, level })));
  }
  expect(new Set(codes)).toEqual(new Set(['badMessage']));
  report(3, 'Bots with a budget of a stranger’s choice', { tried: codes.length, taken: 0 });
});

test('one person has fifty tables full of professors: another’s bots answer all the same', async () => {
  const { address } = await serverProcess({ botThreads: 1 });
  const mallory = await Person.named(address, 'Mallory');
  const tables = extent(12, 50);
  for (let made = 0; made < tables; made++) {
    const wish = { game: 'holotype', seats: 3, sit: false, bots: ['professor', 'professor', 'professor'] };
    const { table } = await mallory.create(wish);
    await mallory.command(table, { do: 'start' });
  }
  const people = extent(3, 6);
  const decisions = extent(2, 12);
  const levels = ['professor', 'fieldHand', 'apprentice'];
  const took: Record<string, number[]> = { professor: [], fieldHand: [], apprentice: [] };
  let served = 0;
  await Promise.all(
    Array.from({ length: people }, async (_, place) => {
      const level = levels[place % levels.length];
      const wish = { game: 'holotype', seats: 2, bots: [null, level] };
      const { visits } = await startedTable(address, wish);
      const all = await waits(visits[0], decisions);
      took[level].push(...all);
      if (all.length === decisions) served += 1;
    }),
  );
  expect(served).toBe(people);
  const p99 = Object.entries(took).map(([level, all]) => [`${level}: next turn after p99 ms`, atMost(all, 0.99)]);
  report(3, 'Fifty tables of professors of one person', {
    tables,
    'other people': people,
    turns: Object.values(took).flat().length,
    ...Object.fromEntries(p99),
    starved: people - served,
  });
});
