import { preferences } from '../preferences.ts';
import { type Found, thingAt, thingOf } from './thing.ts';

/** How a thing came to be explained: what only passed over it goes by itself, a press stays until it is closed. */
export type How = 'hover' | 'focus' | 'press';

interface Heard {
  show(found: Found, how: How): void;
  /** The pointer or the focus went elsewhere. */
  leave(how: How): void;
  /** Whether an explanation is open. */
  isOpen(): boolean;
  close(): void;
}

/** How long a pointer rests on a thing before it is explained. */
const REST_MS = 120;
/** How long the pointer may take to reach the explanation itself. */
const GRACE_MS = 220;
/** How long a finger rests before it is a long press. */
const PRESS_MS = 430;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

/** What does something when it is pressed. A button that has nothing else to do than to explain is none. */
const CONTROL = ':is(button, a, input, select, textarea, summary, label):not([data-explains])';

/** Keys that close a dialog or press what closes it: the focus goes back by itself. */
const SENDS = ['Escape', 'Enter', ' '];

/** Hears hover, long press, focus and taps on what is no control. Nothing of it ever chooses anything. */
export function listenToThings({ show, leave, isOpen, close }: Heard): () => void {
  let under: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  /** When the finger came down, as the device counts. */
  let downAt = 0;
  /** Whether the click that ends this touch belongs to a long press. */
  let isPressed = false;
  /** Whether the focus moves because something was pressed or closed, and nobody went to look at anything. */
  let isSent = false;

  const later = (act: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const inNote = (target: Element) => target.closest('.thing-note, .names') !== null;

  function onMove({ pointerType, target, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'touch') {
      if (press !== null && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) letGo();
      return;
    }
    if (!preferences.isExplaining.peek() || !(target instanceof Element)) return;
    if (inNote(target)) {
      clearTimeout(timer);
      return;
    }
    const found = thingAt(target, clientX, clientY);
    if ((found?.element ?? null) === under) return;
    under = found?.element ?? null;
    if (found === null) later(() => leave('hover'), GRACE_MS);
    else later(() => show(found, 'hover'), REST_MS);
  }

  function onDown({ pointerType, target, clientX, clientY, timeStamp }: PointerEvent): void {
    isPressed = false;
    downAt = timeStamp;
    if (!(target instanceof Element) || inNote(target)) return;
    if (pointerType !== 'touch') {
      // Who takes hold of something knows what it is; nothing comes in the way before the pointer is elsewhere.
      clearTimeout(timer);
      if (target.closest(CONTROL) !== null) close();
      return;
    }
    const found = thingAt(target, clientX, clientY);
    letGo();
    if (found === null) return;
    const explain = () => {
      press = null;
      isPressed = true;
      show(found, 'press');
    };
    press = { x: clientX, y: clientY, timer: setTimeout(explain, PRESS_MS) };
  }

  function letGo(): void {
    if (press !== null) clearTimeout(press.timer);
    press = null;
  }

  function onUp({ timeStamp }: PointerEvent): void {
    letGo();
    if (!isPressed || timeStamp - downAt >= PRESS_MS) return;
    // A busy page heard of the finger's going too late: it was a tap all the same.
    isPressed = false;
    close();
  }

  function onClick(event: MouseEvent): void {
    if (isPressed) {
      // The finger only asked.
      isPressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element) || inNote(target) || target.closest(CONTROL) !== null) return;
    const found = thingAt(target, clientX, clientY);
    if (found !== null) show(found, 'press');
  }

  /** Browsers have a long press of their own, which may come first. */
  function onMenu(event: MouseEvent): void {
    if (press === null && !isPressed) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onFocus({ target }: FocusEvent): void {
    if (!preferences.isExplaining.peek() || !(target instanceof Element) || inNote(target)) return;
    const found = !isSent && target.matches(':focus-visible') ? thingOf(target) : null;
    if (found === null) leave('focus');
    else later(() => show(found, 'focus'), REST_MS);
  }

  function onKey(event: KeyboardEvent): void {
    clearTimeout(timer);
    isSent = SENDS.includes(event.key);
    // Where the pointer has gone already, what it passed over goes now.
    if (under === null) leave('hover');
    if (event.key !== 'Escape' || !isOpen()) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  }

  const stops = [
    heard('pointermove', onMove),
    heard('pointerdown', onDown),
    heard('pointerup', onUp),
    heard('pointercancel', letGo),
    heard('click', onClick),
    heard('contextmenu', onMenu),
    heard('focusin', onFocus),
    heard('keydown', onKey),
  ];
  return () => {
    clearTimeout(timer);
    letGo();
    for (const stop of stops) stop();
  };
}

/** Listens before the table does. */
function heard<K extends keyof DocumentEventMap>(kind: K, act: (event: DocumentEventMap[K]) => void): () => void {
  document.addEventListener(kind, act, true);
  return () => document.removeEventListener(kind, act, true);
}
