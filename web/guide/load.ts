import type { Language } from '@bonebed/kernel';
import { type Guide, parseGuide } from './parse.ts';

/** `GUIDE.md` is English; another language has its own file beside it: `GUIDE.fr.md`. */
const guides = import.meta.glob<string>('../../games/*/GUIDE*.md', { query: '?raw', import: 'default' });

/** Finished games, whose moments the pictures show. */
const records = import.meta.glob<string>('../../games/*/records/*.bonebed', { query: '?raw', import: 'default' });

export function hasGuide(game: string): boolean {
  return Object.hasOwn(guides, `../../games/${game}/GUIDE.md`);
}

/** How to play a game, in a language or in English; null where nobody has written it. */
export async function loadGuide(game: string, language: Language): Promise<Guide | null> {
  const load = guides[`../../games/${game}/GUIDE.${language}.md`] ?? guides[`../../games/${game}/GUIDE.md`];
  return load === undefined ? null : parseGuide(await load());
}

export async function loadKeptGame(game: string, name: string): Promise<string> {
  const path = `../../games/${game}/records/${name}.bonebed`;
  if (!Object.hasOwn(records, path)) throw new Error(`no kept game '${name}' of '${game}'`);
  return records[path]();
}
