import type { Seat } from '@bonebed/kernel';
import { type CallKind, DAY_MS } from '@bonebed/protocol';
import { clockInfo, endOf } from '../tables/clock.ts';
import type { TableCore } from '../tables/core.ts';
import type { Entry } from '../tables/entry.ts';

/** What there is to say, and as what people choose to hear of it. */
const TOPICS = {
  turn: 'turn',
  reminder: 'turn',
  reaction: 'reaction',
  undo: 'proposal',
  rematch: 'proposal',
  invited: 'invited',
  over: 'over',
  fading: 'deadline',
} as const satisfies Readonly<Record<string, CallKind>>;
export type Topic = keyof typeof TOPICS;

export function kindOf({ topic }: Pick<Wanted, 'topic'>): CallKind {
  return TOPICS[topic];
}

/**
 * What a table wants of somebody, as it is stored until they come: all that a message needs, and nothing that only some at the table know.
 * The names are those on the seats.
 */
export interface Wanted {
  readonly topic: Topic;
  /** Names this occasion among all of the table: whoever has heard of it is not told again. */
  readonly mark: string;
  /** When it came up. */
  readonly at: number;
  /** When their time is up, and from when on they are warned of it; null without a clock by the day. */
  readonly deadline: number | null;
  readonly warnAt: number | null;
  readonly game: string;
  /** The others at the table. */
  readonly names: readonly string[];
  /** Who asks for it, or has won. */
  readonly by: readonly string[];
}

/** What changes for some people at a table: it wants something else of them, or nothing any more. */
export interface Call {
  readonly guests: readonly string[];
  readonly wanted: Wanted | null;
  /** They have just done something at the table themselves: they know. */
  readonly isHere: boolean;
}

/** How long before their time is up people are warned: a quarter of it, a day at most. */
const LONGEST_WARNING_MS = DAY_MS;

/** What there is to say to a seat: known after each move, while the rest of what is wanted is for those who can be called. */
type Reason = Pick<Wanted, 'topic' | 'mark' | 'by'>;

/** What the table wants of a seat. */
function wantedOf(core: TableCore, seat: Seat): Wanted | null {
  const reason = reasonFor(core, seat);
  if (reason === null) return null;
  const others = [...core.seats.keys()].filter(other => other !== seat);
  return { ...reason, at: core.clock.at, ...timeOf(core, seat), game: core.meta.game, names: namesAt(core, others) };
}

/** Seats that nobody holds have none. */
function reasonFor(core: TableCore, seat: Seat): Reason | null {
  if (core.seats[seat].guests.length === 0) return null;
  switch (core.phase) {
    case 'lobby':
      return reasonInLobby(core, seat);
    case 'playing':
      return reasonInPlay(core, seat);
    case 'over':
      return core.seq === 0 ? null : { topic: 'over', mark: 'over', by: winners(core) };
  }
}

/** Who is asked to play again, to say so; whoever made the table, to begin when all are there. */
function reasonInLobby(core: TableCore, seat: Seat): Reason | null {
  if (core.seats[seat].asked) return { topic: 'rematch', mark: 'rematch', by: hostOf(core) };
  if (core.host !== seat || core.fullSince === null) return null;
  return { topic: 'invited', mark: `full ${core.fullSince}`, by: [] };
}

function reasonInPlay(core: TableCore, seat: Seat): Reason | null {
  const { proposal, turn, askTick } = core;
  if (proposal?.needed.includes(seat) && !proposal.agreed.includes(seat)) {
    const mark = `undo ${askTick} ${proposal.seat} ${core.proposals[proposal.seat]}`;
    return { topic: 'undo', mark, by: namesAt(core, [proposal.seat]) };
  }
  if (core.seats[seat].by !== 'person' || !turn.waiting.includes(seat)) return null;
  const mark = `ask ${askTick}`;
  const { reminded, awaitedSince } = core.seats[seat];
  // A reminder of an earlier question is none of this one.
  if (reminded === null || awaitedSince === null || reminded.at < awaitedSince) {
    return { topic: turn.isWindow ? 'reaction' : 'turn', mark, by: [] };
  }
  return { topic: 'reminder', mark: `${mark} ${reminded.times}`, by: namesAt(core, [reminded.by]) };
}

function timeOf({ clock, phase }: TableCore, seat: Seat): Pick<Wanted, 'deadline' | 'warnAt'> {
  const { spec, running } = clock;
  if (phase !== 'playing' || spec.kind !== 'day' || !running.includes(seat)) return { deadline: null, warnAt: null };
  const info = clockInfo(clock);
  if (info === null) return { deadline: null, warnAt: null };
  const deadline = endOf(info, seat);
  return { deadline, warnAt: deadline - Math.min(LONGEST_WARNING_MS, spec.perTurnMs / 4) };
}

/** For everybody at a game that is not over, and at which nothing has happened for long: it goes then, unless somebody plays on. */
export function fadingCalls(core: TableCore, now: number, goesAt: number): Call[] {
  return core.seats.flatMap(({ guests }, seat) => {
    if (guests.length === 0) return [];
    const others = [...core.seats.keys()].filter(other => other !== seat);
    const time = { at: now, deadline: goesAt, warnAt: now };
    const wanted = { topic: 'fading' as const, mark: `fading ${goesAt}`, ...time, game: core.meta.game, by: [] };
    return [{ guests, wanted: { ...wanted, names: namesAt(core, others) }, isHere: false }];
  });
}

function hostOf(core: TableCore): string[] {
  return typeof core.host === 'number' ? namesAt(core, [core.host]) : [];
}

function winners(core: TableCore): string[] {
  const places = core.result?.places ?? [];
  return namesAt(
    core,
    [...core.seats.keys()].filter(seat => places[seat] === 1),
  );
}

function namesAt({ seats }: TableCore, which: readonly Seat[]): string[] {
  return which.flatMap(seat => seats[seat].name ?? []);
}

/** What a table wants of whom, so that it is told only where that changes. */
export class Wants {
  #keys: readonly string[];
  #guests: readonly (readonly string[])[];

  constructor(core: TableCore) {
    this.#keys = keysOf(core);
    this.#guests = guestsOf(core);
  }

  /** What has changed by these entries for those who can be reached (null: perhaps all), and how it stands from now on. */
  changed(core: TableCore, entries: readonly Entry[], reachable: ReadonlySet<string> | null): Call[] {
    const [keys, guests] = [this.#keys, this.#guests];
    this.#keys = keysOf(core);
    this.#guests = guestsOf(core);
    const isReached = (guest: string): boolean => reachable === null || reachable.has(guest);
    const calls: Call[] = [];
    for (const [seat, held] of this.#guests.entries()) {
      const gone = guests[seat].filter(guest => !held.includes(guest) && isReached(guest));
      if (gone.length > 0) calls.push({ guests: gone, wanted: null, isHere: false });
      const isSame = keys[seat] === this.#keys[seat];
      const called = held.filter(guest => !(isSame && guests[seat].includes(guest)) && isReached(guest));
      if (called.length > 0 && !(isSame && this.#keys[seat] === '')) {
        const isHere = entries.some(entry => doer(entry) === seat);
        calls.push({ guests: called, wanted: wantedOf(core, seat), isHere });
      }
    }
    return calls;
  }

  /** What it wants from the first moment on. */
  static first(core: TableCore): Call[] {
    return core.seats.flatMap(({ guests }, seat) => {
      const wanted = wantedOf(core, seat);
      return wanted === null ? [] : [{ guests, wanted, isHere: false }];
    });
  }

  /** All that it wants: for those who have only now said how they can be reached. */
  static all(core: TableCore, guest: string): Call[] {
    const seat = core.seatOf(guest);
    return seat === null ? [] : [{ guests: [guest], wanted: wantedOf(core, seat), isHere: true }];
  }
}

function keysOf(core: TableCore): string[] {
  return core.seats.map((_, seat) => {
    const reason = reasonFor(core, seat);
    return reason === null ? '' : `${reason.mark} ${timeOf(core, seat).deadline}`;
  });
}

function guestsOf({ seats }: TableCore): string[][] {
  return seats.map(({ guests }) => guests.slice());
}

/** Whose doing an entry is, as far as a seat did it. */
function doer(entry: Entry): Seat | null {
  switch (entry.type) {
    case 'answered':
    case 'undone':
    case 'proposed':
    case 'agreed':
    case 'declined':
    case 'stood':
    case 'resigned':
    case 'cameBack':
    case 'handedOver':
    case 'joined':
    case 'held':
      return entry.seat;
    case 'takenOver':
      return entry.by;
    default:
      return null;
  }
}
