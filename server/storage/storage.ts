import type { Seat } from '@bonebed/kernel';
import type { ChatLine, Phase, TableSummary } from '@bonebed/protocol';
import type { Call } from '../messages/wanted.ts';
import type { Turn } from '../tables/core.ts';
import type { Entry, Logged, TableMeta } from '../tables/entry.ts';
import type { CallStorage } from './calls.ts';
import type { DealStorage } from './deals.ts';
import type { HomeStorage } from './homes.ts';
import type { HouseState } from './house-state.ts';
import type { HouseStorage } from './housekeeping.ts';
import type { Query } from './moderation.ts';
import type { PeopleStorage } from './people.ts';

/** A table as storage knows it: `key` is its own short number, `id` what people see. */
export interface StoredTable {
  readonly key: number;
  readonly id: string;
  readonly meta: TableMeta;
  /** How many entries were set aside, because one before them is missing in its log. */
  readonly strays: number;
}

/** What lists and the driver need to know of a table without loading it. It changes together with the log. */
export interface TableRow {
  readonly phase: Phase;
  readonly open: boolean;
  readonly summary: TableSummary;
  readonly turn: Turn;
  /** The last entry of the log that this row tells of. Moves alone don't change it: then the log has gone on. */
  readonly seq: number;
  /** When the server must do something at the table; null if it waits for people without a clock. */
  readonly due: number | null;
  /** Who does it until when, if it is due at once. */
  readonly lease: Lease | null;
  /** The record, once the game is over. */
  readonly record: string | null;
}

export interface Lease {
  readonly holder: string;
  readonly until: number;
}

/** A table at which someone holds a seat. */
export interface HeldTable {
  readonly summary: TableSummary;
  readonly seat: Seat | null;
  /** Null if the log has gone on since it was last noted: only the table itself knows then. */
  readonly turn: Turn | null;
}

/** A finished game of somebody. */
export interface FinishedTable {
  readonly id: string;
  /** Null where an early server has not noted it. */
  readonly seat: Seat | null;
  readonly endedAt: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A guest as storage knows them: `seen` is about when they were here last, null if nobody has noted it. */
export interface StoredGuest extends Guest {
  readonly seen: number | null;
}

export interface StoredEdition {
  readonly game: string;
  readonly components: string;
}

/** How much of what is stored somebody has made: tables that are not over, editions, and bytes of both and of records sent in. */
export interface Made {
  readonly tables: number;
  readonly editions: number;
  readonly bytes: number;
}

/** How many outages are told of: no game that goes on has seen more. */
export const OUTAGES = 100;

/** A stretch of the servers' time in which none of them ran. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** A line of chat as it is stored. */
export interface StoredLine {
  readonly line: ChatLine;
  readonly isNew: boolean;
}

/** Something that another process has stored. */
export type Change =
  | { readonly kind: 'log'; readonly table: string; readonly seq: number }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  /** Somebody has signed out somewhere, or is gone: their sockets end. */
  | { readonly kind: 'signOut'; readonly person: string }
  /** Some changes may have been missed: look at everything again. */
  | { readonly kind: 'gap' };

/** It does not follow the last entry of the log: somebody else has written one first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * The database can't write at the moment (the disk is full, say); `code` is its complaint. Nothing was stored, unless the writer
 * died in the middle: then only the log knows.
 */
export class NotStored extends Error {
  override readonly name: string;

  constructor(code: string, message: string) {
    super(message);
    // Logs show names of errors, never what they say.
    this.name = `NotStored ${code}`;
  }
}

/** What people are told then. */
export const CANT_STORE = 'the server can’t store moves at the moment';

/**
 * Where tables are stored. A write resolves only when it survives the death of the process and of the machine, and of two writers
 * of the same entry only one wins. A write that failed may have been stored all the same, or may be later: only reading tells.
 */
export interface Storage extends CallStorage, DealStorage, PeopleStorage {
  /** Lets go of what nobody needs any more. */
  readonly house: HouseStorage;
  /** What keeps the peace among people, and what whoever runs the server does to it. */
  readonly moderation: Query;
  /** Whether other processes may write to it too. */
  readonly shared: boolean;
  /** Which of them is at home to which table; null where there is only one. */
  readonly homes: HomeStorage | null;
  /** A table of a deal is made only if all who sit at it wait for it, and they do no longer; otherwise it throws `Conflict`. */
  createTable(id: string, meta: TableMeta, log: readonly Logged[], row: TableRow): Promise<StoredTable>;
  findTable(id: string): Promise<StoredTable | null>;
  /** The entries after number `after`, all of them or the next `most`. */
  readLog(key: number, after: number, most?: number): Promise<Logged[]>;
  /**
   * Adds to a log what follows its last entry, and throws `Conflict` if it does not: no log gets a hole. `row` is null where nothing
   * of it changed; it is for the log as it is then. `calls` are whom the table wants something of now.
   */
  append(table: StoredTable, log: readonly Logged[], row: TableRow | null, calls?: readonly Call[]): Promise<unknown>;
  /** Moves what stands behind a hole out of the log of a table whose entry `last` is the last before it; nothing if there is no hole. */
  removeStrays(table: StoredTable, last: number): Promise<void>;
  readRecord(key: number): Promise<string | null>;
  listTables(filter: {
    readonly game: string | null;
    readonly phase: Phase;
    readonly limit: number;
    /** Tables at which somebody sits whom they have blocked, or who has blocked them, are not for their eyes. */
    readonly viewer: string | null;
  }): Promise<TableSummary[]>;
  /** The tables at which a person holds a seat, newest first. */
  tablesOf(guest: string, limit: number): Promise<HeldTable[]>;
  /** The finished games of a person that come after this table, all of them page by page; null: from the newest on. */
  finishedOf(guest: string, after: string | null, limit: number): Promise<FinishedTable[]>;
  /** Notes what lists need to know of a table whose log has gone on by moves alone, unless a later state is known. */
  note(table: StoredTable, row: Pick<TableRow, 'summary' | 'turn' | 'seq'>): Promise<void>;
  /** Takes on some tables at which something is due, to which nobody else is at home, and which are played by one of these rules (`game@version`). */
  claimDue(now: number, lease: Lease, limit: number, rules: readonly string[]): Promise<string[]>;
  /** Keeps a table for longer; false if somebody else has it by now. */
  renewLease(key: number, lease: Lease): Promise<boolean>;
  /** Keeps a line, unless the seat has said one with the same `once` already: then that one is given back. */
  addChat(table: StoredTable, line: Omit<ChatLine, 'id'>, once: string | null): Promise<StoredLine>;
  readChat(key: number, limit: number): Promise<ChatLine[]>;
  createGuest(guest: Guest, tokenHash: string): Promise<void>;
  /** Whose cookie this is the hash of, on whichever of their devices. */
  findGuest(tokenHash: string): Promise<StoredGuest | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /** `madeBy` is the guest who sent it in; null for those of the host. */
  saveEdition(id: string, edition: StoredEdition, madeBy: string | null): Promise<void>;
  findEdition(id: string): Promise<StoredEdition | null>;
  madeBy(guest: string): Promise<Made>;
  /** Sets a table, or an edition, aside: it has stopped a server. False if there is none. */
  setAside(id: string, at: number): Promise<boolean>;
  isAside(id: string): Promise<boolean>;
  /** Stores the servers' time, unless a later one is stored; gives the latest (0 if there is none), and what the clock on the wall says. */
  beat(time: number): Promise<{ readonly stored: number; readonly wall: number }>;
  addOutage(outage: Outage): Promise<void>;
  /** The last outages, in the order in which they happened. */
  readOutages(): Promise<Outage[]>;
  /** Hears of what other processes store. */
  listen(heard: (change: Change) => void): Promise<void>;
  /** Tells all other processes. */
  tellSignOut(person: string): Promise<void>;
  /** What whoever runs the server has said. */
  houseState(): Promise<HouseState>;
  /** Writes something small; throws if storage does not take it. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** In the order of the tables' own numbers, which are never given again. After a table that is gone there is nothing. */
export const FINISHED = `select id, seat, updated from seats join tables on tables.key = seats.table_key where guest = $1 and phase = 'over'
  and (cast($2 as text) is null or table_key < (select key from tables where id = cast($2 as text))) order by table_key desc limit $3`;

export function finishedFrom({ id, seat, updated }: { readonly [column: string]: unknown }): FinishedTable {
  return { id: String(id), seat: seat === null ? null : Number(seat), endedAt: Number(updated) };
}

/** Who takes which seat by these entries, which seats become free, and who holds one no longer. */
export function seating(log: readonly Logged[]): {
  readonly taken: readonly { readonly guest: string; readonly seat: Seat }[];
  readonly left: readonly Seat[];
  readonly released: readonly string[];
} {
  const entries = log.map(({ entry }) => entry);
  return {
    taken: entries.filter(isSeated).map(({ guest, seat }) => ({ guest, seat })),
    left: entries.flatMap(entry => (entry.type === 'left' || entry.type === 'dismissed' ? [entry.seat] : [])),
    released: entries.flatMap(entry => (entry.type === 'released' ? entry.guests : [])),
  };
}

/** Of a table of a deal, those who are to wait for it. */
export function awaiting({ deal }: TableMeta, log: readonly Logged[]) {
  const people = deal === undefined ? [] : seating(log).taken.map(({ guest }) => guest);
  return { deal: deal ?? null, people };
}

function isSeated(entry: Entry): entry is Entry & { type: 'joined' | 'held' } {
  return entry.type === 'joined' || entry.type === 'held';
}
