import type { Language } from '@bonebed/kernel';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Five opponents for people, the easiest first. Who plays in their names differs from game to game (`make.ts`). */
export const levelIds = ['novice', 'apprentice', 'fieldHand', 'curator', 'professor'] as const;

export type Level = (typeof levelIds)[number];

export function isLevel(name: string): name is Level {
  return levelIds.some(level => level === name);
}

/** What people call the bots: `bot.<id>` is a name, `bot.<level>.about` a sentence. */
export const botTexts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, fr };

/** The name of a bot as people read it; a budget (`search@it:50`) stays as it was typed. */
export function botName(player: string, language: Language): string {
  const [id, budget] = player.split('@');
  const key = `bot.${id}`;
  const texts = botTexts[language];
  const name = key in texts ? texts[key as keyof typeof texts] : id;
  return budget === undefined ? name : `${name} (${budget})`;
}
