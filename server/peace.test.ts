import type { AdminInfo, Distance, PeopleInfo, PersonInfo, TableState, TableSummary } from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from './admin/acts.ts';
import type { Server } from './index.ts';
import { limits } from './limits.ts';
import { codeOf, Person } from './testing/client.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { coreOf, playOn, startedTable, temporaryFolder, testServer } from './testing/server.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  interface House {
    readonly server: Server;
    readonly address: string;
    readonly place: { readonly url: string | null; readonly data: string };
  }

  async function house(admins: readonly string[] = [], place?: House['place']): Promise<House> {
    const { data, url } = place ?? { data: temporaryFolder(), url: (await postgres?.database()) ?? null };
    const server = await testServer({ data, databaseUrl: url, admins });
    return { server, address: server.address, place: { url, data } };
  }

  /** A server, and somebody who may act on it from its page. */
  async function withAdmin(): Promise<House & { readonly ada: Person; readonly adaId: string }> {
    const first = await house();
    const someone = await Person.named(first.address, 'Ada');
    const { id } = await someone.get<PersonInfo>('/api/me/ways');
    await first.server.stop();
    const again = await house([id ?? ''], first.place);
    return { ...again, ada: someone.at(again.address), adaId: id ?? '' };
  }

  const stateOf = async (person: Person, id: string): Promise<TableState> =>
    (await person.get<{ state: TableState }>(`/api/tables/${id}`)).state;
  const idOf = async (person: Person): Promise<string> => (await person.get<PersonInfo>('/api/me/ways')).id ?? '';

  test('a table that its host has locked takes nobody else, and if they like lets nobody look on', async () => {
    const { address } = await house();
    const [ann, bob, eve] = [
      await Person.named(address, 'Ann'),
      await Person.named(address, 'Bob'),
      await Person.named(address, 'Eve'),
    ];
    const { table, invite } = await ann.create({ game: 'toy', seats: 3 });
    const listed = async () => (await eve.get<{ tables: TableSummary[] }>('/api/tables?game=toy')).tables.length;
    await bob.command(table, { do: 'join' });
    expect(await listed()).toBe(1);
    expect(await codeOf(bob.command(table, { do: 'lock', lock: 'seats' }))).toBe('forbidden');
    await ann.command(table, { do: 'lock', lock: 'seats' });
    expect((await stateOf(eve, table)).lock).toBe('seats');
    expect(await listed()).toBe(0);
    expect(await codeOf(eve.command(table, { do: 'join', token: invite }))).toBe('locked');
    const looking = await eve.visit(table);
    const gone = looking.until(({ closed }) => closed !== null).catch(() => {});
    const sitting = await bob.visit(table);
    await ann.command(table, { do: 'lock', lock: 'all' });
    await gone;
    expect(await codeOf(eve.visit(table, { token: invite }))).toBe('locked');
    expect(await codeOf(eve.get(`/api/tables/${table}`))).toBe('locked');
    // Those who sit here come back, also on another device.
    await sitting.ask({ do: 'view' });
    const { gift } = await bob.command<{ gift: { token: string } }>(table, { do: 'link' });
    const phone = await Person.named(address, 'Bob’s phone');
    await phone.visit(table, { token: gift.token });
    await ann.command(table, { do: 'lock', lock: null });
    await eve.command(table, { do: 'join' });
    expect((await stateOf(eve, table)).lock).toBeUndefined();
  });

  test('the host closes the talk and opens it again, also when the table is loaded anew', async () => {
    const { server, address } = await house();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    for (const visit of visits) visit.drop();
    const [ann, bob] = people;
    expect(await codeOf(bob.command(id, { do: 'quiet', quiet: true }))).toBe('forbidden');
    await ann.command(id, { do: 'quiet', quiet: true });
    await ann.command(id, { do: 'lock', lock: 'all' });
    for (const person of people) {
      expect(await codeOf(person.command(id, { do: 'chat', text: 'hm' }))).toBe('forbidden');
    }
    server.tables.forget(id);
    expect(await stateOf(bob, id)).toMatchObject({ quiet: true, lock: 'all' });
    await ann.command(id, { do: 'quiet', quiet: false });
    await bob.command(id, { do: 'chat', text: 'at last' });
    expect(await codeOf(ann.post(`/api/tables/${id}/commands`, { do: 'lock', lock: 'some' }))).toBe('badMessage');
    (await coreOf(server, id)).shut = limits.shutPerTable;
    expect(await codeOf(ann.command(id, { do: 'quiet', quiet: true }))).toBe('tooMany');
  });

  test('whom I mute or block I don’t hear, at any table of ours; who is blocked sits down nowhere with me, asks and reminds me no more', async () => {
    const { address } = await house();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann, bob] = people;
    const at = `/api/tables/${id}/company`;
    const nobody: Distance = { muted: [], blocked: [] };
    expect(await ann.get(at)).toEqual(nobody);
    expect(await ann.post(at, { seat: 1, do: 'mute' })).toEqual({ ...nobody, muted: [1] });
    expect(await bob.get(at)).toEqual(nobody);
    expect(await ann.get<PeopleInfo>('/api/people')).toMatchObject({ muted: [{ name: 'P1' }] });
    const next = await ann.create({ game: 'toy', seats: 3 });
    await bob.command(next.table, { do: 'join' });
    expect(await ann.get(`/api/tables/${next.table}/company`)).toEqual({ ...nobody, muted: [1] });
    expect(await codeOf(ann.post(at, { seat: 0, do: 'mute' }))).toBe('notNow');
    expect(await codeOf(ann.post(at, { seat: 7, do: 'block' }))).toBe('notFound');
    expect(await codeOf(ann.post(at, { seat: 1, do: 'hit' }))).toBe('badMessage');

    expect(await ann.post(at, { seat: 1, do: 'block' })).toEqual({ muted: [1], blocked: [1] });
    const [, bobs] = [await idOf(ann), await idOf(bob)];
    await ann.post(`/api/people/${bobs}/unmute`, {});
    expect(await ann.get(at)).toEqual({ ...nobody, blocked: [1] });
    // Where they play already nothing is taken away.
    await bob.command(id, { do: 'chat', text: 'still here' });
    await playOn(visits, () => 0);
    // A table of hers at which she has not sat down is hers all the same.
    const empty = await ann.create({ game: 'toy', seats: 2, sit: false });
    expect(await codeOf(bob.command(empty.table, { do: 'join' }))).toBe('forbidden');
    const { gift } = await bob.command<{ gift: { table: string } }>(id, { do: 'rematch' });
    expect((await stateOf(bob, gift.table)).seats).toMatchObject([{ by: 'nobody' }, { name: 'P1' }]);
  });

  test('who is blocked can’t have me called at a table where it is my turn', async () => {
    const { address } = await house();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    await visits[0].until(({ isAsked }) => isAsked);
    const [ann, bob] = people;
    await ann.post(`/api/tables/${id}/company`, { seat: 1, do: 'block' });
    expect(await codeOf(bob.command(id, { do: 'remind', seat: 0 }))).toBe('forbidden');
    expect(await codeOf(visits[1].ask({ do: 'remind', seat: 0 }))).toBe('forbidden');
    await ann.post(`/api/tables/${id}/company`, { seat: 1, do: 'unblock' });
    await bob.command(id, { do: 'remind', seat: 0 });
  });

  test('a report keeps what was said and who was there, once while it is open; an admin reads and settles it', async () => {
    const { server, address, ada, adaId, place } = await withAdmin();
    const { id, people } = await startedTable(address, { game: 'toy', seats: 2, open: false });
    const [ann, bob] = people;
    for (let n = 0; n < limits.reportLines + 2; n++) await bob.command(id, { do: 'chat', text: `line ${n}` });
    await ann.post(`/api/tables/${id}/reports`, { seat: 1, words: 'he shouts' });
    expect(await codeOf(ann.post(`/api/tables/${id}/reports`, { seat: 1 }))).toBe('taken');
    const stranger = await Person.named(address, 'Eve');
    expect(await codeOf(stranger.post(`/api/tables/${id}/reports`, { seat: 1 }))).toBe('forbidden');
    expect(await codeOf(new Person(address).post(`/api/tables/${id}/reports`, { seat: 1 }))).toBe('notFound');

    const { reports } = await ada.get<AdminInfo>('/api/admin');
    expect(reports).toMatchObject([
      { table: id, game: 'toy', names: ['P0', 'P1'], words: 'he shouts', times: 1, isClosed: false },
    ]);
    const [{ id: report, person, reporter, lines }] = reports;
    expect([person.name, person.id, reporter.name]).toEqual(['P1', await idOf(bob), 'P0']);
    expect(lines.map(({ text }) => text)).toEqual(
      Array.from({ length: limits.reportLines }, (_, n) => `line ${n + 2}`),
    );
    // There is nothing here for others, and nothing tells that there could be.
    for (const other of [stranger, new Person(address)]) {
      expect(await codeOf(other.get('/api/admin'))).toBe('notFound');
      expect(await codeOf(other.get('/api/admin/people'))).toBe('notFound');
      expect(await codeOf(other.get(`/api/admin/people/${person.id}/export`))).toBe('notFound');
      expect(await codeOf(other.post('/api/admin', { act: 'read-only on', value: '' }))).toBe('notFound');
    }
    const settled = await ada.post<AdminInfo>('/api/admin', { act: 'settle', value: report });
    expect(settled.reports).toMatchObject([{ isClosed: true }]);
    expect(settled.audit[0]).toMatchObject({ who: `Ada (${adaId})`, act: 'settle', target: report });
    await ann.post(`/api/tables/${id}/reports`, { seat: 1 });
    expect(await administer(place, 'terminal', admin => admin.reports(5))).toMatchObject([
      { isClosed: false, times: 2, words: '' },
      { isClosed: true },
    ]);
    expect(await codeOf(ada.post('/api/admin', { act: 'fly', value: '' }))).toBe('badMessage');
    expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  });

  test('an admin exports somebody, removes them, and ends what they have begun, even while nothing is stored', async () => {
    const { address, ada, adaId, place, server } = await withAdmin();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann, bob] = people;
    const bobs = await idOf(bob);
    await bob.command(id, { do: 'chat', text: 'mine' });
    await bob.post('/api/me/code', {});
    await ann.post(`/api/tables/${id}/reports`, { seat: 1 });
    const found = await ada.get<{ people: { id: string }[] }>('/api/admin/people?name=p1');
    expect(found.people.map(person => person.id)).toEqual([bobs]);
    const all = await ada.get<{ tables: { said: { text: string }[] }[] }>(`/api/admin/people/${bobs}/export`);
    expect(all).toMatchObject({ id: bobs, name: 'P1', ways: [{ kind: 'code', address: null }], mutes: [] });
    expect(all.tables.map(({ said }) => said.map(({ text }) => text))).toEqual([['mine']]);
    // The hash of a code or a cookie is nobody's business.
    expect(JSON.stringify(all)).not.toMatch(/token|hash/);

    await ada.post('/api/admin', { act: 'read-only on', value: '' });
    expect(await codeOf(bob.command(id, { do: 'chat', text: 'hm' }))).toBe('unavailable');
    await ada.post('/api/admin', { act: 'announce', value: 'Back at noon' });
    expect(server.house.notice).toEqual({ readOnly: true, text: 'Back at noon' });
    await ada.post('/api/admin', { act: 'read-only off', value: '' });
    await ada.post('/api/admin', { act: 'announce', value: '' });
    expect(server.house.notice).toBeNull();

    expect(await codeOf(ada.post('/api/admin', { act: 'remove', value: adaId }))).toBe('forbidden');
    await ada.post('/api/admin', { act: 'remove', value: bobs });
    expect((await bob.get<PersonInfo>('/api/me/ways')).name).toBeNull();
    expect((await stateOf(ann, id)).seats[1]).toMatchObject({ by: 'bot', former: true });
    expect((await ada.get<AdminInfo>('/api/admin')).reports).toEqual([]);
    // From the terminal a server that runs does it with its next look.
    const again = administer(place, 'terminal', admin => admin.act('remove', bobs));
    await expect(again).rejects.toThrow('no such person');
    await administer(place, 'terminal', async admin => admin.act('remove', await idOf(ann)));
    await server.house.look();
    expect((await ann.get<PersonInfo>('/api/me/ways')).name).toBeNull();
    const deeds = (await ada.get<AdminInfo>('/api/admin')).audit.map(({ who, act }) => [who, act]);
    expect(deeds).toEqual(
      expect.arrayContaining([
        [`Ada (${adaId})`, 'export'],
        [`Ada (${adaId})`, 'announce'],
        [`Ada (${adaId})`, 'read-only off'],
        [`Ada (${adaId})`, 'remove'],
        ['terminal', 'remove'],
      ]),
    );
    for (const visit of visits) visit.drop();
  });

  test('what a guest has blocked and muted comes along when they sign in', async () => {
    const { address } = await house();
    const { id, people, visits } = await startedTable(address, { game: 'toy', seats: 2 });
    for (const visit of visits) visit.drop();
    const [ann] = people;
    const kept = await Person.named(address, 'Ann');
    const { code } = await kept.post<{ code: string }>('/api/me/code', {});
    await ann.post(`/api/tables/${id}/company`, { seat: 1, do: 'mute' });
    await ann.post(`/api/tables/${id}/company`, { seat: 1, do: 'block' });
    await ann.post('/api/sign-in/code', { code });
    expect(await ann.get(`/api/tables/${id}/company`)).toEqual({ muted: [1], blocked: [1] });
  });
});
