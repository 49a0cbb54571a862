import type { Seat } from '@bonebed/kernel';

/** Deals that many people play, each alone: `GET /api/digs`, `/api/deals` and what lies below (docs/DAILY.md). */

/** A dig of the day, a whole deal of the week, or a duel. */
export type DealKind = 'dig' | 'week' | 'duel';

/** How far somebody has come with a deal. */
export interface MyPlay {
  readonly table: string;
  readonly isOver: boolean;
  /** Null while it goes on, and where it does not count: given up, or finished too late. */
  readonly points: number | null;
}

export interface DealInfo {
  readonly id: string;
  readonly kind: DealKind;
  readonly game: string;
  /** The day or week that it is of; null for a duel. */
  readonly day: string | null;
  readonly seats: number;
  readonly seat: Seat;
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

/** What there is to see of a deal for those who have finished it; for others only who plays it, and nothing of how. */
export interface DealBoard extends DealInfo {
  /** Of a duel: everybody who plays it. */
  readonly players: readonly { readonly name: string; readonly isOver: boolean; readonly isMe: boolean }[];
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

/** Games of one deal, to look at side by side: of a duel all, of others one's own and the best. */
export interface DealGames {
  readonly games: readonly {
    readonly name: string;
    readonly isMe: boolean;
    readonly points: number | null;
    readonly record: string;
  }[];
}

/** The body of `POST /api/deals`: the deal of a table at which one has just played, or a fresh one. */
export type NewDuel = { readonly table: string } | { readonly game: string; readonly bots: readonly string[] };
