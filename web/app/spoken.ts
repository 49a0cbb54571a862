import { type GameRules, loadTexts } from '@bonebed/games';
import type { Texts } from '@bonebed/kernel';
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
  const words = today.get(id) ?? fetchedTexts(wanted => loadTexts(id, wanted));
  today.set(id, words);
  await words.arrived();
  return { ...rules, words: () => words.now() };
}
