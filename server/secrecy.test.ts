import {
  below,
  type Event,
  fastRng,
  type Json,
  type Option,
  readRecord,
  type Seat,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { barredFor, heardBy, stateFor } from './tables/audience.ts';
import { TableCore } from './tables/core.ts';
import type { TableMeta } from './tables/entry.ts';
import { Person, type Visit } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { playOn, startedTable, testServer } from './testing/server.ts';

/** What one seat knew at one moment, as its socket told it. */
interface Seen {
  readonly seat: Seat | null;
  readonly answers: number;
  readonly view: Json;
  readonly options: readonly Option[] | null;
  readonly events: readonly Event[];
}

/** Every field that a message may have; a new one must be thought about here. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  table: ['type', 're', 'about', 'seat', 'seq', 'now', 'state', 'events', 'chat'],
  update: ['type', 're', 'seq', 'delta', 'events'],
  done: ['type', 're', 'seq', 'gift'],
  why: ['type', 're', 'at', 'barred'],
  resumed: ['type', 're', 'seat', 'seq', 'now', 'chat'],
  chat: ['type', 'line'],
  bye: ['type'],
  error: ['type', 're', 'code', 'message', 'fault', 'barrier'],
};
const STATE = 'phase seats answers view score ask undo proposal clock result fairness rematch'.split(' ');
const SEAT = 'by name bot resigned nonce'.split(' ');
const ASK = 'at what values kind asked waiting scope options'.split(' ');

const isOver = ({ state }: Visit): boolean => state?.phase === 'over';

/** Checks all that a socket has received and will receive; what is wrong goes to `faults`. */
function watch(visit: Visit, secrets: readonly string[], seen: Seen[], faults: unknown[]): void {
  const check = (text: string): void => {
    const message = JSON.parse(text);
    expect(FIELDS[message.type]).toEqual(expect.arrayContaining(Object.keys(message)));
    const { state } = visit;
    if (state === null) return;
    expect(Object.keys(state).sort()).toEqual([...STATE].sort());
    for (const info of state.seats) expect(Object.keys(info).sort()).toEqual([...SEAT].sort());
    if (state.ask !== null) expect(Object.keys(state.ask).sort()).toEqual([...ASK].sort());
    if (isOver(visit)) return;
    for (const secret of secrets) expect(text).not.toContain(secret);
    if (state.phase === 'playing') {
      const { answers, view, ask } = state;
      seen.push({ seat: visit.seat, answers, view, options: ask?.options ?? null, events: [...visit.events] });
    }
  };
  visit.onMessage = text => {
    try {
      check(text);
    } catch (error) {
      faults.push(error);
    }
  };
  for (const text of visit.received) visit.onMessage(text);
}

const cases: [string, number][] = [];
for (const id of testGames.ids) {
  const { game } = await testGames.load(id);
  for (const seats of game.seats) cases.push([id, seats]);
}

describe.each(cases)('%s with %i seats', (id, seats) => {
  test('nothing that a socket receives during a whole game tells more than the rules let its seat know', async () => {
    const server = await testServer();
    const { id: table, visits, people } = await startedTable(server.address, { game: id, seats });
    const spectator = await (await Person.named(server.address, 'Zoe')).visit(table);
    const { core } = await server.tables.find(table);
    const { secret } = core.meta;
    // Names of people and tables are no secrets; all that follows is.
    const secrets = [
      secret ?? 'no secret',
      core.game?.header.seed ?? 'no seed',
      ...core.seats.flatMap(seat => [seat.nonce ?? 'no nonce', ...seat.guests, ...seat.links]),
      ...people.map(({ cookie }) => cookie.split('=')[1]),
    ];
    const seen: Seen[] = [];
    const everybody = [...visits, spectator];
    const faults: unknown[] = [];
    for (const visit of everybody) watch(visit, secrets, seen, faults);
    const rng = fastRng(`secrecy ${id} ${seats}`);
    await playOn(visits, options => below(rng, options));
    expect(faults).toEqual([]);
    expect(visits[0].current.phase).toBe('over');
    expect(visits[0].current.fairness?.secret).toBe(secret);

    // All that came over the sockets is now held against the game itself, replayed from its record.
    const record = readRecord(await people[0].get<string>(`/api/tables/${table}/record`));
    const replayed = new Table(core.open.game, core.open.edition.box, record.header);
    const bySeat = new Map<number, Seen[]>();
    for (const moment of seen) bySeat.set(moment.answers, [...(bySeat.get(moment.answers) ?? []), moment]);
    let compared = 0;
    for (let answers = 0; answers <= record.answers.length; answers++) {
      for (const { seat, view, options, events } of bySeat.get(answers) ?? []) {
        if (replayed.pending?.kind === 'react') continue;
        expect(view).toEqual(plain(replayed.view(seat)));
        expect(events).toEqual(plain(heardBy(replayed, seat)));
        if (options !== null && seat !== null)
          expect(options).toEqual(replayed.choices(seat).map(({ option }) => option));
        compared += 1;
      }
      const next = record.answers[answers];
      if (next !== undefined) expect(replayed.answer(next.seat, next.text).ok).toBe(true);
    }
    expect(compared).toBeGreaterThan(record.answers.length / 2);
  });

  test('a seat is told the same, byte for byte, in every world that it cannot tell from the real one', async () => {
    const { game, components } = await testGames.load(id);
    const { openEdition, imagine } = await import('@bonebed/kernel');
    const edition = openEdition(game, components);
    const rng = fastRng(`worlds ${id} ${seats}`);
    const core = startedCore(game, edition, id, seats);
    let compared = 0;
    while (core.phase === 'playing' && core.game !== null) {
      const { start, given } = core.game.situation();
      // A step may show things before it first asks; then other worlds rightly look different.
      const real = new Table(game, edition.box, core.game.header, game.clone(start));
      const { rng: chance, seen } = real.position.state;
      const isQuiet = chance.used === start.rng.used && String(seen) === String(start.seen);
      if (given.length === 0 && isQuiet) {
        for (const seat of [null, ...core.seats.keys()]) {
          const state = game.clone(start);
          imagine(game, { state, box: edition.box }, seat, rng);
          const other = new Table(game, edition.box, core.game.header, state);
          expect(toldIn(core, other, seat)).toBe(toldIn(core, real, seat));
          compared += 1;
        }
      }
      const seat = core.game.pending?.waiting[0] ?? 0;
      const choices = core.game.choices(seat);
      core.apply({ type: 'answered', seat, text: choices[below(rng, choices.length)].text }, 0);
    }
    expect(compared).toBeGreaterThan(seats);
  });
});

/** What a seat would be told of a position: its state and what it can't do, as text. */
function toldIn(core: TableCore, game: Table<Terms>, seat: Seat | null): string {
  const there: TableCore = Object.assign(Object.create(TableCore.prototype), core, { game });
  const barred = seat === null ? [] : barredFor(game, seat);
  return JSON.stringify([stateFor(there, seat), barred]);
}

function startedCore(
  game: TableCore['open']['game'],
  edition: TableCore['open']['edition'],
  id: string,
  seats: number,
): TableCore {
  const meta: TableMeta = {
    game: id,
    version: game.version,
    edition: edition.edition,
    seats,
    settings: {},
    open: true,
    clock: { kind: 'none' },
    standIn: 'random',
    createdAt: 0,
    createdBy: null,
    secret: 'ab'.repeat(32),
    invites: [],
    prelude: null,
  };
  const core = new TableCore({ game, edition }, meta);
  for (let seat = 0; seat < seats; seat++) {
    core.apply({ type: 'joined', seat, guest: `g${seat}`, name: `P${seat}`, link: `l${seat}` }, 0);
  }
  core.apply({ type: 'started' }, 0);
  return core;
}

function plain<V>(value: V): unknown {
  return JSON.parse(JSON.stringify(value));
}
