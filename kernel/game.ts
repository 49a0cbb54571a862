/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Whose knowledge is meant: that of a seat, of a spectator (`null`), or all that anyone at all knows. */
export type Eyes = Seat | null | 'anyone';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Numbers and ids that fill the gaps of a message. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * What a decision can be answered with: a word, the number of a component, or a flat record of such.
 * Options are compared and recorded by their text (see `optionText`), so two options of one ask must differ in it.
 */
export type Option = string | number | { readonly [part: string]: string | number | null };

/** The state of a game: plain JSON, of which the kernel itself knows only these two fields. */
export interface State {
  /** The game's only source of chance. */
  rng: Rng;
  /** For each hidden thing, numbered by the game, the set of seats that know it (see `knowledge.ts`). */
  seen: number[];
}

/** The state of a generator: 8 words are a ChaCha20 key, 4 words a small fast generator; more than 8 a key and what `rng.ts` puts behind it. */
export interface Rng {
  words: number[];
  /** How many words have been drawn. Undo stops where this has moved. */
  used: number;
}

/** Something that happened, in the words of the game. */
export interface Event {
  readonly type: string;
}

/** What a game is made of: its state, the contents of its box (components, one edition) and its events. */
export interface Terms {
  state: State;
  box: object;
  event: Event;
}

/** A state together with the box it is played with: all that a question about the game needs. */
export interface Position<T extends Terms> {
  readonly state: T['state'];
  readonly box: T['box'];
}

/** What the rules are played with: the position, and the two ways to reach the people at the table. */
export interface Play<T extends Terms> extends Position<T> {
  readonly ask: Ask<T>;
  readonly tell: Tell<T>;
}

/** Why a candidate can't be chosen: the rule that forbids it, and the numbers of the moment. */
export interface Refusal {
  readonly rule: string;
  /** The message that explains it; the rule's own unless one rule refuses for several reasons. */
  readonly text: string;
  readonly values: Values;
}

/** One rule that may forbid a candidate. `bars` runs always, `values` only when someone asks why. */
export interface Guard<T extends Terms, C extends Option> {
  readonly rule: string;
  readonly text?: string;
  /** The kinds of candidate that it is about (see `kindOf`): it bars no other. Without this it is about all of them. */
  readonly about?: readonly string[];
  bars(at: Position<T>, seat: Seat, candidate: C): boolean;
  values?(at: Position<T>, seat: Seat, candidate: C): Values;
}

/** Guards in the order in which they refuse. `sorted` is there where `guards` has made them ready for many candidates. */
export type Guards<T extends Terms, C extends Option> = readonly Guard<T, C>[] & {
  readonly sorted?: SortedGuards<T, C>;
};

/** What may bar a candidate: for each of the kinds that some guard is about, in their order, and for all others. */
export interface SortedGuards<T extends Terms, C extends Option> {
  readonly kinds: readonly string[];
  readonly ofKind: readonly (readonly Guard<T, C>['bars'][])[];
  readonly ofOthers: readonly Guard<T, C>['bars'][];
}

/** The candidates of a decision and the guards that may refuse one. */
export interface Offer<T extends Terms, C extends Option> {
  readonly candidates: readonly C[];
  readonly guards: Guards<T, C>;
}

export interface Reaction<C extends Option> {
  readonly seat: Seat;
  readonly option: C;
}

/** How the rules get decisions. Who answers (a person, a bot, a script, a search) is the host's business. */
export interface Ask<T extends Terms> {
  /** One seat chooses one legal candidate. It is asked even when there is only one: skipping it could betray a hand. */
  <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C;
  /** As `ask`, for a choice whose options everybody can work out: a single legal one is taken without asking. */
  open<C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C;
  /** Several seats choose at once and blind; the result is in the order of `seats`. */
  each<C extends Option>(
    seats: readonly Seat[],
    what: string,
    offerTo: (seat: Seat) => Offer<T, C>,
    values?: Values,
  ): C[];
  /**
   * A reaction window: each seat may choose or pass; the first in the order of `seats` that does not pass reacts,
   * the answers of later seats are dropped unseen. `scope` names the stretch of play for which a seat may
   * leave a standing pass.
   */
  react<C extends Option>(
    seats: readonly Seat[],
    what: string,
    offerTo: (seat: Seat) => Offer<T, C>,
    scope: string,
    values?: Values,
  ): Reaction<C> | null;
}

/** How the rules report what happens. */
export interface Tell<T extends Terms> extends TellAll<T> {
  /** Only `seats` see `event`; the others see `instead`, or nothing. */
  only(seats: readonly Seat[], event: T['event'], instead: T['event'] | null): void;
}

/** Everybody sees it. Taken from a method, so that it is compared as loosely as one: a `Game<Holotype>` is a `Game<Terms>`. */
type TellAll<T extends Terms> = { tell(event: T['event']): void }['tell'];

/** How a game ended. `places[seat]` is 1 for a winner; equal places are shared. */
export interface Outcome {
  readonly reason: string;
  readonly places: readonly number[];
}

/** One line of a score sheet. A secret line is known to its own seat only until the game is over. */
export interface ScoreLine {
  readonly what: string;
  readonly points: number;
  readonly secret: boolean;
}

/** The score of one seat, or of an automaton (`seat: null`). Tie-breaks are compared in order, most first. */
export interface ScoreRow {
  readonly seat: Seat | null;
  readonly lines: readonly ScoreLine[];
  readonly tieBreaks: readonly ScoreLine[];
}

export type Sheet = readonly ScoreRow[];

/** Something that can't be so, and where in the state. */
export interface Fault {
  readonly path: string;
  readonly fault: string;
}

export type SettingValue = string | number | boolean;
export type Settings = Readonly<Record<string, SettingValue>>;

/** A variant or table option. It may exist for some numbers of seats only. */
export interface SettingSpec {
  readonly id: string;
  readonly values: readonly SettingValue[];
  readonly default: SettingValue;
  readonly seats?: readonly number[];
  /** Whether a value makes sense at a table with this number of seats; every value does where this is missing. */
  fits?(value: SettingValue, seats: number): boolean;
}

/** What every ask of a game has in common: the rule behind it and what a bare number among its options stands for. */
export interface AskSpec {
  readonly rule: string;
  /** A key of the game's `nouns`. */
  readonly noun?: string;
}

/** What a game is dealt from. */
export interface Deal {
  readonly seats: number;
  readonly settings: Settings;
  readonly rng: Rng;
}

/**
 * A game: plain data and a few functions that touch nothing but their arguments.
 * Written with method syntax so that a `Game<Holotype>` is a `Game<Terms>`.
 */
export interface Game<T extends Terms> {
  readonly id: string;
  /** Raised by whatever could make an old record replay differently. */
  readonly version: number;
  readonly seats: readonly number[];
  readonly settings: readonly SettingSpec[];
  readonly asks: Readonly<Record<string, AskSpec>>;
  /** Which collection of the box a field of an option or event points into: `{ card: 'specimens' }`. */
  readonly nouns: Readonly<Record<string, string>>;
  /** Checks the contents of a `components.json` and makes the tables the rules read. Throws `BadInput`. */
  box(components: unknown): T['box'];
  setup(box: T['box'], deal: Deal): T['state'];
  /** Plays one turn, or one unit of it. */
  step(play: Play<T>): void;
  /**
   * Names the turn that the next step plays, by what is the same for all who play the same deal: not how it came about, but which turn of whom it is.
   * Steps with one name follow each other, and once it has passed it never comes again. Chance may go by it (`turns.ts`). Rules of before then
   * have no such names.
   */
  turn?(at: Position<T>): string;
  outcome(at: Position<T>): Outcome | null;
  /** Itemised and true at every ask, hidden lines included (see `ScoreLine.secret`). */
  score(at: Position<T>): Sheet;
  /** What a seat, or a spectator (`null`), may see: built up field by field, never stripped down. */
  view(at: Position<T>, seat: Seat | null): Json;
  /**
   * Re-deals, in place, all that these eyes can't see; the result depends only on what they can see and on `rng`. With `anyone`
   * it is what nobody knows, and no view changes.
   */
  redeal(at: Position<T>, eyes: Eyes, rng: Rng): void;
  clone(state: T['state']): T['state'];
  /** What breaks the game's invariants: a lost component, a number out of range. Empty for every reachable state. */
  faults(at: Position<T>): Fault[];
}
