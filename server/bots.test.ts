import { makeHeader, openEdition, seedFrom, Table } from '@bonebed/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BotJob } from './bots/job.ts';
import { BotPool, type Patience } from './bots/pool.ts';
import { startServer } from './index.ts';
import { testGames } from './testing/games.ts';
import { coreOf, playOn, startedTable, testConfig, testServer } from './testing/server.ts';

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

function poolOf(threads: number, patience: Patience = {}, module = testGames.module): BotPool {
  const pool = new BotPool(module, threads, patience);
  onTestFinished(() => pool.close());
  return pool;
}

const ann = { person: 'ann', table: '1' };
const bob = { person: 'bob', table: '2' };
/** Thinks for as long as it is let. */
const pondering = { level: 'search@it:999999999' };

test('a bot chooses among the options of its seat, and the same seed chooses the same', async () => {
  const pool = poolOf(2);
  for (const level of ['random', 'curator']) {
    const decided = await Promise.all([1, 2, 3, 4].map(() => pool.decide(job({ level }), components, ann)));
    expect(['0', '1', '2']).toContain(decided[0].text);
    expect(new Set(decided.map(({ text }) => text)).size).toBe(1);
    expect(decided[0].isHurried).toBe(false);
  }
});

test('a bot that fails fails alone', async () => {
  const pool = poolOf(1);
  await expect(pool.decide(job({ level: 'nobody' }), components, ann)).rejects.toThrow("no bot 'nobody'");
  await expect(pool.decide(job({ given: [{ seat: 0, text: 'fly' }] }), components, ann)).rejects.toThrow(
    'does not replay',
  );
  await expect(pool.decide(job(), components, ann)).resolves.toMatchObject({ text: expect.stringMatching(/^[012]$/) });
});

test('a bot that thinks for too long is stopped, and the simplest one decides', async () => {
  const pool = poolOf(1, { thinkMs: level => (level === 'apprentice' ? 60_000 : 1), bootMs: 0 });
  expect(await pool.decide(job(pondering), components, ann)).toMatchObject({ isHurried: true });
  expect(pool.hurried).toBe(1);
});

test('a bot that waits for too long does not wait for the others: the simplest one decides', async () => {
  const pool = poolOf(1, { waitMs: 1, thinkMs: () => 60_000 });
  const gone = new AbortController();
  const endless = pool.decide(job(pondering), components, ann, gone).catch(() => 'given up');
  // The thread kept free for such cases has to start first, which may take longer than anyone waits here.
  await vi.waitFor(
    async () => expect(await pool.decide(job(pondering), components, bob)).toMatchObject({ isHurried: true }),
    { timeout: 60_000 },
  );
  gone.abort();
  expect(await endless).toBe('given up');
});

test('people take turns: who asks once does not wait for all that another has asked for', async () => {
  const pool = poolOf(1);
  const order: string[] = [];
  const ask = async (person: string, table: string) => {
    await pool.decide(job({ level: 'curator' }), components, { person, table });
    order.push(person);
  };
  const asked = Array.from({ length: 20 }, (_, table) => ask('ann', `${table}`));
  await Promise.all([...asked, ask('bob', 'b')]);
  expect(order.indexOf('bob')).toBeLessThanOrEqual(2);
});

test.each([
  ['hangs', 'hanging', 500, 'too long'],
  ['eats all the memory', 'hungry', 60_000, 'memory'],
])('a thread that %s is replaced, and harms nobody else', async (_, game, allowedMs, fault) => {
  const module = new URL('./testing/bad-games.ts', import.meta.url).href;
  const thinkMs = (level: string) => (level === 'professor' ? 60_000 : allowedMs);
  const pool = poolOf(1, { thinkMs, graceMs: 1, bootMs: 0 }, module);
  await expect(pool.decide(job({ game, level: 'curator' }), components, ann)).rejects.toThrow(fault);
  const { isHurried } = await pool.decide(job({ level: 'professor' }), components, bob);
  expect(isHurried).toBe(false);
});

test('what nobody waits for any more is dropped, whether it has begun or not, and its thread goes on with the next', async () => {
  const pool = poolOf(1);
  const gone = new AbortController();
  const begun = pool.decide(job(pondering), components, ann, gone);
  const queued = pool.decide(job(pondering), components, ann, gone);
  gone.abort();
  await expect(begun).rejects.toThrow('nobody waits');
  await expect(queued).rejects.toThrow('nobody waits');
  expect(pool.waiting).toBe(0);
  const { isHurried } = await pool.decide(job({ level: 'curator' }), components, ann);
  expect(isHurried).toBe(false);
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

test('a bot answers at a table that has gone back, in the middle of a step too', async () => {
  const server = await testServer();
  const { visits, id } = await startedTable(server.address, { game: 'toy', seats: 2, bots: [null, 'apprentice'] });
  const [ann] = visits;
  await ann.choose(0);
  await ann.until(({ frame, isAsked }) => isAsked && frame?.ask?.what === 'act');
  const { answers } = ann;
  await ann.answer('draw');
  await ann.until(({ isAsked, answers: now }) => isAsked && now > answers);
  // Nobody else has a say: the other seat was a bot's from the beginning.
  await ann.ask({ do: 'propose', length: answers });
  expect(ann.answers).toBe(answers);
  expect(ann.current.anew).toEqual([answers]);
  const options = ann.frame?.ask?.options ?? [];
  await ann.choose(options.findIndex(option => typeof option === 'object'));
  await ann.until(({ isAsked, answers: now }) => isAsked && now > answers + 1);
  const core = await coreOf(server, id);
  expect(core.game?.record().answers[answers].anew?.number).toBe(1);
  expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
});
