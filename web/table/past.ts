import type { Frame } from '@bonebed/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Host } from '../host/host.ts';

/** How long each answer is shown of a turn that is replayed. */
const REPLAY_MS = 1100;

/** A moment of the past to open a table at, and what was seen then. */
export interface PastFrame {
  readonly moment: number;
  readonly frame: Frame;
}

/** Which moment of a game is shown. */
export interface PastView {
  /** As a number of answers; null for now. */
  readonly moment: ReadonlySignal<number | null>;
  /** What was to be seen then, once it is known; null for now. */
  readonly frame: ReadonlySignal<Frame | null>;
  step(to: number | null): void;
  /** How far somebody who did not play has come in a game that is over: what lies beyond is not told. */
  readonly reached: ReadonlySignal<number>;
  /** Shows what never was: how it could have gone on from the moment that is looked at. */
  imagine(frame: Frame): void;
  /** The answer with which bots go on from the moment that is looked at; null for none. */
  readonly lineFrom: Signal<string | null>;
  /** Shows how it came from a moment of the past to now, answer by answer; any step of one's own ends it. */
  replay(from: number): void;
  readonly isReplaying: ReadonlySignal<boolean>;
  stop(): void;
}

interface Opening {
  readonly then: PastFrame | null;
  /** Whether the end of the game is news to whoever looks. */
  readonly isNews: boolean;
  /** Called just before another view is shown. */
  beforeChange(): void;
}

export function openPast(host: Host, live: ReadonlySignal<Frame>, { then, isNews, beforeChange }: Opening): PastView {
  const moment = signal<number | null>(then?.moment ?? null);
  const frame = signal<Frame | null>(then?.frame ?? null);
  const reached = signal(isNews && then !== null ? then.moment : Number.POSITIVE_INFINITY);
  const lineFrom = signal<string | null>(null);
  const isReplaying = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(to: number | null): void {
    lineFrom.value = null;
    reached.value = Math.max(reached.peek(), to ?? Number.POSITIVE_INFINITY);
    if (to === null || to >= live.peek().length) {
      moment.value = null;
      frame.value = null;
      return;
    }
    const wanted = Math.max(0, to);
    moment.value = wanted;
    void host.past(wanted).then(found => {
      if (moment.peek() !== wanted) return;
      beforeChange();
      frame.value = found;
    });
  }

  function replay(from: number): void {
    clearTimeout(timer);
    const isOver = from >= live.peek().length;
    isReplaying.value = !isOver;
    show(isOver ? null : from);
    if (!isOver) timer = setTimeout(() => replay(from + 1), REPLAY_MS);
  }

  return {
    moment,
    frame,
    step(to) {
      clearTimeout(timer);
      isReplaying.value = false;
      show(to);
    },
    reached,
    imagine(imagined) {
      beforeChange();
      frame.value = imagined;
    },
    lineFrom,
    replay,
    isReplaying,
    stop: () => clearTimeout(timer),
  };
}
