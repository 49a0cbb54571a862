import { commitment, readRecord, sha256Hex } from '@bonebed/kernel';
import { DAY_MS, type DealBoard, type DealGames, type Today } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { codeOf, Person, type Visit } from '../testing/client.ts';
import { testGames } from '../testing/games.ts';
import { coreOf, playOn, TestClock, testServer } from '../testing/server.ts';

async function house(): Promise<{ server: Server; clock: TestClock }> {
  const clock = new TestClock();
  // With no other games to find digs of.
  const games = { ...testGames, ids: ['toy'] };
  return { server: await testServer({}, { now: clock.now, games }), clock };
}

const todays = (person: Person): Promise<Today> => person.get('/api/digs');

async function idOf(person: Person, kind: 'dig' | 'week'): Promise<string> {
  const toy = (await todays(person)).games.find(({ game }) => game === 'toy');
  return toy?.[kind].id ?? 'none';
}

async function begin(person: Person, deal: string): Promise<Visit> {
  const { table } = await person.post<{ table: string }>(`/api/deals/${deal}/play`, {});
  return person.visit(table);
}

const board = (person: Person, deal: string): Promise<DealBoard> => person.get(`/api/deals/${deal}`);
const first = (): number => 0;
const last = (options: number): number => options - 1;

/** Waits until the server has noted how a game ended. */
async function ended(person: Person, deal: string): Promise<DealBoard> {
  for (;;) {
    const found = await board(person, deal);
    if (found.mine?.isOver === true) return found;
  }
}

test('two people meet the same dig, and the same luck where they do the same', async () => {
  const { server } = await house();
  const [ann, ben] = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Ben')];
  const deal = await idOf(ann, 'dig');
  const [one, other] = [await begin(ann, deal), await begin(ben, deal)];
  expect(other.current.frame?.view).toEqual(one.current.frame?.view);
  expect((await board(ann, deal)).goal).toBeTypeOf('number');
  await playOn([one], first);
  await playOn([other], first);
  const mine = await ended(ann, deal);
  const theirs = await ended(ben, deal);
  expect(theirs.mine?.points).toBe(mine.mine?.points);
  expect(theirs.results).toMatchObject({ count: 2, above: 0 });
  const { games } = await ben.get<DealGames>(`/api/deals/${deal}/games`);
  const [own, best] = games.map(({ record }) => readRecord(record));
  expect(games.map(({ name, isMe }) => [name, isMe])).toEqual([
    ['Ben', true],
    ['Ann', false],
  ]);
  // Who answers first where both are asked at once is no part of the game.
  expect(best.final).toBe(own.final);
  expect(own.header.chance).toBe('byTurn');
  const after = await todays(ann);
  expect(after.streak).toBe(1);
  expect(after.games[0].dig.goal).toBe(mine.goal);
});

test('nothing of a deal can be seen before one has finished it', async () => {
  const { server } = await house();
  const [ann, ben] = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Ben')];
  const deal = await idOf(ann, 'dig');
  const visit = await begin(ann, deal);
  await playOn([visit], last);
  await ended(ann, deal);
  expect((await board(ben, deal)).results).toBeNull();
  expect(await codeOf(ben.get(`/api/deals/${deal}/games`))).toBe('forbidden');
  expect(await codeOf(ben.get(`/api/tables/${visit.table}`))).toBe('forbidden');
  expect(await codeOf(ben.get(`/api/tables/${visit.table}/record`))).toBe('forbidden');
  await expect(ben.visit(visit.table)).rejects.toThrow('forbidden');
});

test('who plays twice plays at one table, and nothing goes back, is handed over or shown there', async () => {
  const { server } = await house();
  const ann = await Person.named(server.address, 'Ann');
  const deal = await idOf(ann, 'week');
  const tabs = await Promise.all([1, 2, 3].map(() => ann.post<{ table: string }>(`/api/deals/${deal}/play`, {})));
  const [{ table }] = tabs;
  expect(new Set(tabs.map(tab => tab.table)).size).toBe(1);
  const visit = await ann.visit(table);
  await playOn([visit], first, 2);
  expect(await codeOf(ann.command(table, { do: 'propose', length: 0 }))).toBe('notNow');
  expect(await codeOf(ann.command(table, { do: 'handOver' }))).toBe('notNow');
  expect(await codeOf(ann.command(table, { do: 'invite' }))).toBe('notNow');
  await playOn([visit], first);
  await ended(ann, deal);
  expect((await ann.post<{ table: string }>(`/api/deals/${deal}/play`, {})).table).toBe(table);
  expect((await board(ann, deal)).results?.count).toBe(1);
});

test('who gives up, or is too late, has no place', async () => {
  const { server, clock } = await house();
  const [ann, ben] = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Ben')];
  const deal = await idOf(ann, 'dig');
  const [one, other] = [await begin(ann, deal), await begin(ben, deal)];
  await ann.command(one.table, { do: 'resign' });
  expect((await ended(ann, deal)).mine?.points).toBeNull();
  clock.pass(DAY_MS);
  await playOn([other], first);
  expect((await ended(ben, deal)).mine?.points).toBeNull();
  expect((await board(ben, deal)).results?.count).toBe(0);
  expect(await codeOf(new Person(server.address).post(`/api/deals/${deal}/play`, {}))).toBe('notNow');
});

test('the key of a day is promised before and told after, and the dig follows from it', async () => {
  const { server, clock } = await house();
  const ann = await Person.named(server.address, 'Ann');
  const before = await todays(ann);
  const deal = await idOf(ann, 'dig');
  await begin(ann, deal);
  const { seed } = await server.deals.find(deal);
  clock.pass(DAY_MS);
  const after = await todays(ann);
  expect(after.day.commitment).toBe(before.day.next.commitment);
  expect(after.day.before.name).toBe(before.day.name);
  const { key } = after.day.before;
  expect(commitment(key)).toBe(before.day.commitment);
  // The first of six games that had room, each from the seed of the dig and its number.
  const seeds = [1, 2, 3, 4, 5, 6].map(n => sha256Hex(`${sha256Hex(`${key}/toy`)}/${n}`));
  expect(seeds).toContain(seed);
});

test('a duel on the deal that one has just played opens for those who have finished it', async () => {
  const { server } = await house();
  const [ann, ben] = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Ben')];
  const wish = { game: 'toy', seats: 2, bots: [null, 'apprentice'], open: false, sit: true };
  const { table } = await ann.create(wish);
  await ann.command(table, { do: 'start' });
  expect(await codeOf(ann.post('/api/deals', { table }))).toBe('notNow');
  const visit = await ann.visit(table);
  await playOn([visit], first);
  expect(await ann.get('/api/me/finished')).toMatchObject({ games: [{ id: table, seat: 0 }], next: null });
  const { deal } = await ann.post<{ deal: string }>('/api/deals', { table });
  expect(await codeOf(ben.post('/api/deals', { table }))).toBe('notSeated');
  expect(await board(ben, deal)).toMatchObject({
    ...{ kind: 'duel', mine: null, isOpen: false, results: null },
    players: [{ name: 'Ann', isOver: true, isMe: false }],
  });
  const theirs = await begin(ben, deal);
  await playOn([theirs], first);
  await ended(ben, deal);
  const { games } = await ben.get<DealGames>(`/api/deals/${deal}/games`);
  const [own, other] = games.map(({ record }) => readRecord(record));
  // Both did the same: the same cards, the same dice, the same bot.
  expect(other.final).toBe(own.final);
  expect((await todays(ben)).duels.map(({ id }) => id)).toEqual([deal]);
});

test('a fresh duel is nobody’s before it is played; bad wishes are refused', async () => {
  const { server } = await house();
  const [ann, ben] = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Ben')];
  const { deal } = await ann.post<{ deal: string }>('/api/deals', { game: 'toy', bots: ['apprentice', 'random'] });
  expect((await board(ann, deal)).players).toEqual([]);
  const [one, other] = [await begin(ann, deal), await begin(ben, deal)];
  expect(one.current.frame?.view).toEqual(other.current.frame?.view);
  await playOn([one], first);
  await ended(ann, deal);
  expect((await board(ben, deal)).results).toBeNull();
  expect((await coreOf(server, other.table)).meta).toMatchObject({ format: 3, chance: 'byTurn', deal });
  for (const body of [
    ...[
      {},
      { game: 'toy' },
      { game: 'toy', bots: [] },
      { game: 'toy', bots: ['nobody'] },
      { game: 'chess', bots: ['random'] },
    ],
    ...[
      { table: 7 },
      { table: 'none' },
      { table: one.table, game: 'toy' },
      { game: 'toy', bots: new Array(9).fill('random') },
      { game: 'toy', bots: [], people: 1 },
      { game: 'toy', bots: [], people: 'two' },
      { game: 'toy', bots: ['random'], people: 0 },
      { game: 'toy', bots: ['random'], people: 1.5 },
      { game: 'toy', bots: ['random'], people: 30 },
    ],
  ]) {
    expect(await codeOf(ann.post('/api/deals', body)), JSON.stringify(body)).toMatch(
      /badMessage|bots|game|notFound|seats/,
    );
  }
  for (const id of ['duel-none', 'dig-2020-01-01-toy', 'dig-2023-11-14-chess', 'week-2023-W99-toy', '%00']) {
    expect(await codeOf(ann.get(`/api/deals/${id}`)), id).toMatch(/notFound|badMessage/);
  }
});

test('a fresh duplicate: a table begins when it is full, all sit one seat further at the next, and points are held against the same seat', async () => {
  const { server } = await house();
  const [ann, ben, cat, dan] = await Promise.all(
    ['Ann', 'Ben', 'Cat', 'Dan'].map(name => Person.named(server.address, name)),
  );
  const { deal } = await ann.post<{ deal: string }>('/api/deals', { game: 'toy', bots: ['apprentice'], people: 2 });
  const sit = async (person: Person) =>
    (await person.post<{ table: string | null }>(`/api/deals/${deal}/play`, {})).table;
  expect(await sit(ann)).toBeNull();
  expect(await sit(ann)).toBeNull();
  expect((await board(ann, deal)).tables).toMatchObject([
    { seats: [{ name: 'Ann', isMe: true }, { name: null }, { bot: 'apprentice' }], isOver: false },
  ]);
  // Two come for the last place at once: one of them has it, the other begins the next table.
  const [one, two] = await Promise.all([sit(ben), sit(cat)]);
  const [second, third] = two === null ? [ben, cat] : [cat, ben];
  const first = one ?? two ?? 'none';
  const next = (await sit(dan)) ?? 'none';
  expect(await sit(ann)).toBe(first);
  expect(await sit(third)).toBe(next);
  expect((await coreOf(server, first)).meta).toMatchObject({ format: 4, chance: 'byTurn', deal });
  expect((await coreOf(server, next)).seats.map(({ level }) => level)).toEqual(['apprentice', null, null]);

  await playOn([await ann.visit(first), await second.visit(first)], last);
  const mine = await ended(ann, deal);
  // With one table there is nothing to hold it against.
  expect(mine.tables[0].seats.map(({ ahead }) => ahead)).toEqual([null, null, null]);
  expect(mine.tables[1].seats.map(({ points }) => points)).toEqual([null, null, null]);
  // Who still plays sees nothing of it, by no way.
  expect(await board(dan, deal)).toMatchObject({ isOpen: false, results: null });
  expect((await board(dan, deal)).tables.flatMap(({ seats }) => seats.map(({ points }) => points))).toEqual(
    new Array(6).fill(null),
  );
  expect(await codeOf(dan.get(`/api/deals/${deal}/games`))).toBe('forbidden');
  expect(await codeOf(dan.get(`/api/tables/${first}`))).toBe('forbidden');

  await playOn([await third.visit(next), await dan.visit(next)], last);
  const theirs = await ended(dan, deal);
  const [points, others] = theirs.tables.map(({ seats }) => seats.map(seat => seat.points ?? Number.NaN));
  expect(theirs.tables.map(({ seats }) => seats.map(({ ahead }) => ahead))).toEqual([
    points.map((made, seat) => made - others[seat]),
    others.map((made, seat) => made - points[seat]),
  ]);
  expect(theirs.tables[1].seats[theirs.seat].isMe).toBe(true);
  const { games } = await dan.get<DealGames>(`/api/deals/${deal}/games`);
  expect(games.map(({ table, isMe }) => [table, isMe])).toEqual([
    [1, true],
    [0, false],
  ]);
  expect(games.map(({ points: made }) => made)).toEqual([others[theirs.seat], points[theirs.seat]]);
});

test('who waits for others at a duplicate can leave, and somebody else has their place; at a table nobody can', async () => {
  const { server } = await house();
  const [ann, ben, cat] = await Promise.all(['Ann', 'Ben', 'Cat'].map(name => Person.named(server.address, name)));
  const { deal } = await ann.post<{ deal: string }>('/api/deals', { game: 'toy', bots: [], people: 2 });
  const leave = (person: Person) => person.post<DealBoard>(`/api/deals/${deal}/leave`, {});
  expect(await codeOf(leave(ann))).toBe('notNow');
  await ann.post(`/api/deals/${deal}/play`, {});
  expect(await codeOf(leave(new Person(server.address)))).toBe('notNow');
  expect(await codeOf(ann.post(`/api/deals/${deal}/leave`, { place: 0 }))).toBe('badMessage');
  const after = await leave(ann);
  expect(after).toMatchObject({ mine: null, players: [], tables: [{ seats: [{ name: null }, { name: null }] }] });
  expect((await todays(ann)).duels).toEqual([]);
  await ben.post(`/api/deals/${deal}/play`, {});
  const { table } = await begin(cat, deal);
  expect((await coreOf(server, table)).seats.map(({ name }) => name)).toEqual(['Ben', 'Cat']);
  expect(await codeOf(leave(ben))).toBe('notNow');
  expect((await board(ben, deal)).mine?.table).toBe(table);
});

test('a duplicate of a table that people have just played: they are its first table; who gives up counts for nothing', async () => {
  const { server } = await house();
  const [ann, ben, cat, dan] = await Promise.all(
    ['Ann', 'Ben', 'Cat', 'Dan'].map(name => Person.named(server.address, name)),
  );
  const { table, invite } = await ann.create({ game: 'toy', seats: 2, bots: [], open: false, sit: true });
  await ben.command(table, { do: 'join', token: invite });
  await ann.command(table, { do: 'start' });
  await playOn([await ann.visit(table), await ben.visit(table)], first);
  expect(await codeOf(cat.post('/api/deals', { table }))).toMatch(/forbidden|notSeated/);
  const { deal } = await ben.post<{ deal: string }>('/api/deals', { table });
  expect(await board(ann, deal)).toMatchObject({
    kind: 'duplicate',
    tables: [{ isOver: true, seats: [{ name: 'Ann', isMe: true }, { name: 'Ben' }] }],
  });
  expect((await todays(ann)).duels.map(({ id }) => id)).toEqual([deal]);
  await cat.post(`/api/deals/${deal}/play`, {});
  const there = await begin(dan, deal);
  const other = await cat.visit(there.table);
  // One seat further: Cat sits where Ben sat, and the deal is the one that Ann and Ben had.
  expect((await coreOf(server, there.table)).seats.map(({ name }) => name)).toEqual(['Dan', 'Cat']);
  const seeds = await Promise.all(
    [table, there.table].map(id => coreOf(server, id).then(core => core.game?.header.seed)),
  );
  expect(seeds[1]).toBe(seeds[0]);
  await playOn([there, other], first, 2);
  await cat.command(there.table, { do: 'resign' });
  const after = await ended(dan, deal);
  expect(after.tables[1]).toMatchObject({ isOver: true, seats: [{ points: null }, { points: null }] });
  expect(after.tables[0].seats.map(({ ahead }) => ahead)).toEqual([null, null]);
});

test('a finished game of a deal goes on at another table, and its record can be kept elsewhere', async () => {
  const { server } = await house();
  const ann = await Person.named(server.address, 'Ann');
  const deal = await idOf(ann, 'dig');
  const visit = await begin(ann, deal);
  await playOn([visit], first);
  await ended(ann, deal);
  const fork = await ann.post<{ table: string }>(`/api/tables/${visit.table}/fork`, { at: 1, open: false, sit: true });
  expect((await coreOf(server, fork.table)).meta).toMatchObject({ format: 3, chance: 'byTurn' });
  expect((await coreOf(server, fork.table)).meta.deal).toBeUndefined();
  const record = await ann.get<string>(`/api/tables/${visit.table}/record`);
  expect(record).toContain('\nstart {');
  const elsewhere = (await house()).server;
  const ben = await Person.named(elsewhere.address, 'Ben');
  const kept = await ben.post<{ table: string }>('/api/records', record);
  expect(await ben.get(`/api/tables/${kept.table}/record`)).toBe(record);
  const lie = record.replace(/^end .*$/m, 'end 0000000000000000');
  expect(await codeOf(ben.post('/api/records', lie))).toBe('badMessage');
});
