import type { Gift } from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Replacements } from './index.ts';
import { limits } from './limits.ts';
import { TableCore } from './tables/core.ts';
import { decide } from './tables/decide.ts';
import { HOST_AWAITED_MS } from './tables/lobby.ts';
import { codeOf, Person } from './testing/client.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { playOn, startedTable, TestClock, testServer } from './testing/server.ts';
import { guestOf, SEATS, toyGame, toyMeta } from './testing/toy-table.ts';

describe.each(['sqlite', 'postgres'] as const)('the lobby on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  const server = async (replaced: Replacements = {}) =>
    testServer(postgres === null ? {} : { databaseUrl: await postgres.database() }, replaced);
  const people = (address: string, ...names: string[]) => Promise.all(names.map(name => Person.named(address, name)));
  const mine = async (person: Person) => (await person.get<{ tables: unknown[] }>('/api/me')).tables;
  const gift = async (person: Person, table: string, what: 'link' | 'invite') =>
    (await person.command<{ gift: Gift & { token: string } }>(table, { do: what })).gift.token;

  test('the host begins and seats the bots; others may begin when the host does not come to a full table', async () => {
    const clock = new TestClock();
    const { address } = await server({ now: clock.now });
    const [ann, bob, zoe] = await people(address, 'Ann', 'Bob', 'Zoe');
    const { table } = await ann.create({ game: 'toy', seats: 3 });
    await bob.command(table, { do: 'join' });
    expect(await codeOf(bob.command(table, { do: 'bot', seat: 2, level: 'random' }))).toBe('forbidden');
    expect(await codeOf(zoe.command(table, { do: 'bot', seat: 2, level: 'random' }))).toBe('notSeated');
    await ann.command(table, { do: 'bot', seat: 2, level: 'random' });
    expect((await bob.visit(table)).current.host).toBe(0);
    expect(await codeOf(bob.command(table, { do: 'bot', seat: 2, level: null }))).toBe('forbidden');
    clock.pass(HOST_AWAITED_MS - 1);
    expect(await codeOf(bob.command(table, { do: 'start' }))).toBe('notNow');
    clock.pass(1);
    expect(await codeOf(zoe.command(table, { do: 'start' }))).toBe('notSeated');
    expect(await codeOf(bob.command(table, { do: 'start' }))).toBe('done');
  });

  test('the host stands up, and the next at the table is the host; one who made it without a seat is the host from afar', async () => {
    const { address } = await server();
    const [ann, bob] = await people(address, 'Ann', 'Bob');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    await bob.command(table, { do: 'join' });
    await ann.command(table, { do: 'leave' });
    expect((await bob.visit(table)).current.host).toBe(1);
    await ann.command(table, { do: 'join' });
    expect(await codeOf(ann.command(table, { do: 'start' }))).toBe('notNow');
    await bob.command(table, { do: 'start' });
    const club = await ann.create({ game: 'toy', seats: 2, sit: false, bots: [null, 'random'] });
    await bob.command(club.table, { do: 'join' });
    const visit = await bob.visit(club.table);
    expect(visit.current.host).toBe('away');
    expect(await codeOf(bob.command(club.table, { do: 'start' }))).toBe('notNow');
    await ann.command(club.table, { do: 'start' });
    await visit.until(({ current }) => current.phase === 'playing');
  });

  test('whom the host asks to leave is told, and does not come back alone', async () => {
    const { address } = await server();
    const [ann, bob, zoe] = await people(address, 'Ann', 'Bob', 'Zoe');
    const { table, invite } = await ann.create({ game: 'toy', seats: 2, open: false });
    await bob.command(table, { do: 'join', token: invite });
    const visit = await bob.visit(table);
    expect(await codeOf(bob.command(table, { do: 'dismiss', seat: 0 }))).toBe('forbidden');
    expect(await codeOf(zoe.command(table, { do: 'dismiss', seat: 1 }))).toBe('notSeated');
    expect(await codeOf(ann.command(table, { do: 'dismiss', seat: 0 }))).toBe('notNow');
    expect(await codeOf(ann.command(table, { do: 'dismiss', seat: 7 }))).toBe('notNow');
    const link = await gift(bob, table, 'link');
    await ann.command(table, { do: 'dismiss', seat: 1 });
    await visit.until(({ seat, current }) => seat === null && current.seats[1].by === 'nobody');
    expect(await mine(bob)).toEqual([]);
    expect(await codeOf(visit.ask({ do: 'join', token: invite }))).toBe('dismissed');
    expect(await codeOf(bob.command(table, { do: 'claim', token: link }))).toBe('forbidden');
    await zoe.command(table, { do: 'join', token: invite });
    await ann.command(table, { do: 'start' });
    expect(await codeOf(ann.command(table, { do: 'dismiss', seat: 1 }))).toBe('notNow');
  });

  test('nobody sits at all open tables, also not all at once; by invitation there is no such limit', async () => {
    const { address } = await server();
    const [ann, bob] = await people(address, 'Ann', 'Bob');
    const wishes = Array.from({ length: 15 }, () => ({ game: 'toy', seats: 2 }));
    const open = await Promise.all(wishes.map(wish => ann.create(wish)));
    const joined = await Promise.all(open.map(({ table }) => codeOf(bob.command(table, { do: 'join' }))));
    const seats = joined.filter(result => result === 'done').length;
    expect(seats).toBeGreaterThan(0);
    expect(seats).toBeLessThanOrEqual(limits.openSeats);
    const oneByOne: unknown[] = [];
    for (const { table } of open) oneByOne.push(await codeOf((await bob.visit(table)).ask({ do: 'join' })));
    expect(oneByOne.filter(result => result === 'done')).toHaveLength(limits.openSeats - seats);
    expect(oneByOne).toContain('tooMany');
    const closed = await ann.create({ game: 'toy', seats: 2, open: false });
    await bob.command(closed.table, { do: 'join', token: closed.invite });
    // Who stands up from one may sit down at another.
    const [missed] = open.filter((_, place) => joined[place] !== 'done' && oneByOne[place] !== 'done');
    await bob.command(open[joined.indexOf('done')].table, { do: 'leave' });
    await bob.command(missed.table, { do: 'join' });
  });

  test('nobody is locked out of an own seat by own devices: the one that was there for the longest goes, not the first', async () => {
    const { address } = await server();
    const {
      visits,
      people: [ann],
      id,
    } = await startedTable(address, { game: 'toy', seats: 2 });
    const token = await gift(ann, id, 'link');
    const devices: Person[] = [];
    for (let device = 0; device < limits.holdersPerSeat + 4; device++) {
      const person = await Person.named(address, 'Ann');
      devices.push(person);
      await person.command(id, { do: 'claim', token });
      expect((await person.visit(id)).seat).toBe(0);
    }
    const seats = await Promise.all(devices.map(async person => (await person.visit(id)).seat));
    expect(seats.filter(seat => seat === 0)).toHaveLength(limits.holdersPerSeat - 1);
    expect(seats.slice(0, 5)).toEqual([null, null, null, null, null]);
    expect(await mine(devices[0])).toEqual([]);
    expect(await mine(devices[6])).toHaveLength(1);
    // Whoever was let go can come again by the link, and the first device never went.
    await devices[0].command(id, { do: 'claim', token });
    await visits[0].choose(0);
  });

  test('links end when their seat says so, and other devices with them', async () => {
    const { address } = await server();
    const {
      visits,
      people: [ann, bob],
      id,
    } = await startedTable(address, { game: 'toy', seats: 2 });
    const [phone, thief, late, zoe] = await people(address, 'Ann', 'Thief', 'Late', 'Zoe');
    const token = await gift(ann, id, 'link');
    const others = await gift(bob, id, 'link');
    await phone.command(id, { do: 'claim', token });
    const stolen = await thief.visit(id);
    await stolen.ask({ do: 'claim', token });
    await phone.command(id, { do: 'revoke', what: 'links' });
    // Whoever found a link can't shut out the one who sat down.
    await late.command(id, { do: 'claim', token: await gift(ann, id, 'link') });
    await late.command(id, { do: 'revoke', what: 'links', devices: true });
    expect((await phone.visit(id)).seat).toBeNull();
    expect((await ann.visit(id)).seat).toBe(0);
    const again = await gift(ann, id, 'link');
    for (const person of [phone, thief]) await person.command(id, { do: 'claim', token: again });
    expect(await codeOf(zoe.command(id, { do: 'claim', token }))).toBe('forbidden');
    expect((await thief.visit(id)).seat).toBe(0);
    await ann.command(id, { do: 'revoke', what: 'links', devices: true });
    await stolen.until(({ seat }) => seat === null);
    expect(await codeOf(stolen.choose(0))).toBe('notSeated');
    expect(await codeOf(stolen.ask({ do: 'claim', token }))).toBe('forbidden');
    expect(await mine(thief)).toEqual([]);
    expect(await codeOf(stolen.ask({ do: 'revoke', what: 'links' }))).toBe('notSeated');
    await visits[0].choose(0);
    await phone.command(id, { do: 'claim', token: await gift(ann, id, 'link') });
    await zoe.command(id, { do: 'claim', token: others });
  });

  test('the host ends all invitations and gets a new one; they stay ended at the rematch', async () => {
    const { address } = await server();
    const {
      people: [ann, bob],
      visits,
      id,
    } = await startedTable(address, { game: 'toy', seats: 2, open: false });
    const [zoe] = await people(address, 'Zoe');
    const old = await gift(bob, id, 'invite');
    await zoe.visit(id, { token: old });
    expect(await codeOf(bob.command(id, { do: 'revoke', what: 'invites' }))).toBe('forbidden');
    const fresh = await ann.command<{ gift: { token: string } }>(id, { do: 'revoke', what: 'invites' });
    expect(await codeOf(zoe.visit(id, { token: old }))).toBe('forbidden');
    expect(await codeOf(zoe.visit(id, { token: fresh.gift.token }))).toBe('done');
    await ann.command(id, { do: 'revoke', what: 'links', devices: true });
    await playOn(visits, () => 0);
    expect(await codeOf(zoe.get(`/api/tables/${id}/record`, { authorization: `Bearer ${old}` }))).toBe('forbidden');
    const { gift: next } = await bob.command<{ gift: { table: string } }>(id, { do: 'rematch' });
    expect(await codeOf(zoe.visit(next.table, { token: old }))).toBe('forbidden');
    await zoe.visit(next.table, { token: fresh.gift.token });
    // Who asks for the rematch is its host.
    expect((await ann.visit(next.table)).current.host).toBe(1);
    // Nothing begins before all are there.
    expect(await codeOf(bob.command(next.table, { do: 'start' }))).toBe('notNow');
    await ann.command(next.table, { do: 'nonce', nonce: 'ab'.repeat(32) });
    await bob.command(next.table, { do: 'start' });
  });

  test('who would play with anyone is paired with who waits for the same, and it begins by itself', async () => {
    const { address } = await server();
    const [ann, bob, cy, dan] = await people(address, 'Ann', 'Bob', 'Cy', 'Dan');
    const days = { kind: 'day', perTurnMs: 86_400_000, atZero: 'bot' };
    const wish = { game: 'toy', seats: 2, clock: days, nonce: 'ab'.repeat(32) };
    const pair = (person: Person, more: object = {}) =>
      person.post<{ table: string; seat: number }>('/api/tables/anyone', { ...wish, ...more });
    // A table that somebody made for friends, and lets others come to, is not meant.
    await dan.create({ ...wish, open: true });
    const waits = await pair(ann);
    expect(await pair(ann)).toMatchObject({ table: waits.table, seat: waits.seat, link: null });
    const slower = await pair(cy, { clock: { ...days, perTurnMs: 172_800_000 } });
    expect(slower.table).not.toBe(waits.table);
    const begun = await pair(bob);
    expect([begun.table, begun.seat]).toEqual([waits.table, 1]);
    expect((await ann.visit(waits.table)).current.phase).toBe('playing');
    // Nobody is paired with who plays already.
    expect((await pair(dan)).table).not.toBe(waits.table);
  });

  test('of many who come at once for the same, two sit at each table', async () => {
    const { address } = await server();
    const everybody = await people(address, ...Array.from({ length: 8 }, (_, n) => `P${n}`));
    const paired = await Promise.all(
      everybody.map(person => person.post<{ table: string }>('/api/tables/anyone', { game: 'toy', seats: 2 })),
    );
    const counts = new Map<string, number>();
    for (const { table } of paired) counts.set(table, (counts.get(table) ?? 0) + 1);
    expect([...counts.values()]).toEqual([2, 2, 2, 2]);
  });

  test('who does not want a rematch stands up, and it is not listed as long as their answer is awaited', async () => {
    const { address } = await server();
    const {
      people: [ann, bob],
      visits,
      id,
    } = await startedTable(address, { game: 'toy', seats: 2, open: true });
    await playOn(visits, () => 0);
    const { gift: next } = await bob.command<{ gift: { table: string } }>(id, { do: 'rematch' });
    const open = async () => (await ann.get<{ tables: { id: string }[] }>('/api/tables')).tables.map(table => table.id);
    const seats = async () => (await bob.visit(next.table)).current.seats.map(({ by, asked }) => [by, asked]);
    expect([await open(), await seats()]).toEqual([
      [],
      [
        ['person', true],
        ['person', undefined],
      ],
    ]);
    await ann.command(next.table, { do: 'leave' });
    expect([await open(), await seats()]).toEqual([
      [next.table],
      [
        ['nobody', undefined],
        ['person', undefined],
      ],
    ]);
    expect(await codeOf(bob.command(next.table, { do: 'start' }))).toBe('notNow');
  });

  test('links and invitations never run out: the oldest make room', async () => {
    const { address } = await server();
    const [ann, zoe, bob] = await people(address, 'Ann', 'Zoe', 'Bob');
    const { table, invite, link } = await ann.create({ game: 'toy', seats: 2, open: false });
    const links: string[] = [];
    for (let i = 0; i < limits.linksPerSeat; i++) links.push(await gift(ann, table, 'link'));
    expect(await codeOf(zoe.command(table, { do: 'claim', token: links[0] }))).toBe('forbidden');
    for (const token of [link ?? '', links[1]]) await zoe.command(table, { do: 'claim', token });
    const invites: string[] = [];
    for (let i = 0; i < limits.invitesPerTable; i++) invites.push(await gift(ann, table, 'invite'));
    expect(await codeOf(bob.visit(table, { token: invites[0] }))).toBe('forbidden');
    await bob.visit(table, { token: invites[1] });
    await bob.visit(table, { token: invite });
  });
});

test('at a table of which nobody knows who made it, anyone who sits begins', () => {
  const core = new TableCore(toyGame, toyMeta);
  for (let seat = 0; seat < SEATS; seat++) {
    core.apply({ type: 'joined', seat, guest: guestOf(seat), name: `P${seat}`, link: `l${seat}` }, 0);
  }
  expect(core.host).toBeNull();
  expect(decide(core, { guest: guestOf(2), name: '' }, { do: 'start' }, 0).entries).toEqual([{ type: 'started' }]);
});

test('an open table says whom its maker would like to play with', async () => {
  const { address } = await testServer();
  const ann = await Person.named(address, 'Ann');
  await ann.create({ game: 'toy', seats: 2, wanted: 'newcomers' });
  await ann.create({ game: 'toy', seats: 2 });
  const { tables } = await ann.get<{ tables: { wanted?: string }[] }>('/api/tables');
  expect(tables.map(({ wanted }) => wanted ?? null).sort()).toEqual(['newcomers', null]);
  expect(await codeOf(ann.create({ game: 'toy', seats: 2, wanted: 'masters' }))).toBe('badMessage');
});
