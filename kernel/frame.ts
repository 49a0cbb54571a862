import type { Event, Json, Option, Outcome, Seat, Sheet, Terms } from './game.ts';
import type { Barrier } from './history.ts';
import { answersTo, type Pending } from './step-host.ts';
import type { Choice, Table } from './table.ts';

/** The decision that a table waits for, as one viewer may know it. */
export interface FrameAsk extends Pending {
  /** The seats that have not answered. In a reaction window that is nobody's business: all asked seats stand here until it closes. */
  readonly waiting: readonly Seat[];
  /** What this viewer may choose from, in parts, to show it; null if it is not asked or has answered. */
  readonly options: readonly Option[] | null;
  /** The text of each of these options, to answer with. */
  readonly texts: readonly string[] | null;
}

/** What one viewer sees of a table at one moment. */
export interface Moment {
  /** Whose eyes: a seat's, or with null a spectator's. */
  readonly seat: Seat | null;
  /** How many answers stand, as far as this viewer may notice; undo lowers it. */
  readonly length: number;
  readonly view: Json;
  readonly ask: FrameAsk | null;
  readonly score: Sheet;
  /** Why this viewer can't take back its last answer; null if it can. Its `event` is a place among `events`. */
  readonly undo: Barrier | null;
  readonly outcome: Outcome | null;
}

/** All that one viewer knows of a table at one moment. Whatever shows a table, or plays at it, reads frames and answers with the text of an option. */
export interface Frame extends Moment {
  /** What this viewer has been told so far. */
  readonly events: readonly Event[];
  /** The scope of the reaction windows in which this seat passes by itself; nobody else's business. */
  readonly standing: string | null;
  /** `marks[n]`: how many of the events had been told when n answers had been given. The last is for now. */
  readonly marks: readonly number[];
}

/** The options of an ask, each with its text; none where nobody is asked. */
export function choicesOf(ask: FrameAsk | null): Choice[] {
  const texts = ask?.texts ?? [];
  return ask?.options?.map((option, index) => ({ option, text: texts[index] })) ?? [];
}

/** Why someone can't undo who has done nothing. */
export const NOTHING_TO_UNDO: Barrier = { kind: 'start', seat: null, event: null };

/**
 * The one place where a table becomes what a viewer may know. It is built up from what the rules show to that seat, and says nothing of who
 * has answered an open reaction window.
 */
export function frameOf<T extends Terms>(table: Table<T>, seat: Seat | null): Frame {
  const length = lengthFor(table, seat);
  const { view, ask, score, undo, outcome } = momentOf(table, seat, length);
  const standing = seat === null ? null : table.standing(seat);
  const events = table.heard(seat);
  const marks = table.marks(seat, length);
  // In one piece: frames are made with every move for everybody who looks on.
  return { seat, length, view, ask, score, undo, outcome, standing, events, marks };
}

/** What a viewer saw when `length` answers had been given. Nothing is decided there any more. */
export function pastMoment<T extends Terms>(table: Table<T>, seat: Seat | null, length: number): Moment {
  const then = table.past(length);
  return { ...momentOf(then.table, seat, then.length), undo: NOTHING_TO_UNDO };
}

/** The frame of a past moment: what was heard by then is known from the frame of now. */
export function pastFrame(moment: Moment, now: Frame): Frame {
  const marks = now.marks.slice(0, moment.length + 1);
  return { ...moment, standing: null, events: now.events.slice(0, marks.at(-1)), marks };
}

/** What a viewer saw, and had heard, when `length` answers had been given. */
export function pastFrameOf<T extends Terms>(table: Table<T>, seat: Seat | null, length: number): Frame {
  return pastFrame(pastMoment(table, seat, length), frameOf(table, seat));
}

/** The frame of a copy that was taken from the past and goes on otherwise, as if all before were its own: `from` is the copy's frame when it was taken. */
export function continuedFrame(past: Frame, from: Frame, now: Frame): Frame {
  const before = past.events.length - from.events.length;
  return {
    ...now,
    length: past.length + now.length - from.length,
    events: [...past.events, ...now.events.slice(from.events.length)],
    marks: [...past.marks, ...now.marks.slice(from.marks.length).map(mark => before + mark)],
  };
}

/** A frame in which nothing is to be decided any more, whatever the rules still ask: somebody resigned. */
export function closedFrame(frame: Frame, outcome: Outcome | null): Frame {
  return { ...frame, ask: null, undo: NOTHING_TO_UNDO, standing: null, outcome };
}

/** Whom the game waits for, as far as everybody knows: in a reaction window it would tell who has left a standing pass. */
export function waitedFor({ kind, asked, waiting }: Pending): readonly Seat[] {
  return kind === 'react' ? asked : waiting;
}

/** How many answers stand, as far as a viewer may notice: in a reaction window only its own is known to it. */
export function lengthFor<T extends Terms>({ pending, length }: Table<T>, seat: Seat | null): number {
  if (pending === null || pending.kind !== 'react') return length;
  const { asked, waiting } = pending;
  const own = seat !== null && asked.includes(seat) && !waiting.includes(seat);
  return length - answersTo(pending) + (own ? 1 : 0);
}

/** Why a seat can't take back its last answer; its event is numbered among those that the seat has heard. */
export function barrierFor<T extends Terms>(table: Table<T>, seat: Seat): Barrier | null {
  const barrier = table.undoBarrier(seat);
  if (barrier === null || barrier.event === null) return barrier;
  const before = table.heardAmong(seat, barrier.event);
  // What came after may have been for other ears only.
  return { ...barrier, event: before < table.heard(seat).length ? before : null };
}

function momentOf<T extends Terms>(table: Table<T>, seat: Seat | null, length: number): Moment {
  return {
    seat,
    length,
    view: table.view(seat),
    ask: askFor(table, seat),
    score: table.score(seat),
    undo: seat === null ? NOTHING_TO_UNDO : barrierFor(table, seat),
    outcome: table.outcome,
  };
}

function askFor<T extends Terms>(table: Table<T>, seat: Seat | null): FrameAsk | null {
  const { pending } = table;
  if (pending === null) return null;
  const { what, values, kind, asked, scope } = pending;
  const choices = seat !== null && pending.waiting.includes(seat) ? table.choices(seat) : null;
  const options = choices?.map(({ option }) => option) ?? null;
  const texts = choices?.map(({ text }) => text) ?? null;
  return { what, values, kind, asked, waiting: waitedFor(pending), scope, options, texts };
}
