import type { Event, Game, Offer, Option, Play, Rng, Seat, Tell, Terms, Values } from '../game.ts';
import { type Choose, policyPlay } from '../playout.ts';

/** One ask of one game, with all that is needed to come back to it: the start of its step and the answers since. */
export interface ReachedAsk<T extends Terms> {
  readonly game: Game<T>;
  readonly play: Play<T>;
  readonly seat: Seat;
  readonly what: string;
  readonly values: Values;
  readonly offer: Offer<T, Option>;
  readonly start: T['state'];
  readonly script: readonly Option[];
  readonly told: readonly ToldAtOnce[];
  /** Chance of the kit's own, apart from the game's. */
  readonly rng: Rng;
}

export interface ToldAtOnce {
  readonly event: Event;
  readonly to: readonly Seat[] | null;
  readonly instead: Event | null;
  /** Both as they were when they were told. */
  readonly text: string;
}

/** Keeps what is told, with who may see it. */
export function listen<T extends Terms>(told: ToldAtOnce[]): Tell<T> {
  return Object.assign(
    (event: T['event']) => {
      told.push({ event, to: null, instead: null, text: textOf(event, null) });
    },
    {
      only: (to: readonly Seat[], event: T['event'], instead: T['event'] | null) => {
        told.push({ event, to, instead, text: textOf(event, instead) });
      },
    },
  );
}

function textOf(event: Event, instead: Event | null): string {
  return JSON.stringify([event, instead]);
}

/** An event that is no longer what was told: it holds a piece of the state that has changed since. */
export function changedSince(told: readonly ToldAtOnce[]): Event | null {
  return told.find(({ event, instead, text }) => textOf(event, instead) !== text)?.event ?? null;
}

/** What one seat hears of it. */
export function heard(told: readonly ToldAtOnce[], seat: Seat | null): Event[] {
  const events: Event[] = [];
  for (const { event, to, instead } of told) {
    if (to === null || (seat !== null && to.includes(seat))) events.push(event);
    else if (instead !== null) events.push(instead);
  }
  return events;
}

/** Thrown to leave a step that has shown what it should. */
const SHOWN = Symbol('shown');

export interface Rerun<T extends Terms> {
  /** The ask after the changed moment, if the step had one. */
  readonly next: Pick<ReachedAsk<T>, 'seat' | 'what' | 'values' | 'offer'> | null;
  readonly play: Play<T>;
  readonly told: readonly ToldAtOnce[];
}

/**
 * Goes through the step again to this moment, lets `change` do something to the position there, answers with `option`,
 * and stops at the next ask or at the end of the step.
 */
export function rerun<T extends Terms>(
  moment: ReachedAsk<T>,
  option: Option,
  change: (play: Play<T>) => void = () => {},
): Rerun<T> {
  const { game, script } = moment;
  const told: ToldAtOnce[] = [];
  let asked = 0;
  let next: Rerun<T>['next'] = null;
  const choose: Choose<T> = <C extends Option>(
    _at: unknown,
    seat: Seat,
    what: string,
    offer: Offer<T, C>,
    values: Values = {},
  ): C => {
    const index = asked++;
    if (index < script.length) return script[index] as C;
    if (index > script.length) {
      next = { seat, what, values, offer };
      throw SHOWN;
    }
    change(play);
    told.length = 0;
    return option as C;
  };
  const play = policyPlay(moment.play.box, game.clone(moment.start), choose, listen<T>(told));
  try {
    game.step(play);
  } catch (stop) {
    if (stop !== SHOWN) throw stop;
  }
  return { next, play, told };
}
