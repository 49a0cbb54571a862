import { makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { expect, onTestFinished, test } from 'vitest';
import type { BotJob } from './bots/job.ts';
import { BotPool } from './bots/pool.ts';
import { startServer } from './index.ts';
import { testGames } from './testing/games.ts';
import { playOn, startedTable, testConfig, testServer } from './testing/server.ts';

const { game, components } = await testGames.load('toy');
const edition = openEdition(game, components);

function job(changes: Partial<BotJob> = {}): BotJob {
  const header = makeHeader(game, edition, { seats: 2, seed: seedFrom('bots') });
  const { start } = new Table(game, edition.box, header).situation();
  return {
    game: 'toy',
    edition: edition.edition,
    header,
    start: JSON.parse(JSON.stringify(start)),
    given: [{ seat: 0, text: '1' }],
    seat: 1,
    level: 'random',
    seed: 'a',
    ...changes,
  };
}

function poolOf(threads: number, longestMs?: number): BotPool {
  const pool = new BotPool(testGames.module, threads, longestMs);
  onTestFinished(() => pool.close());
  return pool;
}

test('a bot chooses among the options of its seat, and the same seed chooses the same', async () => {
  const pool = poolOf(2);
  const texts = await Promise.all([1, 2, 3, 4].map(() => pool.decide(job(), components)));
  expect(['0', '1', '2']).toContain(texts[0]);
  expect(new Set(texts).size).toBe(1);
});

test('a bot that fails fails alone', async () => {
  const pool = poolOf(1);
  await expect(pool.decide(job({ level: 'nobody' }), components)).rejects.toThrow("no bot 'nobody'");
  await expect(pool.decide(job({ given: [{ seat: 0, text: 'fly' }] }), components)).rejects.toThrow('does not replay');
  await expect(pool.decide(job(), components)).resolves.toMatch(/^[012]$/);
});

test('a bot that thinks for too long loses its thread, and the next one gets another', async () => {
  const pool = poolOf(1, 1);
  await expect(pool.decide(job(), components)).rejects.toThrow('too long');
  const patient = poolOf(1);
  await expect(patient.decide(job(), components)).resolves.toMatch(/^[012]$/);
});

test('what nobody waits for any more is dropped, whether it has begun or not', async () => {
  const pool = poolOf(1);
  const gone = new AbortController();
  const begun = pool.decide(job(), components, gone.signal);
  const queued = pool.decide(job(), components, gone.signal);
  gone.abort();
  await expect(begun).rejects.toThrow('nobody waits');
  await expect(queued).rejects.toThrow('nobody waits');
  await expect(pool.decide(job(), components)).resolves.toMatch(/^[012]$/);
});

test('a game goes on when its bots cannot think: any legal option will do', async () => {
  const broken = { ...testGames, module: new URL('./testing/nothing.ts', import.meta.url).href };
  const server = await testServer({}, { games: broken });
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, bots: [null, 'random'] });
  await playOn(visits, () => 0, 2);
  await visits[0].until(({ answers }) => answers >= 4);
  expect(server.metrics.counted('bonebed_faults_total')).toBeGreaterThan(0);
});

test('many bots think at once without a word of complaint', async () => {
  const warnings: string[] = [];
  const hear = ({ message }: Error): void => void warnings.push(message);
  process.on('warning', hear);
  onTestFinished(() => {
    process.off('warning', hear);
  });
  const { address } = await testServer();
  const tables = await Promise.all(
    Array.from({ length: 15 }, () => startedTable(address, { game: 'toy', seats: 2, bots: [null, 'random'] })),
  );
  for (const { visits } of tables) await playOn(visits, () => 0, 2);
  expect(warnings).toEqual([]);
});

test('a bot whose turn it was goes on after a restart', async () => {
  const config = testConfig();
  const one = await startServer(config, { games: testGames, drive: false });
  // The table waits for its bot, whose answer the dying server never gives.
  const { id, visits, people } = await startedTable(one.address, { game: 'toy', seats: 2, bots: [null, 'random'] });
  await one.stop();
  expect(visits[0].closed?.code ?? 1001).toBe(1001);
  const two = await testServer(config);
  const again = await people[0].at(two.address).visit(id);
  await again.until(({ current, answers }) => current.seats[1].by === 'bot' && answers >= 1);
  await playOn([again], () => 0);
  expect(again.current.phase).toBe('over');
});
