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
  PASS,
  type PolicyPlay,
  type Position,
  pick,
  type Rng,
  type Seat,
  type Table,
  type Terms,
  type Values,
} from '@bonebed/kernel';
import type { Budget } from './budget.ts';

/** A decision that a seat has to make: the start of the step and the answers that lead to it. */
export interface Root<T extends Terms> {
  readonly game: Game<T>;
  readonly box: T['box'];
  readonly start: T['state'];
  readonly given: readonly Given[];
  readonly seat: Seat;
  readonly seats: number;
}

/** An answer that a bot expects, its own or another seat's. */
export interface Expected {
  readonly seat: Seat;
  readonly text: string;
}

/** An option with what the bot thinks of it, from its own seat's knowledge: 0 is lost, 1 is won. */
export interface Candidate {
  readonly text: string;
  readonly value: number;
  readonly visits: number;
  /** How it would go on, as far as the bot has looked. */
  readonly next: readonly Expected[];
}

export interface Thought {
  readonly text: string;
  readonly iterations: number;
  /** The best first. */
  readonly candidates: readonly Candidate[];
}

/** A bot at work on one decision. It can be left at any moment: `thought` is the best answer so far. */
export interface Thinking {
  /** Whether more thinking would change nothing. */
  isDone(): boolean;
  iterate(): void;
  thought(): Thought;
}

/** A player. Its only chance is `rng`: the same seed, the same knowledge, the same answer. */
export interface Bot {
  readonly id: string;
  begin<T extends Terms>(root: Root<T>, rng: Rng): Thinking;
}

/** Thinks as long as the budget allows, at least once. */
export function decide<T extends Terms>(bot: Bot, root: Root<T>, rng: Rng, budget: Budget): Thought {
  const thinking = bot.begin(root, rng);
  for (let i = 0; !thinking.isDone() && (i === 0 || !budget.isOver(i)); i++) thinking.iterate();
  return thinking.thought();
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
  const play = continuedPlay<T>(game, box, game.clone(root.start), root.given, choose, () => {});
  try {
    game.step(play);
  } catch (stop) {
    if (stop !== FOUND) throw stop;
  }
  if (found === null) throw new Error(`seat ${seat} is not asked`);
  return found;
}

/**
 * How a seat is taken to answer that is asked together with the root's: at random; but in a reaction window it passes, for if it
 * did not, the root's answer would not count.
 */
export function guess<T extends Terms, C extends Option>(at: Position<T>, seat: Seat, offer: Offer<T, C>, rng: Rng): C {
  const pass = offer.candidates.find(candidate => candidate === PASS);
  return pass ?? pick(rng, legalOptions(at, seat, offer));
}

/** A world that the seat can't tell from the real one, at the moment of the root; `choose` plays on in it. */
export function worldAt<T extends Terms>(root: Root<T>, rng: Rng, choose: Choose<T>): PolicyPlay<T> {
  const { game, box, seat } = root;
  let isReal = true;
  const play = continuedPlay<T>(game, box, game.clone(root.start), root.given, choose, () => {
    if (isReal) imagine(game, play, seat, rng);
    isReal = false;
  });
  return play;
}
