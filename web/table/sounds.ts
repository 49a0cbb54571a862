import { spare, whenAtRest } from '../app/lazy.tsx';
import { preferences } from '../preferences.ts';

/** Small dry sounds, as numbers for the synthesizer. */
const SOUNDS: Readonly<Record<string, readonly (number | undefined)[]>> = {
  slide: [0.5, 0.1, 90, 0.02, 0.06, 0.05, 4, 0.4, undefined, undefined, undefined, undefined, undefined, 3],
  place: [0.7, 0.08, 150, 0.001, 0.01, 0.03, 4, 1.6, -9, undefined, undefined, undefined, undefined, 1.2],
  card: [0.5, 0.1, 700, 0.005, 0.02, 0.04, 4, 0.6, -30, undefined, undefined, undefined, undefined, 6],
  dice: [0.8, 0.2, 210, 0.001, 0.02, 0.05, 4, 1.2, -6, undefined, undefined, undefined, 0.05, 2.4, undefined, 0.1],
  stamp: [1.1, 0.03, 70, 0.001, 0.03, 0.09, 1, 1.8, -4, undefined, undefined, undefined, undefined, 1.5],
  turn: [0.7, 0, 523.25, 0.01, 0.12, 0.3, 0, 1.4, undefined, undefined, 261, 0.12],
};

type Play = (name: string) => void;
let play: Play | null = null;

/** Browsers let a page sound once somebody has touched it: only then is it fetched what makes the sounds. */
export function tuneIn(): void {
  const onGesture = () => {
    if (!preferences.hasSounds.peek()) return;
    stop();
    // Where it does not come it is quiet.
    void spare(() => whenAtRest().then(() => import('zzfx'))).then(async found => {
      if (found === null) return;
      const { ZZFX } = found;
      // To make one takes as long as several frames on a slow phone, and they are heard while things fly.
      const made = new Map<string, number[]>();
      for (const [name, sound] of Object.entries(SOUNDS)) {
        await whenAtRest();
        made.set(name, ZZFX.buildSamples(...sound));
      }
      play = name => {
        ZZFX.volume = preferences.volume.peek() / 100;
        ZZFX.playSamples([made.get(SOUNDS[name] === undefined ? 'place' : name) ?? []]);
      };
    });
  };
  const stop = () => {
    removeEventListener('pointerdown', onGesture);
    removeEventListener('keydown', onGesture);
  };
  addEventListener('pointerdown', onGesture);
  addEventListener('keydown', onGesture);
}

let lastAt = 0;

/** Makes a sound after a while, and lets a phone tremble; nothing where the person has switched that off. */
export function sound(name: string, delayMs = 0): void {
  if (!preferences.hasSounds.peek() || play === null || document.hidden) return;
  // Many things that land together are heard as one.
  const now = performance.now();
  if (name !== 'turn' && now - lastAt < 60) return;
  lastAt = now;
  setTimeout(() => {
    play?.(name);
    navigator.vibrate?.(name === 'turn' ? [25, 60, 25] : 8);
  }, delayMs);
}
