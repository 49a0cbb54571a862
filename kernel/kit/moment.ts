import { type Given, gatherEach, gatherReaction } from '../answers.ts';
import { impossible } from '../errors.ts';
import type { Ask, Offer, Option, Play, Reaction, Rng, Seat, Terms, Values } from '../game.ts';
import { legalOptions, PASS } from '../offer.ts';
import { withPass } from '../playout.ts';
import type { Table } from '../table.ts';
import { listen, type ReachedAsk, type ToldAtOnce } from './run.ts';

/** Thrown where the step has come to the ask that the table waits at. */
const FOUND = Symbol('found');

/** The ask that a table waits at, put to one of the waiting seats, as the properties want to see it. */
export function momentAt<T extends Terms>(table: Table<T>, seat: Seat, rng: Rng): ReachedAsk<T> {
  const { game, box } = table;
  const { start, given } = table.situation();
  const script: Option[] = [];
  const told: ToldAtOnce[] = [];
  let found: ReachedAsk<T> | null = null;
  let used = 0;
  const isPending = () => used >= given.length;
  const next = (): Given => given[used++] ?? impossible('an answer of every seat', used);
  /** Asks one seat after the other, as a policy is asked; whoever comes before ours passes or takes the first option. */
  const stop = (
    seats: readonly Seat[],
    what: string,
    offerTo: (seat: Seat) => Offer<T, Option>,
    values: Values,
  ): never => {
    for (const asked of seats) {
      const offer = offerTo(asked);
      if (asked !== seat) {
        script.push(legalOptions(play, asked, offer)[0]);
        continue;
      }
      found = { game, play, seat, what, values, offer, start, script, told, rng };
      throw FOUND;
    }
    return impossible(`seat ${seat} among those who are asked '${what}'`, seats);
  };
  const one = <C extends Option>(asked: Seat, what: string, offer: Offer<T, C>, values: Values = {}): C => {
    if (isPending()) return stop([asked], what, () => offer, values);
    const { option } = next();
    script.push(option);
    return option as C;
  };
  const ask: Ask<T> = Object.assign(one, {
    open: <C extends Option>(asked: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
      const legal = legalOptions(play, asked, offer);
      if (legal.length !== 1) return one(asked, what, offer, values);
      script.push(legal[0]);
      return legal[0];
    },
    each: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      values: Values = {},
    ): C[] => {
      if (seats.length > 0 && isPending()) return stop(seats, what, offerTo, values);
      const options = gatherEach(seats, next) as C[];
      script.push(...options);
      return options;
    },
    react: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      _scope: string,
      values: Values = {},
    ): Reaction<C> | null => {
      if (seats.length > 0 && isPending()) return stop(seats, what, asked => withPass(offerTo(asked)), values);
      const reaction = gatherReaction(seats, next) as Reaction<C> | null;
      // A policy is asked no further than the first who reacts.
      for (const asked of seats) {
        script.push(asked === reaction?.seat ? reaction.option : PASS);
        if (asked === reaction?.seat) break;
      }
      return reaction;
    },
  });
  const play: Play<T> = { state: game.clone(start), box, ask, tell: listen<T>(told) };
  try {
    game.step(play);
  } catch (stopped) {
    if (stopped !== FOUND) throw stopped;
  }
  return found ?? impossible(`an ask of seat ${seat}`, table.pending);
}
