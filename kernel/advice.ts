import type { Event, Option, Seat } from './game.ts';

/** What changes on a line of somebody's score sheet. */
export interface ScoreChange {
  readonly seat: Seat | null;
  readonly what: string;
  readonly points: number;
}

/** Something that bots look at in a position, of which a seat would have more, or a rival less, than after other answers. */
export interface Reason {
  readonly seat: Seat;
  readonly what: string;
}

/** What a bot would do, and the facts that speak for it: only what is so in every world that the seat can't tell from the real one. */
export interface Advice {
  readonly what: string;
  readonly text: string;
  readonly option: Option;
  /** Whether there is nothing else, it is clearly best, or something else is about as good. */
  readonly lead: 'only' | 'clear' | 'close';
  /** The score until somebody else is asked. */
  readonly changes: readonly ScoreChange[];
  /** What would be told. */
  readonly events: readonly Event[];
  /** What the seat would do next. */
  readonly next: { readonly what: string; readonly option: Option } | null;
  /** On average over such worlds, the heaviest first. */
  readonly reasons: readonly Reason[];
}
