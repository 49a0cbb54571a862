import { type ReadonlySignal, signal } from '@preact/signals';
import { preferences } from '../preferences.ts';
import { NARROW, SLIM } from '../style/narrow.ts';

/** How far what comes up from below the board is pulled up. */
const HEIGHTS = ['peek', 'half', 'full'] as const;

function watched(media: string): ReadonlySignal<boolean> {
  const list = matchMedia(media);
  const matches = signal(list.matches);
  list.addEventListener('change', () => (matches.value = list.matches));
  return matches;
}

/** Whether the screen is narrower than a small desktop. */
export const isNarrow = watched(NARROW);
/** Whether one that is not has no room for a rail. */
export const isSlim = watched(SLIM);
/** Whether a narrow one is a tablet: its head has room for what the others did. */
export const isTablet = watched('(min-width: 700px) and (orientation: portrait)');
/** Whether the screen is held across. */
export const isAcross = watched('(orientation: landscape)');

/** How far a finger must go to pull. */
const FAR_PX = 24;

/** Calls `pull` with 1 for up and -1 for down when a finger is drawn along; a tap stays a tap. */
export function listenToPulls(element: HTMLElement, pull: (direction: -1 | 1) => void): () => void {
  let from: number | null = null;
  const onStart = ({ touches }: TouchEvent) => (from = touches.length === 1 ? touches[0].clientY : null);
  const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
    const along = from === null || touch === undefined ? 0 : touch.clientY - from;
    if (Math.abs(along) > FAR_PX) pull(along < 0 ? 1 : -1);
    from = null;
  };
  element.addEventListener('touchstart', onStart, { passive: true });
  element.addEventListener('touchend', onEnd, { passive: true });
  return () => {
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchend', onEnd);
  };
}

/** Pulls the sheet a step up or down; the height is remembered. */
export function pullSheet(direction: -1 | 1): void {
  const at = HEIGHTS.indexOf(preferences.sheet.peek());
  preferences.sheet.value = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at + direction))];
}
