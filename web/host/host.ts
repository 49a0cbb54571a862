import type { JudgedChoice } from '@bonebed/bots/accounts';
import type { Advice } from '@bonebed/bots/advice';
import type { Answered, BarredChoice, Deed, Frame, Json, Option, Seat, Settings, Undone } from '@bonebed/kernel';
import type { About, ChatLine, Command, Distance, Gift, TableState } from '@bonebed/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals';

/** Who sits where. A seat without a person or a bot waits for one. */
export interface Occupant {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** Which bot. */
  readonly bot: string | null;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Occupant[];
  readonly settings: Settings;
  /** The seats that are played from this device. */
  readonly mine: readonly Seat[];
}

/** What an answer would bring, as far as its own player can know: what chance or a reveal would decide is as it is now. */
export interface Preview {
  readonly view: Json;
  /** Whether the answer could be taken back, as far as its player can tell. */
  readonly isFree: boolean;
}

export type Link = 'connecting' | 'live' | 'catchingUp' | 'lost' | 'gone';

/** The time that each seat has left: true at `atMs` of this device's clock, and running out for some. */
export interface Clock {
  readonly atMs: number;
  readonly leftMs: readonly number[];
  readonly running: readonly Seat[];
  /** When the time of each seat is up. */
  readonly untilMs: readonly number[];
}

/** Points of every seat after `length` answers. */
export interface ScorePoint {
  readonly length: number;
  readonly totals: readonly number[];
}

/** What a bot thinks of a decision of the past, from what the seat that had it knew then. */
export interface Analysis {
  readonly length: number;
  readonly seat: Seat;
  readonly what: string;
  /** How many continuations it has looked at. */
  readonly iterations: number;
  /** The best first. */
  readonly lines: readonly AnalysedLine[];
}

export interface AnalysedLine {
  readonly option: Option;
  readonly text: string;
  /** 0 is lost, 1 is won, as far as the bot can tell. */
  readonly value: number;
  /** Whether it was answered in the game. */
  readonly isPlayed: boolean;
}

/** What somebody noted at a moment of a finished game: words, and arrows from thing to thing. */
export interface Note {
  /** After how many answers. */
  readonly at: number;
  readonly text: string;
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

/** The people around a table on a server: what they say, and what they can agree on besides playing. */
export interface Company {
  readonly about: ReadonlySignal<About | null>;
  readonly state: ReadonlySignal<TableState | null>;
  /** Whom we don't want to hear, and whom not to meet again; null while that is not known. */
  readonly distance: Signal<Distance | null>;
  /** What was said at the table by those whom we want to hear, oldest first. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Fails with a `ServerRefusal`. */
  do(command: Command): Promise<Gift | null>;
}

/** Who teaches at a table: what they wait for, and what they hear of besides answers. */
export interface Teacher {
  readonly wanted: ReadonlySignal<readonly Deed[]>;
  /** What stands out on the board: what is wanted, or all that may be where the learner is to find out which. */
  readonly shown: ReadonlySignal<readonly Deed[]>;
  /** The learner wanted one of these and was told why it can't be. */
  tried(texts: readonly string[]): void;
  /** Whether the turn of an automaton is being told, step by step. */
  readonly isTelling: ReadonlySignal<boolean>;
  /** The learner looked at a thing of the board, or wants an automaton's turn to go on. */
  saw(deed: Deed): void;
}

/** A table to play at, wherever it runs: in a worker of this page or on a server. */
export interface Host {
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly frame: ReadonlySignal<Frame | null>;
  /** What the eyes of now can't choose although they might want to; null as long as it is not known here. */
  readonly barred: ReadonlySignal<readonly BarredChoice[] | null>;
  /** The seats of this device that have something to decide. */
  readonly deciding: ReadonlySignal<readonly Seat[]>;
  readonly link: ReadonlySignal<Link>;
  /** Why the table is `gone`, as a code. */
  readonly fault: ReadonlySignal<string | null>;
  readonly clock: ReadonlySignal<Clock | null>;
  /** Null where all who play are at this device. */
  readonly company: Company | null;
  /** Null except in lessons. */
  readonly guide: Teacher | null;
  /** Looks through the eyes of one of the own seats, or a spectator's; through anyone's when the game is over. */
  look(seat: Seat | null): Promise<void>;
  /** Somebody wants to know what is barred and why; resolves when `barred` says it. */
  wonder(): Promise<void>;
  answer(seat: Seat, text: string): Promise<Answered>;
  undo(seat: Seat): Promise<Undone>;
  /** Passes in every reaction window of this scope; null ends it. */
  stand(seat: Seat, scope: string | null): Promise<void>;
  /** What this viewer saw when `length` answers had been given. */
  past(length: number): Promise<Frame>;
  /** What the eyes of now saw each time they were told something because of answer `length`; none where the host can't tell. */
  moments(length: number): Promise<readonly Json[]>;
  /** Null where the host can't tell. */
  preview(seat: Seat, text: string): Promise<Preview | null>;
  /** The scores over time and the record as text, once the game is over. */
  scores(): Promise<readonly ScorePoint[]>;
  record(): Promise<string>;
  /** What a decision did to the chances of each seat; null where there was nothing to choose. */
  decision(length: number): Promise<JudgedChoice | null>;
  /** A bot's view of a moment of a finished game; null where nobody had anything to decide. */
  analyse(length: number): Promise<Analysis | null>;
  /** What a bot would do in place of a seat that is asked now, and why. With others at the table only where it was made so. */
  advise?(seat: Seat): Promise<Advice | null>;
  /** What came with a game that somebody shared. */
  readonly notes?: readonly Note[];
  close(): void;
}
