import { connect } from 'node:net';
import { join } from 'node:path';
import { fastRng } from '@bonebed/kernel';
import { PROTOCOL } from '@bonebed/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from './index.ts';
import { openSqlite, SQLITE_FILE } from './storage/sqlite.ts';
import { Person, type Visit } from './testing/client.ts';
import { type Fault, type FaultyStorage, faulty } from './testing/faulty.ts';
import { testGames } from './testing/games.ts';
import { Player } from './testing/player.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { serverProcess } from './testing/process.ts';
import { startedTable, TestClock, temporaryFolder, testServer } from './testing/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A server whose storage can fail, and a game of two at it. */
async function troubled(): Promise<{ server: Server; storage: FaultyStorage; visits: Visit[]; id: string }> {
  const storage = faulty(openSqlite(temporaryFolder()));
  const server = await testServer({}, { storage });
  return { server, storage, ...(await startedTable(server.address, { game: 'toy', seats: 2 })) };
}

async function answersIn(storage: FaultyStorage, id: string): Promise<number[]> {
  const stored = await storage.findTable(id);
  const log = await storage.readLog(stored?.key ?? 0, 0);
  return log.flatMap(({ seq, entry }) => (entry.type === 'answered' ? [seq] : []));
}

const isTold = (type: string) => (visit: Visit) => visit.received.some(text => text.startsWith(`{"type":"${type}"`));

test('an answer that could not be stored is seen by nobody, however long that lasts; then the game goes on', async () => {
  const { server, storage, visits, id } = await troubled();
  const [ann, bob] = visits;
  const before = bob.current;
  storage.failBy(() => 'before');
  await expect(ann.choose(0)).rejects.toThrow('unavailable');
  for (const visit of visits) await visit.until(isTold('catchingUp'));
  const hello = { do: 'hello', protocol: PROTOCOL } as const;
  for (const command of [{ do: 'view' }, hello, { do: 'why', askId: 0 }, { do: 'past', length: 1 }] as const) {
    await expect(bob.ask(command)).rejects.toThrow('unavailable');
  }
  await expect(ann.choose(0)).rejects.toThrow('unavailable');
  await expect(bob.person.get(`/api/tables/${id}`)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await expect(bob.person.get('/api/tables')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await expect((await server.tables.find(id)).note()).rejects.toThrow('catching up');
  await storage.comeBack();
  const tables = (visit: Visit) => visit.received.filter(text => text.startsWith('{"type":"table"')).length;
  for (const visit of visits) await visit.until(() => tables(visit) === 2);
  expect(bob.current).toEqual(before);
  await ann.choose(0);
  await bob.until(({ answers }) => answers === 1);
  expect(await answersIn(storage, id)).toHaveLength(1);
});

test('an answer that was stored although storage said otherwise is there, once', async () => {
  const { storage, visits, id } = await troubled();
  const [ann, bob] = visits;
  const { askId, options } = ann;
  // The log can't be read at first.
  let appends = 0;
  const fault = (method: string): Fault | null => {
    if (method === 'append') appends += 1;
    return method === 'append' ? 'after' : 'before';
  };
  storage.failBy(fault);
  await expect(ann.choose(0)).rejects.toThrow('unavailable');
  await storage.comeBack();
  for (const visit of visits) await visit.until(({ answers }) => answers === 1);
  await expect(ann.ask({ do: 'answer', askId, text: options[0] })).rejects.toThrow(/stale|refused/);
  await bob.choose(0);
  expect(appends).toBe(1);
  expect(await answersIn(storage, id)).toHaveLength(2);
});

test('a line of chat that was stored although storage said otherwise is heard', async () => {
  const { storage, visits } = await troubled();
  storage.failBy(method => (method === 'addChat' ? 'after' : null));
  await expect(visits[0].ask({ do: 'chat', text: 'hello' })).rejects.toThrow('unavailable');
  for (const visit of visits) await visit.until(({ chat }) => chat.some(({ text }) => text === 'hello'));
});

test('bots go on by themselves after storage has failed in their turn', async () => {
  const storage = faulty(openSqlite(temporaryFolder()));
  const { address } = await testServer({}, { storage });
  const { visits } = await startedTable(address, { game: 'toy', seats: 2, bots: [null, 'random'] });
  const player = new Player(visits[0]);
  const rng = fastRng('bots go on');
  let failures = 0;
  storage.failBy(method => (method === 'append' && failures++ % 3 === 1 ? 'before' : null));
  while (!player.isOver) {
    await player.visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
    await player.answer(rng);
  }
  expect(failures).toBeGreaterThan(3);
});

test('a rematch whose table was made but could not be named leads to that table, not to another one', async () => {
  const { storage, visits } = await troubled();
  await visits[0].ask({ do: 'resign' });
  await visits[1].until(({ current }) => current.phase === 'over');
  storage.failBy(method => (method === 'append' ? 'before' : null));
  await expect(visits[0].ask({ do: 'rematch' })).rejects.toThrow('unavailable');
  await storage.comeBack();
  await visits[0].until(isTold('catchingUp'));
  const gift = await again(() => visits[1].ask({ do: 'rematch' }));
  expect(gift).toMatchObject({ type: 'done', gift: { kind: 'table' } });
  const { tables } = await visits[0].person.get<{ tables: unknown[] }>('/api/me');
  expect(tables).toHaveLength(2);
});

test('a table that catches up stays in memory until it has; then it leaves like any other that nobody looks at', async () => {
  const clock = new TestClock();
  const storage = faulty(openSqlite(temporaryFolder()));
  const { address, tables } = await testServer({}, { storage, now: clock.now });
  const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
  storage.failBy(method => (method === 'append' || method === 'readLog' ? 'before' : null));
  await expect(visits[0].choose(0)).rejects.toThrow('unavailable');
  const table = await tables.find(visits[0].table);
  for (const visit of visits) visit.leave();
  while (table.connections > 0) await new Promise(setImmediate);
  clock.pass(60_000);
  await tables.sweep();
  expect(tables.loaded).toBe(1);
  await storage.comeBack();
  while (!table.isIdle) await new Promise(setImmediate);
  clock.pass(60_000);
  await tables.sweep();
  expect(tables.loaded).toBe(0);
});

/** Does something as soon as the server has caught up. */
async function again<V>(act: () => Promise<V>): Promise<V> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!String(error).includes('unavailable')) throw error;
      await new Promise(setImmediate);
    }
  }
}

/** The toy game, which fails where it is told to. */
function brittle(): { games: typeof testGames; fail: (where: 'rules' | 'view' | null) => void } {
  let failing: 'rules' | 'view' | null = null;
  const games = {
    ...testGames,
    load: async (id: string) => {
      const module = await testGames.load(id);
      const { game } = module;
      const view: typeof game.view = (...given) => {
        if (failing === 'view') throw new Error('no view');
        return game.view(...given);
      };
      const clone: typeof game.clone = state => {
        if (failing === 'rules') throw new Error('no rules');
        return game.clone(state);
      };
      return { ...module, game: { ...game, view, clone } };
    },
  };
  const fail = (where: typeof failing): void => {
    failing = where;
  };
  return { games, fail };
}

test('a fault of the rules in the middle of an answer leaves the table as it was, and what can’t be shown is stored all the same', async () => {
  const { games, fail } = brittle();
  const { address } = await testServer({}, { games });
  const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
  const [ann, bob] = visits;
  fail('rules');
  await expect(ann.choose(0)).rejects.toThrow('unavailable');
  fail(null);
  await again(() => bob.ask({ do: 'view' }));
  expect(bob.answers).toBe(0);
  fail('view');
  expect(await ann.choose(0)).toMatchObject({ type: 'done' });
  fail(null);
  for (const visit of visits) {
    await visit.ask({ do: 'view' });
    expect(visit.answers).toBe(1);
  }
  await bob.choose(0);
});

test('who goes away while the server looks up who they are is not counted as being there', async () => {
  const storage = faulty(openSqlite(temporaryFolder()));
  const { address, metrics } = await testServer({ rateFactor: 0.1 }, { storage });
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const { hostname, port } = new URL(address);
  const hello = `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`;
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
  for (let i = 0; i < 12; i++) {
    const asked = new Promise<void>(resolve => {
      storage.failBy(method => {
        if (method === 'findGuest') resolve();
        return method === 'findGuest' ? 'stall' : null;
      });
    });
    const socket = connect(Number(port), hostname);
    socket.write(`${hello}${key}Cookie: ${ann.cookie}\r\n\r\n`);
    await asked;
    const closed = new Promise(resolve => socket.once('close', resolve));
    socket.resetAndDestroy();
    await closed;
  }
  await storage.comeBack();
  const visits = [await ann.visit(table), await ann.visit(table), await ann.visit(table)];
  expect(visits).toHaveLength(3);
  expect(metrics.counted('bonebed_faults_total')).toBe(0);
});

/** Something that makes a hole in the log of a table, as earlier servers could, and tells what is behind it. */
interface Place {
  readonly config: { readonly data?: string; readonly databaseUrl?: string };
  dig(id: string, seq: number): Promise<void>;
  strays(): Promise<number[]>;
}

function folder(): Place {
  const data = temporaryFolder();
  const query = (sql: string, ...values: unknown[]): unknown[] => {
    const db = new Database(join(data, SQLITE_FILE));
    const statement = db.prepare(sql);
    const rows = statement.reader ? statement.all(...values) : [statement.run(...values)];
    db.close();
    return rows;
  };
  return {
    config: { data },
    dig: async (id, seq) =>
      void query('delete from log where table_key = (select key from tables where id = ?) and seq = ?', id, seq),
    strays: async () =>
      query('select seq from log_stray order by seq').map(found => Number(Reflect.get(Object(found), 'seq'))),
  };
}

async function database(): Promise<Place> {
  const databaseUrl = await postgres.database();
  const query = async (sql: string, values: unknown[] = []): Promise<{ seq?: number }[]> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(sql, values);
    await client.end();
    return rows;
  };
  return {
    config: { databaseUrl },
    dig: async (id, seq) =>
      void (await query('delete from log where table_key = (select key from tables where id = $1) and seq = $2', [
        id,
        seq,
      ])),
    strays: async () => (await query('select seq from log_stray order by seq')).map(({ seq }) => Number(seq)),
  };
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', kind => {
  test('a table whose log has a hole opens at its last whole entry, says so, and is played on', async () => {
    const place = kind === 'SQLite' ? folder() : await database();
    const server = await testServer(place.config);
    const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
    const players = visits.map(visit => new Player(visit));
    const rng = fastRng('hole');
    for (let i = 0; i < 4; i++) for (const player of players) await player.answer(rng);
    const stored = await server.storage.findTable(id);
    const log = await server.storage.readLog(stored?.key ?? 0, 0);
    const hole = log.length - 2;
    await server.stop();
    await place.dig(id, hole);

    const lines: string[] = [];
    const next = await testServer(
      { ...place.config, logLevel: 'info' },
      { logTo: { write: text => void lines.push(text) } },
    );
    const back = await Promise.all(people.map(person => person.at(next.address).visit(id)));
    for (const visit of back) expect(visit.about?.strays).toBe(2);
    expect(lines.filter(text => text.includes('"HoleInLog"') && text.includes(id))).toHaveLength(1);
    expect(await place.strays()).toEqual([hole + 1, hole + 2]);
    // The list and the driver know what became of it.
    const [mine] = (await people[0].at(next.address).get<{ tables: { waiting: number[] }[] }>('/api/me')).tables;
    expect(mine.waiting).toEqual(back[0].frame?.ask?.waiting);
    for (const visit of back) visit.leave();
    await playToTheEnd(
      back.map(({ person }) => person),
      id,
      rng,
    );
    const whole = await next.storage.readLog(stored?.key ?? 0, 0);
    expect(whole.map(({ seq }) => seq)).toEqual(whole.map((_, index) => index + 1));
    expect(whole.slice(0, hole - 1)).toEqual(log.slice(0, hole - 1));
    expect(await place.strays()).toEqual([hole + 1, hole + 2]);
  });
});

async function playToTheEnd(people: readonly Person[], id: string, rng: ReturnType<typeof fastRng>): Promise<void> {
  const players = await Promise.all(people.map(async person => new Player(await person.visit(id))));
  await Promise.all(
    players.map(async player => {
      while (!player.isOver) {
        await player.visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
        await player.answer(rng);
      }
    }),
  );
}

test('strangers on the channel of the database are not heard, and don’t hurt', async () => {
  const databaseUrl = await postgres.database();
  const [one, other] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { visits } = await startedTable([one.address, other.address], { game: 'toy', seats: 2 });
  const stranger = new pg.Client({ connectionString: databaseUrl });
  await stranger.connect();
  for (const words of [
    'hello',
    '',
    'null',
    '[]',
    '1',
    '{"kind":"log"}',
    '{"kind":"log","table":"x","seq":null}',
    '{"a":',
  ]) {
    await stranger.query('select pg_notify($1, $2)', ['bonebed', words]);
  }
  await stranger.end();
  await visits[0].choose(0);
  await visits[1].until(({ answers }) => answers === 1);
});

test('NUL is refused as what it is, wherever it comes from', async () => {
  const { address } = await testServer({ databaseUrl: await postgres.database() });
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const refused = [
    () => ann.post('/api/me', { name: 'A\0nn' }),
    () => ann.create({ game: 'to\0y', seats: 2 }),
    () => ann.create({ game: 'toy', seats: 2, edition: 'a\0' }),
    () => ann.create({ game: 'toy', seats: 2, settings: { a: '\0' } }),
    () => ann.create({ game: 'toy', seats: 2, bots: ['ran\0dom'] }),
    () => ann.command(table, { do: 'chat', text: 'a\0b' }),
    () => ann.command(table, { do: 'chat', text: 'ab', once: '\0' }),
    () => ann.command(table, { do: 'join', token: '\0', name: 'Ann' }),
    () => ann.post('/api/records', 'bonebed\0'),
    () => ann.get('/api/tables/%00'),
    () => ann.get('/api/editions/%00'),
    () => ann.get('/api/tables?game=%00'),
    () => ann.post('/api/tables/%00/commands', { do: 'start' }),
    () => ann.get('/%00'),
  ];
  for (const ask of refused) {
    await expect(ask(), String(ask)).rejects.toMatchObject({ status: 400, code: 'badMessage' });
  }
});

test('while the database does not answer, a server says so, and ends when it is asked to', async () => {
  const server = await serverProcess({ databaseUrl: await postgres.database() });
  const { visits, people, id } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await visits[0].choose(0);
  postgres.stall();
  try {
    const asked = [
      visits[1].choose(0),
      people[0].get('/healthz'),
      people[0].get(`/api/tables/${id}`),
      people[0].get('/api/tables'),
    ];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    visits[1].choose(0).catch(() => {});
    expect(await server.stop()).toBe(0);
  } finally {
    postgres.goOn();
  }
});
