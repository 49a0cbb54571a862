import type { Event, Json, Option, Reader, Seat, Terms, Texts } from '@bonebed/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Fetched } from '../words.ts';

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

/** What is heard at a table: a tile or pawn that slides, a piece put down, a card, dice, a stamp; and that it is your turn. */
export type Sound = 'slide' | 'place' | 'card' | 'dice' | 'stamp' | 'turn';

/** What is heard on a board. Lies in `sounds.ts` of the board, loaded once the table stands. */
export interface Sounds {
  /** When a piece lands, by the first word of its name; every other piece is put down. */
  readonly pieces: Readonly<Record<string, Sound>>;
  /** When something is told, by the type of the event. */
  readonly events: Readonly<Record<string, Sound>>;
}

/** What a thing on the table is called, what it does now, and the rule that says so. */
export interface Explanation {
  readonly name: string;
  readonly words: string;
  /** What it means at this moment, in numbers, where that is best said apart from what it does. */
  readonly now?: string;
  readonly rule: string | null;
}

/** Explains whatever a board draws with this `data-thing`; null for one that it does not know. Lies in `explain.ts` of the board, loaded when asked for. */
export type Explain = (at: BoardAt, thing: string) => Explanation | null;

/** How the log of a game is told. */
export interface Story {
  /**
   * What an event is to the story: the `heading` of a turn, which all that follows belongs to, `filler`, which folds once the turn is over,
   * or a `line`. `before` is the event told before it.
   */
  role(event: Event, before: Event | undefined): 'heading' | 'filler' | 'line';
  /** The icon of what an event tells, by its meaning; null where the board has none for it. */
  icon?(event: Event, box: object): string | null;
  /** Kinds of events, the most telling first: of what one of the others did a recap tells one thing. */
  readonly telling?: readonly string[];
  /** Whose doing an event of an automaton is: such events name no seat. */
  automaton?(event: Event): Seat | null;
  /** The items that enlarge the components of a collection of the box, which are things that explain themselves too: `{ specimens: 'specimen' }`. */
  readonly items: Readonly<Record<string, string>>;
  /** The things that only explain themselves. */
  readonly things?: Readonly<Record<string, string>>;
}

/** A board: it draws a view and says which things stand for an option. It knows no rules. */
export interface BoardModule {
  readonly words: Fetched<Texts>;
  /** How far the game has come, small, for the top of the screen. */
  readonly Progress: () => ComponentChildren;
  /** What everybody shares. */
  readonly Shared: () => ComponentChildren;
  /** Parts of it by name, as the pictures of a guide show them by themselves. */
  readonly details?: Readonly<Record<string, () => ComponentChildren>>;
  /** What lies before the person who looks. */
  readonly Mine: (props: { readonly seat: Seat }) => ComponentChildren;
  /** What a person has at a glance, in one line that stays in sight on a phone: money, goods, what is left of the turn. */
  readonly Goods?: (props: { readonly seat: Seat }) => ComponentChildren;
  /** What is open of a player, in a few lines. */
  readonly Player: (props: { readonly seat: Seat }) => ComponentChildren;
  /** The best of what a seat made of its game, so many pieces at most, to be looked at when it is over. */
  readonly Finest?: (props: { readonly seat: Seat; readonly most: number }) => ComponentChildren;
  /** A card or tile, large, with all that is to be said of it. */
  readonly Enlarged: ComponentType<{ readonly item: string }>;
  /** Of a game with an automaton: what it goes by at this moment, beside the steps of its turn. */
  readonly Automaton?: ComponentType;
  /** A piece that flies. */
  readonly Piece: (props: { readonly piece: string }) => ComponentChildren;
  /** The things an option is about, in the order in which they are best chosen. */
  parts(at: BoardAt, what: string, option: Option): readonly Part[];
  /**
   * Whether an option is beside the point: one that may be taken at any moment and seldom is. It stays where it lies, quieter, and
   * stands last in the list, gathered with others of its kind.
   */
  isAside?(what: string, option: Option): boolean;
  /** Whether an option ends something though it is not called so (`done`, `end`, `pass`): it stands last, apart from what can still be done. */
  isEnding?(what: string, option: Option): boolean;
  /** What the card or person does that an option is about, to be read before it is chosen. Empty where there is no more to say. */
  effect?(at: BoardAt, what: string, option: Option): string;
  /** What an option that ends something would leave unused, told from what else is open. Empty where that is nothing. */
  left?(at: BoardAt, what: string, open: readonly Option[]): string;
  /** The points that a seat has taken, where the board shows other points than the sheet adds up: those of the track. Null where it shows none. */
  now?(at: BoardAt, seat: Seat): number | null;
  flights(at: BoardAt, event: Event): readonly Flight[];
  /** Without it the log is one list. */
  readonly story?: Story;
  /**
   * How long a pass left standing for this scope holds, as `the end of Museum Work`; null when it is over. For one that holds in all windows of
   * a kind until its seat is back (`doubt *`): null where nobody should leave it.
   */
  readonly until?: (at: BoardAt, scope: string) => string | null;
  /** What the living style page shows of this board: items to enlarge. */
  readonly samples: readonly string[];
}
