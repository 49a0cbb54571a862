import { preferences } from '../preferences.ts';
import type { Session } from './session.ts';

/** What answers a question. */
const ANSWERS = '.chip, .spot .hit, .commit';

/**
 * For a moment after the question has changed no tap or click counts: the finger was on its way to what stood there before. Keys say
 * what they mean.
 */
export function stopSlips(session: Session): () => void {
  let changedAt = Number.NEGATIVE_INFINITY;
  const stopWatching = session.live.subscribe(() => {
    changedAt = performance.now();
  });
  const onClick = (event: MouseEvent) => {
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!isByPointer || performance.now() - changedAt > preferences.guardMs.peek()) return;
    if (!(event.target instanceof Element) || event.target.closest(ANSWERS) === null) return;
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', onClick, true);
  return () => {
    stopWatching();
    window.removeEventListener('click', onClick, true);
  };
}
