import { effect } from '@preact/signals';
import { gameWords, t } from '../words.ts';
import { showWaiting, waitingElsewhere } from './badge.ts';
import { sound } from './moves.ts';
import type { Session } from './session.ts';

/** Says that it is your turn where you look when you look elsewhere: title, sound, notification. */
export function callAttention(session: Session): () => void {
  let wasAsked = session.asked.peek() !== null;
  const stop = effect(() => {
    const isAsked = session.asked.value !== null;
    const title = gameWords(session.module.game.id, 'short');
    const count = waitingElsewhere.value + (isAsked ? 1 : 0);
    showWaiting(count, isAsked ? t('title.yourTurn', { title }) : `${title} · Bonebed`);
    if (isAsked && !wasAsked) {
      sound('turn');
      if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
        // What comes by push has the same tag: of both only one is seen.
        new Notification(t('title.yourTurn', { title }), { tag: session.info.id });
      }
    }
    wasAsked = isAsked;
  });
  return () => {
    stop();
    showWaiting(waitingElsewhere.peek(), 'Bonebed');
  };
}
