import { drawAnew } from './anew.ts';
import { type Given, gatherEach, gatherReaction } from './answers.ts';
import { impossible } from './errors.ts';
import type { Ask, Game, Offer, Option, Reaction, Seat, Terms, Values } from './game.ts';
import { onlyOption } from './offer.ts';
import { type Choose, type PolicyPlay, policyPlay } from './playout.ts';

/**
 * A play that goes through the answers given so far and then on by a policy, in the same call: how a bot comes to the decision it
 * has to make. `before` runs ahead of every ask beyond the given answers; at the first of them a bot re-deals what it can't know.
 */
export function continuedPlay<T extends Terms>(
  game: Game<T>,
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
  const next = (): Given => given[used++] ?? impossible('an answer of every seat', used);
  /** Comes to an ask that has been answered: chance may have begun anew there. */
  const arrive = (): void => {
    const anew = given[used]?.anew;
    if (anew !== undefined) drawAnew(game, beyond, anew);
  };
  const one = <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
    if (used >= given.length) return onward(seat, what, offer, values);
    arrive();
    return next().option as C;
  };
  const ask: Ask<T> = Object.assign(one, {
    open: <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
      if (isBeyond) return onward.open(seat, what, offer, values);
      // As at the table, what is forced was not asked: neither a given answer nor the decision to come to.
      return onlyOption(beyond, seat, offer) ?? one(seat, what, offer, values);
    },
    each: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      values?: Values,
    ): C[] => {
      if (used >= given.length) return onward.each(seats, what, offerTo, values);
      if (seats.length > 0) arrive();
      return gatherEach(seats, next) as C[];
    },
    react: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      scope: string,
      values?: Values,
    ): Reaction<C> | null => {
      if (used >= given.length) return onward.react(seats, what, offerTo, scope, values);
      if (seats.length > 0) arrive();
      return gatherReaction(seats, next) as Reaction<C> | null;
    },
  });
  return Object.assign(beyond, { ask });
}
