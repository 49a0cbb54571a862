import { type Given, gatherEach, gatherReaction } from './answers.ts';
import type { Ask, Event, Offer, Option, Play, Reaction, Seat, Tell, Terms, Values } from './game.ts';
import { hasLegal, legalOptions } from './offer.ts';
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

/** Answers the asks of one run of a step from the list of given answers, and stops it where the list ends. */
export class StepHost<T extends Terms> {
  readonly play: Play<T>;
  used = 0;
  asked: Asked<T> | null = null;
  #given: readonly Given[];

  constructor(state: T['state'], box: T['box'], given: readonly Given[], told: Told<T['event']>[]) {
    this.#given = given;
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
    const one = <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values: Values = {}): C =>
      this.#each('one', [seat], what, [offer], values)[0] as C;
    const ask: Ask<T> = Object.assign(one, {
      open: <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
        const legal = legalOptions(play, seat, offer);
        return legal.length === 1 ? legal[0] : one(seat, what, offer, values);
      },
      each: <C extends Option>(
        seats: readonly Seat[],
        what: string,
        offerTo: (seat: Seat) => Offer<T, C>,
        values: Values = {},
      ): C[] => this.#each('each', seats, what, seats.map(offerTo), values) as C[],
      react: <C extends Option>(
        seats: readonly Seat[],
        what: string,
        offerTo: (seat: Seat) => Offer<T, C>,
        scope: string,
        values: Values = {},
      ): Reaction<C> | null =>
        this.#react(
          seats,
          what,
          seats.map(seat => withPass(offerTo(seat))),
          scope,
          values,
        ) as Reaction<C> | null,
    });
    const play: Play<T> = { state, box, ask, tell };
    this.play = play;
  }

  #next(seats: readonly Seat[], what: string): Given | null {
    const given = this.#given[this.used];
    if (given === undefined) return null;
    if (given.what !== what || !seats.includes(given.seat)) {
      throw new Error(
        `seat ${given.seat} answered '${given.what}' where seats ${seats.join(', ')} are asked '${what}'`,
      );
    }
    this.used += 1;
    return given;
  }

  #stop(pending: Pending, offers: readonly Offer<T, Option>[]): never {
    for (const seat of pending.waiting) {
      const offer = offers[pending.asked.indexOf(seat)];
      if (!hasLegal(this.play, seat, offer)) throw new Error(`no option left for seat ${seat} at '${pending.what}'`);
    }
    this.asked = { pending, offers };
    throw UNANSWERED;
  }

  #each(
    kind: 'one' | 'each',
    seats: readonly Seat[],
    what: string,
    offers: readonly Offer<T, Option>[],
    values: Values,
  ): Option[] {
    return gatherEach(
      seats,
      waiting =>
        this.#next(waiting, what) ?? this.#stop({ what, values, kind, asked: seats, waiting, scope: null }, offers),
    );
  }

  #react(
    seats: readonly Seat[],
    what: string,
    offers: readonly Offer<T, Option>[],
    scope: string,
    values: Values,
  ): Reaction<Option> | null {
    return gatherReaction(
      seats,
      waiting =>
        this.#next(waiting, what) ?? this.#stop({ what, values, kind: 'react', asked: seats, waiting, scope }, offers),
    );
  }
}
