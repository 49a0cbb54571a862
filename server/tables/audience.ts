import type { Event, Json, Seat, Table, Terms } from '@bonebed/kernel';
import { type Delta, diff } from '../delta.ts';
import {
  type About,
  type AskInfo,
  type Change,
  type Heard,
  PROTOCOL,
  type TableState,
  type TableSummary,
} from '../protocol.ts';
import { stencilOf } from '../stencil.ts';
import type { TableCore } from './core.ts';

/**
 * The one place where a table becomes something that leaves the process. Whatever a seat (or, with null, a spectator) gets
 * to know of a game comes out of `stateFor`, `heardBy` and `barredFor`; they build it up from the kernel's views and strip nothing.
 */
export function stateFor(core: TableCore, seat: Seat | null): TableState {
  const { game } = core;
  return {
    phase: core.phase,
    seats: core.seatInfos,
    answers: core.answersFor(seat),
    view: game === null ? null : game.view(seat),
    score: game === null ? null : game.score(seat),
    ask: game === null || core.phase !== 'playing' ? null : askInfo(core, game, seat),
    undo: game === null || seat === null || core.phase !== 'playing' ? null : undoInfo(game, seat),
    proposal: core.proposal,
    clock: core.shownClock,
    result: core.result,
    fairness: core.fairness,
    rematch: core.rematch,
  };
}

function askInfo(core: TableCore, game: Table<Terms>, seat: Seat | null): AskInfo | null {
  const { pending } = game;
  if (pending === null) return null;
  const { what, values, kind, asked, waiting, scope } = pending;
  const mine = seat !== null && waiting.includes(seat);
  return {
    at: core.askTick,
    what,
    values,
    kind,
    asked,
    // In a reaction window it would tell who has left a standing pass.
    waiting: kind === 'react' ? asked : waiting,
    scope,
    options: mine ? game.choices(seat).map(({ option }) => option) : null,
  };
}

function undoInfo(game: Table<Terms>, seat: Seat): TableState['undo'] {
  const barrier = game.undoBarrier(seat);
  if (barrier === null) return 'can';
  return barrier.kind === 'start' ? null : { kind: barrier.kind, seat: barrier.seat };
}

/** The events that a seat has been told, from the kernel's number `since` on, without gaps for those it was not. */
export function heardBy(game: Table<Terms> | null, seat: Seat | null, since = 0): Event[] {
  return game === null ? [] : game.events(seat, since).filter(event => event !== null);
}

/** What the seat might want to do now and can't, and why. */
export function barredFor(game: Table<Terms>, seat: Seat) {
  return game.barred(seat).map(({ option, text, refusal }) => ({ option, text, refusal }));
}

export function aboutTable(core: TableCore, id: string): About {
  const { game, version, edition, settings, open, clock, standIn, createdAt, prelude } = core.meta;
  return {
    protocol: PROTOCOL,
    id,
    game,
    version,
    edition,
    settings,
    open,
    clock,
    standIn,
    createdAt,
    commitment: core.commitment,
    forkOf: prelude?.forkOf ?? null,
  };
}

export function summaryOf(core: TableCore, id: string): TableSummary {
  const { game, edition, settings, clock, open, createdAt } = core.meta;
  const { phase, updatedAt } = core;
  return { id, game, edition, settings, clock, phase, open, seats: core.seatInfos, createdAt, updatedAt };
}

/** What changed for an audience: a stencil's number, the text that fills it, and the stencil for those who don't have it. */
export interface Outgoing {
  readonly stencil: number;
  readonly fill: string;
  readonly drawn: string;
}

/** Beyond so many different shapes the changes of a table are sent as they are. */
const MOST_STENCILS = 500;

/** All who see the table with the same eyes: the browsers of one seat, or the spectators. */
export class Audience {
  readonly seat: Seat | null;
  readonly #stencils = new Map<string, number>();
  #state: Json;
  #heard: readonly Event[];

  constructor(core: TableCore, seat: Seat | null) {
    this.seat = seat;
    this.#state = asJson(stateFor(core, seat));
    this.#heard = heardBy(core.game, seat);
  }

  /**
   * What changed for it since last time; null if nothing did. `toldBefore` is how many events the game had told then, or null
   * if some of them were taken back.
   */
  update(core: TableCore, toldBefore: number | null): Outgoing | null {
    const state = asJson(stateFor(core, this.seat));
    const delta = diff(this.#state, state);
    this.#state = state;
    const { from, list } = this.#hear(core, toldBefore);
    const isHeard = list.length > 0 || from < this.#heard.length;
    if (delta === undefined && !isHeard) return null;
    const change: { delta?: Delta; events?: Heard } = {};
    if (delta !== undefined) change.delta = delta;
    if (isHeard) {
      change.events = { from, list };
      this.#heard = from === this.#heard.length ? this.#heard.concat(list) : [...this.#heard.slice(0, from), ...list];
    }
    return this.#stencilled(asJson(change));
  }

  #stencilled(change: Json): Outgoing {
    const { stencil, fill } = stencilOf(change);
    let number = this.#stencils.get(stencil);
    if (number === undefined && this.#stencils.size < MOST_STENCILS) {
      number = this.#stencils.size + 1;
      this.#stencils.set(stencil, number);
    }
    if (number === undefined) return { stencil: 0, fill: JSON.stringify(change), drawn: '' };
    return { stencil: number, fill: JSON.stringify(fill), drawn: stencil };
  }

  #hear({ game }: TableCore, toldBefore: number | null): Heard {
    if (toldBefore !== null) return { from: this.#heard.length, list: heardBy(game, this.seat, toldBefore) };
    const all = heardBy(game, this.seat);
    let from = 0;
    while (from < all.length && from < this.#heard.length && isSame(all[from], this.#heard[from])) from += 1;
    return { from, list: all.slice(from) };
  }
}

function isSame(a: Event, b: Event): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** It consists of JSON by its own making: views are `Json`, events and the rest are plain records. */
function asJson(value: TableState | Change): Json {
  return value as unknown as Json;
}
