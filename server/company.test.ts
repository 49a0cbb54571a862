import { fastRng } from '@bonebed/kernel';
import {
  type Companion,
  type CreatedTable,
  FORMER,
  type MyTable,
  type PeopleInfo,
  type TableState,
  type TableSummary,
} from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from './index.ts';
import type { Entry } from './tables/entry.ts';
import { rowOf } from './tables/row.ts';
import { emptySeat } from './tables/seats.ts';
import { codeOf, Person } from './testing/client.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { playOn, startedTable, temporaryFolder, testServer } from './testing/server.ts';
import { ToyTable, toyMeta } from './testing/toy-table.ts';

interface Me {
  readonly name: string | null;
  readonly tables: readonly MyTable[];
}

const always = () => 0;

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  const house = async (): Promise<Server> =>
    testServer({ data: temporaryFolder(), databaseUrl: (await postgres?.database()) ?? null });
  const stateOf = async (person: Person, id: string): Promise<TableState> =>
    (await person.get<{ state: TableState }>(`/api/tables/${id}`)).state;
  const companionsOf = async (person: Person): Promise<readonly Companion[]> =>
    (await person.get<PeopleInfo>('/api/people')).companions;

  test('who has played together asks again with one request, and nothing begins before the other has said yes', async () => {
    const { address } = await house();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 3, bots: [null, null, 'random'] });
    const [ann, bob] = people;
    expect(await companionsOf(ann)).toMatchObject([{ name: 'P1', tables: 1, last: { table: id, game: 'toy' } }]);
    const [other] = await companionsOf(ann);
    const made = await ann.post<CreatedTable>(`/api/people/${other.id}/invite`, {});
    const { seats, phase } = await stateOf(bob, made.table);
    expect([phase, seats]).toMatchObject(['lobby', [{ name: 'P0' }, { name: 'P1', asked: true }, { by: 'bot' }]]);
    expect(await codeOf(ann.command(made.table, { do: 'start' }))).toBe('notNow');
    await bob.command(made.table, { do: 'nonce', nonce: 'ef'.repeat(32) });
    await ann.command(made.table, { do: 'start' });
    const stranger = await Person.named(address, 'Eve');
    expect(await companionsOf(stranger)).toEqual([]);
    expect(await codeOf(stranger.post(`/api/people/${other.id}/invite`, {}))).toBe('forbidden');
    for (const visit of visits) visit.drop();
  });

  test('who is blocked can neither sit down nor ask nor be paired, until they are not any more', async () => {
    const { address } = await house();
    const { people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    for (const visit of visits) visit.drop();
    const [ann, bob] = people;
    const [bobs] = await companionsOf(ann);
    const [anns] = await companionsOf(bob);
    expect(await ann.post(`/api/people/${bobs.id}/block`, {})).toMatchObject({
      companions: [],
      blocked: [{ id: bobs.id, name: 'P1' }],
    });
    const open = await ann.create({ game: 'toy', seats: 2 });
    expect(await codeOf(bob.command(open.table, { do: 'join' }))).toBe('forbidden');
    expect(await codeOf(bob.command(open.table, { do: 'join', token: open.invite }))).toBe('forbidden');
    const isListedFor = async (person: Person): Promise<boolean> =>
      (await person.get<{ tables: TableSummary[] }>('/api/tables')).tables.some(({ id }) => id === open.table);
    expect([await isListedFor(ann), await isListedFor(bob), await isListedFor(new Person(address))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await codeOf(bob.post(`/api/people/${anns.id}/invite`, {}))).toBe('forbidden');
    const wish = { game: 'toy', seats: 2, clock: { kind: 'none' } };
    const waiting = await ann.post<CreatedTable>('/api/tables/anyone', wish);
    expect((await bob.post<CreatedTable>('/api/tables/anyone', wish)).table).not.toBe(waiting.table);
    await ann.post(`/api/people/${bobs.id}/unblock`, {});
    expect(await isListedFor(bob)).toBe(true);
    await bob.command(open.table, { do: 'join' });
    expect(await codeOf(ann.post(`/api/people/nobody/block`, {}))).toBe('notFound');
  });

  test('links to seats and invitations that were given away end all at once', async () => {
    const { address } = await house();
    const ann = await Person.named(address, 'Ann');
    const { table, link, invite } = await ann.create({ game: 'toy', seats: 2, open: false });
    const finder = await Person.named(address, 'Finder');
    await finder.command(table, { do: 'claim', token: link ?? '' });
    await ann.post('/api/me/revoke', { what: 'links' });
    expect((await finder.get<Me>('/api/me')).tables).toEqual([]);
    expect(await codeOf(finder.command(table, { do: 'claim', token: link ?? '' }))).toBe('forbidden');
    await ann.post('/api/me/revoke', { what: 'invites' });
    expect(await codeOf(finder.command(table, { do: 'join', token: invite }))).toBe('forbidden');
    expect((await ann.get<Me>('/api/me')).tables).toHaveLength(1);
  });

  test('a new name is everywhere where one wants it to be', async () => {
    const { address } = await house();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann, bob] = people;
    await ann.post('/api/me/rename', { name: 'P1' });
    expect((await stateOf(bob, id)).seats.map(({ name }) => name)).toEqual(['P1 (2)', 'P1']);
    await ann.post('/api/me/rename', { name: 'Ann' });
    expect((await stateOf(bob, id)).seats.map(({ name }) => name)).toEqual(['Ann', 'P1']);
    expect((await bob.get<Me>('/api/me')).tables[0].seats[0].name).toBe('Ann');
    for (const visit of visits) visit.drop();
  });

  test('who has themselves deleted is nobody: others play on with a bot, finished games name a former player', async () => {
    const server = await house();
    const { address, storage } = server;
    const over = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(over.visits, always);
    const [ann, bob] = over.people;
    await ann.post('/api/me/rename', { name: 'Ann' });
    await ann.command(over.id, { do: 'chat', text: 'well played' });
    const running = await ann.create({ game: 'toy', seats: 2 });
    await bob.command(running.table, { do: 'join' });
    await ann.command(running.table, { do: 'start' });
    const waiting = await ann.create({ game: 'toy', seats: 2 });
    const alone = await ann.create({ game: 'toy', seats: 2, bots: [null, 'random'] });
    await ann.command(alone.table, { do: 'start' });

    const own = await ann.get<{ tables: { id: string; record: string | null; said: { text: string }[] }[] }>(
      '/api/me/export',
    );
    expect(own).toMatchObject({
      name: 'Ann',
      devices: [{ id: 'first' }],
      ways: [],
      people: { companions: [{ name: 'P1' }] },
    });
    const finished = own.tables.find(({ id }) => id === over.id);
    expect(finished?.record).toContain('toy');
    expect(finished?.said.map(({ text }) => text)).toEqual(['well played']);
    expect(own.tables).toHaveLength(4);

    const cookie = ann.cookie;
    await ann.post('/api/me/delete', {});
    expect((await new Person(address, cookie).get<Me>('/api/me')).name).toBeNull();
    expect((await stateOf(bob, over.id)).seats[0]).toMatchObject({ name: 'A former player', former: true });
    expect((await stateOf(bob, running.table)).seats[0]).toMatchObject({ by: 'bot', former: true });
    expect(await codeOf(bob.command(waiting.table, { do: 'join' }))).toBe('done');
    expect((await stateOf(bob, waiting.table)).seats[0].name).toBe('P1');
    expect((await stateOf(bob, alone.table)).phase).toBe('over');
    expect(await companionsOf(bob)).toEqual([]);
    for (const id of [over.id, running.table, waiting.table, alone.table]) {
      const stored = await storage.findTable(id);
      const log = await storage.readLog(stored?.key ?? 0, 0);
      expect(JSON.stringify([log, await storage.readChat(stored?.key ?? 0, 10)])).not.toMatch(/"(P0|Ann)"|well played/);
    }
    for (const visit of over.visits) visit.drop();
  });

  test('a name is taken out of what is left of an old game, too', async () => {
    const { storage } = await house();
    const core = new ToyTable(fastRng('shrunk')).core;
    const shrunk: Entry & { type: 'shrunk' } = {
      ...{ type: 'shrunk', tick: 1, askTick: 1, updatedAt: 1, host: null, invites: [], dismissed: [], rematch: null },
      seats: [{ ...emptySeat(), by: 'person', name: 'Ann', guests: ['ann'] }, emptySeat()],
      result: { reason: 'over', places: [1, 2] },
    };
    const table = await storage.createTable(
      'old',
      toyMeta,
      [{ seq: 1, at: 1, entry: shrunk }],
      rowOf(core, 'old', null),
    );
    await storage.scrub(table.key, 'ann', 0, FORMER);
    const [{ entry }] = await storage.readLog(table.key, 0);
    expect(entry).toEqual({ ...shrunk, seats: [{ ...shrunk.seats[0], name: FORMER }, shrunk.seats[1]] });
  });
});
