import type { Anew, Outcome, Reply, Seat, Settings, State } from '@bonebed/kernel';
import type { ClockSpec, Experience, Lock } from '@bonebed/protocol';
import type { SeatState } from './seats.ts';

/**
 * The format in which tables and their logs are stored. Whoever gives something that is stored another meaning raises it, and writes it into
 * what is meant so; a new kind of entry is known by its name. A server leaves to newer ones what it can't read (`LeftToNewer`).
 */
export const FORMAT = 4;

/**
 * The format that a table needs: servers before the second would let clocks run at night that must not, those before the third know one kind of chance
 * and one beginning of a game, those before the fourth would not count what people make of a duplicate.
 */
export function formatFor(clock: ClockSpec, { chance, start, deal }: Beginning): number {
  if (deal?.startsWith('duplicate-') === true) return 4;
  if (chance !== undefined || start !== undefined || deal !== undefined) return 3;
  return clock.kind === 'day' && clock.rest !== undefined ? 2 : 1;
}

/** How a game begins, where it is not an ordinary deal. */
export interface Beginning {
  /** Chance goes by the turn, so that others can play the same deal. */
  readonly chance?: 'byTurn';
  /** Where it begins, if not with the deal. */
  readonly start?: State;
  /** The deal that others play too (`deals/`): nobody looks on, and nothing goes back. */
  readonly deal?: string;
}

/** What a table was made with. It is stored once and never changes; `secret` never leaves before the game is over. */
export interface TableMeta extends Beginning {
  /** Missing where it is the first. */
  readonly format?: number;
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly open: boolean;
  readonly clock: ClockSpec;
  readonly standIn: string;
  readonly createdAt: number;
  readonly createdBy: string | null;
  /** The server's part of the seed; null where the seed is given with `prelude`. */
  readonly secret: string | null;
  /** Hashes of the invitations that the table was made with. */
  readonly invites: readonly string[];
  /** It was made to play with anyone, and begins by itself when all seats are taken; missing at all other tables. */
  readonly forAnyone?: true;
  /** Whom its maker would like to play with; missing where that was not said. */
  readonly wanted?: Experience;
  /** Everybody at it may ask for hints; missing where nobody may. */
  readonly hints?: true;
  /** Answers that stood before the table was made: a fork, or an imported record (`over`). */
  readonly prelude: Prelude | null;
}

export interface Prelude {
  readonly seed: string;
  readonly answers: readonly Reply[];
  /** Chance has begun anew since the last of them; missing where it has not. */
  readonly anew?: Anew;
  readonly forkOf: { readonly table: string; readonly at: number } | null;
  /** An imported record: nobody plays on. */
  readonly over: boolean;
  /** What the record said of its seed. */
  readonly fairness: {
    readonly commitment: string;
    readonly secret: string;
    readonly nonces: readonly string[];
  } | null;
}

/** One line of a table's log. The log is the truth: everything else about a table follows from it. */
export type Entry =
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly guest: string;
      readonly name: string;
      readonly link: string;
      /** They were seated by another's wish to play again, and have not said yet that they come; missing in logs of older servers. */
      readonly asked?: true;
    }
  | { readonly type: 'held'; readonly seat: Seat; readonly guest: string }
  /** These devices hold the seat no longer. */
  | { readonly type: 'released'; readonly seat: Seat; readonly guests: readonly string[] }
  /** Whoever sits there is called otherwise from now on; null: they have had themselves deleted. */
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string | null }
  | { readonly type: 'linked'; readonly seat: Seat; readonly link: string }
  /** No link to the seat is good any more. */
  | { readonly type: 'unlinked'; readonly seat: Seat }
  | { readonly type: 'invited'; readonly invite: string }
  /** No invitation is good any more. */
  | { readonly type: 'uninvited' }
  | { readonly type: 'left'; readonly seat: Seat }
  /** The host asked whoever sat there to leave. */
  | { readonly type: 'dismissed'; readonly seat: Seat }
  /** The host lets nobody else sit down, or look on either, or all again. */
  | { readonly type: 'locked'; readonly lock: Lock | null }
  /** The host has closed the talk, or opened it. */
  | { readonly type: 'quieted'; readonly quiet: boolean }
  | { readonly type: 'nonce'; readonly seat: Seat; readonly nonce: string }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string }
  /** From here on the bot of this seat had no time to think and played as the simplest one, or has time again. */
  | { readonly type: 'hurried'; readonly seat: Seat; readonly hurried: boolean }
  | { readonly type: 'started' }
  | { readonly type: 'answered'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'undone'; readonly seat: Seat }
  /**
   * `anew` is missing in logs of older servers: there a table went back with all that was to come, and over the heads of those for whom
   * a bot played.
   */
  | { readonly type: 'proposed'; readonly seat: Seat; readonly length: number; readonly anew?: true }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'stood'; readonly seat: Seat; readonly scope: string | null }
  /** A pass for all windows of a kind, until the seat decides something again. */
  | { readonly type: 'stoodUntilBack'; readonly seat: Seat; readonly scope: string }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'handedOver'; readonly seat: Seat }
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly by: Seat }
  /** They have taken days off, which are added to their time. */
  | { readonly type: 'vacation'; readonly seat: Seat; readonly days: number }
  /** Somebody who waits has had them called once more. */
  | { readonly type: 'reminded'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'cameBack'; readonly seat: Seat }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  /** No server ran between `since` and the time of this entry: that time was nobody's. */
  | { readonly type: 'paused'; readonly since: number }
  | { readonly type: 'rematched'; readonly table: string }
  | Shrunk;

/**
 * What stands in the place of the whole log up to it when a game has been over for a while: the table as that log left it, but for the answers,
 * which are in its record. An earlier server does not know this kind, and leaves the table to newer ones.
 */
export interface Shrunk {
  readonly type: 'shrunk';
  readonly tick: number;
  readonly askTick: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatState[];
  readonly host: Seat | 'away' | null;
  readonly invites: readonly string[];
  readonly dismissed: readonly string[];
  readonly rematch: string | null;
  readonly result: Outcome;
  /** Missing where nothing is locked. */
  readonly lock?: Lock;
  /** Missing where people may talk. */
  readonly quiet?: true;
  /** Never stored: put there by whoever reads the log and wants to see the game. */
  readonly record?: string;
}

/** Every kind of entry that this server knows. */
const KINDS: Readonly<Record<Entry['type'], true>> = {
  joined: true,
  held: true,
  released: true,
  renamed: true,
  linked: true,
  unlinked: true,
  invited: true,
  uninvited: true,
  left: true,
  dismissed: true,
  locked: true,
  quieted: true,
  nonce: true,
  bot: true,
  hurried: true,
  started: true,
  answered: true,
  undone: true,
  proposed: true,
  agreed: true,
  declined: true,
  stood: true,
  stoodUntilBack: true,
  resigned: true,
  handedOver: true,
  takenOver: true,
  cameBack: true,
  reminded: true,
  vacation: true,
  timedOut: true,
  paused: true,
  rematched: true,
  shrunk: true,
};

/** Whether this server knows what is meant: other servers on the same database may be newer. */
export function isReadable(stored: { readonly type?: string; readonly format?: number }): boolean {
  const { type, format = 1 } = stored;
  return format <= FORMAT && (type === undefined || Object.hasOwn(KINDS, type));
}

/** An entry as it is stored: its place in the table's log and when it was made. */
export interface Logged {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
}
