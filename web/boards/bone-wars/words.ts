import { boardTexts } from '../board-texts.ts';
import type { en } from './texts/en.ts';

export const { words, bt } = boardTexts(
  async () => (await import('./texts/en.ts')).en,
  async () => (await import('./texts/fr.ts')).fr,
);

/** Whether there is such a sentence. What an edition adds has none: it goes by its full name. */
function isKey(key: string): key is keyof typeof en {
  return Object.hasOwn(words.now(), key);
}

/** The short name of something of the box, by its id; null where it has none. */
export function shortName(kind: 'bone' | 'tile', id: string): string | null {
  const key = `${kind}.${id}`;
  return isKey(key) ? bt(key) : null;
}
