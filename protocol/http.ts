import type { Seat, Settings } from '@bonebed/kernel';
import type { About, ClockSpec, Notice, Phase, SeatInfo, TableState } from './messages.ts';

/** Tables and games over HTTP: what a client asks for before it opens a socket (docs/PROTOCOL.md). */

/** Whom the maker of an open table would like to play with. It is a wish: anybody may sit down. */
export const experiences = ['newcomers', 'experienced'] as const;
export type Experience = (typeof experiences)[number];

/** The body of `POST /api/tables`. What is left out is as at an ordinary table. */
export interface CreateTable {
  readonly game: string;
  readonly seats: number;
  readonly settings?: Settings;
  /** Fingerprint of an edition that the server has; its own if left out. */
  readonly edition?: string | null;
  readonly open?: boolean;
  readonly clock?: ClockSpec;
  /** The level of the bot on each seat, null for a person; seats left out are for people. */
  readonly bots?: readonly (string | null)[];
  readonly standIn?: string | null;
  /** Whether who makes the table sits down at it: yes, unless it is said. */
  readonly sit?: boolean;
  readonly name?: string | null;
  readonly nonce?: string | null;
  /** Missing: everybody is as welcome. */
  readonly wanted?: Experience;
  /** Whether everybody at the table may ask for hints. */
  readonly hints?: boolean;
}

/** The answer to `POST /api/tables/anyone`: where you sit now, alone or with somebody who waited. */
export interface PairedTable {
  readonly table: string;
  readonly commitment: string | null;
  readonly seat: Seat | null;
  /** Opens this seat on another device. */
  readonly link: string | null;
}

export interface CreatedTable extends PairedTable {
  /** Lets others in; put it behind `#` in a link, so that it never stands in a log. */
  readonly invite: string;
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
  readonly wanted?: Experience;
  readonly hints?: true;
  /** It has stopped the server and can't be opened until the host releases it. */
  readonly aside?: boolean;
}

/** A table at which you hold a seat. */
export interface MyTable extends TableSummary {
  readonly seat: Seat;
  /** Who is asked now; in a reaction window all who were, except you once you have answered. */
  readonly waiting: readonly Seat[];
  /** When time is up that is counted in days: yours, or else theirs; null where it is not. */
  readonly deadline: number | null;
}

/** The answer to `GET /api/me`. */
export interface MyInfo {
  /** Null for somebody who is nobody here yet. */
  readonly name: string | null;
  readonly tables: readonly MyTable[];
  readonly notice?: Notice;
}

/** The answer to `GET /api/tables`. */
export interface ListedTables {
  readonly tables: readonly TableSummary[];
}

/** The answer to `GET /api/tables/:id`: about it, and its state as you may see it. */
export interface ShownTable {
  readonly about: About;
  readonly seat: Seat | null;
  readonly seq: number;
  readonly state: TableState;
  readonly summary: TableSummary;
}

/** The answer to `GET /api/me/finished`: some of your finished games, those of newer tables first. */
export interface FinishedGames {
  readonly games: readonly { readonly id: string; readonly seat: Seat; readonly endedAt: number }[];
  /** The table to ask for the next ones with (`?after=`); null where these are the last. */
  readonly next: string | null;
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
