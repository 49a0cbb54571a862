import { spare, whenAtRest } from '../app/lazy.tsx';
import type { Sound, Sounds } from '../boards/board.ts';
import { preferences } from '../preferences.ts';

interface Recipe {
  /** Numbers for the synthesizer. */
  readonly heard: readonly (number | undefined)[];
  /** How a phone trembles, in milliseconds: on, off, on. */
  readonly felt: readonly number[];
}

/** Small dry sounds. */
const RECIPES: Readonly<Record<Sound, Recipe>> = {
  slide: {
    heard: [0.5, 0.1, 90, 0.02, 0.06, 0.05, 4, 0.4, undefined, undefined, undefined, undefined, undefined, 3],
    felt: [14],
  },
  place: {
    heard: [0.7, 0.08, 150, 0.001, 0.01, 0.03, 4, 1.6, -9, undefined, undefined, undefined, undefined, 1.2],
    felt: [8],
  },
  card: {
    heard: [0.5, 0.1, 700, 0.005, 0.02, 0.04, 4, 0.6, -30, undefined, undefined, undefined, undefined, 6],
    felt: [5],
  },
  dice: {
    heard: [0.8, 0.2, 210, 0.001, 0.02, 0.05, 4, 1.2, -6, undefined, undefined, undefined, 0.05, 2.4, undefined, 0.1],
    felt: [6, 50, 6, 70, 10],
  },
  stamp: {
    heard: [1.1, 0.03, 70, 0.001, 0.03, 0.09, 1, 1.8, -4, undefined, undefined, undefined, undefined, 1.5],
    felt: [22],
  },
  turn: { heard: [0.7, 0, 523.25, 0.01, 0.12, 0.3, 0, 1.4, undefined, undefined, 261, 0.12], felt: [25, 60, 25] },
};

/** A stamp comes down so long after what is stamped has come: `journal.css` of Holotype, `wax.css` of Ruthless. */
const STAMPED_MS = 530;
/** Things of a kind that land closer together than this are heard as one. */
const TOGETHER_MS = 60;

const found = import.meta.glob<Sounds>('../boards/*/sounds.ts', { import: 'sounds' });

/** What is heard on the board of a game; where it says nothing, all pieces are heard as they are placed. */
export async function loadSounds(game: string): Promise<Sounds> {
  return (await found[`../boards/${game}/sounds.ts`]?.()) ?? { pieces: {}, events: {} };
}

/** What a piece is heard as: `tile.17` as what the board says of a `tile`. */
export function soundOf({ pieces }: Sounds, piece: string): Sound {
  return pieces[piece.split('.')[0]] ?? 'place';
}

let play: ((name: Sound) => void) | null = null;

/** Browsers let a page sound once somebody has touched it: only then is it fetched what makes the sounds. */
export function tuneIn(): void {
  const onGesture = () => {
    if (!preferences.hasSounds.peek()) return;
    stop();
    // Where it does not come it is quiet.
    void spare(() => whenAtRest().then(() => import('zzfx'))).then(async synthesizer => {
      if (synthesizer === null) return;
      const { ZZFX } = synthesizer;
      // To make one takes as long as several frames on a slow phone, and they are heard while things fly.
      const made = new Map<string, number[]>();
      for (const [name, { heard }] of Object.entries(RECIPES)) {
        await whenAtRest();
        made.set(name, ZZFX.buildSamples(...heard));
      }
      play = name => {
        ZZFX.volume = preferences.volume.peek() / 100;
        ZZFX.playSamples([made.get(name) ?? []]);
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

const lastAt = new Map<Sound, number>();

/** Makes a sound after a while, and lets a phone tremble; nothing where the person has switched that off. */
export function sound(name: Sound, delayMs = name === 'stamp' ? STAMPED_MS : 0): void {
  // Whoever looks elsewhere is called, and hears nothing else.
  if (!preferences.hasSounds.peek() || (document.hidden && name !== 'turn')) return;
  const at = performance.now() + delayMs;
  if (Math.abs(at - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY)) < TOGETHER_MS) return;
  lastAt.set(name, at);
  setTimeout(() => {
    play?.(name);
    // Before the first touch browsers refuse, and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...RECIPES[name].felt]);
  }, delayMs);
}
