import { TAKE_OVER_AFTER_MS } from '@bonebed/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Server } from './index.ts';
import { codeOf, Refused } from './testing/client.ts';
import { coreOf, startedTable, TestClock, temporaryFolder, testServer, upToDate } from './testing/server.ts';

/** A server whose time stands still; `look` does what its driver would do by now. */
async function stillServer(): Promise<{ clock: TestClock; server: Server; look: () => Promise<void> }> {
  const clock = new TestClock();
  const server = await testServer({}, { now: clock.now, drive: false });
  return { clock, server, look: () => server.driver.look() };
}

const live = { kind: 'live', bankMs: 60_000, incrementMs: 5000, atZero: 'resign' } as const;
const daily = { kind: 'day', perTurnMs: 86_400_000, atZero: 'bot' } as const;

test('a bank runs while the game waits for its player, and the increment comes back with the turn', async () => {
  const { clock, server } = await stillServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, clock: live });
  const [ann, bob] = visits;
  clock.pass(10_000);
  await ann.choose(0);
  expect(ann.current.clock).toEqual({ at: clock.now(), left: [55_000, 50_000], running: [1] });
  clock.pass(20_000);
  await bob.choose(0);
  await upToDate(visits);
  expect(ann.current.clock?.left).toEqual([55_000, 35_000]);
});

test('at zero a player has resigned where the table says so', async () => {
  const { clock, server, look } = await stillServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, clock: live });
  await visits[0].choose(0);
  clock.pass(59_999);
  await look();
  await upToDate(visits);
  expect(visits[0].current.phase).toBe('playing');
  clock.pass(1);
  await look();
  await upToDate(visits);
  expect(visits[0].frame?.outcome).toEqual({ reason: 'resigned', places: [1, 2] });
});

test('an answer after zero comes too late, even if nobody has looked at the clock yet', async () => {
  const { clock, server } = await stillServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, clock: live });
  await visits[0].choose(0);
  clock.pass(60_001);
  await expect(visits[1].choose(0)).rejects.toBeInstanceOf(Refused);
  await upToDate(visits);
  expect(visits[1].frame?.outcome?.reason).toBe('resigned');
});

test('by the day, a bot takes over at zero; who comes back has a whole turn again', async () => {
  const { clock, server, look } = await stillServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2, clock: daily });
  const [ann, bob] = visits;
  await ann.choose(0);
  clock.pass(86_400_000);
  await look();
  await ann.until(({ answers }) => answers >= 2);
  expect(ann.current.seats[1]).toMatchObject({ by: 'bot', resigned: false });
  await bob.ask({ do: 'comeBack' });
  expect(bob.current.clock?.left[1]).toBe(86_400_000);
});

describe('the time in which no server runs is nobody’s', () => {
  afterEach(() => void vi.useRealTimers());

  test('no flag falls, no bank is emptied, and nobody is taken to keep the others waiting', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const data = temporaryFolder();
    const one = await testServer({ data }, { drive: false });
    const { visits, people, id } = await startedTable(one.address, { game: 'toy', seats: 2, clock: live });
    await visits[0].choose(0);
    await one.stop();
    vi.setSystemTime(Date.now() + 3_600_000);
    const two = await testServer({ data }, { drive: false });
    await two.driver.look();
    const ann = await people[0].at(two.address).visit(id);
    expect(ann.current.phase).toBe('playing');
    expect(ann.current.clock?.left[1]).toBeGreaterThan(live.bankMs - 30_000);
    expect(ann.current.clock?.left[1]).toBeLessThanOrEqual(live.bankMs);
    await expect(ann.ask({ do: 'takeOver', seat: 1 })).rejects.toMatchObject({ code: 'notNow' });
    const bob = await people[1].at(two.address).visit(id);
    await bob.choose(0);
    expect(bob.answers).toBe(2);
    // A third start finds that outage again, and a table that knows of it already.
    await two.stop();
    const three = await testServer({ data }, { drive: false });
    const core = await coreOf(three, id);
    const paused = (await three.storage.readLog((await three.storage.findTable(id))?.key ?? 0, 0)).filter(
      ({ entry }) => entry.type === 'paused',
    );
    expect(paused).toHaveLength(1);
    expect(core.phase).toBe('playing');
  });

  test('a clock that is set while a server runs changes nobody’s time, and locks nobody out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = await testServer({ rateFactor: 1 }, { drive: false });
    const { visits, people, id } = await startedTable(server.address, { game: 'toy', seats: 2, clock: live });
    for (const step of [3_600_000, -7_200_000, 3_600_000]) {
      vi.setSystemTime(Date.now() + step);
      await server.driver.look();
      for (let request = 0; request < 5; request++) await people[0].get(`/api/tables/${id}`);
      const visit = visits.find(({ isAsked }) => isAsked);
      await visit?.choose(0);
      await upToDate(visits);
      expect(visits[0].current.phase).toBe('playing');
      expect(Math.min(...(visits[0].current.clock?.left ?? []))).toBeGreaterThan(live.bankMs - 30_000);
    }
  });
});

test('where nights don’t count nobody’s time is up in one, and everybody sees until when it is', async () => {
  const { clock, server, look } = await stillServer();
  // 22:13:20 in the evening.
  const rest = { nights: true, weekends: false, zone: 'UTC' };
  const wish = { game: 'toy', seats: 2, clock: { ...daily, perTurnMs: 3_600_000, rest } };
  const { id, visits, people } = await startedTable(server.address, wish);
  await visits[0].choose(0);
  const nine = Date.UTC(2023, 10, 15, 9);
  expect(visits[0].current.clock).toMatchObject({ running: [1], until: [nine, nine] });
  const mine = await people[1].get<{ tables: { deadline: number }[] }>('/api/me');
  expect(mine.tables[0].deadline).toBe(nine);
  clock.time = nine - 1;
  await look();
  expect((await coreOf(server, id)).seats[1].by).toBe('person');
  clock.time = nine;
  await look();
  expect((await coreOf(server, id)).seats[1].by).toBe('bot');
});

test('who takes days off has so much longer, a fortnight in all', async () => {
  const { clock, server, look } = await stillServer();
  const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2, clock: daily });
  await visits[0].choose(0);
  const [, bob] = people;
  await bob.command(id, { do: 'vacation', days: 7 });
  clock.pass(7 * 86_400_000);
  await look();
  expect((await coreOf(server, id)).seats[1].by).toBe('person');
  expect(await codeOf(bob.command(id, { do: 'vacation', days: 8 }))).toBe('tooMany');
  expect(await codeOf(bob.command(id, { do: 'vacation', days: 0 }))).toBe('badMessage');
  clock.pass(86_400_000);
  await look();
  expect((await coreOf(server, id)).seats[1].by).toBe('bot');
  const unhurried = await startedTable(server.address, { game: 'toy', seats: 2, clock: live });
  expect(await codeOf(unhurried.people[0].command(unhurried.id, { do: 'vacation', days: 1 }))).toBe('notNow');
});

test('flags fall once, and storage is told when to look again', async () => {
  const { clock, server, look } = await stillServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 3, clock: { ...live, atZero: 'bot' } });
  for (let round = 0; round < 5; round++) {
    clock.pass(11_000);
    await look();
    await look();
  }
  // All three were asked at once to bid; each flag fell once.
  clock.pass(10_000);
  await Promise.all([look(), look()]);
  await visits[0].until(({ current }) => current.seats.every(({ by }) => by === 'bot'));
  expect(server.metrics.counted('bonebed_timeouts_total')).toBe(3);
  expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
});

test('a seat that keeps the table waiting can be taken over by the others, and no sooner', async () => {
  const { clock, server } = await stillServer();
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  const [ann, bob] = visits;
  await ann.choose(0);
  clock.pass(TAKE_OVER_AFTER_MS.none - 1);
  await expect(ann.ask({ do: 'takeOver', seat: 1 })).rejects.toMatchObject({ code: 'notNow' });
  clock.pass(1);
  await expect(bob.ask({ do: 'takeOver', seat: 1 })).rejects.toMatchObject({ code: 'notNow' });
  await ann.ask({ do: 'takeOver', seat: 1 });
  expect(ann.current.seats[1].by).toBe('bot');
});
