import { type Anew, anewFrom } from './anew.ts';
import type { Reply, Taken } from './answers.ts';
import { Course } from './course.ts';
import { impossible } from './errors.ts';
import { waitedFor } from './frame.ts';
import type { Game, Json, Offer, Option, Outcome, Position, Refusal, Seat, Sheet, Terms } from './game.ts';
import { type Header, startOf } from './header.ts';
import { eventFor, Heard } from './heard.ts';
import type { Barrier } from './history.ts';
import { isTextOf, legalOptions, optionText, PASS, refusal } from './offer.ts';
import { Past, type Then } from './past.ts';
import type { Answer, GameRecord } from './record.ts';
import { sheetFor } from './sheet.ts';
import type { Asked, Pending } from './step-host.ts';

/**
 * An option, and the text that it is chosen by. Whoever chooses says this text and does not make one of the option: an option that has
 * travelled may have its parts in another order.
 */
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

export type Checked =
  | { readonly ok: true; readonly taken: Taken }
  | { readonly ok: false; readonly fault: AnswerFault };
export type Answered = { readonly ok: true } | { readonly ok: false; readonly fault: AnswerFault };
export type Undone = { readonly ok: true } | { readonly ok: false; readonly barrier: Barrier };

/** How a step came to where it is: the state at its start, and the answers given in it, each with its text. */
export interface Situation<T extends Terms> {
  readonly start: T['state'];
  readonly given: readonly Taken[];
}

/** Hosts one game for people: what each of them sees, may choose and take back, and what their answers do. */
export class Table<T extends Terms> {
  readonly game: Game<T>;
  readonly box: T['box'];
  readonly header: Header;
  readonly #course: Course<T>;
  readonly #standing = new Map<Seat, string>();
  /** How often chance has begun anew. */
  #begun = 0;
  /** The choices of each seat that somebody asked for, as long as this is what is asked. */
  readonly #legal = new Map<Seat, readonly Choice[]>();
  #legalFor: Asked<T> | null = null;
  /** What each viewer has heard, as far as somebody wanted to know; and the moments of the past that somebody looked at. */
  readonly #heard = new Map<Seat | null, Heard<T['event']>>();
  #past: Past<T> | null = null;
  /** The answer that was checked last, and at which ask. */
  #checked: {
    readonly asked: Asked<T> | null;
    readonly seat: Seat;
    readonly text: string;
    readonly found: Checked;
  } | null = null;

  /** `start` is where the game begins, if not with the header's deal. */
  constructor(game: Game<T>, box: T['box'], header: Header, start: T['state'] | null = null) {
    this.game = game;
    this.box = box;
    this.header = header;
    this.#course = new Course(game, box, start ?? startOf(game, box, header));
  }

  /** How many answers have been given. */
  get length(): number {
    return this.#course.history.length;
  }

  /** The position as it is now, hidden things included: for hosts and tests, never for a client. */
  get position(): Position<T> {
    return this.#course.position;
  }

  /** The fingerprint of the state as it is now; worked out once for a state, however often it is asked for. */
  get hash(): string {
    return this.#course.hash;
  }

  get pending(): Pending | null {
    return this.#course.pending;
  }

  get outcome(): Outcome | null {
    return this.pending === null ? this.game.outcome(this.position) : null;
  }

  view(seat: Seat | null): Json {
    return this.game.view(this.position, seat);
  }

  /** The score as that seat may know it; everything once the game is over. */
  score(seat: Seat | null): Sheet {
    const { sheet } = this.#course;
    return this.outcome === null ? sheetFor(sheet, seat) : sheet;
  }

  /** The legal options of a seat that is asked; none for any other. */
  choices(seat: Seat): readonly Choice[] {
    const { asked } = this.#course;
    if (this.#legalFor !== asked) {
      this.#legal.clear();
      this.#legalFor = asked;
    }
    let legal = this.#legal.get(seat);
    if (legal === undefined) {
      const offer = this.#offerTo(seat);
      legal = offer === null ? [] : legalOptions(this.position, seat, offer).map(option => this.#choice(option));
      this.#legal.set(seat, legal);
    }
    return legal;
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

  /**
   * What a seat means by its answer, if it is one that it may give now; otherwise why it may not. A host checks an answer before it stores it, and
   * gives it afterwards: the rules are asked once.
   */
  check(seat: Seat, text: string): Checked {
    const { asked } = this.#course;
    const last = this.#checked;
    if (last !== null && last.asked === asked && last.seat === seat && last.text === text) return last.found;
    const found = this.#found(seat, text);
    this.#checked = { asked, seat, text, found };
    return found;
  }

  #found(seat: Seat, text: string): Checked {
    const { pending } = this;
    if (pending === null) return bad({ code: 'gameOver' });
    const offer = this.#offerTo(seat);
    if (offer === null) return bad({ code: 'notAsked', waiting: waitedFor(pending) });
    const { what } = pending;
    const option = offer.candidates.find(candidate => isTextOf(this.game, this.box, what, candidate, text));
    if (option === undefined) return bad({ code: 'notAnOption', text });
    const why = refusal(this.position, seat, offer.guards, option);
    return why === null ? { ok: true, taken: { seat, what, option, text } } : bad({ code: 'barred', refusal: why });
  }

  /** Takes the answer of a seat, as the text of an option, given after chance began anew or not. A bad one changes nothing. */
  answer(seat: Seat, text: string, anew?: Anew): Answered {
    let reply: Reply | null = anew === undefined ? { seat, text } : { seat, text, anew };
    return this.follow(() => {
      const given = reply;
      reply = null;
      return given;
    });
  }

  /**
   * Takes answer after answer from `next` until it has none or a bad one, before which the table stays. Many answers at a stretch
   * are far quicker than one by one: no step is run twice. `next` is asked whenever the table waits, and once more when the
   * game is over. It may look at the table, but neither change it nor keep the position, which the rules go on with.
   */
  follow(next: () => Reply | null): Answered {
    let fault: AnswerFault | null = null;
    this.#course.goOn(() => {
      const pass = this.#standingPass();
      if (pass !== null) return pass;
      const reply = next();
      if (reply === null) return null;
      if (reply.anew !== undefined) this.beginAnew(reply.anew);
      const checked = this.check(reply.seat, reply.text);
      if (checked.ok) {
        this.#comeBack(reply.seat);
        return checked.taken;
      }
      ({ fault } = checked);
      return null;
    });
    return fault === null ? { ok: true } : { ok: false, fault };
  }

  /**
   * Lets a seat pass by itself in reaction windows as long as their scope is the one of now; with `doubt *` in all windows whose scope begins
   * with `doubt`, until the seat decides something by itself again. Others see nothing of it. `null` ends it.
   */
  stand(seat: Seat, scope: string | null): void {
    if (scope === null) this.#standing.delete(seat);
    else this.#standing.set(seat, scope);
    this.follow(() => null);
  }

  /** The scope for which a seat has left a pass standing. */
  standing(seat: Seat): string | null {
    return this.#standing.get(seat) ?? null;
  }

  /** Who decides something again is back: what was left standing until then is over. */
  #comeBack(seat: Seat): void {
    if (isUntilBack(this.#standing.get(seat) ?? '')) this.#standing.delete(seat);
  }

  /** Takes back the seat's last answer, unless somebody learned something from it or has answered since. */
  undo(seat: Seat): Undone {
    const { entries } = this.#course.history;
    const index = this.#course.history.undoable(seat, this.pending);
    if (typeof index !== 'number') return { ok: false, barrier: index };
    // Later answers to the same open ask are other seats' own affair: they stay.
    const later = entries.slice(index + 1).map(({ taken }) => taken);
    this.#forget();
    this.#course.undo(index, entries[index].step ?? impossible('the start of a step', index), later);
    // Who takes back a pass that was left standing wants to decide again.
    this.#standing.delete(seat);
    return { ok: true };
  }

  /** Why this seat could not undo now, or null if it can. */
  undoBarrier(seat: Seat): Barrier | null {
    const index = this.#course.history.undoable(seat, this.pending);
    return typeof index === 'number' ? null : index;
  }

  /** Goes back to the moment before answer `length`, whatever was learned since: that moment as it was, with all that was to come. */
  rewind(length: number): void {
    const { entries } = this.#course.history;
    if (length >= entries.length) return;
    const { ask } = entries[length];
    this.#goBack(length, ask === length ? (entries[length].taken.anew ?? null) : null);
  }

  /** The number of the first answer to the ask that answer `length` was given to. */
  openingOf(length: number): number {
    return this.#course.history.entries[length]?.ask ?? length;
  }

  /**
   * Goes back to the ask of answer `length`, for tables where all agreed. Something may have come to light since then, so chance begins
   * anew there: what anybody knew at that moment is as it was, and what nobody knew is dealt again. An ask of several seats is put to all of
   * them again.
   */
  rewindAnew(length: number): void {
    if (length >= this.length) return;
    this.#begun += 1;
    this.#goBack(this.openingOf(length), anewFrom(this.header.seed, this.#begun));
  }

  #goBack(length: number, anew: Anew | null): void {
    this.#forget();
    this.#course.goBack(length, anew);
    this.#standing.clear();
  }

  /** Before which answers chance has begun anew. */
  get begunAnew(): number[] {
    const { anew, history } = this.#course;
    const begun = history.entries.flatMap(({ taken }, index) => (taken.anew === undefined ? [] : [index]));
    return anew === null ? begun : [...begun, history.length];
  }

  /** Lets chance begin anew at the ask that waits, as a record says that it did there. */
  beginAnew(anew: Anew): void {
    this.#begun = Math.max(this.#begun, anew.number);
    this.#course.beginAnew(anew);
    this.#checked = null;
  }

  /** The same game before its first answer, or from another start. */
  fresh(start: T['state'] = this.#course.origin): Table<T> {
    return new Table(this.game, this.box, this.header, this.game.clone(start));
  }

  /**
   * The game as it was when so many answers had been given: for looking back, without the events before. A moment inside a reaction
   * window is shown as the window's opening: who answered it before whom is nobody's business.
   */
  past(length: number): Then<T> {
    const finding = this.findPast(length);
    for (;;) {
      const { done, value } = finding.next();
      if (done === true) return value;
    }
  }

  /** The same bit by bit, for hosts that have others to look after: a long game takes its time. */
  findPast(length: number): Generator<void, Then<T>> {
    this.#past ??= new Past(this.fresh());
    return this.#past.finding(this.#course.history.entries, length);
  }

  /** What a seat, or a spectator, has been told, from event number `since` on. A `null` was not for it. */
  events(seat: Seat | null, since = 0): (T['event'] | null)[] {
    return this.#course.told.slice(since).map(told => eventFor(told, seat));
  }

  /** The events that a seat, or a spectator, has been told, without gaps for those it was not: the same list until there are more. */
  heard(seat: Seat | null): readonly T['event'][] {
    return this.#ears(seat).events;
  }

  /** How many of the first `count` events of the game were for that seat. */
  heardAmong(seat: Seat | null, count: number): number {
    return this.#ears(seat).among(count);
  }

  /** How many of them had been heard after each of the first `length` answers, and before the first. */
  marks(seat: Seat | null, length: number): number[] {
    const { entries } = this.#course.history;
    return this.#ears(seat).marks(length, this.length, n => entries[n]?.events ?? this.eventCount);
  }

  get eventCount(): number {
    return this.#course.told.length;
  }

  /** The game as text-to-be: what was decided, by whom, with fingerprints to check a replay by. */
  record(): GameRecord {
    const { anew, history } = this.#course;
    const answers: Answer[] = history.entries.map(({ taken: { seat, what, text, anew: begun }, hash }) => ({
      seat,
      what,
      text,
      hash,
      ...(begun === undefined ? {} : { anew: begun }),
    }));
    return { header: this.header, answers, anew, final: this.outcome === null ? null : this.hash };
  }

  /**
   * All that a bot or a search needs to run to the pending decision by itself. Answers to that decision which other seats have
   * given already are left out: they are blind.
   */
  situation(): Situation<T> {
    return { start: this.#course.start, given: this.#course.given };
  }

  #ears(seat: Seat | null): Heard<T['event']> {
    let heard = this.#heard.get(seat);
    if (heard === undefined) {
      heard = new Heard(seat);
      this.#heard.set(seat, heard);
    }
    heard.listen(this.#course.told);
    return heard;
  }

  /** What was heard and what was is no longer so. */
  #forget(): void {
    this.#heard.clear();
    this.#past = null;
  }

  #choice(option: Option): Choice {
    return { option, text: optionText(this.game, this.box, this.pending?.what ?? '', option) };
  }

  #offerTo(seat: Seat): Offer<T, Option> | null {
    const { asked } = this.#course;
    if (asked === null || !asked.pending.waiting.includes(seat)) return null;
    return asked.offers[asked.pending.asked.indexOf(seat)];
  }

  /** The pass of a seat that has left one standing for the window that is open. */
  #standingPass(): Taken | null {
    const { pending } = this;
    if (pending === null || pending.scope === null) return null;
    const { scope } = pending;
    const seat = pending.waiting.find(waiting => covers(this.#standing.get(waiting) ?? null, scope));
    return seat === undefined ? null : { seat, what: pending.what, option: PASS, text: PASS };
  }
}

/** What ends the scope of a pass that holds for all windows of a kind, until its seat is back. */
const UNTIL_BACK = ' *';

function isUntilBack(left: string): boolean {
  return left.endsWith(UNTIL_BACK);
}

/** Whether a pass that was left standing holds in a window of this scope. */
export function covers(left: string | null, scope: string): boolean {
  if (left === null) return false;
  return left === scope || (isUntilBack(left) && scope.startsWith(left.slice(0, -1)));
}

/** The scope of a pass for all windows of the kind that this one is of, until its seat is back. */
export function untilBack(scope: string): string {
  return `${scope.split(' ')[0]}${UNTIL_BACK}`;
}

function bad(fault: AnswerFault): Checked {
  return { ok: false, fault };
}
