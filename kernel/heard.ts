import type { Event, Seat } from './game.ts';
import type { Told } from './step-host.ts';

/** What one viewer has heard of all that was told at a table. Good as long as nothing is taken back. */
export class Heard<E extends Event> {
  /** Never changed in place: whoever has the list keeps what was heard then. */
  events: readonly E[] = [];
  readonly #seat: Seat | null;
  /** How much of what was told has been listened to, and the numbers of the events that were for others only. */
  #count = 0;
  readonly #missed: number[] = [];
  /** How many had been heard after each answer, as far as somebody wanted to know; not after the last, which may bring more. */
  readonly #marks: number[] = [];

  constructor(seat: Seat | null) {
    this.#seat = seat;
  }

  /** Listens to what has been told since. */
  listen(told: readonly Told<E>[]): void {
    if (this.#count === told.length) return;
    const fresh: E[] = [];
    for (; this.#count < told.length; this.#count++) {
      const event = eventFor(told[this.#count], this.#seat);
      if (event === null) this.#missed.push(this.#count);
      else fresh.push(event);
    }
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
  }

  /** How many events had been heard after each of the first `length` of all `answers`; `told` says how many had been told by then. */
  marks(length: number, answers: number, told: (length: number) => number): number[] {
    while (this.#marks.length <= length && this.#marks.length < answers) {
      this.#marks.push(this.among(told(this.#marks.length)));
    }
    const marks = this.#marks.slice(0, length + 1);
    if (marks.length <= length) marks.push(this.among(told(length)));
    return marks;
  }

  /** How many of the first `count` events were for this viewer. */
  among(count: number): number {
    let [least, most] = [0, this.#missed.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (this.#missed[middle] < count) least = middle + 1;
      else most = middle;
    }
    return count - least;
  }
}

/** An event as a seat, or a spectator, is told it; null if it is not for it. */
export function eventFor<E extends Event>({ event, to, instead }: Told<E>, seat: Seat | null): E | null {
  return to === null || (seat !== null && to.includes(seat)) ? event : instead;
}
