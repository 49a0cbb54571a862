import type { Language } from '@bonebed/kernel';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Three opponents for people, the easiest first: a bot and how long it thinks, as `parsePlayer` reads it. */
export const levels = {
  apprentice: 'greedy',
  fieldHand: 'search@it:200',
  professor: 'search@it:3000',
} as const;

export type Level = keyof typeof levels;

export const levelIds: readonly Level[] = ['apprentice', 'fieldHand', 'professor'];

export function isLevel(name: string): name is Level {
  return Object.hasOwn(levels, name);
}

/** What people call the bots: `bot.<id>` is a name, `bot.<id>.about` a sentence. */
export const botTexts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, fr };

/** The name of a bot as people read it; a budget (`search@it:50`) stays as it was typed. */
export function botName(player: string, language: Language): string {
  const [id, budget] = player.split('@');
  const key = `bot.${id}`;
  const texts = botTexts[language];
  const name = key in texts ? texts[key as keyof typeof texts] : id;
  return budget === undefined ? name : `${name} (${budget})`;
}
