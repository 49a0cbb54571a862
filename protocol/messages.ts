import type { Advice, AnswerFault, Barrier, Frame, Moment, Seat, Settings } from '@bonebed/kernel';
import type { BarredRow } from './barred.ts';
import type { Delta } from './delta.ts';

/**
 * What server and clients say to each other, each message as JSON; docs/PROTOCOL.md tells the same as a story, and docs/protocol.schema.json is
 * made of this file for those who write clients in other languages.
 */

/** Raised by whatever an older client could misread. */
export const PROTOCOL = 5;

/** What happens to a seat whose time is up: a bot plays on for it, or it has resigned. */
export type AtZero = 'bot' | 'resign';

export type ClockSpec =
  | { readonly kind: 'none' }
  /** Each player has a bank of time, and gets the increment back with each turn. */
  | { readonly kind: 'live'; readonly bankMs: number; readonly incrementMs: number; readonly atZero: AtZero }
  /** Each turn must be done within this time, of which nights and weekends are no part where the table says so. */
  | { readonly kind: 'day'; readonly perTurnMs: number; readonly atZero: AtZero; readonly rest?: Rest };

/** When no clock of a table runs: from 22:00 to 8:00, on Saturdays and Sundays, in this time zone (as the IANA names it). */
export interface Rest {
  readonly nights: boolean;
  readonly weekends: boolean;
  readonly zone: string;
}

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
  /** Everybody at the table may ask for hints; missing where nobody may. */
  readonly hints?: true;
  readonly createdAt: number;
  /** Hash of the server's part of the seed (see `fairness.ts`); null where the seed is known: in forks and imports. */
  readonly commitment: string | null;
  /** The finished table that this one branched off from, and before which of its answers. */
  readonly forkOf: { readonly table: string; readonly at: number } | null;
  /** How many entries of its log were lost to a fault of the server's storage, 0 at nearly every table: it went on from before them. */
  readonly strays: number;
  /** The deal that others play too, each at a table of their own (docs/DAILY.md); missing at all other tables. */
  readonly deal?: string;
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
  /** They are asked to play again, and have not said yet whether they come: `nonce` is a yes, `leave` a no. */
  readonly asked?: boolean;
  /** Whoever sat here has had themselves deleted: `name` is `FORMER` then. */
  readonly former?: boolean;
}

export interface ClockInfo {
  /** When `left` was true, in the server's time; the time of the seats in `running` goes on from there. */
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** When the time of each seat is up, where nights or weekends don't count; otherwise it is `at` and what is left. */
  readonly until?: readonly number[];
}

/** A wish to go back further than one may alone, to the moment before answer `length`. */
export interface Proposal {
  readonly seat: Seat;
  readonly length: number;
  readonly agreed: readonly Seat[];
  /** Whose yes it takes: all who play, and those who are away if it goes back to before they left, or if only one is there. */
  readonly needed: readonly Seat[];
}

/** Who may still come to a table that its host has locked: to look on, or nobody at all. */
export type Lock = 'seats' | 'all';

/** Everything about a table that changes, as one viewer may know it: the frame of its game, and what only a server knows beside it. */
export interface TableState {
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  /** Whose seat begins the game; `away` while whoever made the table has not sat down, null where anyone who sits may. */
  readonly host: Seat | 'away' | null;
  /** Missing: whoever may come in otherwise may. `seats`: nobody else sits down. `all`: nobody else looks on either. */
  readonly lock?: Lock;
  /** The host has closed the talk; missing while it is open. */
  readonly quiet?: true;
  /** The number of the pending ask, to answer with: it names this ask and no other. Null while nothing is asked. */
  readonly askId: number | null;
  readonly proposal: Proposal | null;
  /** Before which answers chance began anew, because the table had gone back to there. */
  readonly anew: readonly number[];
  readonly clock: ClockInfo | null;
  /** Shown when the game is over. */
  readonly fairness: Revealed | null;
  /** The table that those who played here go on at. */
  readonly rematch: string | null;
  /**
   * The game as this viewer may know it; null until it starts. Its outcome has the game's own reason, or `resigned` when all others gave up, or
   * `unfinished` for an imported record.
   */
  readonly frame: Frame | null;
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
  /** The first message on a socket, with the number of the protocol that you read. Who comes back says the last `seq` and chat line that they have. */
  | {
      readonly do: 'hello';
      readonly protocol: number;
      readonly seq?: number;
      readonly chat?: number;
      readonly token?: string;
      /** As with `away`. */
      readonly away?: boolean;
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
  /** The host lets nobody else sit down, or look on either; null opens the table again. */
  | { readonly do: 'lock'; readonly lock: Lock | null }
  /** The host closes the talk of the table, or opens it. */
  | { readonly do: 'quiet'; readonly quiet: boolean }
  | { readonly do: 'start' }
  | { readonly do: 'link' }
  | { readonly do: 'invite' }
  /** Ends the links to your seat, with `devices` on all others but the one that sat down; or, as the host, all invitations. */
  | { readonly do: 'revoke'; readonly what: 'links' | 'invites'; readonly devices?: boolean }
  /** The text of an option, as the answer to the ask of that number. */
  | { readonly do: 'answer'; readonly askId: number; readonly text: string }
  | { readonly do: 'undo'; readonly answers: number }
  | { readonly do: 'propose'; readonly length: number }
  | { readonly do: 'agree'; readonly length: number }
  | { readonly do: 'decline'; readonly length: number }
  | { readonly do: 'stand'; readonly scope: string | null }
  | { readonly do: 'resign' }
  | { readonly do: 'handOver' }
  | { readonly do: 'takeOver'; readonly seat: Seat }
  | { readonly do: 'comeBack' }
  /** Takes days off: your turn may take that much longer, where turns are counted in days. There are 14 for each seat of a table. */
  | { readonly do: 'vacation'; readonly days: number }
  /** Calls somebody once more whom the game waits for, by whatever way they have; at most once a day. */
  | { readonly do: 'remind'; readonly seat: Seat }
  /** Who does not know whether a line arrived says it again with the same `once`, and it is said once. */
  | { readonly do: 'chat'; readonly text: string; readonly once?: string }
  /** What you might want to do at the ask of that number and can't, and why. */
  | { readonly do: 'why'; readonly askId: number }
  /** What you saw when `length` answers had been given. */
  | { readonly do: 'past'; readonly length: number }
  /** What an answer would bring, as far as you may know before you give it. */
  | { readonly do: 'preview'; readonly askId: number; readonly text: string }
  /** What a bot would do at the ask of that number from what you may know, and why. Only at a table that was made so. */
  | { readonly do: 'hint'; readonly askId: number }
  | { readonly do: 'view' }
  /** Nobody looks at this page at the moment (it is in the background), or somebody does again. Who is away can be called to the table. */
  | { readonly do: 'away'; readonly away: boolean }
  | { readonly do: 'rematch' };

/** What comes over a socket: a command, whose `id` comes back as `re` (1 or more, except for a hello). */
export type ClientMessage = Command & { readonly id?: number };

// What the server sends.

export type ServerMessage =
  /** The whole table. */
  | {
      readonly type: 'table';
      readonly re?: number;
      readonly about: About;
      readonly seat: Seat | null;
      readonly seq: number;
      readonly now: number;
      readonly state: TableState;
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
  /** What changed: the delta of the state that you have. With `re` it was your doing, and it is stored. */
  | { readonly type: 'update'; readonly re?: number; readonly seq: number; readonly delta: Delta }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Done, where nothing changed that you see, or with something for you alone. */
  | { readonly type: 'done'; readonly re?: number; readonly seq: number; readonly gift?: Gift }
  | { readonly type: 'why'; readonly re?: number; readonly askId: number; readonly barred: readonly BarredRow[] }
  /** A moment of the past, as you saw it then. What you had heard by then you know: `marks` of the frame say how many events it was. */
  | { readonly type: 'past'; readonly re?: number; readonly moment: Moment }
  /**
   * What the answer would change in your view, as far as you can know it beforehand: what is the same in every world that you can imagine.
   * `{}` if that is nothing.
   */
  | {
      readonly type: 'preview';
      readonly re?: number;
      readonly askId: number;
      readonly delta: Delta;
      /** Whether the answer could be taken back, as far as the seat can tell. */
      readonly isFree?: boolean;
    }
  | { readonly type: 'hint'; readonly re?: number; readonly askId: number; readonly advice: Advice }
  | ({ readonly type: 'error'; readonly re?: number } & Refused)
  /** What is stored has to be read anew, until then nothing is done or shown here; then comes the whole table. */
  | { readonly type: 'catchingUp' }
  /** Whoever runs the server has something to say to everybody, or has no longer. Comes on its own, and after a hello if there is something. */
  | ({ readonly type: 'notice' } & Notice)
  /** The server stops; come back in a moment. */
  | { readonly type: 'bye' };

export interface Notice {
  /** Everything can be looked at, and nothing is taken: no moves, no talk, no new tables. Clocks stand still. */
  readonly readOnly: boolean;
  /** In the words of whoever runs it; null if there are none. */
  readonly text: string | null;
}

/** Something made for you alone: a secret link to your seat, an invitation, a new table. */
export type Gift =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly token: string }
  | { readonly kind: 'invite'; readonly token: string }
  | { readonly kind: 'table'; readonly table: string; readonly token: string | null };

/** Why something was not done. `code` is for programs and translations, `message` for developers. */
export interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  /** Why the rules of the game refuse an answer. */
  readonly fault?: AnswerFault;
  /** Why it can't be taken back; `event` as in a frame's `undo`. */
  readonly barrier?: Barrier;
}

export const errorCodes = [
  'badMessage',
  'tooLong',
  'tooFast',
  'tooMany',
  'forbidden',
  'dismissed',
  'locked',
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
