import { below, fastRng, frameOf, type Json, pick, type Seat } from '@bonebed/kernel';
import { patch, type ServerMessage, type TableState } from '@bonebed/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestOf, SEATS, ToyTable } from '../testing/toy-table.ts';
import { Broadcast, type Connection, GATHERING_MS } from './broadcast.ts';
import type { TableCore } from './core.ts';
import { stateFor } from './outgoing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As it comes out of the other end of a socket. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value));

/** Someone at the table who knows what they have been told. */
class Reader {
  readonly seat: Seat | null;
  readonly connection: Connection;
  state: TableState;
  heard = 0;
  /** The numbers of its commands that were not acknowledged yet. */
  readonly owed = new Set<number>();

  constructor(broadcast: Broadcast, core: TableCore, seat: Seat | null) {
    this.seat = seat;
    const actor = seat === null ? null : { guest: guestOf(seat), name: `P${seat}` };
    this.connection = { actor, hangUp: () => {}, send: text => this.#hear(JSON.parse(text)) };
    expect(broadcast.enter(core, this.connection)).toBe(seat);
    this.state = sent(stateFor(core, seat));
  }

  #hear(message: ServerMessage): void {
    this.heard += 1;
    if ('re' in message && message.re !== undefined) expect(this.owed.delete(message.re)).toBe(true);
    if (message.type !== 'update') return;
    this.state = patch(this.state as unknown as Json, message.delta) as unknown as TableState;
  }
}

test('whatever happens, also when answers are taken back, all know letter for letter what they may know, and who acted that it is stored', () => {
  for (let round = 0; round < 60; round++) {
    const rng = fastRng(`broadcast ${round}`);
    const table = new ToyTable(rng);
    const { core } = table;
    const broadcast = new Broadcast(tell => tell(core));
    const readers = [null, ...new Array(SEATS).keys()].map(seat => new Reader(broadcast, core, seat));
    while (table.log.length < 120 && table.goOn()) {
      const own = below(rng, 3) === 0 ? null : pick(rng, readers);
      const re = table.log.length;
      own?.owed.add(re);
      broadcast.tell(core, own === null ? {} : { from: { connection: own.connection, re } });
      for (const reader of readers) {
        expect(JSON.stringify(reader.state)).toBe(JSON.stringify(stateFor(core, reader.seat)));
        expect(reader.owed.size).toBe(0);
      }
      // Someone opens the table in another window.
      if (below(rng, 10) === 0) readers.push(new Reader(broadcast, core, pick(rng, readers).seat));
    }
    expect(broadcast.size).toBe(readers.length);
  }
});

/** What somebody at a table should know of it now. */
const known = (core: TableCore, seat: Seat | null): string => JSON.stringify(stateFor(core, seat));

test('moves gather for those who only look on: whoever decides knows them at once, everybody in the end, and nobody more than they may', () => {
  let late = 0;
  for (let round = 0; round < 60; round++) {
    const rng = fastRng(`gathering ${round}`);
    const table = new ToyTable(rng);
    const { core } = table;
    const broadcast = new Broadcast(tell => tell(core));
    const readers = [null, ...new Array(SEATS).keys()].map(seat => new Reader(broadcast, core, seat));
    while (table.log.length < 120 && table.goOn()) {
      const entry = table.log[table.log.length - 1].entry;
      const areMoves = entry.type === 'answered';
      const actor = entry.type === 'answered' && below(rng, 2) === 0 ? entry.seat : -1;
      const own = readers.find(({ seat }) => seat === actor) ?? null;
      const re = table.log.length;
      own?.owed.add(re);
      broadcast.tell(core, { areMoves, ...(own === null ? {} : { from: { connection: own.connection, re } }) });
      const asked = core.phase === 'playing' ? (core.game?.pending?.asked ?? []) : [];
      for (const reader of readers) {
        const mayWait = areMoves && core.phase === 'playing' && !asked.some(seat => seat === reader.seat);
        if (reader !== own && mayWait) late += JSON.stringify(reader.state) === known(core, reader.seat) ? 0 : 1;
        else expect(JSON.stringify(reader.state)).toBe(known(core, reader.seat));
        // Nobody is offered what they can't choose any more.
        expect(reader.state.frame?.ask?.options ?? null).toEqual(
          stateFor(core, reader.seat).frame?.ask?.options ?? null,
        );
        expect(reader.owed.size).toBe(0);
      }
      if (below(rng, 10) === 0) readers.push(new Reader(broadcast, core, pick(rng, readers).seat));
      if (readers.length > 2 && below(rng, 10) === 0)
        broadcast.leave(readers.splice(below(rng, readers.length), 1)[0].connection);
      const curious = pick(rng, readers);
      if (below(rng, 4) === 0) {
        broadcast.bringUpToDate(core, curious.seat);
        expect(JSON.stringify(curious.state)).toBe(known(core, curious.seat));
      }
      if (below(rng, 4) > 0) continue;
      vi.advanceTimersByTime(GATHERING_MS);
      for (const reader of readers) expect(JSON.stringify(reader.state)).toBe(known(core, reader.seat));
    }
    vi.advanceTimersByTime(GATHERING_MS);
    for (const reader of readers) expect(JSON.stringify(reader.state)).toBe(known(core, reader.seat));
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(late).toBeGreaterThan(1000);
});

test('that a window was answered, which nobody is told, makes nothing come sooner', () => {
  const table = new ToyTable(fastRng('window'));
  const { core } = table;
  const broadcast = new Broadcast(tell => tell(core));
  const visitor = new Reader(broadcast, core, null);
  while (!core.isWindow) table.goOn();
  broadcast.tell(core);
  const { pending } = core.game ?? {};
  expect(pending?.waiting.length).toBeGreaterThan(1);
  core.apply({ type: 'answered', seat: pending?.waiting[0] ?? 0, text: 'pass' }, 0);
  broadcast.tell(core, { areMoves: true });
  expect(core.isWindow).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(visitor.heard).toBe(1);
});

test('who sees nothing change is told nothing, unless it was their doing', () => {
  const { core } = new ToyTable(fastRng('nothing'));
  const broadcast = new Broadcast(tell => tell(core));
  const [ann, bob] = [0, 1].map(seat => new Reader(broadcast, core, seat));
  ann.owed.add(7);
  broadcast.tell(core, { from: { connection: ann.connection, re: 7 } });
  expect([ann.heard, bob.heard, ann.owed.size]).toEqual([1, 0, 0]);
});

test('the frame of a viewer is the one of the kernel', () => {
  const table = new ToyTable(fastRng('frames'));
  while (table.log.length < 40 && table.goOn()) {
    const { game, phase } = table.core;
    if (game === null || phase !== 'playing') continue;
    for (const seat of [null, ...new Array(SEATS).keys()]) {
      expect(stateFor(table.core, seat).frame).toEqual(frameOf(game, seat));
    }
  }
});
