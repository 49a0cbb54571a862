import { readRecord, writeRecord } from '@bonebed/kernel';
import {
  fairnessFault,
  type Gift,
  type MyTable,
  PROTOCOL,
  patch,
  readFairness,
  type ServerMessage,
  type TableSummary,
} from '@bonebed/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Replacements } from './index.ts';
import { HttpError, Person, Refused, Visit } from './testing/client.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';
import { playOn, startedTable, temporaryFolder, testServer } from './testing/server.ts';

const first = (): number => 0;

/** A guard against a hang, nothing more. */
const PATIENCE = { timeout: 60_000 };

async function code(doing: Promise<unknown>): Promise<unknown> {
  try {
    await doing;
    return 'done';
  } catch (error) {
    if (error instanceof Refused || error instanceof HttpError) return error.code;
    throw error;
  }
}

describe.each(['sqlite', 'postgres'] as const)('tables on %s', kind => {
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  const server = async (replaced: Replacements = {}) =>
    testServer(postgres === null ? {} : { databaseUrl: await postgres.database() }, replaced);

  test('a game from the lobby to its record, which replays and whose seed can be checked', async () => {
    const { address } = await server();
    const { id, visits, people } = await startedTable(address, { game: 'toy', seats: 3 });
    const commitment = visits[0].about?.commitment;
    await playOn(visits, options => options - 1);
    const { fairness } = visits[1].current;
    expect(visits[1].frame?.outcome?.places).toHaveLength(3);
    const text = await people[2].get<string>(`/api/tables/${id}/record`);
    const { header, final } = readRecord(text);
    expect(final).not.toBeNull();
    const told = readFairness(text);
    expect(told).toMatchObject({
      commitment,
      secret: fairness?.secret,
      nonces: ['ab'.repeat(32), 'cd'.repeat(32), 'cd'.repeat(32)],
    });
    expect(told?.nonces).toEqual(fairness?.nonces);
    expect(told === null ? 'none' : fairnessFault(header.seed, told)).toBeNull();
  });

  test('an open table is listed while it has free seats; one by invitation never is', async () => {
    const { address } = await server();
    const ann = await Person.named(address, 'Ann');
    const bob = await Person.named(address, 'Bob');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    await ann.create({ game: 'toy', seats: 2, open: false });
    const list = async (phase = 'lobby') =>
      (await ann.get<{ tables: TableSummary[] }>(`/api/tables?game=toy&phase=${phase}`)).tables.map(({ id }) => id);
    expect(await list()).toEqual([table]);
    await bob.command(table, { do: 'join' });
    expect(await list()).toEqual([]);
    await bob.command(table, { do: 'leave' });
    expect(await list()).toEqual([table]);
    await bob.command(table, { do: 'join' });
    await ann.command(table, { do: 'start' });
    expect([await list(), await list('playing')]).toEqual([[], [table]]);
    expect((await ann.get<{ tables: unknown[] }>('/api/me')).tables).toHaveLength(2);
  });

  test('a table by invitation opens to those who have the link, and to nobody else', async () => {
    const { address } = await server();
    const ann = await Person.named(address, 'Ann');
    const bob = await Person.named(address, 'Bob');
    const { table, invite } = await ann.create({ game: 'toy', seats: 2, open: false });
    expect(await code(bob.visit(table))).toBe('forbidden');
    expect(await code(bob.get(`/api/tables/${table}`))).toBe('forbidden');
    expect(await code(bob.command(table, { do: 'join' }))).toBe('forbidden');
    expect(await code(bob.command(table, { do: 'join', token: 'x'.repeat(43) }))).toBe('forbidden');
    await bob.get(`/api/tables/${table}`, { authorization: `Bearer ${invite}` });
    await bob.visit(table, { token: invite });
    await bob.command(table, { do: 'join', token: invite });
    await bob.visit(table);
  });

  test('who joins may leave before the start, and not after', async () => {
    const { address } = await server();
    const ann = await Person.named(address, 'Ann');
    const bob = await Person.named(address, 'Bob');
    const { table } = await ann.create({ game: 'toy', seats: 2 });
    await bob.command(table, { do: 'join' });
    await bob.command(table, { do: 'leave' });
    expect(await code(ann.command(table, { do: 'start' }))).toBe('notNow');
    await bob.command(table, { do: 'join', seat: 1, name: 'Bobby' });
    await ann.command(table, { do: 'start' });
    expect(await code(bob.command(table, { do: 'leave' }))).toBe('notNow');
    const visit = await bob.visit(table);
    expect(visit.current.seats.map(({ name }) => name)).toEqual(['Ann', 'Bobby']);
  });

  test('a seat opens on another device with its link', async () => {
    const { address } = await server();
    const ann = await Person.named(address, 'Ann');
    const phone = await Person.named(address, 'Ann on the phone');
    const { table, link } = await ann.create({ game: 'toy', seats: 2, bots: [null, 'random'] });
    const visit = await phone.visit(table);
    expect(visit.seat).toBeNull();
    await visit.ask({ do: 'claim', token: link ?? '' });
    expect(visit.seat).toBe(0);
    expect(await code(phone.command(table, { do: 'claim', token: 'y'.repeat(43) }))).toBe('forbidden');
  });

  test('several tabs of one player agree, and only one of their answers counts', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    const tab = await people[0].visit(id);
    const [mine] = visits;
    const results = await Promise.all([code(mine.choose(0)), code(tab.choose(1))]);
    expect(results.sort()).toEqual(['done', 'stale']);
    await tab.until(({ answers }) => answers === 1);
    await mine.until(({ answers }) => answers === 1);
    expect(tab.current).toEqual(mine.current);
  });

  test('an answer that was taken is not taken again', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(visits, first, 2);
    const mover = visits.find(({ isAsked }) => isAsked) ?? visits[0];
    const answer = { do: 'answer', askId: mover.askId, text: mover.options[0] } as const;
    await mover.ask(answer);
    expect(await code(mover.ask(answer))).toBe('stale');
  });

  test('an answer that was sent right before leaving counts', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann, bob] = visits;
    ann.send(JSON.stringify({ do: 'answer', askId: ann.askId, text: ann.options[1], id: 1 }));
    ann.leave();
    await bob.until(({ answers }) => answers === 1);
  });

  test('who comes and goes at once does not stay at the table', async () => {
    const { address, tables } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    for (const visit of visits) visit.leave();
    const table = await tables.find(id);
    const hurried = new Visit(people[0], id);
    await hurried.open();
    hurried.send(`{"do":"hello","protocol":${PROTOCOL}}`);
    hurried.send('{"do":"view"}');
    hurried.leave();
    const stays = await people[1].visit(id);
    await vi.waitUntil(() => table.connections === 1, PATIENCE);
    await stays.ask({ do: 'view' });
    expect(table.connections).toBe(1);
  });

  test('who comes back with the last seq gets only what is new; otherwise the whole table', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(visits, first, 3);
    const { seq } = visits[0];
    const same = await people[0].visit(id, { seq });
    expect(same.received).toHaveLength(1);
    expect(JSON.parse(same.received[0]).type).toBe('resumed');
    const behind = await people[0].visit(id, { seq: seq - 1 });
    expect(behind.current).toEqual(visits[0].current);
    expect(behind.events).toEqual(visits[0].events);
  });

  test('who reads by another protocol, or does not say by which, is told so: a page from before an update', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [{ seq, person, table }] = visits;
    const since = { do: 'hello', seq } as const;
    // The pages of early builds did not say it.
    const hellos = [
      { ...since, protocol: 0 },
      { ...since, protocol: PROTOCOL - 1 },
      { do: 'hello', protocol: PROTOCOL + 1 } as const,
    ];
    for (const hello of hellos) {
      const old = new Visit(person, table);
      await old.open();
      await expect(old.ask(hello)).rejects.toMatchObject({ code: 'version' });
      await expect(old.ask({ do: 'view' })).rejects.toMatchObject({ code: 'notNow' });
    }
  });

  test('what a client patched together is what the server would send anew, at every seat', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 3 });
    const spectator = await (await Person.named(address, 'Zoe')).visit(id);
    let turn = 0;
    await playOn(visits, options => turn++ % options);
    for (const visit of [...visits, spectator]) {
      await visit.until(({ current }) => current.phase === 'over');
      const fresh = await visit.person.visit(id);
      expect(fresh.current).toEqual(visit.current);
      expect(fresh.events).toEqual(visit.events);
    }
    expect(people).toHaveLength(3);
  });

  test('an own answer is taken back at once, up to what somebody learned', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann] = visits;
    expect(ann.frame?.undo?.kind).toBe('start');
    await ann.choose(0);
    expect(ann.frame?.undo).toBeNull();
    expect(await code(ann.ask({ do: 'undo', answers: 0 }))).toBe('stale');
    await ann.ask({ do: 'undo', answers: 1 });
    expect(ann.isAsked).toBe(true);
    await playOn(visits, first, 3);
    expect(await code(ann.ask({ do: 'undo', answers: ann.answers }))).toBe('refused');
  });

  test('going back further takes the consent of all', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 3 });
    const [ann, bob, cas] = visits;
    await playOn(visits, first, 5);
    await ann.ask({ do: 'propose', length: 3 });
    await bob.until(({ current }) => current.proposal !== null);
    expect(bob.current.proposal).toEqual({ seat: 0, length: 3, agreed: [0], needed: [0, 1, 2] });
    await bob.ask({ do: 'decline', length: 3 });
    await ann.until(({ current }) => current.proposal === null);
    expect(ann.answers).toBe(5);
    await ann.ask({ do: 'propose', length: 3 });
    await bob.ask({ do: 'agree', length: 3 });
    expect(bob.answers).toBe(5);
    await cas.until(({ current }) => current.proposal?.agreed.length === 2);
    expect(cas.current.proposal).toEqual({ seat: 0, length: 3, agreed: [0, 1], needed: [0, 1, 2] });
    await cas.ask({ do: 'agree', length: 3 });
    for (const visit of visits) {
      await visit.until(({ answers }) => answers === 3);
      const fresh = await visit.person.visit(visit.table);
      expect(visit.events).toEqual(fresh.events);
    }
  });

  test('in a game of two, who resigns has lost; of three, a bot plays on and the place is the last', async () => {
    const { address } = await server();
    const two = await startedTable(address, { game: 'toy', seats: 2 });
    await two.visits[0].ask({ do: 'resign' });
    expect(two.visits[0].frame?.outcome).toEqual({ reason: 'resigned', places: [2, 1] });
    const three = await startedTable(address, { game: 'toy', seats: 3 });
    await three.visits[0].ask({ do: 'resign' });
    await playOn(three.visits, first);
    expect(three.visits[1].frame?.outcome?.places[0]).toBe(3);
    expect(await code(three.visits[0].ask({ do: 'comeBack' }))).toBe('notNow');
  });

  test('a bot plays for who hands over, until they come back', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann, bob] = visits;
    await ann.ask({ do: 'handOver' });
    await bob.choose(0);
    await bob.until(({ answers }) => answers >= 3);
    expect(bob.current.seats[0]).toMatchObject({ by: 'bot', bot: 'apprentice', name: 'P0' });
    expect(await code(ann.choose(0))).toMatch(/notNow|refused|stale/);
    await ann.ask({ do: 'comeBack' });
    expect(ann.current.seats[0].by).toBe('person');
    expect(await code(bob.ask({ do: 'takeOver', seat: 0 }))).toBe('notNow');
  });

  test('people play against bots, which answer by themselves', async () => {
    const { address, metrics } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 3, bots: ['random', null, 'random'] });
    await playOn(visits, first);
    expect(visits[0].current.phase).toBe('over');
    expect(metrics.counted('bonebed_bot_answers_total')).toBeGreaterThan(4);
    expect(metrics.counted('bonebed_faults_total')).toBe(0);
  });

  test('chat is text, seen by all at the table and by who comes later', async () => {
    const { address } = await server();
    const { visits, id } = await startedTable(address, { game: 'toy', seats: 2 });
    const zoe = await (await Person.named(address, 'Zoe')).visit(id);
    await visits[0].ask({ do: 'chat', text: '<b>hi</b> \u202e\n there' });
    await visits[1].until(({ chat }) => chat.length === 1);
    expect(visits[1].chat[0]).toMatchObject({ seat: 0, name: 'P0', text: '<b>hi</b>   there' });
    expect(await code(zoe.ask({ do: 'chat', text: 'let me in' }))).toBe('notSeated');
    const late = await zoe.person.visit(id);
    expect(late.chat).toHaveLength(1);
  });

  test('a line of chat that is sent again because nobody knows whether it arrived is said once', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    const line = { do: 'chat', text: 'hello', once: 'a1' } as const;
    await visits[0].ask(line);
    visits[0].drop();
    const back = await people[0].visit(id);
    await back.ask(line);
    await people[0].command(id, line);
    // Another line, another person with the same name for a line, and lines without one are said as often as they come.
    await back.ask({ ...line, once: 'a2' });
    await visits[1].ask(line);
    for (let i = 0; i < 2; i++) await back.ask({ do: 'chat', text: 'well' });
    await visits[1].until(({ chat }) => chat.length === 5);
    const said = visits[1].chat.map(({ seat, text }) => `${seat} ${text}`);
    expect(said).toEqual(['0 hello', '0 hello', '1 hello', '0 well', '0 well']);
    expect((await people[1].visit(id)).chat).toEqual(visits[1].chat);
  });

  test('a rematch is made once, whoever asks, with the same people', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    expect(await code(people[0].command(id, { do: 'rematch' }))).toBe('notNow');
    await playOn(visits, first);
    const [one, other] = await Promise.all(
      people.map(person => person.command<{ gift: Gift & { kind: 'table' } }>(id, { do: 'rematch' })),
    );
    expect(one.gift.table).toBe(other.gift.table);
    await visits[0].until(({ current }) => current.rematch === one.gift.table);
    const again = await people[1].visit(one.gift.table);
    expect(again.seat).toBe(1);
    expect(again.about?.commitment).not.toBe(visits[0].about?.commitment);
  });

  test('a finished game can be exported, imported, and forked from any of its moments', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    expect(await code(people[0].get(`/api/tables/${id}/record`))).toBe('notNow');
    expect(await code(people[0].post(`/api/tables/${id}/fork`, { at: 1 }))).toBe('notNow');
    await playOn(visits, first);
    const record = await people[0].get<string>(`/api/tables/${id}/record`);
    const { table } = await people[0].post<{ table: string }>('/api/records', record);
    expect(await people[0].get(`/api/tables/${table}/record`)).toBe(record);
    expect(await code(people[0].post('/api/records', record.replace('draw', 'rest')))).toBe('badMessage');
    expect(await code(people[0].post('/api/records', record.replace('# secret ', '# secret 00')))).toBe('badMessage');
    const fork = await people[0].post<{ table: string }>(`/api/tables/${table}/fork`, {
      at: 5,
      bots: [null, 'random'],
    });
    await people[0].command(fork.table, { do: 'start' });
    const visit = await people[0].visit(fork.table);
    expect(visit.answers).toBeGreaterThanOrEqual(5);
    expect(visit.about?.forkOf).toEqual({ table, at: 5 });
    await playOn([visit], first);
    expect(visit.current.phase).toBe('over');
  });

  test('why not? is answered with the rule', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(visits, first, 2);
    const mover = visits.find(({ isAsked }) => isAsked) ?? visits[0];
    const why = await mover.ask({ do: 'why', askId: mover.askId });
    expect(why).toMatchObject({
      type: 'why',
      barred: [{ refusal: { rule: 'TOY-2' }, options: ['rest'], texts: ['rest'] }],
    });
    await expect(mover.answer('rest')).rejects.toMatchObject({ code: 'refused', body: { fault: { code: 'barred' } } });
  });

  test('a running game can be looked back at, each with their own eyes and no further than now', async () => {
    const { address } = await server();
    const { visits, id } = await startedTable(address, { game: 'toy', seats: 2 });
    const saw = visits.map(() => new Map<number, unknown>());
    for (const [seat, visit] of visits.entries()) {
      const note = () => {
        const { frame } = visit;
        if (frame !== null && frame.ask?.kind !== 'react') saw[seat].set(frame.length, frame.view);
      };
      note();
      visit.onMessage = note;
    }
    await playOn(visits, options => options - 1, 16);
    const look = (visit: (typeof visits)[number], length: number) =>
      visit.ask({ do: 'past', length }) as Promise<ServerMessage & { type: 'past' }>;
    for (const [seat, visit] of visits.entries()) {
      expect(saw[seat].size).toBeGreaterThan(4);
      for (const [length, view] of saw[seat]) expect((await look(visit, length)).moment.view).toEqual(view);
    }
    const [ann] = visits;
    expect(await code(look(ann, ann.answers + 1))).toBe('stale');
    const zoe = await (await Person.named(address, 'Zoe')).visit(id);
    expect(zoe.frame?.marks).toHaveLength(zoe.answers + 1);
    expect(zoe.frame?.marks.at(-1)).toBe(zoe.events.length);
    const { moment: start } = await look(zoe, 0);
    expect(start).toMatchObject({ length: 0, ask: { what: 'bid', options: null } });
    // Past moments of others' hands stay closed.
    expect(JSON.stringify(start.view)).not.toBe(JSON.stringify(saw[0].get(0)));
    const lobby = await ann.person.create({ game: 'toy', seats: 2 });
    expect(await code(look(await ann.person.visit(lobby.table), 0))).toBe('notNow');
  });

  test('an answer can be tried before it is given, as far as its seat can know what comes', async () => {
    const { address } = await server();
    const { visits, id } = await startedTable(address, { game: 'toy', seats: 2 });
    const [ann, bob] = visits;
    const bid = { do: 'preview', askId: ann.askId, text: '2' } as const;
    expect(await ann.ask(bid)).toMatchObject({ type: 'preview', delta: {} });
    await bob.choose(1);
    // That the other has bid makes no difference to what is imagined.
    expect(await ann.ask(bid)).toMatchObject({ delta: {} });
    await ann.choose(0);
    await ann.until(({ frame }) => frame?.ask?.what === 'act');
    const { askId } = ann;
    // The deck is one shorter and the hand one longer in any case; by which bone is not for anyone to know before.
    const view = ann.frame?.view ?? null;
    const { deck, hands } = Object(view) as { deck: number; hands: number[][] };
    const told = (await ann.ask({ do: 'preview', askId, text: 'draw' })) as ServerMessage & { type: 'preview' };
    expect(patch(view, told.delta)).toMatchObject({
      deck: deck - 1,
      hands: [[...hands[0], null], hands[1]],
    });
    await expect(ann.ask({ do: 'preview', askId, text: 'rest' })).rejects.toMatchObject({
      code: 'refused',
      body: { fault: { code: 'barred' } },
    });
    expect(await code(bob.ask({ do: 'preview', askId, text: 'draw' }))).toBe('refused');
    expect(await code(ann.ask({ ...bid, text: 'draw' }))).toBe('stale');
    const zoe = await (await Person.named(address, 'Zoe')).visit(id);
    expect(await code(zoe.ask({ do: 'preview', askId, text: 'draw' }))).toBe('notSeated');
    expect(ann.answers).toBe(2);
  });

  test('what stands in the way of an undo is named: the event that told it, as the seat has heard it', async () => {
    const { address } = await server();
    const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(visits, first, 2);
    const [ann] = visits;
    await ann.answer('draw');
    const undo = ann.frame?.undo;
    expect(undo).toMatchObject({ kind: 'reveal', event: ann.events.length - 1 });
    expect(ann.events.at(-1)).toMatchObject({ type: 'drew', seat: 0 });
    await expect(ann.ask({ do: 'undo', answers: 3 })).rejects.toMatchObject({ body: { barrier: undo } });
  });

  test('my tables say which seat is mine and whose turn it is, in memory or not, and after a restart', async () => {
    const database = postgres === null ? {} : { databaseUrl: await postgres.database() };
    const data = temporaryFolder();
    const one = await testServer({ data, ...database });
    const { visits, people, id } = await startedTable(one.address, { game: 'toy', seats: 2 });
    const mine = async (person = people[1]) => (await person.get<{ tables: MyTable[] }>('/api/me')).tables;
    expect(await mine()).toMatchObject([{ id, seat: 1, phase: 'playing', waiting: [0, 1] }]);
    await visits[1].choose(0);
    expect(await mine()).toMatchObject([{ id, seat: 1, waiting: [0] }]);
    await visits[0].choose(0);
    await visits[0].choose(2);
    // In a reaction window nobody sees who has answered, except for themselves.
    expect(await mine()).toMatchObject([{ id, waiting: [1] }]);
    const other = await people[1].create({ game: 'toy', seats: 3 });
    expect((await mine()).map(table => [table.id, table.seat])).toEqual([
      [other.table, 0],
      [id, 1],
    ]);
    await people[1].command(other.table, { do: 'leave' });
    expect(await mine()).toHaveLength(1);
    for (const visit of visits) visit.leave();
    await one.stop();
    const two = await testServer({ data, ...database });
    expect(await mine(people[1].at(two.address))).toMatchObject([{ id, seat: 1, waiting: [1] }]);
    expect(two.tables.loaded).toBe(0);
  });

  test('a game that was begun elsewhere goes on here with others, from its record', async () => {
    const { address } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(visits, first);
    const whole = readRecord(await people[0].get<string>(`/api/tables/${id}/record`));
    const begun = writeRecord({ ...whole, answers: whole.answers.slice(0, 4), final: null });
    const [ann, bob] = people;
    const { table } = await ann.post<{ table: string }>('/api/records', begun);
    const fork = await ann.post<{ table: string; invite: string }>(`/api/tables/${table}/fork`, { at: 4, sit: false });
    await ann.command(fork.table, { do: 'join', seat: 1 });
    await bob.command(fork.table, { do: 'join', token: fork.invite });
    await ann.command(fork.table, { do: 'start' });
    const seated = [await bob.visit(fork.table), await ann.visit(fork.table)];
    expect(seated.map(({ seat, answers }) => [seat, answers])).toEqual([
      [0, 4],
      [1, 4],
    ]);
    await playOn(seated, first);
    expect(seated[0].current.phase).toBe('over');
  });

  test('a table that nobody looks at leaves the memory and comes back as it was', async () => {
    const { address, tables } = await server();
    const { visits, people, id } = await startedTable(address, { game: 'toy', seats: 2 });
    await playOn(visits, first, 4);
    const before = visits[0].current;
    for (const visit of visits) visit.leave();
    const { setTimeout: wait } = await import('node:timers/promises');
    for (let i = 0; i < 200 && tables.loaded > 0; i++) {
      await tables.sweep(0);
      await wait(5);
    }
    expect(tables.loaded).toBe(0);
    expect((await people[0].visit(id)).current).toEqual(before);
  });
});
