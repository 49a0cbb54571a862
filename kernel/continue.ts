import type { Ask, Offer, Option, Reaction, Seat, Terms, Values } from './game.ts';
import { legalOptions, PASS } from './offer.ts';
import { type Choose, type PolicyPlay, policyPlay } from './playout.ts';

/** An answer that was given since the start of a step. */
export interface Given {
  readonly seat: Seat;
  readonly what: string;
  readonly option: Option;
}

/**
 * A play that goes through the answers given so far and then on by a policy, in the same call: how a bot comes to the decision it
 * has to make. `before` runs ahead of every ask beyond the given answers; at the first of them a bot re-deals what it can't know.
 */
export function continuedPlay<T extends Terms>(
  box: T['box'],
  state: T['state'],
  given: readonly Given[],
  choose: Choose<T>,
  before: (seats: readonly Seat[], what: string) => void,
): PolicyPlay<T> {
  let isBeyond = false;
  const beyond = policyPlay(box, state, choose, undefined, (seats, what) => {
    isBeyond = true;
    before(seats, what);
  });
  const { ask: onward } = beyond;
  let used = 0;
  const next = (): Given | undefined => given[used++];
  const one = <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
    if (used >= given.length) return onward(seat, what, offer, values);
    return next()?.option as C;
  };
  const ask: Ask<T> = Object.assign(one, {
    open: <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
      if (isBeyond) return onward.open(seat, what, offer, values);
      // As at the table, what is forced was not asked: neither a given answer nor the decision to come to.
      const legal = legalOptions(beyond, seat, offer);
      return legal.length === 1 ? legal[0] : one(seat, what, offer, values);
    },
    each: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      values?: Values,
    ): C[] => {
      if (used >= given.length) return onward.each(seats, what, offerTo, values);
      const answers = new Map<Seat, Option>();
      while (answers.size < seats.length) {
        const answer = next();
        if (answer === undefined) throw new Error(`'${what}' was answered by some seats only`);
        answers.set(answer.seat, answer.option);
      }
      return seats.map(seat => answers.get(seat) as C);
    },
    react: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      scope: string,
      values?: Values,
    ): Reaction<C> | null => {
      if (used >= given.length) return onward.react(seats, what, offerTo, scope, values);
      const answers = new Map<Seat, Option>();
      for (;;) {
        const first = seats.find(seat => answers.get(seat) !== PASS);
        if (first === undefined) return null;
        const option = answers.get(first);
        if (option !== undefined) return { seat: first, option: option as C };
        const answer = next();
        if (answer === undefined) throw new Error(`'${what}' was answered by some seats only`);
        answers.set(answer.seat, answer.option);
      }
    },
  });
  return Object.assign(beyond, { ask });
}
