import type { Given } from './answers.ts';
import { impossible } from './errors.ts';
import type { Game, Json, Offer, Option, Outcome, Position, Refusal, Seat, Sheet, Terms } from './game.ts';
import { type Header, startOf } from './header.ts';
import { stateHash } from './json.ts';
import { learned } from './knowledge.ts';
import { legalOptions, optionText, PASS, refusal } from './offer.ts';
import type { Answer, GameRecord } from './record.ts';
import { type Asked, type Pending, StepHost, type Told, UNANSWERED } from './step-host.ts';

/** An option as it is shown and sent. */
export interface Choice {
  readonly option: Option;
  readonly text: string;
}

export interface BarredChoice extends Choice {
  readonly refusal: Refusal;
}

/** Why an answer was not taken. */
export type AnswerFault =
  | { readonly code: 'gameOver' }
  | { readonly code: 'notAsked'; readonly waiting: readonly Seat[] }
  | { readonly code: 'barred'; readonly refusal: Refusal }
  | { readonly code: 'notAnOption'; readonly text: string };

/** Why undo goes no further: what somebody learned, and the event that told it where there is one. */
export interface Barrier {
  readonly kind: 'start' | 'answer' | 'chance' | 'reveal';
  /** The other seat that answered since, or whose answer came to light with this one, for `answer`. */
  readonly seat: Seat | null;
  /** Index of the first event after the fact, for `chance` and `reveal`. */
  readonly event: number | null;
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly fault: AnswerFault };
export type Undone = { readonly ok: true } | { readonly ok: false; readonly barrier: Barrier };

/** How often the record carries a fingerprint of the state. */
const HASH_EVERY = 32;

/** One answer of the past. `before` is kept only while undo can still reach it. */
interface Entry<T extends Terms> {
  readonly given: Given;
  readonly text: string;
  readonly hash: string | null;
  before: Checkpoint<T> | null;
  barrier: Barrier | null;
}

/** What the table goes back to: the start of a step, the answers given in it, the events told before it. */
interface Checkpoint<T extends Terms> {
  readonly start: T['state'];
  readonly given: readonly Given[];
  readonly told: number;
}

/** How a step came to where it is: the state at its start, and the answers given in it, each with its text. */
export interface Situation<T extends Terms> {
  readonly start: T['state'];
  readonly given: readonly (Given & { readonly text: string })[];
}

/**
 * Hosts one game for people: keeps the state at the start of the step and the answers given since, re-runs the
 * step with them on a copy, and stops at the first ask without an answer. What players see is that copy.
 */
export class Table<T extends Terms> {
  readonly game: Game<T>;
  readonly box: T['box'];
  readonly header: Header;
  #start: T['state'];
  #given: Given[] = [];
  #told: Told<T['event']>[] = [];
  #toldBefore = 0;
  #work: T['state'];
  #asked: Asked<T> | null = null;
  #log: Entry<T>[] = [];
  #standing = new Map<Seat, string>();
  #hashed: { readonly state: T['state'] | null; readonly hash: string } = { state: null, hash: '' };
  /** Where the game began, if not with the header's deal. */
  #origin: T['state'] | null;

  constructor(game: Game<T>, box: T['box'], header: Header, state: T['state'] | null = null) {
    this.game = game;
    this.box = box;
    this.header = header;
    this.#origin = state;
    this.#start = state ?? startOf(game, box, header);
    this.#work = this.#start;
    if (game.outcome(this.position) === null) this.#run();
  }

  /** How many answers have been given. */
  get length(): number {
    return this.#log.length;
  }

  /** The position as it is now, hidden things included: for hosts and tests, never for a client. */
  get position(): Position<T> {
    return { state: this.#work, box: this.box };
  }

  /** The fingerprint of the state as it is now; worked out once for a state, however often it is asked for. */
  get hash(): string {
    if (this.#hashed.state !== this.#work) this.#hashed = { state: this.#work, hash: stateHash(this.#work) };
    return this.#hashed.hash;
  }

  get pending(): Pending | null {
    return this.#asked === null ? null : this.#asked.pending;
  }

  get outcome(): Outcome | null {
    return this.#asked === null ? this.game.outcome(this.position) : null;
  }

  view(seat: Seat | null): Json {
    return this.game.view(this.position, seat);
  }

  /** The score as that seat may know it; everything once the game is over. */
  score(seat: Seat | null): Sheet {
    const sheet = this.game.score(this.position);
    return this.outcome === null ? sheetFor(sheet, seat) : sheet;
  }

  /** The legal options of a seat that is asked; none for any other. */
  choices(seat: Seat): Choice[] {
    const offer = this.#offerTo(seat);
    return offer === null ? [] : legalOptions(this.position, seat, offer).map(option => this.#choice(option));
  }

  /** What that seat might want to do now and can't, each with the rule that forbids it. */
  barred(seat: Seat): BarredChoice[] {
    const offer = this.#offerTo(seat);
    if (offer === null) return [];
    const barred: BarredChoice[] = [];
    for (const option of offer.candidates) {
      const why = refusal(this.position, seat, offer.guards, option);
      if (why !== null) barred.push({ ...this.#choice(option), refusal: why });
    }
    return barred;
  }

  /** Takes the answer of a seat, as the text of an option. A bad one changes nothing. */
  answer(seat: Seat, text: string): Answered {
    const fault = this.#take(seat, text);
    if (fault !== null) return { ok: false, fault };
    this.#passForStanding();
    return { ok: true };
  }

  /**
   * Lets a seat pass by itself in reaction windows as long as their scope is the one of now. Others see nothing of it.
   * `null` ends it.
   */
  stand(seat: Seat, scope: string | null): void {
    if (scope === null) this.#standing.delete(seat);
    else this.#standing.set(seat, scope);
    this.#passForStanding();
  }

  /** Takes back the seat's last answer, unless somebody learned something from it or has answered since. */
  undo(seat: Seat): Undone {
    const index = this.#undoable(seat);
    if (typeof index !== 'number') return { ok: false, barrier: index };
    // Later answers to the same open ask are other seats' own affair: they stay.
    const [entry, ...later] = this.#log.splice(index);
    if (entry.before === null) throw new Error(`no checkpoint before answer ${index}`);
    this.#restore(entry.before);
    for (const { given, text } of later) this.#accept(given, text);
    // Who takes back a pass that was left standing wants to decide again.
    this.#standing.delete(seat);
    return { ok: true };
  }

  /** Why this seat could not undo now, or null if it can. */
  undoBarrier(seat: Seat): Barrier | null {
    const index = this.#undoable(seat);
    return typeof index === 'number' ? null : index;
  }

  /** Goes back to the moment before answer `length`, whatever was learned since: for tables where all agreed. */
  rewind(length: number): void {
    const kept = this.#log.slice(0, length).map(entry => ({ ...entry.given, text: entry.text }));
    const fresh = new Table(this.game, this.box, this.header, this.#origin);
    for (const answer of kept) {
      const answered = fresh.answer(answer.seat, answer.text);
      if (!answered.ok) throw new Error(`answer '${answer.text}' of seat ${answer.seat} does not replay`);
    }
    this.#start = fresh.#start;
    this.#given = fresh.#given;
    this.#told = fresh.#told;
    this.#toldBefore = fresh.#toldBefore;
    this.#work = fresh.#work;
    this.#asked = fresh.#asked;
    this.#log = fresh.#log;
    this.#standing.clear();
  }

  /** What a seat, or a spectator, has been told, from event number `since` on. A `null` was not for it. */
  events(seat: Seat | null, since = 0): (T['event'] | null)[] {
    return this.#told.slice(since).map(({ event, to, instead }) => {
      const sees = to === null || (seat !== null && to.includes(seat));
      return sees ? event : instead;
    });
  }

  get eventCount(): number {
    return this.#told.length;
  }

  /** The game as text-to-be: what was decided, by whom, with stateHashs to check a replay by. */
  record(): GameRecord {
    const answers: Answer[] = this.#log.map(({ given, text, hash }) => ({
      seat: given.seat,
      what: given.what,
      text,
      hash,
    }));
    return { header: this.header, answers, final: this.outcome === null ? null : this.hash };
  }

  /**
   * All that a bot or a search needs to run to the pending decision by itself. Answers to that decision which other seats have
   * given already are left out: they are blind.
   */
  situation(): Situation<T> {
    const ofThisStep = this.#log.slice(this.#log.length - this.#given.length, this.#firstOpen());
    return { start: this.#start, given: ofThisStep.map(({ given, text }) => ({ ...given, text })) };
  }

  #choice(option: Option): Choice {
    return { option, text: optionText(this.game, this.box, this.pending?.what ?? '', option) };
  }

  #offerTo(seat: Seat): Offer<T, Option> | null {
    if (this.#asked === null || !this.#asked.pending.waiting.includes(seat)) return null;
    return this.#asked.offers[this.#asked.pending.asked.indexOf(seat)];
  }

  #take(seat: Seat, text: string): AnswerFault | null {
    const { pending } = this;
    if (pending === null) return { code: 'gameOver' };
    const offer = this.#offerTo(seat);
    if (offer === null) return { code: 'notAsked', waiting: pending.waiting };
    const { what } = pending;
    const option = offer.candidates.find(candidate => optionText(this.game, this.box, what, candidate) === text);
    if (option === undefined) return { code: 'notAnOption', text };
    const why = refusal(this.position, seat, offer.guards, option);
    if (why !== null) return { code: 'barred', refusal: why };
    this.#accept({ seat, what, option }, text);
    return null;
  }

  #accept(given: Given, text: string): void {
    const before: Checkpoint<T> = { start: this.#start, given: this.#given, told: this.#toldBefore };
    const hash = this.#log.length % HASH_EVERY === 0 ? this.hash : null;
    const entry: Entry<T> = { given, text, hash, before, barrier: null };
    const known = this.#work;
    const told = this.#told.length;
    const other = this.#broughtToLight(given);
    this.#given = [...this.#given, given];
    try {
      this.#run();
    } catch (error) {
      // A fault in the rules must not leave the table half way: it stays as it was before the answer.
      this.#restore(before);
      throw error;
    }
    this.#log.push(entry);
    entry.barrier = this.#barrierSince(known, told);
    if (entry.barrier === null && other !== null) entry.barrier = { kind: 'answer', seat: other, event: null };
    this.#forget();
  }

  /** Another seat whose hidden answer counts and is known once this answer closes the ask of several seats. */
  #broughtToLight(given: Given): Seat | null {
    const { pending } = this;
    if (pending === null || pending.kind === 'one') return null;
    const answers = new Map(this.#openAnswers().map(entry => [entry.given.seat, entry.given.option]));
    answers.set(given.seat, given.option);
    let other: Seat | null = null;
    for (const seat of pending.asked) {
      const option = answers.get(seat);
      if (option === undefined) return null;
      if (seat !== given.seat) other = seat;
      if (pending.kind === 'react' && option !== PASS) break;
    }
    return other;
  }

  /** What anyone learned since `known`: from chance, or from something hidden that was shown. */
  #barrierSince(known: T['state'], told: number): Barrier | null {
    const event = told < this.#told.length ? told : null;
    if (this.#work.rng.used !== known.rng.used) return { kind: 'chance', seat: null, event };
    if (learned(known.seen, this.#work.seen)) return { kind: 'reveal', seat: null, event };
    return null;
  }

  /** Lets go of the checkpoints that undo can't reach any more. */
  #forget(): void {
    const last = this.#log.length - 1;
    const { barrier, given } = this.#log[last];
    for (let i = last; i >= 0; i--) {
      const entry = this.#log[i];
      if (entry.before === null) break;
      const reachable = barrier === null && entry.given.seat === given.seat;
      if (reachable || this.#isOpen(i)) continue;
      entry.before = null;
      entry.barrier ??= barrier ?? { kind: 'answer', seat: given.seat, event: null };
    }
  }

  /** The answers given to the ask that is pending now, which still waits for others. */
  #openAnswers(): Entry<T>[] {
    return this.#log.slice(this.#firstOpen());
  }

  #firstOpen(): number {
    const { pending } = this;
    return this.#log.length - (pending === null ? 0 : pending.asked.length - pending.waiting.length);
  }

  #isOpen(index: number): boolean {
    return index >= this.#firstOpen();
  }

  /** The number of the answer that the seat may take back, or why there is none. */
  #undoable(seat: Seat): number | Barrier {
    for (let index = this.#log.length - 1; index >= 0; index--) {
      const { given, barrier, before } = this.#log[index];
      if (given.seat === seat) {
        if (barrier !== null) return barrier;
        return before === null ? impossible('a checkpoint', index) : index;
      }
      if (!this.#isOpen(index)) return { kind: 'answer', seat: given.seat, event: null };
    }
    return { kind: 'start', seat: null, event: null };
  }

  #restore(checkpoint: Checkpoint<T>): void {
    this.#start = checkpoint.start;
    this.#given = [...checkpoint.given];
    this.#told.length = checkpoint.told;
    this.#toldBefore = checkpoint.told;
    this.#run();
  }

  #passForStanding(): void {
    for (;;) {
      const { pending } = this;
      if (pending === null || pending.scope === null) return;
      const seat = pending.waiting.find(waiting => this.#standing.get(waiting) === pending.scope);
      if (seat === undefined) return;
      this.#take(seat, PASS);
    }
  }

  /** Runs on from the start of the step with the answers given, step after step, to the next unanswered ask or the end. */
  #run(): void {
    this.#asked = null;
    for (;;) {
      this.#work = this.game.clone(this.#start);
      this.#told.length = this.#toldBefore;
      const unanswered = this.#runStep();
      if (unanswered) return;
      this.#start = this.#work;
      this.#given = [];
      this.#toldBefore = this.#told.length;
      if (this.game.outcome(this.position) !== null) return;
    }
  }

  /** Runs one step on the working copy; true if it stopped for want of an answer. */
  #runStep(): boolean {
    const host = new StepHost<T>(this.#work, this.box, this.#given, this.#told);
    try {
      this.game.step(host.play);
    } catch (stop) {
      if (stop !== UNANSWERED || host.asked === null) throw stop;
      this.#asked = host.asked;
      return true;
    }
    if (host.used < this.#given.length) {
      throw new Error(`step ended with ${this.#given.length - host.used} answers unused`);
    }
    return false;
  }
}

/** A score sheet without the lines that others keep to themselves. */
export function sheetFor(sheet: Sheet, seat: Seat | null): Sheet {
  return sheet.map(row => ({
    ...row,
    lines: row.lines.filter(line => !line.secret || (row.seat !== null && row.seat === seat)),
    tieBreaks: row.tieBreaks.filter(line => !line.secret || (row.seat !== null && row.seat === seat)),
  }));
}
