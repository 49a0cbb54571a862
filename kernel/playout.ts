import type {
  Ask,
  Eyes,
  Game,
  Guard,
  Guards,
  Offer,
  Option,
  Play,
  Position,
  Rng,
  Seat,
  Tell,
  Terms,
  Values,
} from './game.ts';
import { allows, guards, PASS } from './offer.ts';
import { below, fork } from './rng.ts';

/** Chooses one of the legal options; the one part of an `Ask` that a policy has to supply. */
export type Choose<T extends Terms> = <C extends Option>(
  at: Position<T>,
  seat: Seat,
  what: string,
  offer: Offer<T, C>,
  values?: Values,
) => C;

/** Nobody hears anything. One constant, so that in a playout not even the events are made. */
const silence: Tell<Terms> = Object.assign(() => {}, { only: () => {} });

/** A position that is played on by a policy: all seats answer through `choose`, at native speed. */
export interface PolicyPlay<T extends Terms> extends Play<T> {
  state: T['state'];
}

/**
 * `before` runs ahead of every ask, once for all its seats. A world must be re-dealt there, not between the answers to one
 * `each`: those already given belong to the hands as they were.
 */
export function policyPlay<T extends Terms>(
  box: T['box'],
  state: T['state'],
  choose: Choose<T>,
  tell: Tell<T> = silence,
  before: ((seats: readonly Seat[], what: string) => void) | null = null,
): PolicyPlay<T> {
  const single = <C extends Option>(seat: Seat, what: string, offer: Offer<T, C>, values?: Values): C => {
    if (before !== null) before([seat], what);
    return choose(play, seat, what, offer, values);
  };
  const ask: Ask<T> = Object.assign(single, {
    open: single,
    each: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      values?: Values,
    ): C[] => {
      if (before !== null) before(seats, what);
      return seats.map(seat => choose(play, seat, what, offerTo(seat), values));
    },
    react: <C extends Option>(
      seats: readonly Seat[],
      what: string,
      offerTo: (seat: Seat) => Offer<T, C>,
      _scope: string,
      values?: Values,
    ) => {
      if (before !== null) before(seats, what);
      for (const seat of seats) {
        const option = choose<C | typeof PASS>(play, seat, what, withPass(offerTo(seat)), values);
        if (option !== PASS) return { seat, option: option as C };
      }
      return null;
    },
  });
  const play: PolicyPlay<T> = { state, box, ask, tell };
  return play;
}

/** An offer that can also be passed: PASS is never put to the guards, they were not written for it. */
export function withPass<T extends Terms, C extends Option>(offer: Offer<T, C>): Offer<T, C | typeof PASS> {
  const candidates: (C | typeof PASS)[] = [PASS];
  for (const candidate of offer.candidates) candidates.push(candidate);
  return { candidates, guards: allSparingPass(offer.guards) };
}

// Guards are constants of the rules, and so are lists of them that are sorted: each is wrapped once.
const sparing = new WeakMap<object, object>();

function allSparingPass<T extends Terms, C extends Option>(list: Guards<T, C>): Guards<T, C | typeof PASS> {
  if (list.sorted === undefined) return list.map(sparingPass);
  const known = sparing.get(list) as Guards<T, C | typeof PASS> | undefined;
  if (known !== undefined) return known;
  const wrapped = guards(...list.map(sparingPass));
  sparing.set(list, wrapped);
  return wrapped;
}

function sparingPass<T extends Terms, C extends Option>(guard: Guard<T, C>): Guard<T, C | typeof PASS> {
  const known = sparing.get(guard) as Guard<T, C | typeof PASS> | undefined;
  if (known !== undefined) return known;
  const wrapped: Guard<T, C | typeof PASS> = {
    ...guard,
    bars: (at, seat, candidate) => candidate !== PASS && guard.bars(at, seat, candidate as C),
  };
  sparing.set(guard, wrapped);
  return wrapped;
}

// After this many misses it is cheaper to test every candidate than to guess again.
const GUESSES = 4;

/** Any legal option, each equally likely. Guesses first: most asks have few guards that bar much. */
export function chooseAtRandom<T extends Terms>(rng: Rng): Choose<T> {
  // The places of the legal candidates; kept from ask to ask to spare the making of a list.
  const legal: number[] = [];
  return (at, seat, what, { candidates, guards: list }) => {
    const { length } = candidates;
    if (length === 0) return stuck(seat, what);
    if (list.length === 0) return candidates[below(rng, length)];
    // The places of wrong guesses, as bits: they need no second look. Longer lists than there are bits hardly see one twice.
    let missed = 0;
    for (let guess = 0; guess < GUESSES; guess++) {
      const place = below(rng, length);
      if ((missed & bitOf(place)) !== 0) continue;
      if (allows(at, seat, list, candidates[place])) return candidates[place];
      missed |= bitOf(place);
    }
    let count = 0;
    for (let i = 0; i < length; i++) {
      if ((missed & bitOf(i)) === 0 && allows(at, seat, list, candidates[i])) legal[count++] = i;
    }
    return count === 0 ? stuck(seat, what) : candidates[legal[below(rng, count)]];
  };
}

const bitOf = (place: number): number => (place < 32 ? 1 << place : 0);

function stuck(seat: Seat, what: string): never {
  throw new Error(`no option left for seat ${seat} at '${what}'`);
}

/** Plays to the end of the game. */
export function playOut<T extends Terms>(game: Game<T>, play: Play<T>): void {
  while (game.outcome(play) === null) game.step(play);
}

/** Turns the position into one that these eyes can't tell from it: hidden things re-dealt, chance to come replaced. */
export function imagine<T extends Terms>(game: Game<T>, at: Position<T>, eyes: Eyes, rng: Rng): void {
  game.redeal(at, eyes, rng);
  at.state.rng = fork(rng);
}
