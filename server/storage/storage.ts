import type { Seat } from '@bonebed/kernel';
import type { ChatLine, Phase, TableSummary } from '@bonebed/protocol';
import type { Turn } from '../tables/core.ts';
import type { Entry, Logged, TableMeta } from '../tables/entry.ts';

/** A table as storage knows it: `key` is its own short number, `id` what people see. */
export interface StoredTable {
  readonly key: number;
  readonly id: string;
  readonly meta: TableMeta;
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

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface StoredEdition {
  readonly game: string;
  readonly components: string;
}

/** A line of chat as it is stored. */
export interface Said {
  readonly line: ChatLine;
  readonly isNew: boolean;
}

/** Something that another process has stored. */
export type Change =
  | { readonly kind: 'log'; readonly table: string; readonly seq: number }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  /** Some changes may have been missed: look at everything again. */
  | { readonly kind: 'gap' };

/** Somebody else has written this entry of the log first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * Where tables live. Every method that writes resolves when what it wrote survives the death of the process and of the
 * machine; two writers of one entry can't both win.
 */
export interface Storage {
  /** Whether other processes may write to it too. */
  readonly shared: boolean;
  createTable(id: string, meta: TableMeta, log: readonly Logged[], row: TableRow): Promise<StoredTable>;
  findTable(id: string): Promise<StoredTable | null>;
  readLog(key: number, after: number): Promise<Logged[]>;
  /** Throws `Conflict` if the log has gone on meanwhile. `row` is null where nothing of it changed. */
  append(table: StoredTable, log: readonly Logged[], row: TableRow | null): Promise<unknown>;
  readRecord(key: number): Promise<string | null>;
  listTables(filter: {
    readonly game: string | null;
    readonly phase: Phase;
    readonly limit: number;
  }): Promise<TableSummary[]>;
  /** The tables at which a person holds a seat, newest first. */
  tablesOf(guest: string, limit: number): Promise<HeldTable[]>;
  /** Notes what lists need to know of a table whose log has gone on by moves alone, unless a later state is known. */
  note(table: StoredTable, row: Pick<TableRow, 'summary' | 'turn' | 'seq'>): Promise<void>;
  /** Takes on some tables at which something is due and which nobody else works on. */
  claimDue(now: number, lease: Lease, limit: number): Promise<string[]>;
  /** Keeps a table for longer; false if somebody else has it by now. */
  renewLease(key: number, lease: Lease): Promise<boolean>;
  /** Keeps a line, unless the seat has said one with the same `once` already: then that one is given back. */
  addChat(table: StoredTable, line: Omit<ChatLine, 'id'>, once: string | null): Promise<Said>;
  readChat(key: number, limit: number): Promise<ChatLine[]>;
  createGuest(guest: Guest, tokenHash: string): Promise<void>;
  findGuest(tokenHash: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<void>;
  saveEdition(id: string, edition: StoredEdition): Promise<void>;
  findEdition(id: string): Promise<StoredEdition | null>;
  /** Hears of what other processes store. */
  listen(heard: (change: Change) => void): Promise<void>;
  /** Throws if storage does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Who takes which seat by these entries, and which seats become free. */
export function seating(log: readonly Logged[]): {
  readonly taken: readonly { readonly guest: string; readonly seat: Seat }[];
  readonly left: readonly Seat[];
} {
  const entries = log.map(({ entry }) => entry);
  return {
    taken: entries.filter(isSeated).map(({ guest, seat }) => ({ guest, seat })),
    left: entries.flatMap(entry => (entry.type === 'left' ? [entry.seat] : [])),
  };
}

function isSeated(entry: Entry): entry is Entry & { type: 'joined' | 'held' } {
  return entry.type === 'joined' || entry.type === 'held';
}
