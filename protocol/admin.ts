import type { ChatLine, Phase } from './messages.ts';

/** What those see who run a server, on their page and in the terminal. */

/** A table as whoever runs the server sees it in a list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly updatedAt: number;
  readonly isClosed: boolean;
}

export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly isSilenced: boolean;
}

/** What an admin did. */
export interface NotedAct {
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly target: string;
}

/** What somebody wants whoever runs the server to know, as it was when they said so. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly game: string;
  /** The names at the table, by seat. */
  readonly names: readonly (string | null)[];
  readonly reporter: { readonly id: string; readonly name: string };
  /** Who it is about, and what they were called there. */
  readonly person: { readonly id: string; readonly name: string; readonly isSilenced: boolean };
  readonly words: string;
  /** The last that was said there. */
  readonly lines: readonly ChatLine[];
  /** How many reports there are of this person. */
  readonly times: number;
  readonly isClosed: boolean;
}

/** The answer to `GET /api/admin`. */
export interface AdminInfo {
  readonly readOnly: boolean;
  readonly announcement: string | null;
  readonly reports: readonly Report[];
  readonly tables: readonly ListedTable[];
  readonly audit: readonly NotedAct[];
}

/** What an admin can do to something; the value is the id of what it is done to, or the words of an announcement. */
export const adminActs = [
  'read-only on',
  'read-only off',
  'announce',
  'close',
  'open',
  'silence',
  'unsilence',
  'remove',
  'settle',
] as const;
export type AdminAct = (typeof adminActs)[number];
