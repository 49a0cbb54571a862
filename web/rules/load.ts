import type { Language } from '@bonebed/kernel';
import type { RulesChapter } from './parse.ts';
import { rulesForPeople } from './people.ts';
import type { Proofs } from './proof.ts';

/** `RULES.md` is English; another language has its own file beside it: `RULES.fr.md`. */
const files = import.meta.glob<string>('../../games/*/RULES*.md', { query: '?raw', import: 'default' });

export interface RuleBook {
  readonly chapters: readonly RulesChapter[];
  readonly language: Language;
}

/** The rules of a game in a language, or in English where nobody has translated them yet. */
export async function loadRules(game: string, wanted: Language): Promise<RuleBook | null> {
  const own = files[`../../games/${game}/RULES.${wanted}.md`];
  const english = files[`../../games/${game}/RULES.md`];
  const load = own ?? english;
  if (load === undefined) return null;
  const chapters = rulesForPeople(await load());
  return { chapters, language: own === undefined ? 'en' : wanted };
}

/** The tests behind each rule of a game. */
export async function loadProofs(game: string): Promise<Proofs> {
  const { proofs } = await import('virtual:rule-proofs');
  return (await proofs[game]?.()) ?? {};
}
