import {
  below,
  type Choice,
  canonicalJson,
  choicesOf,
  fastRng,
  foresee,
  frameOf,
  imagine,
  type Moment,
  openEdition,
  pastMoment,
  readRecord,
  type Seat,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { TableCore } from './tables/core.ts';
import type { TableMeta } from './tables/entry.ts';
import { stateFor } from './tables/outgoing.ts';
import { Person, type Visit } from './testing/client.ts';
import { testGames } from './testing/games.ts';
import { coreOf, playOn, startedTable, TestClock, testServer } from './testing/server.ts';
import { Lookout, playWindows } from './testing/windows.ts';

/** What one seat knew at one moment, as its socket told it. */
interface Seen {
  readonly seat: Seat | null;
  readonly answers: number;
  readonly view: string;
  readonly options: readonly Choice[] | null;
  /** How many events it had heard. */
  readonly heard: number;
}

/** Every field that a message may have; a new one must be thought about here. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  table: ['type', 're', 'about', 'seat', 'seq', 'now', 'state', 'chat'],
  update: ['type', 're', 'seq', 'delta'],
  done: ['type', 're', 'seq', 'gift'],
  why: ['type', 're', 'askId', 'barred'],
  past: ['type', 're', 'moment'],
  preview: ['type', 're', 'askId', 'delta'],
  resumed: ['type', 're', 'seat', 'seq', 'now', 'chat'],
  chat: ['type', 'line'],
  bye: ['type'],
  error: ['type', 're', 'code', 'message', 'fault', 'barrier'],
};
const STATE = 'phase seats host askId proposal anew clock fairness rematch frame'.split(' ');
const FRAME = 'seat length view ask score undo outcome events standing marks'.split(' ');
const SEAT = 'by name bot resigned hurried nonce'.split(' ');
const ASK = 'what values kind asked waiting scope options texts'.split(' ');

/** Checks all that a socket has received and will receive; what is wrong goes to `faults`. */
function watch(visit: Visit, secrets: readonly string[], seen: Seen[], faults: string[]): void {
  visit.onMessage = text => {
    const message = JSON.parse(text);
    noteOthers('message', message, FIELDS[message.type] ?? [], faults);
    const { state, frame } = visit;
    if (state === null) return;
    noteOthers('state', state, STATE, faults);
    for (const info of state.seats) noteOthers('seat', info, SEAT, faults);
    if (frame !== null) noteOthers('frame', frame, FRAME, faults);
    if (frame !== null && frame.ask !== null) noteOthers('ask', frame.ask, ASK, faults);
    if (state.phase === 'over') return;
    for (const secret of secrets) if (text.includes(secret)) faults.push(`${secret} in ${text}`);
    if (state.phase !== 'playing' || frame === null) return;
    const { length, view, ask, events } = frame;
    if (frame.seat !== visit.seat) faults.push(`the frame of seat ${frame.seat} for seat ${visit.seat}`);
    seen.push({
      seat: visit.seat,
      answers: length,
      view: JSON.stringify(view),
      options: ask?.options == null ? null : choicesOf(ask),
      heard: events.length,
    });
  };
  for (const text of visit.received) visit.onMessage(text);
}

/** Notes the fields of a message that nobody has thought about. */
function noteOthers(what: string, value: object, known: readonly string[], faults: string[]): void {
  for (const key of Object.keys(value)) if (!known.includes(key)) faults.push(`unknown field ${key} of a ${what}`);
}

const cases: [string, number][] = [];
for (const id of testGames.ids) {
  const { game } = await testGames.load(id);
  // The short form plays each real game once, the long one (npm run soak) at every number of seats.
  const isLong = process.env.SOAK_ROUNDS !== undefined || id === 'toy';
  for (const seats of isLong ? game.seats : game.seats.filter(count => count > 1).slice(0, 1)) cases.push([id, seats]);
}

describe.each(cases)('%s with %i seats', (id, seats) => {
  test('nothing that a socket receives during a whole game tells more than the rules let its seat know', async () => {
    const server = await testServer();
    const { id: table, visits, people } = await startedTable(server.address, { game: id, seats });
    const spectator = await (await Person.named(server.address, 'Zoe')).visit(table);
    const core = await coreOf(server, table);
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
    const faults: string[] = [];
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
      for (const { seat, view, options, heard } of bySeat.get(answers) ?? []) {
        if (replayed.pending?.kind === 'react') continue;
        if (canonicalJson(JSON.parse(view)) !== canonicalJson(replayed.view(seat))) faults.push(`view at ${answers}`);
        if (heard !== heardBy(replayed, seat).length) faults.push(`events at ${answers}`);
        const own = seat === null ? [] : replayed.choices(seat);
        if (options !== null && canonicalJson(options) !== canonicalJson(own)) faults.push(`options at ${answers}`);
        compared += 1;
      }
      const next = record.answers[answers];
      if (next !== undefined) expect(replayed.answer(next.seat, next.text).ok).toBe(true);
    }
    expect(faults).toEqual([]);
    for (const visit of everybody) {
      await visit.until(({ current }) => current.phase === 'over');
      expect(canonicalJson(visit.events)).toBe(canonicalJson(heardBy(replayed, visit.seat)));
    }
    expect(compared).toBeGreaterThan(record.answers.length / 2);
  }, 600_000);

  test('a seat is told the same, byte for byte, in every world that it cannot tell from the real one', async () => {
    const { game, components } = await testGames.load(id);
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
  }, 600_000);

  test('looking back shows a seat what it saw then, and nothing of who answered a reaction window first', async () => {
    const { game, components } = await testGames.load(id);
    const rng = fastRng(`past ${id} ${seats}`);
    const core = startedCore(game, openEdition(game, components), id, seats);
    const eyes = [null, ...core.seats.keys()];
    const saw = new Map<number, string[]>();
    const heard = new Map<Seat | null, number[]>(eyes.map(seat => [seat, []]));
    const windows = new Set<number>();
    while (core.phase === 'playing' && core.game !== null && core.game.length < 400) {
      const { game: now } = core;
      const { length, pending } = now;
      const isInside = pending?.kind === 'react' && pending.waiting.length < pending.asked.length;
      if (isInside) windows.add(length);
      else
        saw.set(
          length,
          eyes.map(seat => lookOf(frameOf(now, seat))),
        );
      for (const seat of eyes) heard.get(seat)?.push(heardBy(core.game, seat).length);
      const waiting = pending?.waiting ?? [];
      const seat = waiting[below(rng, waiting.length)];
      const choices = core.game.choices(seat);
      core.apply({ type: 'answered', seat, text: choices[below(rng, choices.length)].text }, 0);
    }
    if (core.game === null) throw new Error('no game');
    const { game: played } = core;
    // In any order: forwards, backwards, and here and there.
    const lengths = [...saw.keys(), ...windows];
    for (const length of [...lengths, ...lengths.toReversed()].filter(() => below(rng, 3) > 0)) {
      for (const [index, seat] of eyes.entries()) {
        const then = pastMoment(played, seat, length);
        expect(windows.has(length) ? then.length < length : then.length === length).toBe(true);
        expect(lookOf(then)).toBe(saw.get(then.length)?.[index]);
      }
    }
    for (const seat of eyes) expect(frameOf(played, seat).marks.slice(0, -1)).toEqual(heard.get(seat));
  }, 600_000);
});

test('nobody notices over HTTP, in metrics or on a socket who has answered in a reaction window', async () => {
  const clock = new TestClock();
  const server = await testServer({}, { now: clock.now, drive: false });
  const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 3, open: true });
  const rng = fastRng('unnoticed');
  const pick = (options: number) => (below(rng, 3) === 0 ? below(rng, options) : options - 1);
  const found = await playWindows(new Lookout(id, people, visits), visits, 8, pick, () => clock.pass(7000));
  expect(found.hidden).toBeGreaterThan(3);
  expect(found.noticed).toEqual([]);
});

/** What a seat sees of the game itself, as text. */
function lookOf({ length, view, ask, score }: Moment): string {
  return JSON.stringify([length, view, ask, score]);
}

/** The events that a seat was told, whatever a frame says of them. */
function heardBy(table: Table<Terms>, seat: Seat | null): Terms['event'][] {
  return table.events(seat).filter(event => event !== null);
}

/** What a seat would be told of a position: its state, what it can't do, and what each option would bring, as text. */
function toldIn(core: TableCore, game: Table<Terms>, seat: Seat | null): string {
  const { game: kept } = core;
  core.game = game;
  const barred = seat === null ? [] : game.barred(seat);
  const choices = seat === null ? [] : game.choices(seat);
  const previews = choices.map(({ text }) => (seat === null ? null : foresee(game, seat, text)));
  const told = JSON.stringify([stateFor(core, seat), barred, previews]);
  core.game = kept;
  return told;
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
