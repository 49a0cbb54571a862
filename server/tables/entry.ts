import type { Anew, Reply, Seat, Settings } from '@bonebed/kernel';
import type { ClockSpec } from '@bonebed/protocol';

/** What a table was made with. It is stored once and never changes; `secret` never leaves before the game is over. */
export interface TableMeta {
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
    }
  | { readonly type: 'held'; readonly seat: Seat; readonly guest: string }
  /** These devices hold the seat no longer. */
  | { readonly type: 'released'; readonly seat: Seat; readonly guests: readonly string[] }
  | { readonly type: 'linked'; readonly seat: Seat; readonly link: string }
  /** No link to the seat is good any more. */
  | { readonly type: 'unlinked'; readonly seat: Seat }
  | { readonly type: 'invited'; readonly invite: string }
  /** No invitation is good any more. */
  | { readonly type: 'uninvited' }
  | { readonly type: 'left'; readonly seat: Seat }
  /** The host asked whoever sat there to leave. */
  | { readonly type: 'dismissed'; readonly seat: Seat }
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
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'handedOver'; readonly seat: Seat }
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'cameBack'; readonly seat: Seat }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  /** No server ran between `since` and the time of this entry: that time was nobody's. */
  | { readonly type: 'paused'; readonly since: number }
  | { readonly type: 'rematched'; readonly table: string };

/** An entry as it is stored: its place in the table's log and when it was made. */
export interface Logged {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
}
