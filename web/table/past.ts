import type { Frame } from '@bonebed/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Host } from '../host/host.ts';

/** How long each answer is shown of a turn that is replayed. */
const REPLAY_MS = 1100;

/** Which moment of a game is shown. */
export interface Past {
  /** As a number of answers; null for now. */
  readonly moment: ReadonlySignal<number | null>;
  /** What was to be seen then, once it is known; null for now. */
  readonly frame: ReadonlySignal<Frame | null>;
  step(to: number | null): void;
  /** Shows how it came from a moment of the past to now, answer by answer; any step of one's own ends it. */
  replay(from: number): void;
  readonly isReplaying: ReadonlySignal<boolean>;
  stop(): void;
}

export function openPast(host: Host, live: ReadonlySignal<Frame>, beforeChange: () => void): Past {
  const moment = signal<number | null>(null);
  const frame = signal<Frame | null>(null);
  const isReplaying = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(to: number | null): void {
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
    replay,
    isReplaying,
    stop: () => clearTimeout(timer),
  };
}
