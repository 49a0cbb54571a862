import { effect } from '@preact/signals';
import { preferences } from '../preferences.ts';
import { gameWords, t } from '../words.ts';
import type { Session } from './session.ts';

/** Says that it is your turn where you look when you look elsewhere: title, sound, notification. */
export function callAttention(session: Session): () => void {
  let wasAsked = session.asked.peek() !== null;
  const stop = effect(() => {
    const isAsked = session.asked.value !== null;
    const title = gameWords(session.module.game.id, 'short');
    document.title = isAsked ? t('title.yourTurn', { title }) : `${title} · Bonebed`;
    markIcon(isAsked);
    if (isAsked && !wasAsked) {
      if (preferences.hasSound.peek()) chime();
      if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
        new Notification(t('title.yourTurn', { title }));
      }
    }
    wasAsked = isAsked;
  });
  return () => {
    stop();
    markIcon(false);
    document.title = 'Bonebed';
  };
}

let plainIcon: string | null = null;

/** A brass dot on the icon of the page. */
function markIcon(isMarked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return;
  plainIcon ??= link.href;
  const dot = "<circle cx='25' cy='7' r='7' fill='%239a6f1e'/></svg>";
  link.href = isMarked ? plainIcon.replace('</svg>', dot).replace('%3C/svg%3E', dot) : plainIcon;
}

/** Two soft notes, made on the spot. */
function chime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of [523, 784].entries()) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.08, start);
    level.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(level).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
