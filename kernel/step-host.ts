import { type Given, gatherEach, gatherReaction } from './answers.ts';
import type { Ask, Event, Game, Offer, Option, Play, Reaction, Seat, Tell, Terms, Values } from './game.ts';
import { hasLegal, onlyOption } from './offer.ts';
import { withPass } from './playout.ts';

/** What the table is waiting for: some seats, each with its own offer. */
export interface Pending {
  readonly what: string;
  readonly values: Values;
  /** `one`: a single seat. `each`: several at once, blind. `react`: a window in the order of `asked`. */
  readonly kind: 'one' | 'each' | 'react';
  /** All seats of this ask, in its order. */
  readonly asked: readonly Seat[];
  /** The seats that have not answered yet. */
  readonly waiting: readonly Seat[];
  /** The stretch of play for which a standing pass would hold, in a reaction window. */
  readonly scope: string | null;
}

/** How many answers the ask that waits has already. */
export function answersTo(pending: Pending | null): number {
  return pending === null ? 0 : pending.asked.length - pending.waiting.length;
}

/** The pending decision with what each seat of it may choose from, which is not for everybody's eyes. */
export interface Asked<T extends Terms> {
  readonly pending: Pending;
  /** In the order of `pending.asked`. */
  readonly offers: readonly Offer<T, Option>[];
}

/** An event, and who hears it. */
export interface Told<E extends Event> {
  readonly event: E;
  /** The seats that see `event`; null means all. */
  readonly to: readonly Seat[] | null;
  readonly instead: E | null;
}

/** Thrown by an `ask` that has no answer yet, caught by the Table alone. */
export const UNANSWERED = Symbol('unanswered');

/** Where a run of a step gets its answers from. */
export interface Answers<T extends Terms> {
  /** The step has come to an ask whose first answer is number `index`, and nobody has seen what is offered. */
  arrive(index: number): void;
  /** Answer number `index` of the step, if it has been given. */
  given(index: number): Given | undefined;
  /** The answer to an ask that has none yet. Throws `UNANSWERED` if it is to wait. */
  next(asked: Asked<T>): Given;
}

/** Runs steps, and answers their asks: first with the answers given already, then with what comes next. */
export class StepHost<T extends Terms> {
  readonly #answers: Answers<T>;
  readonly #play: Play<T> & { state: T['state'] };
  /** How many answers the step has used. */
  #used = 0;
  /**
   * What each `open` of the step came to: its only option, or null for a choice. When the step runs again it comes to the same, and to find
   * it out once more would take longer than the step itself.
   */
  readonly #opened: (Option | null)[] = [];
  /** How many of them this run has come to. */
  #opens = 0;

  constructor(box: T['box'], state: T['state'], answers: Answers<T>, told: Told<T['event']>[]) {
    this.#answers = answers;
    const tell: Tell<T> = Object.assign(
      (event: T['event']) => {
        told.push({ event, to: null, instead: null });
      },
      {
        only: (seats: readonly Seat[], event: T['event'], instead: T['event'] | null) => {
          told.push({ event, to: seats, instead });
        },
      },
    );
    this.#play = { state, box, ask: this.#asks(), tell };
  }

  /** Runs one step on this state and gives how many answers it used; null if it stopped for want of one. */
  run(game: Game<T>, state: T['state']): number | null {
    this.#play.state = state;
    this.#used = 0;
    this.#opens = 0;
    try {
      game.step(this.#play);
    } catch (stop) {
      if (stop !== UNANSWERED) throw stop;
      return null;
    }
    this.forget();
    return this.#used;
  }

  /** The next run is of another step, or with other answers. To set the length of a list takes time even where it changes nothing. */
  forget(): void {
    if (this.#opened.length > 0) this.#opened.length = 0;
  }

  #asks(): Ask<T> {
    const one = <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values: Values = {}): C => {
      const seats = [seat];
      this.#answers.arrive(this.#used);
      return this.#next({ what, values, kind: 'one', asked: seats, waiting: seats, scope: null }, [offer]).option as C;
    };
    return Object.assign(one, {
      open: <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
        if (this.#opens === this.#opened.length) this.#opened.push(onlyOption(this.#play, seat, offer));
        return (this.#opened[this.#opens++] as C | null) ?? one(seat, what, offer, values);
      },
      each: <C extends Option>(
        seats: readonly Seat[],
        what: string,
        offerTo: (seat: Seat) => Offer<T, C>,
        values: Values = {},
      ): C[] => {
        if (seats.length > 0) this.#answers.arrive(this.#used);
        const offers = seats.map(offerTo);
        return gatherEach(seats, waiting =>
          this.#next({ what, values, kind: 'each', asked: seats, waiting, scope: null }, offers),
        ) as C[];
      },
      react: <C extends Option>(
        seats: readonly Seat[],
        what: string,
        offerTo: (seat: Seat) => Offer<T, C>,
        scope: string,
        values: Values = {},
      ): Reaction<C> | null => {
        if (seats.length > 0) this.#answers.arrive(this.#used);
        const offers = seats.map(seat => withPass(offerTo(seat)));
        return gatherReaction(seats, waiting =>
          this.#next({ what, values, kind: 'react', asked: seats, waiting, scope }, offers),
        ) as Reaction<C> | null;
      },
    });
  }

  #next(pending: Pending, offers: readonly Offer<T, Option>[]): Given {
    const given = this.#answers.given(this.#used) ?? this.#ask(pending, offers);
    const { what, waiting } = pending;
    if (given.what !== what || !waiting.includes(given.seat)) {
      throw new Error(
        `seat ${given.seat} answered '${given.what}' where seats ${waiting.join(', ')} are asked '${what}'`,
      );
    }
    this.#used += 1;
    return given;
  }

  #ask(pending: Pending, offers: readonly Offer<T, Option>[]): Given {
    const { asked, waiting, what } = pending;
    for (const seat of waiting) {
      if (hasLegal(this.#play, seat, offers[asked.indexOf(seat)])) continue;
      throw new Error(`no option left for seat ${seat} at '${what}'`);
    }
    return this.#answers.next({ pending, offers });
  }
}
