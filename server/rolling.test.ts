import { setImmediate as nextTurn } from 'node:timers/promises';
import { below, fastRng, openEdition, readRecord, replay } from '@bonebed/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './storage/postgres.ts';
import { type Entry, FORMAT } from './tables/entry.ts';
import { rowOf } from './tables/row.ts';
import { codeOf, Person, refusalOf } from './testing/client.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { serverProcess } from './testing/process.ts';
import { raisedGames } from './testing/raised-games.ts';
import { coreOf, playOn, startedTable, testServer } from './testing/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('two processes are replaced one by one: games go on by the rules that they began with, and new ones begin by the new', async () => {
  const databaseUrl = await postgres.database();
  const rng = fastRng('rolling');
  const pick = (options: number): number => below(rng, options);
  const older = await serverProcess({ databaseUrl, logLevel: 'error' });
  const game = await startedTable(older.address, { game: 'toy', seats: 3, bots: [null, null, 'random'] });
  await playOn(game.visits, pick, 3);

  const newer = await serverProcess({ databaseUrl, logLevel: 'error' }, { games: 'raisedGames' });
  // Both versions run. One of two has come to the newer process, and they play with each other.
  const [ann, bob] = [game.visits[0], await game.people[1].at(newer.address).visit(game.id)];
  expect([ann.about?.version, bob.about?.version]).toEqual([1, 1]);
  await playOn([ann, bob], pick, 3);
  // What begins now at the older process is played by its rules, and the newer one knows them.
  const late = await startedTable([older.address, newer.address], { game: 'toy', seats: 2 });
  await playOn(late.visits, pick);
  expect(late.visits.map(({ about }) => about?.version)).toEqual([1, 1]);

  // A table by newer rules is left to the process that has them, its bot too. Who comes to the other is sent on there, or asked to come again.
  const fresh = await startedTable(newer.address, { game: 'toy', seats: 3, bots: [null, 'random', null] });
  expect(fresh.visits[0].about?.version).toBe(2);
  const astray = fresh.people[0].at(older.address);
  expect(await codeOf(astray.visit(fresh.id))).toBe('done');
  const hermit = await testServer({ databaseUrl, peers: null });
  expect(await codeOf(astray.at(hermit.address).visit(fresh.id))).toBe('unavailable');
  const refused = await refusalOf(astray.at(hermit.address).get(`/api/tables/${fresh.id}`));
  expect([refused.status, refused.message]).toEqual([503, expect.stringContaining('the server is being upgraded')]);
  // It stands in their list there all the same.
  expect(await astray.get('/api/me')).toMatchObject({ tables: [{ id: fresh.id }] });
  await playOn(fresh.visits, pick);
  expect(fresh.visits[0].current.phase).toBe('over');

  // The older process goes: whoever was there, or was sent on to there, notices a connection that ends, comes again, and all is as it was.
  const before = ann.answers;
  expect(await older.stop()).toBe(0);
  expect(older.said()).toBe('');
  const back = await game.people[0].at(newer.address).visit(game.id);
  expect(back.answers).toBeGreaterThanOrEqual(before);
  await playOn([back, await bob.person.visit(game.id)], pick);
  expect(back.current.phase).toBe('over');
  for (const { id, version, person } of [
    { id: game.id, version: 1, person: bob.person },
    { id: late.id, version: 1, person: late.people[0].at(newer.address) },
    { id: fresh.id, version: 2, person: fresh.people[0] },
  ]) {
    const record = readRecord(await person.get<string>(`/api/tables/${id}/record`));
    const { game: rules, components } = await raisedGames.load('toy', version);
    expect(record.header.version).toBe(version);
    expect(replay(rules, openEdition(rules, components), record).outcome).not.toBe(null);
  }
  expect(newer.said()).toBe('');
});

test('an entry that only newer servers know is never misread: its table is left to them, and people find the way there', async () => {
  const databaseUrl = await postgres.database();
  const server = await testServer({ databaseUrl });
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await visits[0].choose(0);
  // What a server of a later release might write.
  const storage = await openPostgres(databaseUrl);
  const stored = await storage.findTable(id);
  if (stored === null) throw new Error('lost');
  const { length } = await storage.readLog(stored.key, 0);
  const entry = { type: 'applauded', seat: 0 } as unknown as Entry;
  await storage.append(stored, [{ seq: length + 1, at: 0, entry }], null);
  for (const visit of visits) {
    await expect(visit.until(() => false)).rejects.toThrow('the socket closed (1013)');
    expect(await codeOf(visit.person.visit(id))).toBe('unavailable');
  }
  expect(await codeOf(visits[1].person.command(id, { do: 'resign' }))).toBe('unavailable');
  expect(await storage.readLog(stored.key, 0)).toHaveLength(length + 1);
  // Nothing here holds on to it.
  for (; server.tables.loaded > 0; await nextTurn()) await server.tables.sweep(0);
  expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  await storage.close();
});

test('so is a table, or an entry, of a later format', async () => {
  const databaseUrl = await postgres.database();
  const server = await testServer({ databaseUrl });
  const ann = await Person.named(server.address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const storage = await openPostgres(databaseUrl);
  const stored = await storage.findTable(table);
  if (stored === null) throw new Error('lost');
  const core = await coreOf(server, table);
  const later = { ...stored.meta, format: FORMAT + 1 };
  await storage.createTable('later', later, [], rowOf(core, 'later', null));
  expect(await codeOf(ann.visit('later'))).toBe('unavailable');
  expect(await codeOf(ann.visit(table))).toBe('done');
  const entry: Entry = { type: 'left', seat: 0 };
  const meant = { ...entry, format: FORMAT + 1 };
  await storage.append(stored, [{ seq: core.seq + 1, at: 0, entry: meant }], null);
  expect(await codeOf(ann.visit(table))).toBe('unavailable');
  await storage.close();
});
