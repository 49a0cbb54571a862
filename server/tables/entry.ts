import type { Seat, Settings } from '@bonebed/kernel';
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
  readonly answers: readonly { readonly seat: Seat; readonly text: string }[];
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
  | { readonly type: 'linked'; readonly seat: Seat; readonly link: string }
  | { readonly type: 'invited'; readonly invite: string }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'nonce'; readonly seat: Seat; readonly nonce: string }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'started' }
  | { readonly type: 'answered'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly length: number }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'stood'; readonly seat: Seat; readonly scope: string | null }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'handedOver'; readonly seat: Seat }
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'cameBack'; readonly seat: Seat }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  | { readonly type: 'rematched'; readonly table: string };

/** An entry as it is stored: its place in the table's log and when it was made. */
export interface Logged {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
}
