import type { Event, Json, Language, Option, Reader, Seat, Terms, Texts } from '@bonebed/kernel';
import type { ComponentChildren } from 'preact';

/** One thing on the table that an option is about, and what the option is called where this thing is chosen first. */
export interface Part {
  /** The spot that lights up: `location.2`, `specimen.17`. */
  readonly key: string;
  readonly label: string;
}

/** What a board draws from. */
export interface BoardAt {
  readonly view: Json;
  readonly box: object;
  readonly components: unknown;
  readonly reader: Reader<Terms>;
  /** Whose eyes see it. */
  readonly eyes: Seat | null;
}

/** Something that flies over the table because an event said so: from one place to another. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** What flies, as a piece that the board can draw. */
  readonly piece: string;
  readonly count: number;
}

/** A board: it draws a view and says which things stand for an option. It knows no rules. */
export interface BoardModule {
  readonly texts: Readonly<Record<Language, Texts>>;
  /** How far the game has come, small, for the top of the screen. */
  readonly Progress: () => ComponentChildren;
  /** What everybody shares. */
  readonly Shared: () => ComponentChildren;
  /** What lies before the person who looks. */
  readonly Mine: (props: { readonly seat: Seat }) => ComponentChildren;
  /** What is open of a player, in a few lines. */
  readonly Player: (props: { readonly seat: Seat }) => ComponentChildren;
  /** A card or tile, large, with all that is to be said of it. */
  readonly Enlarged: (props: { readonly item: string }) => ComponentChildren;
  /** Of a game with an automaton: what it goes by at this moment, beside the steps of its turn. */
  readonly Automaton?: () => ComponentChildren;
  /** A piece that flies. */
  readonly Piece: (props: { readonly piece: string }) => ComponentChildren;
  /** The things an option is about, in the order in which they are best chosen. */
  parts(at: BoardAt, what: string, option: Option): readonly Part[];
  /**
   * Whether an option is beside the point: one that may be taken at any moment and seldom is. It stays where it lies, quieter, and
   * stands last in the list, gathered with others of its kind.
   */
  isAside?(what: string, option: Option): boolean;
  flights(at: BoardAt, event: Event): readonly Flight[];
  /** How long a pass left standing for this scope holds, as `the end of Museum Work`; null when it is over. */
  readonly until?: (at: BoardAt, scope: string) => string | null;
  /** What the living style page shows of this board: items to enlarge. */
  readonly samples: readonly string[];
}
