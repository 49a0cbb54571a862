import type { Anew } from './anew.ts';
import type { Option, Reaction, Seat } from './game.ts';
import { PASS } from './offer.ts';

/** An answer that was given since the start of a step. */
export interface Given {
  readonly seat: Seat;
  readonly what: string;
  readonly option: Option;
  /** Where chance began anew before this answer. */
  readonly anew?: Anew;
}

/** An answer as a seat sends it: the text of an option. */
export interface Reply {
  readonly seat: Seat;
  readonly text: string;
  /** Where chance began anew before this answer. */
  readonly anew?: Anew;
}

/** An answer that was taken: what was meant, and how it was said. */
export interface Taken extends Given, Reply {}

/** Gives the next answer, which is one of the waiting seats'; does not return where there is none. */
export type NextAnswer = (waiting: readonly Seat[]) => Given;

/** The answers of all seats to one ask, in their order, whatever the order they came in. */
export function gatherEach(seats: readonly Seat[], next: NextAnswer): Option[] {
  const answers = new Map<Seat, Option>();
  while (answers.size < seats.length) {
    const { seat, option } = next(seats.filter(waiting => !answers.has(waiting)));
    answers.set(seat, option);
  }
  return seats.map(seat => answers.get(seat) as Option);
}

/** The reaction of the first seat in order that does not pass, as soon as all before it have passed; null if all pass. */
export function gatherReaction(seats: readonly Seat[], next: NextAnswer): Reaction<Option> | null {
  const answers = new Map<Seat, Option>();
  for (;;) {
    const first = seats.find(seat => answers.get(seat) !== PASS);
    if (first === undefined) return null;
    const option = answers.get(first);
    if (option !== undefined) return { seat: first, option };
    const given = next(seats.filter(waiting => !answers.has(waiting)));
    answers.set(given.seat, given.option);
  }
}
