import {
  type Choose,
  continuedPlay,
  type Game,
  type Given,
  imagine,
  legalOptions,
  type Offer,
  type Option,
  optionText,
  type Play,
  type Position,
  type Rng,
  type Seat,
  type Table,
  type Terms,
  type Values,
} from '@bonebed/kernel';

/** A decision that a seat has to make: the start of the step and the answers that lead to it. */
export interface Root<T extends Terms> {
  readonly game: Game<T>;
  readonly box: T['box'];
  readonly start: T['state'];
  readonly given: readonly Given[];
  readonly seat: Seat;
  readonly seats: number;
}

/** How much a bot may think: a number of iterations, which can be repeated exactly, or a time. */
export interface Budget {
  readonly iterations: number;
  /** Asked now and then; true ends the thinking with the best answer so far. */
  isOver(): boolean;
}

/** An option with what the bot thinks of it, from its own seat's knowledge: 0 is lost, 1 is won. */
export interface Line {
  readonly text: string;
  readonly value: number;
  readonly visits: number;
}

export interface Thought {
  readonly text: string;
  readonly iterations: number;
  /** The best first. */
  readonly lines: readonly Line[];
}

/** A player. Its only chance is `rng`: the same seed, the same knowledge, the same answer. */
export interface Bot {
  readonly id: string;
  decide<T extends Terms>(root: Root<T>, rng: Rng, budget: Budget): Thought;
}

export function rootOf<T extends Terms>(table: Table<T>, seat: Seat): Root<T> {
  const { start, given } = table.situation();
  return { game: table.game, box: table.box, start, given, seat, seats: table.header.seats };
}

/** What the seat is asked at the root. */
export interface Question {
  readonly what: string;
  readonly values: Values;
  readonly options: readonly Option[];
  readonly texts: readonly string[];
}

const FOUND = Symbol('found');

/** Runs to the root and reads off what may be answered there: options never depend on what the seat can't know. */
export function question<T extends Terms>(root: Root<T>): Question {
  const { game, box, seat } = root;
  let found: Question | null = null;
  const choose: Choose<T> = <C extends Option>(
    at: Position<T>,
    asked: Seat,
    what: string,
    offer: Offer<T, C>,
    values: Values = {},
  ): C => {
    const options = legalOptions(at, asked, offer);
    if (asked !== seat) return options[0];
    found = { what, values, options, texts: options.map(option => optionText(game, box, what, option)) };
    throw FOUND;
  };
  const play = continuedPlay<T>(box, game.clone(root.start), root.given, choose, () => {});
  try {
    game.step(play);
  } catch (stop) {
    if (stop !== FOUND) throw stop;
  }
  if (found === null) throw new Error(`seat ${seat} is not asked`);
  return found;
}

/** A world that the seat can't tell from the real one, at the moment of the root; `choose` plays on in it. */
export function worldAt<T extends Terms>(root: Root<T>, rng: Rng, choose: Choose<T>): Play<T> {
  const { game, box, seat } = root;
  let isReal = true;
  const play = continuedPlay<T>(box, game.clone(root.start), root.given, choose, () => {
    if (isReal) imagine(game, play, seat, rng);
    isReal = false;
  });
  return play;
}
