import {
  type BarredChoice,
  type Barrier,
  type Choice,
  type Edition,
  type Frame,
  openEdition,
  optionWords,
  type Reader,
  refusalWords,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import { keptMap } from '../app/kept-map.ts';
import type { SpokenGame } from '../app/spoken.ts';
import type { BoardAt, BoardModule } from '../boards/board.ts';
import { ServerRefusal } from '../host/api.ts';
import type { Host, Note, Preview, TableInfo } from '../host/host.ts';
import { preferences } from '../preferences.ts';
import { language } from '../words.ts';
import { capture } from './motion.ts';
import { seatNames } from './names.ts';
import { type Narration, stagedFrame, stepsOf } from './narration.ts';
import { about, type Barred, narrowed, type Offered, telling } from './narrow.ts';

/** A greyed thing that is being explained, and where it lies on the screen. */
export interface Explained {
  readonly barred: readonly Barred[];
  readonly item: string | null;
  readonly anchor: DOMRect;
}

/** A moment of the past to open a table at, and what was seen then. */
export interface Past {
  readonly moment: number;
  readonly frame: Frame;
}

/** Everything that the screen of one table shares. */
export interface Session {
  readonly host: Host;
  readonly info: TableInfo;
  readonly module: SpokenGame;
  readonly edition: Edition<Terms>;
  readonly board: BoardModule;
  readonly live: ReadonlySignal<Frame>;
  /** The moment of the past that is shown, as a number of answers; null for now. */
  readonly moment: ReadonlySignal<number | null>;
  readonly shown: ReadonlySignal<Frame>;
  /** What an automaton just did, while it is shown step by step; null otherwise. */
  readonly narration: Signal<Narration | null>;
  readonly reader: ReadonlySignal<Reader<Terms>>;
  readonly at: ReadonlySignal<BoardAt>;
  /** The seat whose decision is asked here and now. */
  readonly asked: ReadonlySignal<Seat | null>;
  readonly offered: ReadonlySignal<readonly Offered[]>;
  readonly barred: ReadonlySignal<readonly Barred[]>;
  /** Whether somebody is asked here and what is barred is not known yet: `wonder` finds out. */
  readonly isUnexplained: ReadonlySignal<boolean>;
  wonder(): Promise<void>;
  readonly selection: Signal<readonly string[]>;
  readonly filter: Signal<string>;
  /** Keys of the things that a lesson points at. */
  readonly ringed: ReadonlySignal<readonly string[]>;
  /** Whether a coach sits beside the table, and the keys of the things that they point at. */
  readonly coaching: Signal<boolean>;
  readonly hinted: Signal<readonly string[]>;
  /** Keys of the things that the pointer or the focus is about. */
  readonly pointed: Signal<readonly string[]>;
  /** The option that the pointer, the focus or a first tap is about. */
  readonly held: ReadonlySignal<Offered | null>;
  /** Whether a finger holds it: a second tap or the button that commits does it. */
  readonly isArmed: ReadonlySignal<boolean>;
  readonly preview: ReadonlySignal<Preview | null>;
  readonly explained: Signal<Explained | null>;
  readonly enlarged: Signal<string | null>;
  /** Whether the names of everything lie over the table. */
  readonly names: Signal<boolean>;
  /** The rule that is being read beside the table; '' for the beginning, null for none. */
  readonly rule: Signal<string | null>;
  readonly refused: Signal<Barrier | null>;
  /** Something to be told in passing: what could not be done, and why. */
  readonly told: Signal<string | null>;
  /** How many lines of the chat are new to this person. */
  readonly unread: ReadonlySignal<number>;
  readChat(): void;
  /** Before which answer one's own last one stands; null where this page does not know. */
  readonly lastOwn: ReadonlySignal<number | null>;
  /** Looks at the past through other eyes. */
  lookAs(seat: Seat | null): void;
  /** The person who is to take the device, between turns on one screen. */
  readonly handTo: ReadonlySignal<Seat | null>;
  takeDevice(): void;
  press(key: string, item: string | null, anchor: DOMRect, how: 'finger' | 'pointer'): void;
  /** What a spot can do now. */
  stateOf(key: string): 'legal' | 'barred' | 'none';
  point(offered: Offered | null): void;
  release(): void;
  /** The scope of the reaction windows in which the seat passes by itself; null if it wants to be asked. */
  readonly standing: ReadonlySignal<string | null>;
  /** Passes in all windows of this scope, or wants to be asked again. */
  stand(scope: string | null): void;
  choose(offered: Offered): void;
  /** A finger's tap on an option: at once where it could be taken back, otherwise the first shows it and the second does it. */
  tap(offered: Offered): void;
  undo(): void;
  step(to: number | null): void;
  /** How far somebody who did not play has come in a game that is over: what lies beyond is not told. */
  readonly reached: ReadonlySignal<number>;
  /** Shows what never was: how it could have gone on from the moment that is looked at. */
  imagine(frame: Frame): void;
  /** The answer with which bots go on from the moment that is looked at; null for none. */
  readonly lineFrom: Signal<string | null>;
  /** What was noted at moments of a game that is over. */
  readonly notes: Signal<readonly Note[]>;
  /** Shows how it came from a moment of the past to now, answer by answer; any step of one's own ends it. */
  replay(from: number): void;
  readonly isReplaying: ReadonlySignal<boolean>;
  close(): void;
}

/** The last line of chat that was read, by table. */
const readLines = keptMap('read');

/** A pointer that rests for so long on an option is about it. */
const REST_MS = 60;

/** How long each answer is shown of a turn that is replayed. */
const REPLAY_MS = 1100;

/** One empty list for all, so that letting go of nothing changes nothing. */
const NOTHING: readonly string[] = [];

export const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no table is open here');
  return session;
}

export function createSession(
  host: Host,
  info: TableInfo,
  first: Frame,
  module: SpokenGame,
  board: BoardModule,
  then: Past | null = null,
): Session {
  const edition = openEdition(module.game, module.components);
  const live = signal(first);
  const past = signal<Frame | null>(then?.frame ?? null);
  const moment = signal<number | null>(then?.moment ?? null);
  const isNews = first.outcome !== null && info.mine.length === 0;
  const reached = signal(isNews && then !== null ? then.moment : Number.POSITIVE_INFINITY);
  const lineFrom = signal<string | null>(null);
  const narration = signal<Narration | null>(null);
  const selection = signal<readonly string[]>(NOTHING);
  const filter = signal('');
  const hinted = signal<readonly string[]>(NOTHING);
  const pointed = signal<readonly string[]>(NOTHING);
  const held = signal<Offered | null>(null);
  const isArmed = signal(false);
  const preview = signal<Preview | null>(null);
  const explained = signal<Explained | null>(null);
  const enlarged = signal<string | null>(null);
  const refused = signal<Barrier | null>(null);
  const told = signal<string | null>(null);
  const handTo = signal<Seat | null>(null);
  const lastOwn = signal<number | null>(null);
  const read = signal(Number(readLines.get(info.id) ?? 0));
  const unread = computed(
    () => host.company?.chat.value.filter(({ id, seat }) => id > read.value && seat !== info.mine[0]).length ?? 0,
  );
  let previewed: string | null = null;
  let previewTimer: ReturnType<typeof setTimeout> | null = null;

  const shown = computed(() => past.value ?? stagedFrame(live.value, narration.value));
  const reader = computed<Reader<Terms>>(() => ({
    game: module.game,
    box: edition.box,
    texts: module.words(),
    language: language.value,
    players: seatNames((host.info.value ?? info).seats),
  }));
  const at = computed<BoardAt>(() => ({
    view: shown.value.view,
    box: edition.box,
    components: module.components,
    reader: reader.value,
    eyes: shown.value.seat,
  }));
  const asked = computed(() => {
    const { ask, seat } = live.value;
    if (moment.value !== null || narration.value !== null || seat === null) return null;
    const isAsked = ask !== null && ask.options !== null;
    return isAsked && (host.info.value ?? info).seats[seat].kind === 'person' ? seat : null;
  });
  const offered = computed(() => onBoard(live.value.ask?.options ?? []));
  const barred = computed(() => onBoard(host.barred.value ?? []));
  const isUnexplained = computed(() => asked.value !== null && host.barred.value === null);

  /** What the board and the list make of options, while they are asked for. */
  function onBoard<C extends Choice | BarredChoice>(choices: readonly C[]): (Offered & { readonly choice: C })[] {
    const { ask } = live.value;
    if (asked.value === null || ask === null) return [];
    return choices.map(choice => ({
      choice,
      words: optionWords(reader.value, ask.what, choice.option),
      parts: board.parts(at.value, ask.what, choice.option),
      isAside: board.isAside?.(ask.what, choice.option) ?? false,
      effect: board.effect?.(at.value, ask.what, choice.option) ?? '',
    }));
  }

  const ringed = computed(() => {
    const wanted = host.guide?.wanted.value ?? [];
    const taught = wanted.flatMap(({ do: kind, what }) => {
      if (kind !== 'answer') return [what];
      const meant = [...offered.value, ...barred.value].find(({ choice }) => choice.text === what);
      return meant?.parts.map(({ key }) => key) ?? [];
    });
    return [...taught, ...hinted.value];
  });
  const stopGuiding = effect(() => {
    const { guide } = host;
    if (guide === null) return;
    if (explained.value !== null) guide.tried(explained.value.barred.map(({ choice }) => choice.text));
    if (enlarged.value !== null) guide.saw('explain', enlarged.value);
    for (const key of pointed.value) guide.saw('point', key);
  });

  const standing = computed(() => {
    const { ask, outcome, standing: scope } = live.value;
    if (scope === null || outcome !== null) return null;
    if (board.until !== undefined) return board.until(at.value, scope) === null ? null : scope;
    // Whoever is asked in a window no longer stands for it: that stretch of play is over.
    return asked.value !== null && ask?.scope !== null ? null : scope;
  });

  function rest(): void {
    selection.value = NOTHING;
    filter.value = '';
    pointed.value = NOTHING;
    hinted.value = NOTHING;
    held.value = null;
    isArmed.value = false;
    explained.value = null;
    refused.value = null;
    preview.value = null;
    previewed = null;
  }

  const stopFollowing = effect(() => {
    const frame = host.frame.value;
    const before = live.peek();
    if (frame === null || frame === before) return;
    batch(() => {
      if (moment.peek() === null) capture();
      live.value = frame;
      narration.value = null;
      void narrate(frame, before.events.length);
      rest();
      passDevice(frame);
    });
  });
  passDevice(first);
  if (first.length === 0) void narrate(first, 0);

  /** Tells what an automaton did because of the last answer, unless nobody here wants to see it step by step. */
  async function narrate(frame: Frame, from: number): Promise<void> {
    const steps = stepsOf(frame.events, from);
    if (steps.length === 0 || preferences.stepMs.peek() === 0 || info.mine.length === 0) return;
    narration.value = { steps, at: 0, from, views: [] };
    const views = await host.moments(frame.length);
    const now = narration.peek();
    if (now === null || now.steps !== steps || views.length !== frame.events.length - from) return;
    capture();
    narration.value = { ...now, views };
  }

  /** On one screen: covers the hand of whoever was asked last and calls for the next person. */
  function passDevice({ seat, outcome }: Frame): void {
    if (info.mine.length < 2) return;
    const waiting = host.deciding.peek();
    if (outcome !== null) handTo.value = null;
    else if (waiting.length > 0 && (seat === null || !waiting.includes(seat))) {
      if (seat !== null) void host.look(null);
      handTo.value = waiting[0];
    }
  }

  function tellFailure(failure: unknown): void {
    if (!(failure instanceof ServerRefusal)) throw failure;
    told.value = failureText(failure);
  }

  function choose({ choice }: Offered): void {
    const seat = asked.peek();
    if (seat === null) return;
    rest();
    told.value = null;
    lastOwn.value = live.peek().length;
    host.answer(seat, choice.text).catch(tellFailure);
  }

  function tap(one: Offered): void {
    const seat = asked.peek();
    if (seat === null) return;
    if (isArmed.peek() && held.peek() === one) {
      choose(one);
      return;
    }
    hold(one);
    isArmed.value = true;
    const { length } = live.peek();
    const isStill = () => held.peek() === one && live.peek().length === length;
    void host.preview(seat, one.choice.text).then(found => {
      if (isStill() && found?.isFree === true) choose(one);
    });
  }

  /** What a finger holds is let go. */
  function release(): void {
    isArmed.value = false;
    hold(null);
  }

  /** A pointer that rests somewhere takes nothing from a finger. */
  function point(one: Offered | null): void {
    if (!isArmed.peek()) hold(one);
  }

  function hold(one: Offered | null): void {
    pointed.value = one === null ? NOTHING : one.parts.map(({ key }) => key);
    held.value = one;
    const text = one?.choice.text ?? null;
    if (text === previewed) return;
    previewed = text;
    if (previewTimer !== null) clearTimeout(previewTimer);
    const seat = asked.peek();
    if (text === null || seat === null) {
      preview.value = null;
      return;
    }
    // A pointer on its way to somewhere else wants to know nothing.
    previewTimer = setTimeout(() => {
      void host.preview(seat, text).then(found => {
        if (previewed === text) preview.value = found;
      });
    }, REST_MS);
  }

  const isReplaying = signal(false);
  let replayTimer: ReturnType<typeof setTimeout> | undefined;

  function replay(from: number): void {
    clearTimeout(replayTimer);
    const isOver = from >= live.peek().length;
    isReplaying.value = !isOver;
    show(isOver ? null : from);
    if (!isOver) replayTimer = setTimeout(() => replay(from + 1), REPLAY_MS);
  }

  function step(to: number | null): void {
    clearTimeout(replayTimer);
    isReplaying.value = false;
    show(to);
  }

  function show(to: number | null): void {
    lineFrom.value = null;
    reached.value = Math.max(reached.peek(), to ?? Number.POSITIVE_INFINITY);
    if (to === null || to >= live.peek().length) {
      moment.value = null;
      past.value = null;
      return;
    }
    const wanted = Math.max(0, to);
    moment.value = wanted;
    void host.past(wanted).then(frame => {
      if (moment.peek() !== wanted) return;
      capture();
      past.value = frame;
    });
  }

  return {
    host,
    info,
    module,
    edition,
    board,
    live,
    moment,
    shown,
    narration,
    reader,
    at,
    asked,
    offered,
    barred,
    isUnexplained,
    wonder: () => host.wonder(),
    selection,
    filter,
    ringed,
    coaching: signal(false),
    hinted,
    pointed,
    held,
    isArmed,
    preview,
    explained,
    enlarged,
    names: signal(false),
    rule: signal<string | null>(null),
    refused,
    told,
    unread,
    readChat() {
      const last = host.company?.chat.value.at(-1)?.id ?? 0;
      if (last <= read.peek()) return;
      read.value = last;
      readLines.set(info.id, String(last));
    },
    lastOwn,
    lookAs(seat) {
      void host.look(seat).then(() => step(moment.peek()));
    },
    handTo,
    takeDevice() {
      const seat = handTo.peek();
      handTo.value = null;
      void host.look(seat);
    },
    press(key, item, anchor, how) {
      const legal = about(offered.peek(), selection.peek(), key);
      if (legal.length !== 1 && isArmed.peek()) release();
      if (selection.peek().includes(key)) {
        selection.value = selection.peek().filter(other => other !== key);
        return;
      }
      if (legal.length === 1) return how === 'finger' ? tap(legal[0]) : choose(legal[0]);
      if (legal.length > 1) {
        selection.value = [...selection.peek(), key];
        return;
      }
      // A fresh beginning: what is legal by itself, but not with what was selected before.
      const alone = about(offered.peek(), [], key);
      if (alone.length > 0) {
        const refusals = about(barred.peek(), selection.peek(), key);
        if (refusals.length === 0) selection.value = [key];
        else explained.value = { barred: refusals, item, anchor };
        return;
      }
      const refusals = telling(about(barred.peek(), selection.peek(), key), offered.peek(), key);
      if (refusals.length > 0) explained.value = { barred: refusals, item, anchor };
      else if (isUnexplained.peek())
        void this.wonder().then(() => !isUnexplained.peek() && this.press(key, item, anchor, how));
      else if (item !== null) this.enlarged.value = item;
    },
    stateOf(key) {
      if (about(offered.value, selection.value, key).length > 0) return 'legal';
      return about(barred.value, selection.value, key).length > 0 ? 'barred' : 'none';
    },
    point,
    release,
    standing,
    stand(scope) {
      const seat = live.peek().seat;
      if (seat === null) return;
      host.stand(seat, scope).catch(tellFailure);
    },
    choose,
    tap,
    undo() {
      const seat = live.peek().seat;
      if (seat === null) return;
      const undoing = host.undo(seat).then(undone => {
        refused.value = undone.ok ? null : undone.barrier;
      });
      undoing.catch(tellFailure);
    },
    step,
    reached,
    imagine(frame) {
      capture();
      past.value = frame;
    },
    lineFrom,
    notes: signal(host.notes ?? []),
    replay,
    isReplaying,
    close() {
      clearTimeout(replayTimer);
      if (previewTimer !== null) clearTimeout(previewTimer);
      stopFollowing();
      stopGuiding();
      host.close();
    },
  };
}

/** The reasons why, each once. */
export function reasons(
  reader: Reader<Terms>,
  barred: readonly Barred[],
): { readonly rule: string; readonly words: string; readonly of: readonly string[] }[] {
  const found = new Map<string, { rule: string; words: string; of: string[] }>();
  for (const { choice, words: option } of barred) {
    const words = refusalWords(reader, choice.refusal);
    const known = found.get(words);
    if (known !== undefined) known.of.push(option);
    else found.set(words, { rule: choice.refusal.rule, words, of: [option] });
  }
  return [...found.values()];
}

export { narrowed };
