import { type Anew, drawAnew } from './anew.ts';
import type { Given, Taken } from './answers.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Game, Position, Sheet, Terms } from './game.ts';
import { type AtAsk, History, type StepStart } from './history.ts';
import { stateHash } from './json.ts';
import { type Answers, type Asked, type Pending, StepHost, type Told, UNANSWERED } from './step-host.ts';
import { beginTurn, isByTurn } from './turns.ts';

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
  /** The state before the first answer. */
  readonly origin: T['state'];
  readonly history: History<T>;
  readonly told: Told<T['event']>[] = [];
  readonly #checkpoints: Checkpoints<T>;
  #step: StepStart<T>;
  #work: T['state'];
  #asked: Asked<T> | null = null;
  /** The fingerprint of the state as it is now, once somebody has asked for it, and its score. */
  #hash: string | null = null;
  #sheet: Sheet | null = null;
  readonly #host: StepHost<T>;
  /** Where answers come from while the rules run; null while they rest. */
  #next: NextTaken | null = null;
  /** Chance has begun anew before the answer that is to come; null if it has not. */
  #anew: Anew | null = null;

  constructor(game: Game<T>, box: T['box'], start: T['state']) {
    this.game = game;
    this.box = box;
    this.origin = start;
    this.#beginTurn(start);
    this.#step = { state: start, answers: 0, events: 0 };
    this.#checkpoints = new Checkpoints(this.#step);
    this.#work = start;
    this.history = new History(start);
    const { entries } = this.history;
    const answers: Answers<T> = {
      arrive: index => this.#arriveAt(this.#step.answers + index),
      given: index => entries[this.#step.answers + index]?.taken,
      next: asked => this.#answerTo(asked),
    };
    this.#host = new StepHost(box, start, answers, this.told);
    this.#runFrom(this.#step, 0, wait);
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

  /** The state at the start of the step. */
  get start(): T['state'] {
    return this.#step.state;
  }

  /** Chance has begun anew before the answer that is to come; null if it has not. */
  get anew(): Anew | null {
    return this.#anew;
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

  /** Takes back answer `index`, in a step that undo can reach, and goes on with these. */
  undo(index: number, step: StepStart<T>, onward: readonly Taken[]): void {
    this.#mustRest();
    this.#anew = this.history.entries[index].taken.anew ?? null;
    this.#runFrom(step, index, oneByOne(onward));
  }

  /** Goes back to the moment before answer `length`, where chance may have begun anew. */
  goBack(length: number, anew: Anew | null): void {
    this.#mustRest();
    const { entries } = this.history;
    const from = this.#checkpoints.before(this.history.firstInReach(length));
    const onward = entries.slice(from.answers, length).map(({ taken }) => taken);
    this.#anew = null;
    this.#runFrom(from, from.answers, oneByOne(onward));
    if (this.history.length !== length) throw new Error(`the game ends after ${this.history.length} answers`);
    if (anew !== null) this.beginAnew(anew);
  }

  /** Lets chance begin anew at the ask that waits. Each answer keeps what was so before it, and so it happens again with each run. */
  beginAnew(anew: Anew): void {
    if (this.#anew?.number === anew.number) return;
    if (this.pending === null || this.pending.waiting.length < this.pending.asked.length) {
      throw new Error('chance begins anew only where an ask is put');
    }
    this.#anew = anew;
    drawAnew(this.game, this.position, anew);
    this.#hash = null;
    this.#sheet = null;
    this.history.drawnAnew(this.pending);
  }

  #mustRest(): void {
    if (this.#next !== null) throw new Error("a game can't be changed by what gives its answers");
  }

  /** Runs the rules from the start of a step, with the first `answers` of the history and on with the next. */
  #runFrom(step: StepStart<T>, answers: number, next: NextTaken): void {
    this.#mustRest();
    if (answers < this.history.length) this.#host.forget();
    this.history.keep(answers);
    this.#checkpoints.forget(answers);
    this.#step = step;
    try {
      this.#run(next);
    } catch (error) {
      // A fault in the rules must not leave the game half way: it stays as it was before the answer.
      const dropped = this.history.dropUnsettled();
      if (dropped?.step) {
        this.#step = dropped.step;
        this.#anew = dropped.taken.anew ?? null;
        this.#host.forget();
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
      this.#beginTurn(this.#work);
      this.#step = { state: this.#work, answers: this.history.length, events: this.told.length };
      this.#checkpoints.note(this.#step);
    }
    this.history.settle(this.#atAsk);
    next();
  }

  /** Chance that goes by the turn has a row of its own for the one that comes now. */
  #beginTurn(state: T['state']): void {
    if (isByTurn(state.rng) && this.game.turn !== undefined)
      beginTurn(state.rng, this.game.turn({ state, box: this.box }));
  }

  /** Runs one step on the working copy; false if it stopped for want of an answer. */
  #runStep(): boolean {
    const used = this.#host.run(this.game, this.#work);
    if (used === null) return false;
    const unused = this.history.length - this.#step.answers - used;
    if (unused > 0) throw new Error(`step ended with ${unused} answers unused`);
    return true;
  }

  /** Answers that were given after chance had begun anew are given in that world again. */
  #arriveAt(answer: number): void {
    const anew = this.history.entries[answer]?.taken.anew;
    if (anew !== undefined) drawAnew(this.game, this.position, anew);
  }

  #answerTo(asked: Asked<T>): Given {
    this.#asked = asked;
    this.history.settle(this.#atAsk);
    const anew = this.#anew;
    this.#anew = null;
    if (anew !== null) this.beginAnew(anew);
    const taken = this.#next?.() ?? null;
    if (taken === null) throw UNANSWERED;
    this.#take(taken);
    return taken;
  }

  #take(taken: Taken): void {
    if (taken.anew !== undefined) this.beginAnew(taken.anew);
    const hash = this.history.length % HASH_EVERY === 0 ? this.hash : null;
    const whole = this.#anew === null ? taken : { ...taken, anew: this.#anew };
    this.history.add(whole, hash, this.#step, this.#atAsk);
    this.#anew = null;
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
