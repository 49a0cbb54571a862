import type { Event, Json, Seat } from '@bonebed/kernel';
import { diff } from '../delta.ts';
import type { Changes, Gift, Heard, ServerMessage, TableState } from '../protocol.ts';
import { isSame, Shapes, type Stencil } from '../shapes.ts';
import { heardBy, marksFor, stateFor, waitedFor } from './audience.ts';
import type { TableCore } from './core.ts';
import type { Actor } from './decide.ts';
import { LATE_MS } from './pace.ts';

/** Someone who looks at a table: one socket. */
export interface Connection {
  readonly actor: Actor | null;
  send(text: string): void;
}

/** Whose command it was, and the number that its acknowledgement is to carry. */
export interface Origin {
  readonly connection: Connection;
  readonly re?: number;
}

/** How a change is to be told. */
export interface Telling {
  /** All may be different: the table was made anew from its log. */
  readonly isAnew?: boolean;
  /** Those of whom nothing is expected may hear of it later. */
  readonly mayWait?: boolean;
}

/** All who look at one table. Whoever sees it with the same eyes gets the same words. */
export class Crowd {
  readonly #audiences = new Map<Seat | null, Audience>();

  get size(): number {
    let count = 0;
    for (const { viewers } of this.#audiences.values()) count += viewers.length;
    return count;
  }

  /** Puts a connection among those who see what it may see; gives the seat that it sees the table from. */
  enter(core: TableCore, connection: Connection): Seat | null {
    // Who comes sees the table as it is now, with the others of the same eyes.
    this.tellLate(core);
    this.leave(connection);
    const seat = core.seatOf(connection.actor?.guest ?? null);
    let audience = this.#audiences.get(seat);
    if (audience === undefined) {
      audience = new Audience(core, seat);
      this.#audiences.set(seat, audience);
    }
    audience.viewers.push(new Viewer(connection));
    return seat;
  }

  leave(connection: Connection): void {
    for (const [seat, { viewers }] of this.#audiences) {
      const place = viewers.findIndex(viewer => viewer.connection === connection);
      if (place !== -1) viewers.splice(place, 1);
      if (viewers.length === 0) this.#audiences.delete(seat);
    }
  }

  /** Since when somebody has waited to be told; null if nobody does. */
  get lateSince(): number | null {
    let since: number | null = null;
    for (const { lateSince } of this.#audiences.values()) {
      if (lateSince !== null && (since === null || lateSince < since)) since = lateSince;
    }
    return since;
  }

  /** Tells of a change, which acknowledges it to the one whose doing it was. */
  tell(core: TableCore, now: number, { isAnew = false, mayWait = false }: Telling, from?: Origin, gift?: Gift): void {
    let own: Viewer | null = null;
    let heard: Heard | null = null;
    for (const audience of this.#audiences.values()) {
      const viewer = from === undefined ? null : audience.viewerOf(from.connection);
      own ??= viewer;
      const isResting = audience.isResting(core, now);
      // Who acted is told at once, unless it will soon be asked and told anyway.
      if (mayWait && isResting && (viewer === null || audience.isSoonAsked)) audience.lateSince ??= now;
      else {
        audience.lateSince = null;
        heard = audience.look(core, isAnew, heard);
      }
    }
    if (from !== undefined) acknowledge(core.tick, from, gift, own);
    for (const audience of this.#audiences.values()) if (audience.lateSince === null) audience.tell(core.tick);
  }

  /** Tells those who have waited since then, or longer. */
  tellLate(core: TableCore, since = Number.POSITIVE_INFINITY): void {
    for (const audience of this.#audiences.values()) {
      if (audience.lateSince === null || audience.lateSince > since) continue;
      audience.lateSince = null;
      audience.look(core, false, null);
      audience.tell(core.tick);
    }
  }

  get connections(): Connection[] {
    return [...this.#audiences.values()].flatMap(({ viewers }) => viewers.map(({ connection }) => connection));
  }

  /** The same words to everybody. */
  send(text: string): void {
    for (const connection of this.connections) connection.send(text);
  }

  /** The connections that see the table from another seat than theirs, after seats have changed hands. */
  misplaced(core: TableCore): Connection[] {
    const misplaced: Connection[] = [];
    for (const { seat, viewers } of this.#audiences.values()) {
      for (const { connection } of viewers) {
        if (core.seatOf(connection.actor?.guest ?? null) !== seat) misplaced.push(connection);
      }
    }
    return misplaced;
  }
}

/** What changed is the acknowledgement; only where there is more to say, or nobody looks, it takes a message of its own. */
function acknowledge(seq: number, from: Origin, gift: Gift | undefined, viewer: Viewer | null): void {
  if (viewer === null || gift !== undefined) sendDone(from, seq, gift);
  else viewer.owe(seq, from.re ?? 0);
}

/** Acknowledges a command, and gives what it brought. */
export function sendDone({ connection, re }: Origin, seq: number, gift?: Gift): void {
  const done: ServerMessage = { type: 'done', ...reply(re), seq, ...(gift === undefined ? {} : { gift }) };
  connection.send(JSON.stringify(done));
}

export function reply(re: number | undefined): { re?: number } {
  return re === undefined ? {} : { re };
}

/** One connection, and which stencils it has been sent, by their numbers. */
class Viewer {
  readonly connection: Connection;
  readonly #stencils: boolean[] = [];
  /** The number of its command that was carried out and not acknowledged yet, 0 if it had none; null if there is no such command. */
  #owed: number | null = null;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Acknowledges its command with what it is told next. */
  owe(seq: number, re: number): void {
    if (this.#owed !== null) this.tell(seq, null);
    this.#owed = re;
  }

  /** Tells what changed, if something did, and acknowledges what is owed. */
  tell(seq: number, change: Outgoing | null): void {
    const re = this.#owed;
    this.#owed = null;
    if (change !== null) this.#send(seq, re ?? 0, change);
    else if (re !== null) sendDone({ connection: this.connection, ...(re === 0 ? {} : { re }) }, seq);
  }

  #send(seq: number, re: number, { stencils, fill }: Outgoing): void {
    this.connection.send(`[${seq},${re},${stencils === null ? '0' : this.#named(stencils)},${fill}]`);
  }

  /** Stencils by their numbers, with their shapes where it gets them for the first time. */
  #named(stencils: readonly NumberedStencil[]): string {
    let text = '[';
    let comma = '';
    for (const { number, shape } of stencils) {
      text += comma;
      if (this.#stencils[number] === true) text += number;
      else {
        this.#stencils[number] = true;
        text += `[${number},${shape}]`;
      }
      comma = ',';
    }
    return `${text}]`;
  }
}

/** What changed for an audience: the stencils of the fields, or null if it is said without, and the text that fills their gaps. */
interface Outgoing {
  readonly stencils: readonly NumberedStencil[] | null;
  readonly fill: string;
}

interface NumberedStencil extends Stencil {
  readonly number: number;
}

/** Beyond so many different shapes of fields at a table, changes with other ones are sent as they are. */
const MOST_STENCILS = 500;

/** The shapes that any table's changes had. Their numbers are each audience's own: they tell nothing of other tables. */
const shapes = new Shapes();

/** The fields of a state, in the order in which changes of them are told, each with its own way to it: one way for all is slow. */
const fields: readonly { readonly name: keyof TableState; readonly of: (state: TableState) => Json }[] = [
  { name: 'phase', of: state => state.phase },
  { name: 'seats', of: state => asJson(state.seats) },
  { name: 'host', of: state => state.host },
  { name: 'answers', of: state => state.answers },
  { name: 'view', of: state => state.view },
  { name: 'score', of: state => asJson(state.score) },
  { name: 'ask', of: state => asJson(state.ask) },
  { name: 'undo', of: state => asJson(state.undo) },
  { name: 'proposal', of: state => asJson(state.proposal) },
  { name: 'anew', of: state => state.anew },
  { name: 'clock', of: state => asJson(state.clock) },
  { name: 'result', of: state => asJson(state.result) },
  { name: 'fairness', of: state => asJson(state.fairness) },
  { name: 'rematch', of: state => state.rematch },
];

type Change = { -readonly [Field in keyof Changes]: Changes[Field] };

/** All who see the table with the same eyes: the browsers of one seat, or the spectators. */
class Audience {
  readonly seat: Seat | null;
  readonly viewers: Viewer[] = [];
  /** Since when something has changed that it did not look at yet. */
  lateSince: number | null = null;
  /** By their shapes. */
  readonly #stencils = new Map<string, NumberedStencil>();
  readonly #heard: Event[];
  #state: TableState;
  /** How many events the game had told when it last looked, and how often it had gone back. */
  #told: number;
  #rewinds: number;
  /** Since when nothing has been expected of it, and how long that was the last time; before the first time it is thought to be short. */
  #restsSince: number | null = null;
  #restedMs = 0;
  /** What changed when it last looked; null if nothing did. */
  #outgoing: Outgoing | null = null;

  constructor(core: TableCore, seat: Seat | null) {
    this.seat = seat;
    this.#state = stateFor(core, seat);
    this.#heard = heardBy(core.game, seat);
    this.#told = core.game?.eventCount ?? 0;
    this.#rewinds = core.rewinds;
  }

  viewerOf(connection: Connection): Viewer | null {
    for (const viewer of this.viewers) if (viewer.connection === connection) return viewer;
    return null;
  }

  /** Whether it has nothing to do; keeps in mind for how long. */
  isResting(core: TableCore, now: number): boolean {
    const isResting = this.#isOnlyWatching(core);
    if (isResting) this.#restsSince ??= now;
    else if (this.#restsSince !== null) {
      this.#restedMs = now - this.#restsSince;
      this.#restsSince = null;
    }
    return isResting;
  }

  /** Whether it will be asked before it has waited for too long, if things go on as they did. */
  get isSoonAsked(): boolean {
    return this.seat !== null && this.#restedMs <= LATE_MS;
  }

  /** Whether nothing is expected of it, as far as everybody knows, and nothing was taken back that it has seen. */
  #isOnlyWatching({ phase, game, rewinds }: TableCore): boolean {
    const pending = game?.pending ?? null;
    if (phase !== 'playing' || pending === null || rewinds !== this.#rewinds) return false;
    return this.seat === null || !waitedFor(pending).includes(this.seat);
  }

  /** Tells what changed when it last looked. */
  tell(seq: number): void {
    for (const viewer of this.viewers) viewer.tell(seq, this.#outgoing);
  }

  /**
   * Sees what changed since last time; with `isAnew` the table is another one. Gives what it heard: `others` are what another audience has just
   * heard, and mostly it is the same.
   */
  look(core: TableCore, isAnew: boolean, others: Heard | null): Heard | null {
    const before = this.#state;
    const state = stateFor(core, this.seat);
    const heard = this.#hear(core, isAnew || core.rewinds !== this.#rewinds, before.answers, state.answers);
    const events = heard !== null && others !== null && isSameHeard(heard, others) ? others : heard;
    this.#state = state;
    this.#told = core.game?.eventCount ?? 0;
    this.#rewinds = core.rewinds;
    // Nothing comes after the end that would have the same shape.
    this.#outgoing =
      (state.phase === 'over' ? null : this.#stencilled(before, state, events)) ?? asItIs(before, state, events);
    return events;
  }

  /** The events that are new, or null if there are none; from the first on that is different where answers were taken back. */
  #hear(core: TableCore, isRewound: boolean, before: number, answers: number): Heard | null {
    const { game } = core;
    const { from, list } = isRewound
      ? this.#hearAnew(heardBy(game, this.seat))
      : { from: this.#heard.length, list: heardBy(game, this.seat, this.#told) };
    if (list.length === 0 && from === this.#heard.length) return null;
    if (this.#heard.length > from) this.#heard.length = from;
    for (const event of list) this.#heard.push(event);
    if (answers - before < 2) return { from, list };
    return { from, list, marks: marksFor(core, this.seat, before + 1).slice(0, -1) };
  }

  #hearAnew(all: readonly Event[]): Heard {
    let from = 0;
    while (from < all.length && from < this.#heard.length && isSame(asJson(all[from]), asJson(this.#heard[from])))
      from += 1;
    return { from, list: all.slice(from) };
  }

  /** The change by its stencils; null if nothing changed, or if it takes a stencil too many. */
  #stencilled(before: TableState, state: TableState, events: Heard | null): Outgoing | null {
    const fill: Json[] = [];
    const stencils: NumberedStencil[] = [];
    for (const { name, of } of fields) {
      const stencil = shapes.change(name, of(before), of(state), fill);
      if (stencil === null) continue;
      const numbered = this.#numbered(stencil);
      if (numbered === null) return null;
      stencils.push(numbered);
    }
    if (events !== null) {
      const numbered = this.#numbered(shapes.value('events', asJson(events), fill));
      if (numbered === null) return null;
      stencils.push(numbered);
    }
    return stencils.length === 0 ? null : { stencils, fill: fillText(fill) };
  }

  /** The stencil with its number here; null if it is one too many. */
  #numbered({ shape }: Stencil): NumberedStencil | null {
    let numbered = this.#stencils.get(shape);
    if (numbered === undefined) {
      if (this.#stencils.size >= MOST_STENCILS) return null;
      numbered = { number: this.#stencils.size + 1, shape };
      this.#stencils.set(shape, numbered);
    }
    return numbered;
  }
}

/** Whether two have heard the very same events. */
function isSameHeard(a: Heard, b: Heard): boolean {
  if (a.from !== b.from || a.list.length !== b.list.length || a.marks !== b.marks) return false;
  for (let i = 0; i < a.list.length; i++) if (a.list[i] !== b.list[i]) return false;
  return true;
}

/** As JSON; most of it is numbers, and they are written faster one by one. */
function fillText(fill: readonly Json[]): string {
  let text = '[';
  let comma = '';
  for (const value of fill) {
    text += comma;
    text += Number.isSafeInteger(value) ? value : JSON.stringify(value);
    comma = ',';
  }
  return `${text}]`;
}

/** The change without a stencil; null if nothing changed. */
function asItIs(before: TableState, state: TableState, events: Heard | null): Outgoing | null {
  const change: Change = {};
  for (const { name, of } of fields) {
    const delta = diff(of(before), of(state));
    if (delta !== undefined) change[name] = delta;
  }
  if (events !== null) change.events = events;
  const isChanged = Object.keys(change).length > 0;
  return isChanged ? { stencils: null, fill: JSON.stringify(change) } : null;
}

/** It consists of JSON by its own making: views are `Json`, events and the rest are plain records. */
function asJson(value: TableState[keyof TableState] | Event | Heard): Json {
  return value as unknown as Json;
}
