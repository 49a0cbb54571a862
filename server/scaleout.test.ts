import { hostname } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { below, fastRng } from '@bonebed/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from './index.ts';
import { openPostgres } from './storage/postgres.ts';
import { LEASE_MS } from './tables/ledger.ts';
import { coreFrom } from './tables/row.ts';
import { Shelf } from './tables/shelf.ts';
import { Person, refusalOf, type Visit } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { serverProcess } from './testing/process.ts';
import { playOn, startedTable, TestClock, testServer } from './testing/server.ts';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);
const TABLES = 4;
/** A process that nobody is behind: the port is of those that nothing listens at. */
const STRANGER = { name: 'stranger', machine: '', host: '127.0.0.1', port: 1, secret: 'none' };
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('players on different processes play one game, see each other and talk', async () => {
  const databaseUrl = await postgres.database();
  const [one, other] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { visits } = await startedTable([one.address, other.address], { game: 'toy', seats: 3 });
  expect(new Set(visits.map(({ person }) => person.address)).size).toBe(2);
  const rng = fastRng('two processes');
  await visits[0].ask({ do: 'chat', text: 'hello over there' });
  await visits[1].until(({ chat }) => chat.length === 1);
  // Said to one process, and to the other when nobody knew whether it had arrived: it is one line, and everybody hears it once.
  const again = await visits[0].person.at(other.address).visit(visits[0].table);
  const line = { do: 'chat', text: 'are you there?', once: 'a1' } as const;
  await Promise.all([visits[0].ask(line), again.ask(line)]);
  await visits[1].ask({ do: 'chat', text: 'yes' });
  const said = ['hello over there', 'are you there?', 'yes'];
  for (const visit of [...visits, again]) {
    await visit.until(({ chat }) => said.every(words => chat.some(({ text }) => text === words)));
    // Lines of two processes may come in any order; their numbers tell which was first.
    expect(visit.chat.toSorted((a, b) => a.id - b.id).map(({ text }) => text)).toEqual(said);
  }
  again.leave();
  await playOn(visits, options => below(rng, options));
  for (const visit of visits) {
    await visit.until(({ current }) => current.phase === 'over');
    const fresh = await visit.person.visit(visit.table);
    expect(fresh.current).toEqual(visit.current);
    expect(fresh.events).toEqual(visit.events);
  }
});

test('people who come to a duplicate at several processes at once fill its tables, and no table is made in vain', async () => {
  const databaseUrl = await postgres.database();
  const servers = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const people = await Promise.all([0, 1, 2, 3, 4, 5].map(n => Person.named(servers[n % 2].address, `P${n}`)));
  const { deal } = await people[0].post<{ deal: string }>('/api/deals', { game: 'toy', bots: [], people: 2 });
  // Each of them presses twice.
  await Promise.all([...people, ...people].map(person => person.post(`/api/deals/${deal}/play`, {})));
  const tables = [];
  for (const person of people) {
    const { table } = await person.post<{ table: string | null }>(`/api/deals/${deal}/play`, {});
    tables.push(table);
  }
  expect(new Set(tables).size).toBe(3);
  expect(tables).not.toContain(null);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select id from tables');
  await client.end();
  expect(rows.map(({ id }) => id).sort()).toEqual([...new Set(tables)].sort());
});

test('a table is at home in one process: who comes to another is sent on, by socket and by request', async () => {
  const databaseUrl = await postgres.database();
  const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { id, visits, people } = await startedTable([one.address, two.address], { game: 'toy', seats: 2 });
  const rng = fastRng('one home');
  await playOn(visits, options => below(rng, options), 4);
  const [home, other] = one.tables.loaded === 1 ? [one, two] : [two, one];
  expect([home.tables.loaded, other.tables.loaded]).toEqual([1, 0]);
  // Requests are sent on as well, and a refusal comes through as it is.
  const [here, there] = [people[0].at(home.address), people[0].at(other.address)];
  expect(await there.get(`/api/tables/${id}`)).toEqual(await here.get(`/api/tables/${id}`));
  expect((await refusalOf(there.command(id, { do: 'answer', askId: 0, text: 'nothing' }))).code).toBe('stale');
  expect(other.tables.loaded).toBe(0);
  // Only processes of the same database come in by their way; on the way of the players their words mean nothing.
  const storage = await openPostgres(databaseUrl);
  const [{ host, port, secret }] = (await storage.homes?.stay({ ...STRANGER, name: 'new' }, 10_000)) ?? [];
  await storage.close();
  const way = `http://${host}:${port}/api/games`;
  const asked = async (address: string, headers: Record<string, string>) => (await fetch(address, { headers })).status;
  expect(await asked(way, {})).toBe(403);
  expect(await asked(way, { 'x-bonebed-secret': 'x'.repeat(secret.length), 'x-bonebed-address': '::1' })).toBe(403);
  expect(await asked(way, { 'x-bonebed-secret': secret, 'x-bonebed-address': '::1' })).toBe(200);
  await playOn(visits, options => below(rng, options));
  expect(visits.map(({ current }) => current.phase)).toEqual(['over', 'over']);
  // When its home stops, it is at home where somebody asks for it next.
  await home.stop();
  expect((await there.visit(id)).current).toEqual(visits[0].current);
  expect(other.tables.loaded).toBe(1);
});

test('who can’t reach the home of a table, or does not take part, plays it all the same', async () => {
  const databaseUrl = await postgres.database();
  const storage = await openPostgres(databaseUrl);
  const server = await testServer({ databaseUrl });
  const hermit = await testServer({ databaseUrl, peers: null });
  const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
  // Nobody answers where these two are said to be: one of them on this machine, one on the loopback of another.
  for (const stranger of [STRANGER, { ...STRANGER, machine: 'another' }]) {
    await storage.homes?.stay({ ...stranger, machine: stranger.machine || hostname() }, 60_000);
    const home = await storage.homes?.settle(id, server.address, []);
    if (home === undefined || home === null) throw new Error('no home');
    await storage.homes?.takeOver(home, stranger.name);
    const again = await people[0].visit(id);
    expect(again.current).toEqual(visits[0].current);
    again.leave();
  }
  const elsewhere = await people[1].at(hermit.address).visit(id);
  const rng = fastRng('hermit');
  await playOn([visits[0], elsewhere], options => below(rng, options));
  // The last entry of one process reaches the other with its notice.
  for (const visit of [elsewhere, visits[1]]) await visit.until(({ current }) => current.phase === 'over');
  expect(elsewhere.current).toEqual(visits[1].current);
  await storage.close();
});

test('who is signed out at one process is cut off at the others, and is nobody there', async () => {
  const databaseUrl = await postgres.database();
  const [one, other] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { id, people } = await startedTable(one.address, { game: 'toy', seats: 2 });
  const looking = await people[0].visit(id);
  const elsewhere = people[0].at(other.address);
  await elsewhere.post('/api/me/code', {});
  await elsewhere.post('/api/me/devices/first/remove', {});
  await expect(looking.until(() => false)).rejects.toThrow('(1013)');
  expect((await people[0].get<{ name: string | null }>('/api/me')).name).toBeNull();
});

test('of two writers at one place in the log one wins', async () => {
  const databaseUrl = await postgres.database();
  const [one, other] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  for (let game = 0; game < 5; game++) {
    const { visits, people, id } = await startedTable(one.address, { game: 'toy', seats: 2 });
    const elsewhere = await people[0].at(other.address).visit(id);
    for (let turn = 0; turn < 3; turn++) {
      const both = await Promise.allSettled([visits[0].choose(0), elsewhere.choose(0)]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await visits[1].until(({ isAsked }) => isAsked);
      await visits[1].choose(0);
      await visits[0].until(({ isAsked }) => isAsked);
      await elsewhere.until(({ isAsked }) => isAsked);
    }
    expect(elsewhere.current).toEqual(visits[0].current);
  }
});

test('bots answer once and flags fall once, whoever of three processes works', async () => {
  const databaseUrl = await postgres.database();
  const clock = new TestClock();
  const servers: Server[] = [];
  for (let i = 0; i < 3; i++) servers.push(await testServer({ databaseUrl }, { now: clock.now, drive: false }));
  const counted = (name: string) => servers.map(({ metrics }) => metrics.counted(name)).reduce((a, b) => a + b, 0);
  const games = [];
  for (let i = 0; i < 4; i++) {
    games.push(
      await startedTable(servers[i % 3].address, {
        game: 'toy',
        seats: 3,
        bots: [null, 'random', null],
        clock: { kind: 'live', bankMs: 1000, incrementMs: 0, atZero: 'bot' },
      }),
    );
  }
  // Past the banks, and past the leases of those who let the bots wait.
  clock.pass(LEASE_MS + 1);
  // All look at once, again and again; each flag is one entry.
  for (let i = 0; i < 3; i++) await Promise.all(servers.map(({ driver }) => driver.look()));
  for (const { visits } of games) await visits[0].until(({ current }) => current.phase === 'over');
  expect(counted('bonebed_timeouts_total')).toBe(8);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select count(*)::integer as n from log where entry->>'type' = 'answered'`);
  await client.end();
  expect(counted('bonebed_bot_answers_total')).toBe(rows[0].n);
  expect(counted('bonebed_faults_total')).toBe(0);
});

test(
  'one process is killed in the middle: nothing is lost, and its people and bots go on at the other',
  async () => {
    const databaseUrl = await postgres.database();
    for (let round = 0; round < ROUNDS; round++) {
      const doomed = await serverProcess({ databaseUrl });
      const other = await serverProcess({ databaseUrl });
      const rng = fastRng(`killed ${round}`);
      const tables: { id: string; visits: Visit[]; people: Person[] }[] = [];
      for (let i = 0; i < TABLES; i++) {
        const bots = i % 2 === 0 ? [null, null, 'random'] : [];
        tables.push(await startedTable([doomed.address, other.address], { game: 'toy', seats: 3, bots }));
      }
      await Promise.all(tables.map(({ visits }, i) => playOn(visits, options => below(rng, options), 2 + i)));
      const before = tables.map(({ visits }) => visits.map(({ answers }) => answers));
      await doomed.kill();
      for (const table of tables) {
        for (const [index, visit] of table.visits.entries()) {
          if (visit.person.address === other.address) continue;
          table.visits[index] = await visit.person.at(other.address).visit(table.id);
        }
      }
      for (const [i, { visits }] of tables.entries()) {
        for (const [seat, visit] of visits.entries()) {
          expect(visit.answers).toBeGreaterThanOrEqual(before[i][seat]);
        }
        await playOn(visits, options => below(rng, options));
        expect(visits[0].current.phase).toBe('over');
      }
    }
    // What is stored replays, for whoever comes next.
    const storage = await openPostgres(databaseUrl);
    const shelf = new Shelf(testGames, storage);
    await shelf.fill();
    const finished = await storage.listTables({ game: 'toy', phase: 'over', limit: 100, viewer: null });
    expect(finished).toHaveLength(TABLES * ROUNDS);
    for (const { id } of finished) {
      const stored = await storage.findTable(id);
      if (stored === null) throw new Error('lost');
      const core = coreFrom(await shelf.open('toy', stored.meta.edition), stored, await storage.readLog(stored.key, 0));
      expect(core.phase).toBe('over');
    }
    await storage.close();
  },
  300_000 * ROUNDS,
);

test('when the database goes away and comes back, people are told, and go on', async () => {
  const databaseUrl = await postgres.database();
  const server = await testServer({ databaseUrl });
  const { visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await admin.end();
  // The broken connections are found out one by one; nothing is half done.
  while (visits[0].answers === 0) {
    await visits[0].choose(0).catch(() => visits[0].ask({ do: 'view' }).catch(() => {}));
    await nextTurn();
  }
  expect(visits[0].answers).toBe(1);
});
