import type { JudgedChoice, Outlook } from '@bonebed/bots/accounts';
import type { Advice } from '@bonebed/bots/advice';
import type { Answered, BarredChoice, Frame, Json, Option, Seat, Settings, Undone } from '@bonebed/kernel';
import type { Delta } from '@bonebed/protocol';
import type { Analysis, Occupant, Preview, ScorePoint, TableInfo } from './host.ts';

/** A table of this device knows from the beginning what it is played by. */
export interface LocalInfo extends TableInfo {
  readonly edition: string;
  readonly version: number;
  /** What it is another try of. */
  readonly origin: Origin | null;
}

/** A finished game, from a moment of which somebody plays on. */
export interface Origin {
  readonly record: string;
  readonly upTo: number;
}

/** An answer that never was given, and what the table would have looked like after it. */
export interface LineStep {
  readonly seat: Seat;
  readonly what: string;
  readonly option: Option;
  readonly frame: Frame;
}

/** How a table comes into being in the worker. */
export type Opening =
  | {
      readonly kind: 'new';
      readonly id: string;
      readonly game: string;
      readonly seats: readonly Occupant[];
      readonly settings: Settings;
      readonly seed: string;
      /** The fingerprint of a kept edition; null for the game's own. */
      readonly edition: string | null;
    }
  | { readonly kind: 'stored'; readonly id: string }
  /** A record from elsewhere, to look at: nothing is kept. */
  | { readonly kind: 'record'; readonly text: string; readonly seats: readonly Occupant[] }
  /** A record's beginning, to play on from. */
  | {
      readonly kind: 'fork';
      readonly id: string;
      readonly text: string;
      readonly seats: readonly Occupant[];
      readonly upTo: number;
      /** Whether the record is a finished game to compare with in the end. */
      readonly isRetry: boolean;
    };

export interface OpenTerms {
  /** How long a bot waits before it answers. */
  readonly paceMs: number;
  /** The build of this page, noted with the table. */
  readonly build: string;
  /** What the names of caches with builds of the client begin with. */
  readonly caches: string;
  /** Whether to take the table over if another tab plays it; otherwise the opening waits until that tab lets go. */
  readonly take: boolean;
}

/** What the page asks of the worker. */
export interface Calls {
  open(opening: Opening, terms: OpenTerms): LocalInfo;
  look(seat: Seat | null): void;
  answer(seat: Seat, text: string): Answered;
  undo(seat: Seat): Undone;
  stand(seat: Seat, scope: string | null): void;
  past(length: number): Frame;
  moments(length: number): readonly Json[];
  preview(seat: Seat, text: string): Preview | null;
  scores(): readonly ScorePoint[];
  record(): string;
  chances(): readonly Outlook[];
  decision(length: number): JudgedChoice | null;
  analyse(length: number): Analysis | null;
  line(length: number, text: string): readonly LineStep[];
  advise(seat: Seat): Advice | null;
}

export type CallName = keyof Calls;

export interface Request {
  readonly id: number;
  readonly call: CallName;
  readonly args: readonly unknown[];
}

export type WorkerReply =
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly code: string; readonly message: string }
  | {
      readonly kind: 'frame';
      /** Of the frame before; of null at first. None if it is the same. */
      readonly delta: Delta | undefined;
      readonly barred: readonly BarredChoice[];
      readonly deciding: readonly Seat[];
    }
  /** Another tab plays this table; it is opened here as soon as that one lets go. */
  | { readonly kind: 'waiting' }
  /** Another tab has taken the table over, or it was removed: nothing more happens here. */
  | { readonly kind: 'lost'; readonly code: string }
  /** Whether the browser keeps what is played: null, or why it does not. */
  | { readonly kind: 'keeping'; readonly fault: string | null };

/** A fault of the worker as the page sees it. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
