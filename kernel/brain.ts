import type { Position, ScoreRow, Seat, Terms } from './game.ts';

/** What bots know of a game: what to look at, what it is worth, and how far ahead to look. */
export interface Brain {
  readonly features: Features<Terms>;
  readonly weights: Weights;
  /** The same for who is alone at a table with an automaton, where that is another game. */
  readonly alone?: Weights;
  /** How the search goes about it, where it differs from the usual. */
  readonly search?: Partial<SearchTuning>;
  /** How sure the weights may be of themselves where people read chances. */
  readonly honesty?: Honesty;
  /** Who plays in the name of each level for people, where it is not the usual one. */
  readonly levels?: Readonly<Record<string, string>>;
  /** How many of one's own turns a dig of the day leaves, as `Game.turn` names turns, where it is not the usual: five to ten minutes. */
  readonly digTurns?: number;
}

/** Weights that were tuned for playing well are too sure of themselves, or not sure enough. This makes honest chances of them (`bonebed calibrate`). */
export interface Honesty {
  /** How much of the game is left, from 1 to 0, as far as everybody knows. */
  left(at: Position<Terms>): number;
  /** What leads are worth, times this: when the game begins, in the middle of it and when it ends, and in between accordingly. */
  readonly certainty: readonly [begin: number, middle: number, end: number];
  /** By how much a seat thinks too well of itself that sees its own hand and has to imagine those of the others. */
  readonly modesty: number;
}

/** What a bot looks at in a position of one game: a row of numbers for each seat, in the order of `names`. */
export interface Features<T extends Terms> {
  readonly names: readonly string[];
  /** Fills `row` for the seat. The position is an imagined one: all of it may be read. `score` is the seat's part of the sheet. */
  read(at: Position<T>, seat: Seat, score: ScoreRow, row: number[]): void;
}

/** What the features are worth, found by self-play (`bonebed tune`): a lead of 1 is e to 1 on the way to a win. */
export interface Weights {
  readonly [feature: string]: number;
}

/** Where each feature stands in a row. A row is filled at every end of a line, and `row[AT.points]` is many times quicker than to look names up. */
export function placesOf<N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
  // Every name gets its place.
  return Object.fromEntries(names.map((name, place) => [name, place])) as Record<N, number>;
}

export interface SearchTuning {
  /** How eagerly rarely tried options below the root are tried again, as a part of how much rewards differ. */
  readonly curiosity: number;
  /** How many turns after the one that is running a line ends. */
  readonly horizon: number;
  /** Whether a turn ends here, for games whose steps are less than that. */
  isTurnOver(at: Position<Terms>): boolean;
  /**
   * What the end of a line counts. At 1 it is all; below, the evaluation is asked after every step, and each one counts so much
   * of the one before: what is near is judged with less noise, what is far with more insight.
   */
  readonly farsight: number;
  /** How many lines an iteration plays, each in a world of its own: more where dice and cards make the end of a line noisy. */
  readonly lines: number;
  /** A node below the root looks at so many options at first, and at one more each time the root of its visits grows by 1. */
  readonly firstOptions: number;
  /** After how many decisions beyond the tree a step is cut: one without end is judged as it stands. */
  readonly mostDecisions: number;
}
