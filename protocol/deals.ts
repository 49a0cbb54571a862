import type { Seat } from '@bonebed/kernel';

/** Deals that many people play: `GET /api/digs`, `/api/deals` and what lies below (docs/DAILY.md). */

/** A dig of the day, a whole deal of the week, a duel: each alone. A duplicate: several tables, at each of which all sit one seat further. */
export type DealKind = 'dig' | 'week' | 'duel' | 'duplicate';

/** How far somebody has come with a deal. */
export interface MyPlay {
  /** Null while others are awaited, at a table of a duplicate. */
  readonly table: string | null;
  readonly isOver: boolean;
  /** Null while it goes on, and where it does not count: given up, or finished too late. */
  readonly points: number | null;
}

export interface DealInfo {
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  /** The day or week that it is of; null for those that people have made. */
  readonly day: string | null;
  readonly seats: number;
  /** Where one sits, or would; of a duplicate: where somebody at the first table does, until one has a seat. */
  readonly seat: Seat;
  /** One a seat of that table, null for people. */
  readonly bots: readonly (string | null)[];
  /** The score to beat. */
  readonly goal: number | null;
  readonly mine: MyPlay | null;
}

/** A day or a week of UTC, for all alike. Its deals follow from a key whose SHA-256 is known before and which is told when it is over. */
export interface Period {
  readonly name: string;
  readonly endsAt: number;
  readonly commitment: string;
  readonly next: { readonly name: string; readonly commitment: string };
  readonly before: { readonly name: string; readonly key: string };
}

/** The deals of today. */
export interface Today {
  readonly day: Period;
  readonly week: Period;
  readonly games: readonly { readonly game: string; readonly dig: TodaysDeal; readonly week: TodaysDeal }[];
  /** On how many days somebody played, less two for each that they missed since. */
  readonly streak: number;
  /** Duels and duplicates that one plays or has played. */
  readonly duels: readonly DealInfo[];
}

export interface TodaysDeal {
  readonly id: string;
  /** The score to beat; null where there is none, or it is not found yet. */
  readonly goal: number | null;
  readonly mine: MyPlay | null;
}

/** Somebody's result. */
export interface DealRow {
  /** Empty for somebody who is not here any more. */
  readonly name: string;
  /** A bot's id, where it was one. */
  readonly bot: string | null;
  readonly points: number;
  readonly isMe: boolean;
}

/** A seat at a table of a duplicate. */
export interface DuplicateSeat {
  /** Null where nobody sits yet; empty for a bot, and for somebody who is not here any more. */
  readonly name: string | null;
  readonly bot: string | null;
  readonly isMe: boolean;
  /** Null while it is not to be seen. */
  readonly points: number | null;
  /** How many points more than others have made of the same seat at other tables, on average; null where nobody has. */
  readonly ahead: number | null;
}

export interface DuplicateTable {
  /** In the order of the game's seats. */
  readonly seats: readonly DuplicateSeat[];
  readonly isOver: boolean;
}

/** What there is to see of a deal for those who have finished it; for others only who plays it, and nothing of how. */
export interface DealBoard extends DealInfo {
  /** Of a duel: everybody who plays it. */
  readonly players: readonly { readonly name: string; readonly isOver: boolean; readonly isMe: boolean }[];
  /** Of a duplicate: its tables, in the order in which people came. */
  readonly tables: readonly DuplicateTable[];
  readonly isOpen: boolean;
  readonly results: null | {
    /** How many have finished it, and how many of them made more points than I. */
    readonly count: number;
    readonly above: number;
    readonly best: readonly DealRow[];
    readonly friends: readonly DealRow[];
    readonly bots: readonly DealRow[];
  };
}

/** Games of one deal, to look at side by side: of a duel and a duplicate all, of others one's own and the best. */
export interface DealGames {
  readonly games: readonly {
    /** At which table of a duplicate; null for others. */
    readonly table: number | null;
    /** Who sat in the seat that is compared; empty for a bot. */
    readonly name: string;
    readonly isMe: boolean;
    readonly points: number | null;
    readonly record: string;
  }[];
}

/** The body of `POST /api/deals`: the deal of a table at which one has just played (a duel if one was alone there, otherwise a duplicate), or a fresh one. */
export type NewDeal = { readonly table: string } | FreshDeal;

/** A duel against these bots, or a duplicate with `people` at each table beside them. */
export interface FreshDeal {
  readonly game: string;
  readonly bots: readonly string[];
  readonly people?: number;
}
