import { below, type Event, fastRng, type Json, pick, type Seat } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { patch } from '../delta.ts';
import type { TableState } from '../protocol.ts';
import { guestOf, SEATS, ToyTable } from '../testing/toy-table.ts';
import { marksNow, Updates } from '../updates.ts';
import { heardBy, marksFor, stateFor } from './audience.ts';
import type { TableCore } from './core.ts';
import { type Connection, Crowd } from './crowd.ts';
import { LATE_MS } from './pace.ts';

/** As it comes out of the other end of a socket. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value));

/** All that someone should see. */
function seen(core: TableCore, seat: Seat | null) {
  return sent({ state: stateFor(core, seat), events: heardBy(core.game, seat), marks: marksFor(core, seat) });
}

/** Someone at the table who knows what they have been told. */
class Reader {
  readonly seat: Seat | null;
  readonly connection: Connection;
  heard = 0;
  /** The numbers of its commands that were not acknowledged yet. */
  readonly owed = new Set<number>();
  readonly #updates = new Updates();
  #state: TableState;
  #events: readonly Event[];
  #marks: readonly number[];

  constructor(crowd: Crowd, core: TableCore, seat: Seat | null) {
    this.seat = seat;
    const actor = seat === null ? null : { guest: guestOf(seat), name: `P${seat}` };
    this.connection = { actor, send: text => this.#hear(text) };
    expect(crowd.enter(core, this.connection)).toBe(seat);
    const { state, events, marks } = seen(core, seat);
    this.#state = state;
    this.#events = events;
    this.#marks = marks;
  }

  get knows() {
    return { state: this.#state, events: this.#events, marks: this.#marks };
  }

  #hear(text: string): void {
    const message = this.#updates.read(text);
    this.heard += 1;
    if ('re' in message && message.re !== undefined) expect(this.owed.delete(message.re)).toBe(true);
    if (message.type !== 'update') return;
    const { delta, events } = message;
    if (delta !== undefined) this.#state = patch(this.#state as unknown as Json, delta) as unknown as TableState;
    if (events !== undefined) this.#events = [...this.#events.slice(0, events.from), ...events.list];
    this.#marks = marksNow(this.#marks, events?.marks, this.#state.answers, this.#events.length);
  }
}

test('whenever they are told, and of how many moves at a time, all know in the end what they may know, and that it is stored', () => {
  let waited = 0;
  let owed = 0;
  for (let round = 0; round < 60; round++) {
    const rng = fastRng(`crowd ${round}`);
    const table = new ToyTable(rng);
    const { core } = table;
    const crowd = new Crowd();
    const readers = [null, ...new Array(SEATS).keys()].map(seat => new Reader(crowd, core, seat));
    while (table.log.length < 120 && table.goOn()) {
      const own = below(rng, 3) === 0 ? null : pick(rng, readers);
      const re = table.log.length;
      own?.owed.add(re);
      crowd.tell(core, re, { mayWait: below(rng, 4) > 0 }, own === null ? undefined : { ...own, re });
      const isLate = crowd.lateSince !== null;
      const asked = core.turn.isWindow ? core.turn.asked : core.turn.waiting;
      for (const reader of readers) {
        const isAsked = reader.seat !== null && asked.includes(reader.seat);
        if (isAsked || !isLate) {
          expect(reader.knows).toEqual(seen(core, reader.seat));
          expect(reader.owed.size).toBe(0);
        } else if (JSON.stringify(reader.knows) !== JSON.stringify(seen(core, reader.seat))) {
          waited += 1;
          owed += reader.owed.size;
        }
      }
      // Someone opens the table in another window.
      if (below(rng, 10) === 0) readers.push(new Reader(crowd, core, pick(rng, readers).seat));
      if (below(rng, 10) === 0) crowd.tellLate(core, re - below(rng, 6));
    }
    crowd.tellLate(core);
    for (const reader of readers) {
      expect(reader.knows).toEqual(seen(core, reader.seat));
      expect(reader.owed.size).toBe(0);
    }
  }
  expect(waited).toBeGreaterThan(100);
  expect(owed).toBeGreaterThan(100);
});

test('who only watches hears of several moves in one message, when it has waited long enough', () => {
  const table = new ToyTable(fastRng('watching'));
  const crowd = new Crowd();
  const spectator = new Reader(crowd, table.core, null);
  for (let now = 10; now < 18; now++) {
    table.goOn();
    crowd.tell(table.core, now, { mayWait: true });
    expect(crowd.lateSince).toBe(10);
  }
  crowd.tellLate(table.core, 9);
  expect(spectator.heard).toBe(0);
  crowd.tellLate(table.core, 10);
  expect(spectator.heard).toBe(1);
  expect(crowd.lateSince).toBe(null);
  expect(spectator.knows).toEqual(seen(table.core, null));
});

test('at a quick table who acted may wait for what it is asked next; at a slow one it is acknowledged at once', () => {
  const owedAfter = (stepMs: number): number => {
    let owed = 0;
    for (let round = 0; round < 20; round++) {
      const rng = fastRng(`waiting ${round}`);
      const table = new ToyTable(rng);
      const crowd = new Crowd();
      const readers = [...new Array(SEATS).keys()].map(seat => new Reader(crowd, table.core, seat));
      for (let step = 1; table.goOn(); step++) {
        const own = pick(rng, readers);
        own.owed.add(step);
        crowd.tell(table.core, step * stepMs, { mayWait: true }, { ...own, re: step });
        // At first nobody knows how quick it is.
        if (step > 20) owed += own.owed.size;
      }
    }
    return owed;
  };
  expect(owedAfter(LATE_MS + 1)).toBe(0);
  expect(owedAfter(1)).toBeGreaterThan(10);
});
