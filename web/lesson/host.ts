import type { GameRules } from '@bonebed/games';
import {
  type Answered,
  type BarredChoice,
  type Deed,
  type Frame,
  foreseen,
  frameOf,
  type Lesson,
  LessonRun,
  type LessonStep,
  makeHeader,
  NOTHING_TO_UNDO,
  openEdition,
  pastFrameOf,
  type Response,
  type Said,
  type Seat,
  secureRng,
  Table,
  type Terms,
  writeRecord,
} from '@bonebed/kernel';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Host, Occupant, TableInfo, Teacher } from '../host/host.ts';
import { momentsOf } from '../host/told-views.ts';

/** Where a chapter stands. */
export interface LessonState {
  readonly at: number;
  /** What the learner is to do; null while others answer, and at the end. */
  readonly step: LessonStep | null;
  readonly isOver: boolean;
  /** What was said to the last thing that was not wanted, and how often that happened in this step. */
  readonly nudge: Said | null;
  readonly misses: number;
  /** What others just did. */
  readonly recap: Said | null;
}

export interface LessonHost extends Host {
  readonly guide: Teacher;
  readonly state: ReadonlySignal<LessonState>;
  back(): void;
  /** Lets what is waited for stand out, where the learner was to find out which it is. */
  point(): void;
  /** Does for the learner what is waited for. */
  show(): void;
  /** With these the chapter can be gone on with later. */
  deeds(): readonly Deed[];
  /** The game as it stands, with new chance: a record to play on with, from its last answer. */
  playOn(seed: string): { readonly text: string; readonly length: number };
}

interface Opening {
  readonly module: GameRules;
  readonly lesson: Lesson<Terms>;
  readonly chapter: number;
  readonly deeds: readonly Deed[];
  readonly seats: readonly Occupant[];
  /** How long others take for an answer. */
  readonly paceMs: number;
}

/** A chapter of a lesson, played in this page: nobody thinks at it, so it needs no worker. */
export function lessonHost({ module, lesson, chapter, deeds, seats, paceMs }: Opening): LessonHost {
  const { game } = module;
  const edition = openEdition(game, module.components);
  const { learner } = lesson;
  const begin = (done: readonly Deed[]) => new LessonRun(game, edition, lesson, lesson.chapters[chapter], done);
  let run = begin(deeds);
  let shown: { readonly table: Table<Terms> | null; readonly length: number } = { table: null, length: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const info = signal<TableInfo | null>({
    id: '',
    game: game.id,
    seats,
    settings: run.table.header.settings,
    mine: [learner],
  });
  const frame = signal<Frame | null>(null);
  const barred = signal<readonly BarredChoice[] | null>(null);
  const deciding = signal<readonly Seat[]>([]);
  const wanted = signal<readonly Deed[]>([]);
  const standsOut = signal<readonly Deed[]>([]);
  /** Whether the learner has asked which one it is. */
  let isPointed = false;
  const isTelling = signal(false);
  const state = signal<LessonState>(stateWith(null, null));
  refresh(null, null);

  function stateWith(nudge: Said | null, recap: Said | null): LessonState {
    return { at: run.at, step: run.step, isOver: run.isOver, nudge, misses: run.misses, recap };
  }

  /** Shows where the run stands, and lets the others go on. */
  function refresh(nudge: Said | null, recap: Said | null): void {
    batch(() => {
      // A frame that is the same leaves open what is being explained.
      if (shown.table !== run.table || shown.length !== run.table.length) frame.value = frameOf(run.table, learner);
      shown = { table: run.table, length: run.table.length };
      barred.value = run.table.barred(learner);
      deciding.value = run.step === null ? [] : (run.table.pending?.waiting ?? []).filter(seat => seat === learner);
      wanted.value = run.wanted();
      isPointed = false;
      standsOut.value = run.shown();
      isTelling.value = run.isTelling;
      state.value = stateWith(nudge, recap);
    });
    clearTimeout(timer);
    if (run.step !== null || run.isOver) return;
    timer = setTimeout(() => {
      run.othersAnswer();
      refresh(null, recap);
    }, paceMs);
  }

  function take(deed: Deed): Response {
    const recap = run.step?.recap ?? null;
    const at = run.at;
    const response = run.take(deed);
    if (response.counts) refresh(null, run.at > at ? recap : null);
    else if (deed.do === 'answer' || response.nudge !== null) {
      state.value = stateWith(response.nudge, state.peek().recap);
      if (!isPointed) standsOut.value = run.shown();
    }
    return response;
  }

  function answer(seat: Seat, text: string): Promise<Answered> {
    const response = seat === learner ? take({ do: 'answer', what: text }) : null;
    if (response?.counts === true) return Promise.resolve({ ok: true });
    return Promise.resolve({ ok: false, fault: response?.fault ?? { code: 'notAsked', waiting: [] } });
  }

  function back(): void {
    run = begin(run.deedsBefore());
    refresh(null, null);
  }

  function record(table: Table<Terms>): string {
    return writeRecord(table.record());
  }

  return {
    info,
    frame,
    barred,
    deciding,
    link: signal('live'),
    fault: signal(null),
    clock: signal(null),
    company: null,
    guide: {
      wanted,
      shown: standsOut,
      tried(texts) {
        const [first] = texts;
        const meant = wanted.peek().find(({ what }) => texts.includes(what))?.what ?? first;
        if (meant !== undefined) take({ do: 'answer', what: meant });
      },
      isTelling,
      saw: take,
    },
    state,
    back,
    point() {
      isPointed = true;
      standsOut.value = run.wanted();
    },
    show() {
      const [deed] = run.wanted();
      if (deed !== undefined) take(deed);
    },
    deeds: () => run.deeds,
    playOn(seed) {
      const { header } = run.table;
      const { start, given } = run.table.situation();
      const fresh = makeHeader(game, edition, { seats: header.seats, settings: header.settings, seed });
      const from = { ...game.clone(start), rng: secureRng(seed) };
      const table = new Table(game, edition.box, { ...fresh, start: from });
      table.follow(() => given[table.length] ?? null);
      return { text: record(table), length: table.length };
    },
    look: () => Promise.resolve(),
    wonder: () => Promise.resolve(),
    answer,
    undo() {
      if (run.deeds.length === 0) return Promise.resolve({ ok: false, barrier: NOTHING_TO_UNDO });
      back();
      return Promise.resolve({ ok: true });
    },
    stand: () => Promise.resolve(),
    past: length => Promise.resolve(pastFrameOf(run.table, learner, length)),
    moments: length => Promise.resolve(momentsOf(game, run.table, learner, length)),
    preview: (seat, text) => Promise.resolve(run.table.check(seat, text).ok ? foreseen(run.table, seat, text) : null),
    scores: () => Promise.resolve([]),
    record: () => Promise.resolve(record(run.table)),
    decision: () => Promise.resolve(null),
    analyse: () => Promise.resolve(null),
    close: () => clearTimeout(timer),
  };
}
