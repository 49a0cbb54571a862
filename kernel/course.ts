import type { Given, Taken } from './answers.ts';
import type { Game, Position, Sheet, Terms } from './game.ts';
import { type AtAsk, History, type StepStart } from './history.ts';
import { stateHash } from './json.ts';
import { type Answers, type Asked, type Pending, StepHost, type Told, UNANSWERED } from './step-host.ts';

/** Gives the next answer each time the rules wait for one, and is asked once more when the game is over; null to wait there. */
export type NextTaken = () => Taken | null;

/** Leaves the rules waiting. */
const wait: NextTaken = () => null;

/** How often the record carries a fingerprint of the state. */
const HASH_EVERY = 32;

/**
 * The course of one game. Rules can't be stopped in the middle and resumed, so it keeps the state at the start of the step and the
 * answers given since. To go on it runs the step again with these on a copy, and from there uninterrupted, step after step, as long
 * as there are answers; the first ask without one stops it. What players see is that copy.
 */
export class Course<T extends Terms> {
  readonly game: Game<T>;
  readonly box: T['box'];
  readonly history: History<T>;
  readonly told: Told<T['event']>[] = [];
  readonly #origin: StepStart<T>;
  #step: StepStart<T>;
  #work: T['state'];
  #asked: Asked<T> | null = null;
  /** The fingerprint of the state as it is now, once somebody has asked for it, and its score. */
  #hash: string | null = null;
  #sheet: Sheet | null = null;
  readonly #host: StepHost<T>;
  /** Where answers come from while the rules run; null while they rest. */
  #next: NextTaken | null = null;

  constructor(game: Game<T>, box: T['box'], start: T['state']) {
    this.game = game;
    this.box = box;
    this.#origin = { state: start, answers: 0, events: 0 };
    this.#step = this.#origin;
    this.#work = start;
    this.history = new History(start);
    const { entries } = this.history;
    const answers: Answers<T> = {
      given: index => entries[this.#step.answers + index]?.taken,
      next: asked => this.#answerTo(asked),
    };
    this.#host = new StepHost(box, start, answers, this.told);
    this.#runFrom(this.#origin, 0, wait);
  }

  get position(): Position<T> {
    return { state: this.#work, box: this.box };
  }

  /** The ask that waits for answers; null once the game is over. */
  get asked(): Asked<T> | null {
    return this.#asked;
  }

  get pending(): Pending | null {
    return this.#asked === null ? null : this.#asked.pending;
  }

  get hash(): string {
    this.#hash ??= stateHash(this.#work);
    return this.#hash;
  }

  /** The score as it is now, with all its secrets. */
  get sheet(): Sheet {
    this.#sheet ??= this.game.score(this.position);
    return this.#sheet;
  }

  /** The state before the first answer. */
  get origin(): T['state'] {
    return this.#origin.state;
  }

  /** The state at the start of the step. */
  get start(): T['state'] {
    return this.#step.state;
  }

  /** The answers of this step to asks that are closed. */
  get given(): Taken[] {
    const { entries } = this.history;
    return entries.slice(this.#step.answers, this.history.firstOpen(this.pending)).map(({ taken }) => taken);
  }

  /** Goes on with answer after answer. */
  goOn(next: NextTaken): void {
    this.#mustRest();
    const taken = next();
    if (taken === null) return;
    this.#take(taken);
    this.#runFrom(this.#step, this.history.length, next);
  }

  /** Goes back to before answer `index`, in a step that undo can reach, and on with these. */
  goBack(index: number, step: StepStart<T>, onward: readonly Taken[]): void {
    this.#runFrom(step, index, oneByOne(onward));
  }

  /** Begins anew with these answers. */
  restart(onward: readonly Taken[]): void {
    this.#runFrom(this.#origin, 0, oneByOne(onward));
    if (this.history.length !== onward.length) throw new Error(`the game ends after ${this.history.length} answers`);
  }

  #mustRest(): void {
    if (this.#next !== null) throw new Error("a game can't be changed by what gives its answers");
  }

  /** Runs the rules from the start of a step, with the first `answers` of the history and on with the next. */
  #runFrom(step: StepStart<T>, answers: number, next: NextTaken): void {
    this.#mustRest();
    this.history.keep(answers);
    this.#step = step;
    try {
      this.#run(next);
    } catch (error) {
      // A fault in the rules must not leave the game half way: it stays as it was before the answer.
      const before = this.history.dropUnsettled();
      if (before !== null) {
        this.#step = before;
        this.#run(wait);
      }
      throw error;
    } finally {
      this.#next = null;
    }
  }

  #run(next: NextTaken): void {
    this.#next = next;
    this.#leave();
    this.#work = this.#step.state;
    while (this.game.outcome(this.position) === null) {
      this.#work = this.game.clone(this.#step.state);
      if (this.told.length > this.#step.events) this.told.length = this.#step.events;
      if (!this.#runStep()) return;
      this.#step = { state: this.#work, answers: this.history.length, events: this.told.length };
    }
    this.history.settle(this.#atAsk);
    next();
  }

  /** Runs one step on the working copy; false if it stopped for want of an answer. */
  #runStep(): boolean {
    const used = this.#host.run(this.game, this.#work);
    if (used === null) return false;
    const unused = this.history.length - this.#step.answers - used;
    if (unused > 0) throw new Error(`step ended with ${unused} answers unused`);
    return true;
  }

  #answerTo(asked: Asked<T>): Given {
    this.#asked = asked;
    this.history.settle(this.#atAsk);
    const taken = this.#next?.() ?? null;
    if (taken === null) throw UNANSWERED;
    this.#take(taken);
    return taken;
  }

  #take(taken: Taken): void {
    const hash = this.history.length % HASH_EVERY === 0 ? this.hash : null;
    this.history.add(taken, hash, this.#step, this.#atAsk);
    this.#leave();
  }

  /** Nothing that holds for the ask that was pending holds any more. */
  #leave(): void {
    this.#asked = null;
    this.#hash = null;
    this.#sheet = null;
  }

  get #atAsk(): AtAsk {
    return { state: this.#work, events: this.told.length, pending: this.pending };
  }
}

function oneByOne(answers: readonly Taken[]): NextTaken {
  let next = 0;
  return () => answers[next++] ?? null;
}
