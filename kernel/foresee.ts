import { continuedPlay } from './continue.ts';
import type { Ask, Json, Offer, Option, Position, Rng, Seat, Terms } from './game.ts';
import { isFields } from './json.ts';
import { type Knowers, learned } from './knowledge.ts';
import { allows, isTextOf, onlyOption } from './offer.ts';
import { imagine } from './playout.ts';
import { cloneRng, fastRng, fork } from './rng.ts';
import type { Table } from './table.ts';

/** How many worlds are compared where something is learned: so many that chance hardly ever agrees with itself by accident. */
const WORLDS = 6;

/** Every preview imagines the same worlds: who asks twice hears the same. */
const CHANCE = fastRng('foresee');

const STOP = Symbol('stop');

/**
 * The view of a seat after an answer of its own, as far as the seat can know it beforehand: what is the same in every world that it
 * can't tell from the real one, if nobody objects in the reaction windows that it opens. Everything else is as it is now. It is worked out from imagined worlds alone, so it tells nothing
 * that the seat does not know.
 */
export function foresee<T extends Terms>(table: Table<T>, seat: Seat, text: string): Json {
  return foreseen(table, seat, text).view;
}

/** What a seat can know of an answer beforehand. */
export interface Foreseen {
  readonly view: Json;
  /** Whether it could be taken back, as far as the seat can tell: the seat is asked again, and nobody has learned anything. */
  readonly isFree: boolean;
}

export function foreseen<T extends Terms>(table: Table<T>, seat: Seat, text: string): Foreseen {
  const now = table.view(seat);
  const rng = cloneRng(CHANCE);
  let view: Json = now;
  for (let n = 0; n < WORLDS; n++) {
    const after = imagined(table, seat, text, fork(rng));
    if (after === null) return { view: now, isFree: false };
    // Where nobody learns anything, all worlds look the same.
    if (!after.isLearned) return { view: after.view, isFree: after.isFree };
    view = n === 0 ? after.view : common(now, view, after.view);
  }
  return { view, isFree: false };
}

interface Imagined {
  readonly view: Json;
  /** Whether chance decided something since the answer, or something hidden came to light. */
  readonly isLearned: boolean;
  readonly isFree: boolean;
}

/** The next decision of one imagined world, also one that is forced; null if others have to answer first. */
function imagined<T extends Terms>(table: Table<T>, seat: Seat, text: string, rng: Rng): Imagined | null {
  const { game, box } = table;
  const { start, given } = table.situation();
  let isReal = true;
  let isAnswered = false;
  let next: Seat | null = null;
  let before: { readonly used: number; readonly seen: readonly Knowers[] } = { used: 0, seen: [] };
  const choose = <C extends Option>(at: Position<T>, asked: Seat, what: string, offer: Offer<T, C>): C => {
    if (isAnswered) next = asked;
    if (isAnswered || asked !== seat) throw STOP;
    isAnswered = true;
    before = { used: at.state.rng.used, seen: at.state.seen.slice() };
    const { candidates, guards } = offer;
    const option = candidates.find(one => isTextOf(game, box, what, one, text) && allows(at, seat, guards, one));
    if (option === undefined) throw STOP;
    return option;
  };
  const play = continuedPlay<T>(game, box, game.clone(start), given, choose, () => {
    if (isReal) imagine(game, play, seat, rng);
    isReal = false;
  });
  const { open, react } = play.ask;
  let reached: Omit<Imagined, 'isFree'> | null = null;
  const reach = () => {
    const { rng: chance, seen } = play.state;
    const isLearned = chance.used !== before.used || learned(before.seen, seen);
    reached ??= { view: game.view(play, seat), isLearned };
    return { ...reached, isFree: next === seat && !isLearned };
  };
  Object.assign(play.ask, {
    // What is forced is not asked: what comes of it can't be taken back where the next decision is another's.
    open: (...asked: Parameters<Ask<T>['open']>) => {
      if (!isAnswered) return open(...asked);
      reach();
      return onlyOption(play, asked[0], asked[2]) ?? open(...asked);
    },
    react: (...asked: Parameters<Ask<T>['react']>) => (isAnswered && !asked[0].includes(seat) ? null : react(...asked)),
  });
  try {
    while (game.outcome(play) === null) game.step(play);
  } catch (stop) {
    if (stop !== STOP) throw stop;
  }
  if (!isAnswered) return null;
  return reach();
}

/** What two worlds have in common; where they differ, what is so now, or nothing if there was nothing. */
function common(now: Json, one: Json, other: Json): Json {
  if (one === other) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return now;
    const known = Array.isArray(now) ? now : [];
    return one.map((entry, index) => common(known[index] ?? null, entry, other[index]));
  }
  if (isFields(one) && isFields(other)) {
    const known = isFields(now) ? now : {};
    const both: Record<string, Json> = {};
    for (const key of Object.keys(one)) {
      if (!Object.hasOwn(other, key)) return now;
      both[key] = common(known[key] ?? null, one[key], other[key]);
    }
    return both;
  }
  return now;
}
