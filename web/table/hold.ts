import type { Frame, Seat } from '@bonebed/kernel';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Host, Preview } from '../host/host.ts';
import type { Offered } from './narrow.ts';

/** How long a pointer rests on an option before the table shows what it is about. */
const REST_MS = 60;

/** One empty list for all, so that letting go of nothing changes nothing. */
export const NOTHING: readonly string[] = [];

/** What the pointer, the focus or a finger is about, and what would come of it. */
export interface Hold {
  /** Keys of the things that it is about. */
  readonly pointed: Signal<readonly string[]>;
  /** The option that it is about. */
  readonly held: ReadonlySignal<Offered | null>;
  /** Whether a finger holds it: a second tap does it. */
  readonly isArmed: ReadonlySignal<boolean>;
  /** Whether it is known that it could not be taken back: the button that commits is there. */
  readonly isForGood: ReadonlySignal<boolean>;
  readonly preview: ReadonlySignal<Preview | null>;
  point(offered: Offered | null): void;
  /** A finger's tap on an option: at once where it could be taken back, otherwise the first shows it and the second does it. */
  tap(offered: Offered): void;
  /** What a finger holds is let go. */
  release(): void;
  /** The question is another one: nothing is held any more. */
  forget(): void;
  stop(): void;
}

interface Around {
  readonly host: Host;
  readonly live: ReadonlySignal<Frame>;
  readonly asked: ReadonlySignal<Seat | null>;
  readonly choose: (offered: Offered) => void;
}

export function createHold({ host, live, asked, choose }: Around): Hold {
  const pointed = signal<readonly string[]>(NOTHING);
  const held = signal<Offered | null>(null);
  const isArmed = signal(false);
  const isForGood = signal(false);
  const preview = signal<Preview | null>(null);
  let previewed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(one: Offered | null): void {
    pointed.value = one === null ? NOTHING : one.parts.map(({ key }) => key);
    held.value = one;
    const text = one?.choice.text ?? null;
    if (text === previewed) return;
    previewed = text;
    clearTimeout(timer);
    const seat = asked.peek();
    if (text === null || seat === null) {
      preview.value = null;
      return;
    }
    // A pointer on its way to somewhere else wants to know nothing.
    timer = setTimeout(() => {
      void host.preview(seat, text).then(found => {
        if (previewed === text) preview.value = found;
      });
    }, REST_MS);
  }

  return {
    pointed,
    held,
    isArmed,
    isForGood,
    preview,
    point(one) {
      // A pointer that rests somewhere takes nothing from a finger.
      if (!isArmed.peek()) hold(one);
    },
    tap(one) {
      const seat = asked.peek();
      if (seat === null) return;
      const { text } = one.choice;
      const isHeld = () => isArmed.peek() && held.peek()?.choice.text === text;
      if (isHeld()) {
        choose(one);
        return;
      }
      hold(one);
      isArmed.value = true;
      isForGood.value = false;
      const { length } = live.peek();
      void host.preview(seat, text).then(found => {
        if (!isHeld() || live.peek().length !== length) return;
        if (found?.isFree === true) choose(one);
        else isForGood.value = true;
      });
    },
    release() {
      isArmed.value = false;
      isForGood.value = false;
      hold(null);
    },
    forget() {
      pointed.value = NOTHING;
      held.value = null;
      isArmed.value = false;
      isForGood.value = false;
      preview.value = null;
      previewed = null;
    },
    stop: () => clearTimeout(timer),
  };
}
