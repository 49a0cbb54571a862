import type {
  AnswerFault,
  Barrier,
  Event,
  Json,
  Option,
  Refusal,
  Seat,
  Settings,
  Sheet,
  Values,
} from '@bonebed/kernel';
import type { Delta } from './delta.ts';

/**
 * What server and clients say to each other; docs/PROTOCOL.md tells the same as a story. This module has no values that
 * need Node, so the browser imports it too.
 */

/** Raised by whatever an older client could misread. */
export const PROTOCOL = 3;

/** What happens to a seat whose time is up: a bot plays on for it, or it has resigned. */
export type AtZero = 'bot' | 'resign';

export type ClockSpec =
  | { readonly kind: 'none' }
  /** Each player has a bank of time, and gets the increment back with each turn. */
  | { readonly kind: 'live'; readonly bankMs: number; readonly incrementMs: number; readonly atZero: AtZero }
  /** Each turn must be done within this time. */
  | { readonly kind: 'day'; readonly perTurnMs: number; readonly atZero: AtZero };

/** What never changes about a table. */
export interface About {
  readonly protocol: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly settings: Settings;
  /** Listed, and open to anyone; otherwise only those with an invitation come in. */
  readonly open: boolean;
  readonly clock: ClockSpec;
  /** The bot that plays on for someone who is gone. */
  readonly standIn: string;
  readonly createdAt: number;
  /** Hash of the server's part of the seed (see `fairness.ts`); null where the seed is known: in forks and imports. */
  readonly commitment: string | null;
  /** The finished table that this one branched off from, and before which of its answers. */
  readonly forkOf: { readonly table: string; readonly at: number } | null;
  /** How many entries of its log were lost to a fault of the server's storage, 0 at nearly every table: it went on from before them. */
  readonly strays: number;
}

export type Phase = 'lobby' | 'playing' | 'over';

export interface SeatInfo {
  readonly by: 'nobody' | 'person' | 'bot';
  readonly name: string | null;
  /** The bot's level, while a bot answers. */
  readonly bot: string | null;
  readonly resigned: boolean;
  /** Whether the bot has no time to think here at present and plays as an apprentice. */
  readonly hurried: boolean;
  /** Whether the player added a nonce to the seed. */
  readonly nonce: boolean;
}

/** The decision that the table waits for, as one seat or a spectator may know it. */
export interface AskInfo {
  /** The number to answer with: it names this ask and no other. */
  readonly at: number;
  readonly what: string;
  readonly values: Values;
  readonly kind: 'one' | 'each' | 'react';
  readonly asked: readonly Seat[];
  /** Who has not answered; in a reaction window that is nobody's business, and all asked seats stand here until it closes. */
  readonly waiting: readonly Seat[];
  readonly scope: string | null;
  /** What you may choose from; null if you are not asked or have answered. */
  readonly options: readonly Option[] | null;
  /** The text of each option, in the same order: answer with it as it is. */
  readonly texts: readonly string[] | null;
}

export interface ClockInfo {
  /** When `left` was true, in the server's time; the time of the seats in `running` goes on from there. */
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** A wish to go back further than one may alone, to the moment before answer `length`. */
export interface Proposal {
  readonly seat: Seat;
  readonly length: number;
  readonly agreed: readonly Seat[];
  /** Whose yes it takes: all who play, and those who are away if it goes back to before they left, or if only one is there. */
  readonly needed: readonly Seat[];
}

export interface Result {
  /** The game's own reason, or `resigned` when all others gave up, or `unfinished` for an imported record. */
  readonly reason: string;
  readonly places: readonly number[];
}

/** Everything about a table that changes, as one seat or a spectator may know it. */
export interface TableState {
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  /** Whose seat begins the game; `away` while whoever made the table has not sat down, null where anyone who sits may. */
  readonly host: Seat | 'away' | null;
  /** How many answers stand; undo lowers it. */
  readonly answers: number;
  readonly view: Json;
  readonly score: Sheet | null;
  readonly ask: AskInfo | null;
  /**
   * Why you can't take back your last answer, or `can`; null where there is nothing to take back for you. Its `event` is the place,
   * among the events that you have heard, of the one that told what was learned.
   */
  readonly undo: 'can' | Barrier | null;
  readonly proposal: Proposal | null;
  /** Before which answers chance began anew, because the table had gone back to there. */
  readonly anew: readonly number[];
  readonly clock: ClockInfo | null;
  readonly result: Result | null;
  /** Shown when the game is over. */
  readonly fairness: Revealed | null;
  readonly rematch: string | null;
}

/** What the seed was mixed from (see `fairness.ts`): the secret that the commitment is for, and the nonces of those who gave one. */
export interface Revealed {
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
}

// What clients send.

export type Command =
  /** The first message on a socket. Who comes back says the last `seq` and chat line that they have, and the `protocol` by which they read it. */
  | {
      readonly do: 'hello';
      readonly seq?: number;
      readonly chat?: number;
      readonly token?: string;
      readonly protocol?: number;
    }
  | {
      readonly do: 'join';
      readonly seat?: Seat;
      readonly name?: string;
      readonly nonce?: string;
      readonly token?: string;
    }
  | { readonly do: 'claim'; readonly token: string }
  | { readonly do: 'leave' }
  | { readonly do: 'nonce'; readonly nonce: string }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** The host asks whoever sits there to leave. */
  | { readonly do: 'dismiss'; readonly seat: Seat }
  | { readonly do: 'start' }
  | { readonly do: 'link' }
  | { readonly do: 'invite' }
  /** Ends the links to your seat, with `devices` on all others but the one that sat down; or, as the host, all invitations. */
  | { readonly do: 'revoke'; readonly what: 'links' | 'invites'; readonly devices?: boolean }
  | { readonly do: 'answer'; readonly at: number; readonly text: string }
  | { readonly do: 'choose'; readonly at: number; readonly option: number }
  | { readonly do: 'undo'; readonly answers: number }
  | { readonly do: 'propose'; readonly length: number }
  | { readonly do: 'agree'; readonly length: number }
  | { readonly do: 'decline'; readonly length: number }
  | { readonly do: 'stand'; readonly scope: string | null }
  | { readonly do: 'resign' }
  | { readonly do: 'handOver' }
  | { readonly do: 'takeOver'; readonly seat: Seat }
  | { readonly do: 'comeBack' }
  /** Who does not know whether a line arrived says it again with the same `once`, and it is said once. */
  | { readonly do: 'chat'; readonly text: string; readonly once?: string }
  | { readonly do: 'why'; readonly at: number }
  /** What you saw when so many answers had been given. */
  | { readonly do: 'past'; readonly length: number }
  /** What an answer would bring, as far as you may know before you give it. */
  | { readonly do: 'preview'; readonly at: number; readonly text: string }
  | { readonly do: 'view' }
  | { readonly do: 'rematch' };

/**
 * What comes over a socket: a command, whose `id` comes back as `re` (1 or more, except for a hello); or, in short, a `choose` as
 * the list of its `at`, its `option` and its `id`.
 */
export type ClientMessage = (Command & { readonly id?: number }) | readonly [at: number, option: number, id: number];

// What the server sends.

/** What changed for you: fields of the state, each by its delta, and the events that you have heard. */
export type Changes = { readonly [Field in keyof TableState]?: Delta } & { readonly events?: Heard };

/** The events from number `from` on; forget those that you had from there (an undo). */
export interface Heard {
  readonly from: number;
  readonly list: readonly Event[];
  /** Where several answers are told in one go: how many events you have heard after each of them but the last. */
  readonly marks?: readonly number[];
}

/**
 * A change, as small as we can make it: the new `seq`; the `id` of your message if it was your doing, otherwise 0; the stencils of the fields
 * that changed (see `stencil.ts`), and what fills their gaps. A stencil that you have had since the last whole table is said by its number,
 * a new one as `[number, shape]`. Filled in and put together they are the `Changes`. With 0 in their place `fill` is the `Changes` itself.
 */
export type Update = readonly [
  seq: number,
  re: number,
  stencils: 0 | readonly (number | readonly [number, Json])[],
  fill: Json,
];

export type ServerMessage =
  | {
      readonly type: 'table';
      readonly re?: number;
      readonly about: About;
      readonly seat: Seat | null;
      readonly seq: number;
      readonly now: number;
      readonly state: TableState;
      readonly events: readonly Event[];
      /** `marks[n]`: how many of the events you had heard when n answers had been given. The last is for now. */
      readonly marks: readonly number[];
      readonly chat: readonly ChatLine[];
    }
  /** Nothing changed since the `seq` that the client came back with. */
  | {
      readonly type: 'resumed';
      readonly re?: number;
      readonly seat: Seat | null;
      readonly seq: number;
      readonly now: number;
      readonly chat: readonly ChatLine[];
    }
  /** What a client makes of an `Update` (see `updates.ts`). */
  | {
      readonly type: 'update';
      readonly re?: number;
      readonly seq: number;
      /** Of the state. */
      readonly delta?: Delta;
      readonly events?: Heard;
    }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'done'; readonly re?: number; readonly seq: number; readonly gift?: Gift }
  | { readonly type: 'why'; readonly re?: number; readonly at: number; readonly barred: readonly Barred[] }
  | ({ readonly type: 'past'; readonly re?: number } & Past)
  /** The table after the answer, as far as you can know it beforehand: what is the same in every world that you can imagine. */
  | { readonly type: 'preview'; readonly re?: number; readonly at: number; readonly view: Json }
  | ({ readonly type: 'error'; readonly re?: number } & Refused)
  /** What is stored has to be read anew, until then nothing is done or shown here; then comes the whole table. */
  | { readonly type: 'catchingUp' }
  /** The server stops; come back in a moment. */
  | { readonly type: 'bye' };

/** Something made for you alone: a secret link to your seat, an invitation, a new table. */
export type Gift =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly token: string }
  | { readonly kind: 'invite'; readonly token: string }
  | { readonly kind: 'table'; readonly table: string; readonly token: string | null };

export interface Barred {
  readonly option: Option;
  readonly text: string;
  readonly refusal: Refusal;
}

/** A moment of the past, as you saw it then. */
export interface Past extends Pick<TableState, 'answers' | 'view' | 'score' | 'result'> {
  /** What was asked, without a number: nobody answers it any more. */
  readonly ask: Omit<AskInfo, 'at'> | null;
}

/** Why something was not done. `code` is for programs and translations, `message` for developers. */
export interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  /** Why the rules of the game refuse an answer. */
  readonly fault?: AnswerFault;
  /** Why it can't be taken back; `event` as in `TableState.undo`. */
  readonly barrier?: Barrier;
}

export const errorCodes = [
  'badMessage',
  'tooLong',
  'tooFast',
  'tooMany',
  'forbidden',
  'dismissed',
  'notFound',
  'notSeated',
  'notNow',
  'taken',
  'stale',
  'refused',
  'version',
  'unavailable',
  'aside',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

// Over HTTP.

export interface CreateTable {
  readonly game: string;
  readonly seats: number;
  readonly settings: Settings;
  /** Fingerprint of an edition that the server has; its own if left out. */
  readonly edition: string | null;
  readonly open: boolean;
  readonly clock: ClockSpec;
  /** The level of the bot on each seat, null for a person; seats left out are for people. */
  readonly bots: readonly (string | null)[];
  readonly standIn: string | null;
  /** Whether who makes the table sits down at it. */
  readonly sit: boolean;
  readonly name: string | null;
  readonly nonce: string | null;
}

export interface CreatedTable {
  readonly table: string;
  readonly commitment: string | null;
  /** Lets others in; put it behind `#` in a link, so that it never stands in a log. */
  readonly invite: string;
  readonly seat: Seat | null;
  /** Opens this seat on another device. */
  readonly link: string | null;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly settings: Settings;
  readonly clock: ClockSpec;
  readonly phase: Phase;
  readonly open: boolean;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** It has stopped the server and can't be opened until the host releases it. */
  readonly aside?: boolean;
}

/** A table at which you hold a seat. */
export interface MyTable extends TableSummary {
  readonly seat: Seat;
  /** Who is asked now; in a reaction window all who were, except you once you have answered. */
  readonly waiting: readonly Seat[];
}

/** The answer to `GET /api/games`. */
export interface GamesInfo {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  /** Who may send in editions: everybody, or the host alone. */
  readonly editionsBy: EditionsBy;
}

export type EditionsBy = 'anyone' | 'nobody';

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly settings: readonly { readonly id: string; readonly values: readonly unknown[]; readonly default: unknown }[];
  readonly edition: string;
}
