import { type GameRules, loadTexts } from '@bonebed/games';
import { type Language, type Texts, unbroken } from '@bonebed/kernel';
import { type Fetched, fetchedTexts, language } from '../words.ts';

/** A game with its words in the language on the screen. */
export interface SpokenGame extends GameRules {
  words(): Texts;
}

/** The words of today's rules, by game. */
const today = new Map<string, Fetched<Texts>>();

/** Fetches the words of a game in the language that is read; older rules bring theirs. */
export async function spoken(rules: GameRules): Promise<SpokenGame> {
  const { id } = rules.game;
  const { texts } = rules;
  if (texts !== undefined) return { ...rules, words: () => texts[language.value] };
  const words = today.get(id) ?? fetchedTexts(async wanted => whole(await loadTexts(id, wanted), wanted));
  today.set(id, words);
  await words.arrived();
  return { ...rules, words: () => words.now() };
}

/** In French no line of a sentence begins with a colon. */
function whole(texts: Texts, language: Language): Texts {
  if (language !== 'fr') return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, unbroken(message)]));
}
