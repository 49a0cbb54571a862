import { impossible } from './errors.ts';
import type { Game, Seat, Settings, Terms } from './game.ts';
import { makeHeader } from './header.ts';
import { type Language, unbroken } from './message.ts';
import { scriptedRng, seedFrom } from './rng.ts';
import type { Edition } from './settings.ts';
import { type AnswerFault, Table } from './table.ts';

/** A sentence in every language. */
export type Said = Readonly<Record<Language, string>>;

export const words = (en: string, fr: string): Said => ({ en, fr: unbroken(fr) });

/** The portraits of teachers that a page can draw. */
export type Face = 'professor' | 'finder' | 'editor';

/** A guided game, as data: it is played on a real table, by the rules. Written with method syntax, so that a `Lesson<Fossilis>` is a `Lesson<Terms>`. */
export interface Lesson<T extends Terms> {
  readonly id: string;
  readonly title: Said;
  /** Who speaks, and the portrait beside what they say. */
  readonly teacher: Said;
  readonly face: Face;
  readonly minutes: number;
  readonly learner: Seat;
  /** Who sits where; the learner's own name is not used. */
  readonly names: readonly string[];
  readonly chapters: readonly Chapter<T>[];
}

/** A stretch of a lesson that can be begun by itself. */
export interface Chapter<T extends Terms> {
  readonly title: Said;
  readonly settings: Settings;
  /** Makes the position out of a deal. */
  arrange(state: T['state'], box: T['box']): void;
  /** What chance gives, in order (see `scriptedRng`). */
  readonly chance: readonly number[];
  /** Answers that lead from the position to where the chapter begins, as in a record without the names of asks: `0 dig`. */
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
  /** What the learner has won, and knows now. */
  readonly won: Said;
  readonly known: Said;
  /** Whether a real game can go on from its end. */
  readonly canPlayOn: boolean;
}

export interface LessonStep {
  /** What the teacher says, and what is to be done. */
  readonly say: Said;
  readonly task: Said;
  readonly wait: Wait;
  /** What the teacher says to another answer: to those that it was thought of for, and to any other. */
  readonly nudges: readonly Nudge[];
  /** What others answer then, and what is told of it. */
  readonly others: readonly string[];
  readonly recap: Said | null;
}

/** A step, without what most steps do not have. */
export function step(given: Partial<LessonStep> & Pick<LessonStep, 'say' | 'task' | 'wait'>): LessonStep {
  return { nudges: [], others: [], recap: null, ...given };
}

export interface Nudge {
  /** Answers and things, as texts in which `*` stands for anything; none for all answers that nothing else was thought of for. */
  readonly to: readonly string[];
  readonly say: Said;
}

/** What a step waits for. In texts of answers `*` stands for anything. */
export type Wait =
  /** One of these answers. */
  | { readonly kind: 'answer'; readonly texts: readonly string[] }
  /** All of these answers, in whatever order the rules allow. */
  | { readonly kind: 'all'; readonly texts: readonly string[] }
  /** Any of these answers, until somebody else is asked. */
  | { readonly kind: 'turn'; readonly texts: readonly string[] }
  /** An attempt at what the rules forbid. */
  | { readonly kind: 'refusal'; readonly text: string }
  /** That a thing is explained, or pointed at: its key on the board. */
  | { readonly kind: 'explain' | 'point'; readonly thing: string }
  /** That the learner finds out which of these things it is, and touches it. */
  | { readonly kind: 'which'; readonly thing: string; readonly among: readonly string[] }
  /** That what an automaton did because of the last answer has been watched to its end, step by step. */
  | { readonly kind: 'watch' };

/**
 * Something that a learner does: an answer or an attempt, as the text of an option; a thing that they point at, that is explained to
 * them, or that they touch to have it explained; or a turn that they watch.
 */
export interface Deed {
  readonly do: 'answer' | 'explain' | 'touch' | 'point' | 'watch';
  readonly what: string;
}

/** After this number of wrong answers the right one is pointed at. */
const MISSES_TO_POINT = 2;

/** A learner has watched the turn of an automaton. */
export const WATCHED: Deed = { do: 'watch', what: 'turn' };

/** What came of a deed. One that does not count changes nothing: the rules forbid it, or the step wants something else. */
export type Response =
  | { readonly counts: true }
  | { readonly counts: false; readonly fault: AnswerFault | null; readonly nudge: Said | null };

/** A chapter that is being played: where it stands follows from the deeds that counted. */
export class LessonRun<T extends Terms> {
  readonly table: Table<T>;
  readonly chapter: Chapter<T>;
  readonly #learner: Seat;
  #at = 0;
  /** What counted so far, each with the step that it was done in. */
  readonly #done: { readonly deed: Deed; readonly at: number }[] = [];
  /** What others are to answer before the next step. */
  #others: string[] = [];
  /** How often the learner did something else in this step. */
  #misses = 0;

  constructor(game: Game<T>, edition: Edition<T>, lesson: Lesson<T>, chapter: Chapter<T>, deeds: readonly Deed[] = []) {
    this.chapter = chapter;
    this.#learner = lesson.learner;
    this.table = tableOf(game, edition, lesson, chapter);
    for (const line of chapter.opening) this.#give(line);
    for (const deed of deeds) {
      if (!this.take(deed).counts) break;
      while (this.othersAnswer());
    }
  }

  /** The step that waits for the learner; null while others answer, and at the end. */
  get step(): LessonStep | null {
    return this.#others.length > 0 ? null : (this.chapter.steps[this.#at] ?? null);
  }

  /** How many steps are done. */
  get at(): number {
    return this.#at;
  }

  get isOver(): boolean {
    return this.#at === this.chapter.steps.length && this.#others.length === 0;
  }

  get misses(): number {
    return this.#misses;
  }

  /** Whether the turn of an automaton is being told: before the next answer a step waits for its end. */
  get isTelling(): boolean {
    const next = this.chapter.steps.slice(this.#at).find(({ wait }) => !('thing' in wait));
    return this.step !== null && next?.wait.kind === 'watch';
  }

  /** With these the run can be gone on with later. */
  get deeds(): readonly Deed[] {
    return this.#done.map(({ deed }) => deed);
  }

  /** The deeds up to the beginning of this step, or of the one before if nothing has been done in it yet. */
  deedsBefore(): readonly Deed[] {
    const last = this.#done.at(-1);
    return last === undefined ? [] : this.#done.filter(({ at }) => at < last.at).map(({ deed }) => deed);
  }

  take(deed: Deed): Response {
    const { step } = this;
    if (step === null) return { counts: false, fault: null, nudge: null };
    const fault = deed.do === 'answer' ? this.#faultOf(deed.what) : null;
    if (!this.#isWanted(step.wait, deed, fault)) {
      const nudge = nudgeFor(step, deed);
      // Who only looks around has missed nothing.
      if (!isLook(deed) || nudge !== null) this.#misses += 1;
      return { counts: false, fault, nudge };
    }
    if (deed.do === 'answer' && fault === null) this.table.answer(this.#learner, deed.what);
    this.#done.push({ deed, at: this.#at });
    this.#misses = 0;
    if (this.#isDone(step.wait)) {
      this.#at += 1;
      this.#others = [...step.others];
    }
    return { counts: true };
  }

  /** Lets the next of the others answer; false if nobody was to. */
  othersAnswer(): boolean {
    const line = this.#others.shift();
    if (line === undefined) return false;
    this.#give(line);
    return true;
  }

  /** What the learner could do now that counts. */
  wanted(): readonly Deed[] {
    const wait = this.step?.wait;
    if (wait === undefined) return [];
    if ('thing' in wait) return [{ do: lookOf(wait), what: wait.thing }];
    if (wait.kind === 'watch') return [WATCHED];
    if (wait.kind === 'refusal') return [{ do: 'answer', what: wait.text }];
    const answers = this.table.choices(this.#learner).map(({ text }): Deed => ({ do: 'answer', what: text }));
    return answers.filter(deed => this.#isWanted(wait, deed, null));
  }

  /** What stands out to the learner: what is wanted, or all that may be where they are to find out which. */
  shown(): readonly Deed[] {
    const wait = this.step?.wait;
    if (wait?.kind !== 'which' || this.#misses >= MISSES_TO_POINT) return this.wanted();
    return wait.among.map(what => ({ do: lookOf(wait), what }));
  }

  #faultOf(text: string): AnswerFault | null {
    const checked = this.table.check(this.#learner, text);
    return checked.ok ? null : checked.fault;
  }

  #isWanted(wait: Wait, deed: Deed, fault: AnswerFault | null): boolean {
    switch (wait.kind) {
      case 'explain':
        return (deed.do === 'explain' || deed.do === 'touch') && deed.what === wait.thing;
      case 'point':
      case 'which':
        return deed.do === lookOf(wait) && deed.what === wait.thing;
      case 'watch':
        return deed.do === 'watch';
      case 'refusal':
        return deed.do === 'answer' && fault?.code === 'barred' && fits(wait.text, deed.what);
      case 'all':
        return deed.do === 'answer' && fault === null && this.#left(wait.texts).some(text => fits(text, deed.what));
      case 'answer':
      case 'turn':
        return deed.do === 'answer' && fault === null && wait.texts.some(text => fits(text, deed.what));
      default:
        return impossible('something to wait for', wait);
    }
  }

  #isDone(wait: Wait): boolean {
    if (wait.kind === 'all') return this.#left(wait.texts).length === 0;
    return wait.kind !== 'turn' || !(this.table.pending?.waiting.includes(this.#learner) ?? false);
  }

  /** Those of these answers that have not been given in this step. */
  #left(texts: readonly string[]): readonly string[] {
    const given = this.#done.filter(({ at }) => at === this.#at).map(({ deed }) => deed.what);
    return texts.filter(text => !given.some(what => fits(text, what)));
  }

  #give(line: string): void {
    const [, seat, text] = /^(\d+) (.+)$/.exec(line) ?? [];
    const answered = this.table.answer(Number(seat), text ?? '');
    if (!answered.ok) throw new Error(`the lesson's '${line}' was refused: ${JSON.stringify(answered.fault)}`);
  }
}

function tableOf<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  { names, id }: Lesson<T>,
  { settings, arrange, chance }: Chapter<T>,
): Table<T> {
  const header = makeHeader(game, edition, { seats: names.length, settings, seed: seedFrom(`lesson ${id}`) });
  const { start } = new Table(game, edition.box, header).situation();
  arrange(start, edition.box);
  start.rng = scriptedRng(...chance);
  return new Table(game, edition.box, { ...header, start });
}

/** Whether an answer is one that a text with `*` stands for. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** What a learner does with a thing that a step waits for. */
function lookOf({ kind }: Extract<Wait, { readonly thing: string }>): 'explain' | 'touch' | 'point' {
  return kind === 'which' ? 'touch' : kind;
}

function isLook({ do: kind }: Deed): boolean {
  return kind === 'explain' || kind === 'touch' || kind === 'point';
}

function nudgeFor({ wait, nudges }: LessonStep, deed: Deed): Said | null {
  // Who weighs up which it is has not answered yet.
  if (wait.kind === 'which' && isLook(deed) && deed.do !== 'touch') return null;
  const thought = nudges.find(({ to }) => to.some(pattern => fits(pattern, deed.what)));
  const other = isLook(deed) ? undefined : nudges.find(({ to }) => to.length === 0);
  return (thought ?? other)?.say ?? null;
}
