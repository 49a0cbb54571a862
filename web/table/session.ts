import {
  type BarredChoice,
  type Barrier,
  type Choice,
  choicesOf,
  type Edition,
  type Frame,
  openEdition,
  optionWords,
  type Reader,
  type Seat,
  type Terms,
} from '@bonebed/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import type { SpokenGame } from '../app/spoken.ts';
import type { BoardAt, BoardModule } from '../boards/board.ts';
import { ServerRefusal } from '../host/api.ts';
import type { Host, Note, TableInfo } from '../host/host.ts';
import { preferences } from '../preferences.ts';
import { language } from '../words.ts';
import { createHold, type Hold, NOTHING } from './hold.ts';
import { seatNames } from './names.ts';
import { type Narration, stagedFrame, stepsOf } from './narration.ts';
import { type Barred, byPart, narrowed, type Offered } from './narrow.ts';
import { openPast, type PastFrame, type PastView } from './past.ts';
import { type Press, press } from './press.ts';
import { countUnread } from './unread.ts';

/** A greyed thing that is being explained, and where it lies on the screen. */
export interface Explained {
  readonly barred: readonly Barred[];
  readonly item: string | null;
  readonly anchor: DOMRect;
}

/** Everything that the screen of one table shares. */
export interface Session extends Omit<Hold, 'forget' | 'stop'>, Omit<PastView, 'frame' | 'stop'> {
  readonly host: Host;
  readonly info: TableInfo;
  readonly module: SpokenGame;
  readonly edition: Edition<Terms>;
  readonly board: BoardModule;
  readonly live: ReadonlySignal<Frame>;
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
  press(key: string, by: Press): void;
  /** The options that are about a spot, among those that fit what is selected. */
  legalAt(key: string): readonly Offered[];
  /** What a spot can do now. */
  stateOf(key: string): 'legal' | 'barred' | 'none';
  /** The scope of the reaction windows in which the seat passes by itself; null if it wants to be asked. */
  readonly standing: ReadonlySignal<string | null>;
  /** Passes in all windows of this scope, or wants to be asked again. */
  stand(scope: string | null): void;
  choose(offered: Offered): void;
  undo(): void;
  /** What was noted at moments of a game that is over. */
  readonly notes: Signal<readonly Note[]>;
  close(): void;
}

/** What the games call it to stop. */
const ENDINGS = ['done', 'end', 'pass'];

const NONE: readonly Offered[] = [];

export const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no table is open here');
  return session;
}

interface Opening {
  readonly then?: PastFrame | null;
  /** Called just before another view is shown: a screen on which things move notes where they lie. */
  beforeChange?(): void;
}

export function createSession(
  host: Host,
  info: TableInfo,
  first: Frame,
  module: SpokenGame,
  board: BoardModule,
  { then = null, beforeChange = () => {} }: Opening = {},
): Session {
  const edition = openEdition(module.game, module.components);
  const live = signal(first);
  const isNews = first.outcome !== null && info.mine.length === 0;
  const past = openPast(host, live, { then, isNews, beforeChange });
  const { moment } = past;
  const narration = signal<Narration | null>(null);
  const selection = signal<readonly string[]>(NOTHING);
  const filter = signal('');
  const hinted = signal<readonly string[]>(NOTHING);
  const explained = signal<Explained | null>(null);
  const enlarged = signal<string | null>(null);
  const refused = signal<Barrier | null>(null);
  const told = signal<string | null>(null);
  const handTo = signal<Seat | null>(null);
  const lastOwn = signal<number | null>(null);
  /** What was answered last: nobody answers twice while the table has not gone on. */
  let answered: Frame | null = null;

  const shown = computed(() => past.frame.value ?? stagedFrame(live.value, narration.value));
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
  const hold = createHold({ host, live, asked, choose });
  const offered = computed(() => onBoard(choicesOf(live.value.ask)));
  const barred = computed(() => onBoard(host.barred.value ?? []));
  const legal = computed(() => byPart(narrowed(offered.value, selection.value)));
  const refusals = computed(() => byPart(narrowed(barred.value, selection.value)));
  const isUnexplained = computed(() => asked.value !== null && host.barred.value === null);

  /** What the board and the list make of options, while they are asked for. */
  function onBoard<C extends Choice | BarredChoice>(choices: readonly C[]): (Offered & { readonly choice: C })[] {
    const { ask } = live.value;
    if (asked.value === null || ask === null) return [];
    const [where, speaker] = [at.value, reader.value];
    const endsSomething = ({ text, option }: C) =>
      ENDINGS.includes(text) || (board.isEnding?.(ask.what, option) ?? false);
    return choices.map(choice => ({
      choice,
      parts: board.parts(where, ask.what, choice.option),
      isEnding: endsSomething(choice),
      isAside: board.isAside?.(ask.what, choice.option) ?? false,
      // Of hundreds that are barred few are ever read.
      get words() {
        return optionWords(speaker, ask.what, choice.option);
      },
      get effect() {
        const { option } = choice;
        if (!this.isEnding) return board.effect?.(where, ask.what, option) ?? '';
        const open = choices.filter(one => !endsSomething(one)).map(one => one.option);
        return board.left?.(where, ask.what, open) ?? '';
      },
    }));
  }

  const ringed = computed(() => {
    const taught = (host.guide?.shown.value ?? []).flatMap(({ do: kind, what }) => {
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
    if (enlarged.value !== null) guide.saw({ do: 'touch', what: enlarged.value });
    if (!guide.isTelling.value) narration.value = null;
    for (const key of hold.pointed.value) guide.saw({ do: 'point', what: key });
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
    hinted.value = NOTHING;
    explained.value = null;
    refused.value = null;
    hold.forget();
  }

  const stopFollowing = effect(() => {
    const frame = host.frame.value;
    const before = live.peek();
    if (frame === null || frame === before) return;
    batch(() => {
      if (moment.peek() === null) beforeChange();
      live.value = frame;
      narration.value = null;
      void narrate(frame, before.events.length);
      rest();
      passDevice(frame);
    });
  });
  passDevice(first);
  if (first.length === 0 || host.guide !== null) void narrate(first, 0);

  /** Tells what an automaton did because of the last answer, unless nobody here wants to see it step by step. */
  async function narrate(frame: Frame, since: number): Promise<void> {
    const { guide } = host;
    // Where somebody teaches, they say what is told; one may also have gone back to it.
    const from = guide === null ? since : (frame.marks.at(-2) ?? 0);
    const isTold = guide === null ? preferences.stepMs.peek() !== 0 : guide.isTelling.peek();
    const steps = stepsOf(frame.events, from);
    if (steps.length === 0 || !isTold || info.mine.length === 0) return;
    narration.value = { steps, at: 0, from, views: [] };
    const views = await host.moments(frame.length);
    const now = narration.peek();
    if (now === null || now.steps !== steps || views.length !== frame.events.length - from) return;
    beforeChange();
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
    if (seat === null || answered === live.peek()) return;
    answered = live.peek();
    // What was held is let go at once: that a tap was heard is seen before the new view is drawn.
    rest();
    told.value = null;
    lastOwn.value = answered.length;
    host.answer(seat, choice.text).then(
      ({ ok }) => {
        if (!ok) answered = null;
      },
      (failure: unknown) => {
        answered = null;
        tellFailure(failure);
      },
    );
  }

  const session: Session = {
    ...hold,
    ...past,
    ...countUnread(host, info),
    host,
    info,
    module,
    edition,
    board,
    live,
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
    explained,
    enlarged,
    names: signal(false),
    rule: signal<string | null>(null),
    refused,
    told,
    lastOwn,
    lookAs(seat) {
      void host.look(seat).then(() => past.step(moment.peek()));
    },
    handTo,
    takeDevice() {
      const seat = handTo.peek();
      handTo.value = null;
      void host.look(seat);
    },
    press: (key, by) => press(session, key, by),
    legalAt: key => legal.value.get(key) ?? NONE,
    stateOf(key) {
      if (legal.value.has(key)) return 'legal';
      return refusals.value.has(key) ? 'barred' : 'none';
    },
    standing,
    stand(scope) {
      const seat = live.peek().seat;
      if (seat === null) return;
      host.stand(seat, scope).catch(tellFailure);
    },
    choose,
    undo() {
      const seat = live.peek().seat;
      if (seat === null) return;
      const undoing = host.undo(seat).then(undone => {
        refused.value = undone.ok ? null : undone.barrier;
      });
      undoing.catch(tellFailure);
    },
    notes: signal(host.notes ?? []),
    close() {
      past.stop();
      hold.stop();
      stopFollowing();
      stopGuiding();
      host.close();
    },
  };
  return session;
}
