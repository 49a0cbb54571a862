import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { below, fastRng, pick, type Rng } from '@bonebed/kernel';
import type { TableState } from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableCore } from '../tables/core.ts';
import type { Logged } from '../tables/entry.ts';
import { stateFor } from '../tables/outgoing.ts';
import { coreFrom } from '../tables/row.ts';
import { type Fault, type FaultyStorage, faulty } from '../testing/faulty.ts';
import { Player } from '../testing/player.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { startedTable, temporaryFolder, testServer, upToDate } from '../testing/server.ts';
import { extent, report } from './figures.ts';

/**
 * Whatever fails in storage, and however: what is in memory is what is in the log, what was acknowledged is stored, nothing is stored twice, and
 * every table can be played to its end.
 */

const SCENARIOS = extent(1, 25);
const TABLES = 3;
const ACTIONS = 25;
const FAULTS: readonly Fault[] = ['before', 'after', 'stall', 'late'];

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

interface World {
  readonly servers: readonly Server[];
  readonly storages: readonly FaultyStorage[];
  readonly players: readonly Player[];
  readonly tables: readonly string[];
}

/** Servers on storages that can fail, with people and bots at tables; everybody sits at any of the servers. */
async function newWorld(open: () => Promise<Storage>, count: number): Promise<World> {
  const servers: Server[] = [];
  const storages: FaultyStorage[] = [];
  for (let i = 0; i < count; i++) {
    const storage = faulty(await open());
    storages.push(storage);
    servers.push(await testServer({}, { storage }));
  }
  const players: Player[] = [];
  const tables: string[] = [];
  const addresses = servers.map(({ address }) => address);
  for (let i = 0; i < TABLES; i++) {
    const bots = i === 0 ? [null, null, 'random'] : [];
    const { id, visits } = await startedTable(addresses, { game: 'toy', seats: 3, bots });
    tables.push(id);
    players.push(...visits.map(visit => new Player(visit)));
  }
  return { servers, storages, players, tables };
}

/** One thing that someone might do; whether it succeeds is storage's business. */
async function act(player: Player, rng: Rng, { servers }: World): Promise<void> {
  const { visit, person, table } = player;
  const chance = below(rng, 20);
  if (chance < 10 && visit.isAsked) await player.answer(rng);
  else if (chance === 10) await visit.ask({ do: 'undo', answers: visit.answers });
  else if (chance === 11) await visit.ask({ do: 'chat', text: 'are you there?' });
  else if (chance === 12) await visit.ask({ do: 'view' });
  else if (chance === 13) await visit.ask({ do: 'why', askId: visit.askId });
  else if (chance === 14) await person.get('/api/me');
  else if (chance === 15) await visit.ask({ do: 'link' });
  else if (chance === 16) await person.get(`/api/tables/${table}`);
  else if (chance === 17) await player.comeBack(pick(rng, servers).address);
  else await pause(below(rng, 5));
}

async function misbehave(world: World, rng: Rng): Promise<void> {
  const faults = FAULTS.filter(fault => fault !== 'late' || world.storages[0].shared);
  for (const storage of world.storages) {
    const often = pick(rng, [3, 6, 12]);
    storage.failBy(() => (below(rng, often) === 0 ? pick(rng, faults) : null));
  }
  await Promise.all(
    world.players.map(async player => {
      for (let i = 0; i < ACTIONS; i++) await act(player, rng, world).catch(() => {});
    }),
  );
  for (const storage of world.storages) await storage.comeBack();
}

/** The table as a server has it, once it has caught up. */
async function settled<V>({ tables }: Server, id: string, look: (core: TableCore) => V): Promise<V> {
  for (;;) {
    try {
      return await (await tables.find(id)).read(look);
    } catch {
      await pause(20);
    }
  }
}

function statesOf(core: TableCore): TableState[] {
  // As JSON, since clients get no more.
  return JSON.parse(JSON.stringify([null, ...core.seats.keys()].map(seat => stateFor(core, seat))));
}

/** Memory, log and what everybody sees are the same. */
async function check({ servers, storages, players }: World, id: string): Promise<readonly Logged[]> {
  const [storage] = storages;
  const stored = await storage.findTable(id);
  if (stored === null) throw new Error('lost');
  const open = await servers[0].tables.shelf.open(stored.meta.game, stored.meta.edition);
  const visits = players.filter(({ table }) => table === id);
  // Bots may be at it, and those who wait for others may be told a little later: what is compared must be of one moment.
  for (let tries = 0; ; tries++) {
    const log = await storage.readLog(stored.key, 0);
    const memories = await Promise.all(servers.map(server => settled(server, id, core => [core.seq, statesOf(core)])));
    for (const player of visits) await seeAgain(player);
    const seen = visits.map(({ visit }) => visit.current);
    if ((await storage.readLog(stored.key, 0)).length !== log.length) continue;
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const all = statesOf(coreFrom(open, stored, log));
    for (const memory of memories) expect(memory).toEqual([log.length, all]);
    const mine = visits.map(({ seat }) => all[1 + seat]);
    if (isDeepStrictEqual(seen, mine)) return log;
    if (tries > 100) expect(seen).toEqual(mine);
    await pause(20);
  }
}

/** Looks at the table without asking for all of it, unless the connection is gone. */
async function seeAgain(player: Player): Promise<void> {
  if (player.visit.closed !== null) await player.comeBack();
  else await upToDate([player.visit]);
}

/** All answer what they are asked until the game is over: if it can't be played on, this does not end. */
async function playToTheEnd(players: readonly Player[], rng: Rng): Promise<void> {
  await Promise.all(
    players.map(async player => {
      for (;;) {
        await player.visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
        if (player.isOver) return;
        await player.answer(rng);
      }
    }),
  );
}

interface Sum {
  acknowledged: number;
  lost: number;
  doubled: number;
}

async function scenario(open: () => Promise<Storage>, count: number, seed: string, sum: Sum): Promise<void> {
  const rng = fastRng(seed);
  const world = await newWorld(open, count);
  await misbehave(world, rng);
  for (const id of world.tables) {
    await check(world, id);
    const players = world.players.filter(({ table }) => table === id);
    await playToTheEnd(players, rng);
    const log = await check(world, id);
    for (const player of players) {
      const { acknowledged, lost, doubled } = player.reckon(log);
      sum.acknowledged += acknowledged;
      sum.lost += lost;
      sum.doubled += doubled;
    }
  }
  for (const server of world.servers) await server.stop();
}

describe.each([
  { name: 'SQLite', count: 1 },
  { name: 'PostgreSQL', count: 1 },
  { name: 'PostgreSQL', count: 2 },
])('$name, $count server(s)', ({ name, count }) => {
  test('storage fails before, during and after writes, stalls and comes back: memory and log stay the same', async () => {
    const sum: Sum = { acknowledged: 0, lost: 0, doubled: 0 };
    for (let i = 0; i < SCENARIOS; i++) {
      const databaseUrl = name === 'SQLite' ? null : await postgres.database();
      const folder = temporaryFolder();
      const open = async (): Promise<Storage> =>
        databaseUrl === null ? openSqlite(folder) : openPostgres(databaseUrl, 4);
      const seed = `storage fails ${name} ${count} ${i}`;
      await scenario(open, count, seed, sum).catch(error => {
        throw new Error(`with the seed '${seed}'`, { cause: error });
      });
    }
    expect(sum).toMatchObject({ lost: 0, doubled: 0 });
    expect(sum.acknowledged).toBeGreaterThan(SCENARIOS);
    report(1, `storage that fails, ${name}, ${count} server(s)`, { scenarios: SCENARIOS, ...sum });
  });
});
