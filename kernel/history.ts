import type { Taken } from './answers.ts';
import type { Seat, State, Terms } from './game.ts';
import { learned } from './knowledge.ts';
import { PASS } from './offer.ts';
import { answersTo, type Pending } from './step-host.ts';

/** Why undo goes no further: what somebody learned, and the event that told it where there is one. */
export interface Barrier {
  readonly kind: 'start' | 'answer' | 'chance' | 'reveal';
  /** The other seat that answered since, or whose answer came to light with this one, for `answer`. */
  readonly seat: Seat | null;
  /** Index of the first event after the fact, for `chance` and `reveal`. */
  readonly event: number | null;
}

/** What a table goes back to: the state at the start of a step, and how many answers and events there were before it. */
export interface StepStart<T extends Terms> {
  readonly state: T['state'];
  readonly answers: number;
  readonly events: number;
}

/** One answer of the past. */
export interface GivenAnswer<T extends Terms> {
  readonly taken: Taken;
  /** The number of the first answer to the ask that it answers. */
  readonly ask: number;
  readonly hash: string | null;
  /** How many events had been told before it was given. */
  readonly events: number;
  /** Kept only while undo can still reach it. */
  step: StepStart<T> | null;
  /** What this answer brought to light. */
  barrier: Barrier | null;
  /** What has put it out of reach since. */
  later: Barrier | null;
}

/** Seats are bits of a byte, one of which is the spectators' (see `knowledge.ts`). */
const MOST_SEATS = 7;

/** How a table stands at an ask, as far as undo is concerned. */
export interface AtAsk {
  readonly state: State;
  readonly events: number;
  readonly pending: Pending | null;
}

/** What is compared to tell what an answer brought to light. */
interface Before {
  chance: number;
  readonly seen: Uint8Array;
  events: number;
  /** Another seat whose blind answer is known with this one. */
  other: Seat | null;
}

/** The answers of a game, and how far each seat may take its own back. */
export class History<T extends Terms> {
  readonly entries: GivenAnswer<T>[] = [];
  /** Whether the rules have come from the last answer to the next ask. */
  #isSettled = true;
  /** How it stood before the last answer: one for all answers, of which there are many at a stretch when a record is replayed. */
  readonly #before: Before;

  constructor({ seen }: State) {
    this.#before = { chance: 0, seen: new Uint8Array(seen.length), events: 0, other: null };
  }

  get length(): number {
    return this.entries.length;
  }

  /** Forgets all answers but the first `answers`. To set the length of a list takes time even where it changes nothing. */
  keep(answers: number): void {
    if (this.length > answers) this.entries.length = answers;
  }

  /** Adds an answer to the ask that is pending. */
  add(taken: Taken, hash: string | null, step: StepStart<T>, { state, events, pending }: AtAsk): void {
    const before = this.#before;
    before.chance = state.rng.used;
    before.seen.set(state.seen);
    before.events = events;
    before.other = this.#broughtToLight(taken, pending);
    this.#isSettled = false;
    this.entries.push({ taken, ask: this.firstOpen(pending), hash, events, step, barrier: null, later: null });
  }

  /** Takes off the last answer if the rules have not come from it to an ask. */
  dropUnsettled(): GivenAnswer<T> | null {
    if (this.#isSettled) return null;
    this.#isSettled = true;
    return this.entries.pop() ?? null;
  }

  /** The rules have come from the last answer to this: notes what it brought to light, and what it puts out of reach. */
  settle(now: AtAsk): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.entries[this.length - 1].barrier = barrierSince(this.#before, now);
    this.#forget(now.pending);
  }

  /** Chance has begun anew since the last answer: nobody takes that one back alone, or the old chance would be back too. */
  drawnAnew(pending: Pending): void {
    const last = this.entries.at(-1);
    if (last === undefined) return;
    last.barrier ??= { kind: 'chance', seat: null, event: null };
    this.#forget(pending);
  }

  /**
   * The first of the answers before number `length` that somebody could take back at that moment, or an earlier one: from there on they
   * must be given again, so that undo finds the steps that it has let go of since.
   */
  firstInReach(length: number): number {
    let first = length;
    while (first > 0) {
      const { barrier, taken } = this.entries[first - 1];
      const isRun = first > length - MOST_SEATS || taken.seat === this.entries[first].taken.seat;
      if (barrier !== null || !isRun) break;
      first -= 1;
    }
    return first;
  }

  /** The number of the answer that the seat may take back, or why there is none. */
  undoable(seat: Seat, pending: Pending | null): number | Barrier {
    const firstOpen = this.firstOpen(pending);
    for (let index = this.length - 1; index >= 0; index--) {
      const { taken, barrier, later } = this.entries[index];
      if (taken.seat === seat) return barrier ?? later ?? index;
      if (index < firstOpen) return { kind: 'answer', seat: taken.seat, event: null };
    }
    return { kind: 'start', seat: null, event: null };
  }

  /** The number of the first answer to the ask that is pending. */
  firstOpen(pending: Pending | null): number {
    return this.length - answersTo(pending);
  }

  /** Another seat whose hidden answer counts and is known once this answer closes the ask of several seats. */
  #broughtToLight(last: Taken, pending: Pending | null): Seat | null {
    if (pending === null || pending.kind === 'one') return null;
    const answers = [...this.entries.slice(this.firstOpen(pending)).map(({ taken }) => taken), last];
    let other: Seat | null = null;
    for (const seat of pending.asked) {
      const answer = answers.find(taken => taken.seat === seat);
      if (answer === undefined) return null;
      if (seat !== last.seat) other = seat;
      if (pending.kind === 'react' && answer.option !== PASS) break;
    }
    return other;
  }

  /** Lets go of the steps that undo can't reach any more. */
  #forget(pending: Pending | null): void {
    const last = this.length - 1;
    const firstOpen = this.firstOpen(pending);
    const { barrier, taken } = this.entries[last];
    for (let i = last; i >= 0; i--) {
      const entry = this.entries[i];
      if (entry.step === null) break;
      const reachable = barrier === null && entry.taken.seat === taken.seat;
      if (reachable || i >= firstOpen) continue;
      entry.step = null;
      entry.later = barrier ?? { kind: 'answer', seat: taken.seat, event: null };
    }
  }
}

/** What anyone learned since: from chance, from something hidden that was shown, or from an answer given blind. */
function barrierSince({ chance, seen, events, other }: Before, now: AtAsk): Barrier | null {
  const event = events < now.events ? events : null;
  if (now.state.rng.used !== chance) return { kind: 'chance', seat: null, event };
  if (learned(seen, now.state.seen)) return { kind: 'reveal', seat: null, event };
  return other === null ? null : { kind: 'answer', seat: other, event: null };
}
