import { DAY_MS, type TableState } from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config, Server } from '../index.ts';
import { Person, refusalOf } from '../testing/client.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { PushService } from '../testing/push-service.ts';
import { startedTable, TestClock, temporaryFolder, testServer } from '../testing/server.ts';
import { DEFAULT_LIFETIMES, type Lifetimes, lifetimesFrom } from './lifetimes.ts';

const short: Lifetimes = {
  lobbies: 1,
  unfinished: 4,
  logs: 1,
  finished: 5,
  guests: 6,
  editions: 3,
  reports: 3,
  deals: 2,
};

test('lifetimes are read by their names, and the rest stay as they are', () => {
  expect(lifetimesFrom('')).toEqual(DEFAULT_LIFETIMES);
  expect(lifetimesFrom('lobbies=2,finished=0')).toEqual({ ...DEFAULT_LIFETIMES, lobbies: 2, finished: 0 });
  for (const bad of ['lobby=2', 'lobbies', 'lobbies=-1', 'lobbies=soon']) {
    expect(() => lifetimesFrom(bad)).toThrow(/LIFETIMES/);
  }
});

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  interface House {
    readonly server: Server;
    readonly clock: TestClock;
    readonly config: Partial<Config>;
  }

  async function house(lifetimes: Lifetimes = short): Promise<House> {
    const clock = new TestClock();
    const databaseUrl = (await postgres?.database()) ?? null;
    const config = { databaseUrl, data: temporaryFolder(), lifetimes, callPrivate: true };
    const server = await testServer(config, { now: clock.now, drive: false });
    return { server, clock, config };
  }

  /** A game of two that one of them has resigned. */
  async function finished({ server }: House): Promise<{ id: string; ann: Person; bob: Person }> {
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2, open: false });
    const [ann, bob] = people;
    await visits[0].choose(0);
    await ann.command(id, { do: 'chat', text: 'well played' });
    await bob.command(id, { do: 'resign' });
    for (const visit of visits) visit.leave();
    return { id, ann, bob };
  }

  const stateOf = async (person: Person, id: string): Promise<TableState> =>
    (await person.get<{ state: TableState }>(`/api/tables/${id}`)).state;

  test('a finished game shrinks to its record, and is looked at, forked and played again as before', async () => {
    const home = await house();
    const { server, clock, config } = home;
    const { id, ann, bob } = await finished(home);
    const [state, record] = [await stateOf(bob, id), await bob.get<string>(`/api/tables/${id}/record`)];
    expect(state.frame?.outcome).toEqual({ reason: 'resigned', places: [1, 2] });
    clock.pass(2 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ shrunk: 1, finished: 0, lobbies: 0 });
    expect(await server.sweeper.sweep()).toMatchObject({ shrunk: 0 });
    const stored = await server.storage.findTable(id);
    const log = await server.storage.readLog(stored?.key ?? 0, 0);
    expect(log.map(({ entry }) => entry.type)).toEqual(['shrunk']);
    expect(await server.storage.readChat(stored?.key ?? 0, 10)).toEqual([]);
    // Where it is in memory, and for whoever opens it anew.
    expect(await stateOf(bob, id)).toEqual(state);
    await server.stop();
    const next = await testServer(config, { now: clock.now, drive: false });
    const [annAgain, bobAgain] = [ann.at(next.address), bob.at(next.address)];
    expect(await stateOf(bobAgain, id)).toEqual(state);
    expect(await bobAgain.get<string>(`/api/tables/${id}/record`)).toBe(record);
    expect((await refusalOf(new Person(next.address).get(`/api/tables/${id}/record`))).code).toBe('forbidden');
    const fork = await annAgain.post<{ table: string }>(`/api/tables/${id}/fork`, { at: 1 });
    expect(fork.table).not.toBe(id);
    await annAgain.command(id, { do: 'rematch' });
    expect((await stateOf(bobAgain, id)).rematch).not.toBeNull();
    await next.stop();
    const last = await testServer(config, { now: clock.now, drive: false });
    expect((await stateOf(bob.at(last.address), id)).rematch).not.toBeNull();
  });

  test('lobbies and records go when their time is up; whoever looks at one keeps it', async () => {
    const home = await house();
    const { server, clock, config } = home;
    const elsewhere = kind === 'PostgreSQL' ? await testServer(config, { now: clock.now, drive: false }) : server;
    const { id, ann } = await finished(home);
    const [left, looked] = [await ann.create({ game: 'toy', seats: 2 }), await ann.create({ game: 'toy', seats: 2 })];
    const visit = await ann.at(elsewhere.address).visit(looked.table);
    clock.pass(2 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ lobbies: 1, finished: 0 });
    expect((await refusalOf(ann.get(`/api/tables/${left.table}`))).code).toBe('notFound');
    expect((await stateOf(ann, looked.table)).phase).toBe('lobby');
    visit.leave();
    await visit.until(({ closed }) => closed !== null).catch(() => {});
    if (elsewhere !== server) await elsewhere.stop();
    clock.pass(4 * DAY_MS);
    await server.sweeper.sweep();
    expect((await refusalOf(ann.get(`/api/tables/${id}`))).code).toBe('notFound');
    expect(await ann.get('/api/tables?mine=1')).toEqual({ tables: [] });
  });

  test('people are told before an unfinished game goes; a move lets it stay', async () => {
    const home = await house();
    const { server, clock } = home;
    const service = await PushService.start();
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
    for (const visit of visits) visit.leave();
    const [ann] = people;
    const { can } = await ann.get<{ can: { push: string } }>('/api/messages');
    const wishes = { kinds: ['deadline'], quiet: null, digest: null, zone: 'UTC', language: 'fr' };
    await ann.post('/api/messages/channels', { by: 'push', ...service.subscribe(can.push), ...wishes });
    clock.pass(3.5 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ warned: 1, unfinished: 0 });
    expect(await server.sweeper.sweep()).toMatchObject({ warned: 0, unfinished: 0 });
    clock.pass(5000);
    await server.caller.look();
    expect(service.received.map(({ call }) => call.title)).toEqual([
      'toy : une partie qui vous attend sera bientôt supprimée',
    ]);
    const asked = (await stateOf(ann, id)).frame?.ask?.texts?.[0] ?? '';
    await ann.command(id, { do: 'answer', askId: (await stateOf(ann, id)).askId ?? 0, text: asked });
    clock.pass(2 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ warned: 0, unfinished: 0 });
    clock.pass(1.5 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ warned: 1, unfinished: 0 });
    clock.pass(1.5 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ warned: 0, unfinished: 1 });
    expect((await refusalOf(ann.get(`/api/tables/${id}`))).code).toBe('notFound');
  });

  test('guests go who hold no seat and do not come, editions without a table', async () => {
    const { server, clock } = await house();
    const { address, storage } = server;
    const [ann, bob] = [await Person.named(address, 'Ann'), await Person.named(address, 'Bob')];
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    // More than are looked up at a time, who have come only once.
    for (let n = 0; n < 60; n++) await storage.createGuest({ id: `once${n}`, name: 'Eve' }, `token${n}`);
    await storage.saveEdition('unused', { game: 'toy', components: '{}' }, 'bob');
    await storage.saveEdition('given', { game: 'toy', components: '{}' }, null);
    expect(await server.sweeper.sweep()).toMatchObject({ guests: 0, editions: 0 });
    clock.pass(3.5 * DAY_MS);
    await ann.get('/api/me');
    expect(await server.sweeper.sweep()).toMatchObject({ lobbies: 1, guests: 0, editions: 1 });
    expect([await storage.findEdition('unused'), (await storage.findEdition('given'))?.game]).toEqual([null, 'toy']);
    expect((await refusalOf(ann.get(`/api/tables/${table}`))).code).toBe('notFound');
    clock.pass(3 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ guests: 61 });
    const name = async (person: Person) => (await person.get<{ name: string | null }>('/api/me')).name;
    expect([await name(ann), await name(bob)]).not.toContain('Bob');
  });

  test('deals stay as long as one of their tables does, and a while longer; then what people made of them goes, too', async () => {
    const { server, clock } = await house();
    const { storage } = server;
    const ann = await Person.named(server.address, 'Ann');
    const fresh = async () => (await ann.post<{ deal: string }>('/api/deals', { game: 'toy', bots: ['random'] })).deal;
    const [unplayed, played] = [await fresh(), await fresh()];
    const { table } = await ann.post<{ table: string }>(`/api/deals/${played}/play`, {});
    await ann.command(table, { do: 'resign' });
    const { id } = await ann.get<{ id: string }>('/api/me/ways');
    // What bots made of it is noted beside it.
    await storage.beginPlay(`${played}/bots`, 'random', clock.now(), { table: '', place: null });
    await storage.endPlay(`${played}/bots`, 'random', clock.now(), { points: 3, scores: null });
    expect(await server.sweeper.sweep()).toMatchObject({ deals: 0 });
    clock.pass(2.5 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ deals: 1 });
    expect([await storage.findDeal(unplayed), (await storage.findDeal(played))?.id]).toEqual([null, played]);
    clock.pass(3 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ finished: 1, deals: 0 });
    expect(await storage.playOf(played, id)).not.toBeNull();
    clock.pass(2.5 * DAY_MS);
    expect(await server.sweeper.sweep()).toMatchObject({ deals: 1 });
    expect([await storage.findDeal(played), await storage.playOf(played, id)]).toEqual([null, null]);
    expect(await storage.playsOf(`${played}/bots`, 9)).toEqual([]);
    expect((await storage.placingIn(`${played}/bots`, 0)).count).toBe(0);
    expect((await refusalOf(ann.get(`/api/deals/${played}`))).code).toBe('notFound');
  });

  test('of all processes one sweeps, once a day', async () => {
    const { server, clock, config } = await house();
    const other = kind === 'PostgreSQL' ? await testServer(config, { now: clock.now, drive: false }) : server;
    const isSwept = async ({ sweeper }: Server) => (await sweeper.look()) !== null;
    expect([await isSwept(server), await isSwept(other)]).toEqual([true, false]);
    clock.pass(DAY_MS / 2);
    expect([await isSwept(server), await isSwept(other)]).toEqual([false, false]);
    clock.pass(DAY_MS / 2);
    expect([await isSwept(other), await isSwept(server)]).toEqual([true, false]);
  });
});
