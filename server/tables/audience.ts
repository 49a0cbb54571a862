import {
  type Barrier,
  type Choice,
  type Event,
  foresee,
  type Json,
  type Pending,
  type Seat,
  type Table,
  type Terms,
} from '@bonebed/kernel';
import { type Fairness, NO_NONCE } from '../fairness.ts';
import {
  type About,
  type AskInfo,
  type MyTable,
  type Past,
  PROTOCOL,
  type Revealed,
  type TableState,
  type TableSummary,
} from '../protocol.ts';
import type { TableCore, Turn } from './core.ts';

/**
 * The one place where a table becomes something that leaves the process. Whatever a seat (or, with null, a spectator) gets
 * to know of a game comes out of the functions below, up to `previewFor`; they build it up from the kernel's views and strip nothing.
 */
export function stateFor(core: TableCore, seat: Seat | null): TableState {
  const { game } = core;
  return {
    phase: core.phase,
    seats: core.seatInfos,
    host: core.host,
    answers: core.answersFor(seat),
    view: game === null ? null : game.view(seat),
    score: game === null ? null : game.score(seat),
    ask: game === null || core.phase !== 'playing' ? null : askInfo(game, core.askTick, seat),
    undo: seat === null || core.phase !== 'playing' ? null : undoInfo(core, seat),
    proposal: core.proposal,
    anew: core.anew,
    clock: core.shownClock,
    result: core.result,
    fairness: core.fairness === null ? null : revealed(core.fairness),
    rematch: core.rematch,
  };
}

/** The commitment is known since the table was made. */
function revealed({ secret, nonces }: Fairness): Revealed {
  return { secret, nonces: nonces.map(nonce => (nonce === NO_NONCE ? null : nonce)) };
}

/** The ask as all see it who are not asked themselves: the same for all of them. */
let shownAsk: { readonly pending: Pending; readonly info: AskInfo } | null = null;

function askInfo(game: Table<Terms>, at: number, seat: Seat | null): AskInfo | null {
  const { pending } = game;
  if (pending === null) return null;
  if (seat !== null && pending.waiting.includes(seat)) return askOf(pending, at, game.choices(seat));
  if (shownAsk === null || shownAsk.pending !== pending || shownAsk.info.at !== at) {
    shownAsk = { pending, info: askOf(pending, at, null) };
  }
  return shownAsk.info;
}

function askOf(pending: Pending, at: number, choices: readonly Choice[] | null): AskInfo {
  const { what, values, kind, asked, scope } = pending;
  const options = choices?.map(({ option }) => option) ?? null;
  const texts = choices?.map(({ text }) => text) ?? null;
  return { at, what, values, kind, asked, waiting: waitedFor(pending), scope, options, texts };
}

/** Whom the game waits for, as far as everybody knows: in a reaction window it would tell who has left a standing pass. */
export function waitedFor({ kind, asked, waiting }: Pending): readonly Seat[] {
  return kind === 'react' ? asked : waiting;
}

function undoInfo(core: TableCore, seat: Seat): TableState['undo'] {
  const barrier = barrierFor(core, seat);
  if (barrier === null) return 'can';
  return barrier.kind === 'start' ? null : barrier;
}

/** Why a seat can't take back its last answer; its event is numbered among those that the seat has heard. */
export function barrierFor(core: TableCore, seat: Seat): Barrier | null {
  const { game } = core;
  const barrier = game === null ? null : game.undoBarrier(seat);
  if (game === null || barrier === null) return null;
  const { kind, seat: other, event } = barrier;
  if (event === null) return { kind, seat: other, event };
  const before = core.heardAmong(seat, event);
  // What came after may have been for other ears only.
  return { kind, seat: other, event: before < core.heardAmong(seat, game.eventCount) ? before : null };
}

/** The events that a seat has been told, from the kernel's number `since` on, without gaps for those it was not. */
export function heardBy(game: Table<Terms> | null, seat: Seat | null, since = 0): Event[] {
  return game === null ? [] : game.events(seat, since).filter(event => event !== null);
}

/** What the seat might want to do now and can't, and why. */
export function barredFor(game: Table<Terms>, seat: Seat) {
  return game.barred(seat).map(({ option, text, refusal }) => ({ option, text, refusal }));
}

/** How many events the seat had heard after each of the answers that it may count, from number `since` on. */
export function marksFor(core: TableCore, seat: Seat | null, since = 0): number[] {
  if (core.game === null) return [];
  return core.marks.slice(since, core.answersFor(seat) + 1).map(count => core.heardAmong(seat, count));
}

/** A moment of the past as that seat saw it; `game` is the table's game as it was after `answers`. */
export function pastFor(game: Table<Terms>, answers: number, seat: Seat | null): Past {
  return {
    answers,
    view: game.view(seat),
    score: game.score(seat),
    ask: pastAsk(game, seat),
    result: game.outcome,
  };
}

/** What was asked, without a number: nobody answers it any more. */
function pastAsk(game: Table<Terms>, seat: Seat | null): Past['ask'] {
  const info = askInfo(game, 0, seat);
  if (info === null) return null;
  const { at: _, ...ask } = info;
  return ask;
}

/**
 * What an answer would bring, worked out in worlds that the seat can't tell from the real one; undefined if it is no option.
 */
export function previewFor(game: Table<Terms>, seat: Seat, text: string): Json | undefined {
  return game.choices(seat).some(choice => choice.text === text) ? foresee(game, seat, text) : undefined;
}

export function aboutTable(core: TableCore, { id, strays }: { readonly id: string; readonly strays: number }): About {
  const { game, version, edition, settings, open, clock, createdAt, prelude } = core.meta;
  return {
    protocol: PROTOCOL,
    id,
    game,
    version,
    edition,
    settings,
    open,
    clock,
    standIn: core.standIn,
    createdAt,
    commitment: core.commitment,
    forkOf: prelude?.forkOf ?? null,
    strays,
  };
}

export function summaryOf(core: TableCore, id: string): TableSummary {
  const { game, edition, settings, clock, open, createdAt } = core.meta;
  const { phase, updatedAt } = core;
  return { id, game, edition, settings, clock, phase, open, seats: core.seatInfos, createdAt, updatedAt };
}

/** A table in the list of someone who holds a seat at it. */
export function myTable(summary: TableSummary, seat: Seat, { isWindow, asked, waiting }: Turn): MyTable {
  const shown = isWindow ? asked.filter(other => other !== seat || waiting.includes(other)) : waiting;
  return { ...summary, seat, waiting: shown };
}
