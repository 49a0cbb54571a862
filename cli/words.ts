import { formatMessage, type Language, type Values } from '@bonebed/kernel';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export type Key = keyof typeof en;
export type Say = (key: Key, values?: Values) => string;

const texts: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, fr };

export function speaker(language: Language): Say {
  return (key, values = {}) => formatMessage(texts[language][key], values, language);
}

export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}

/** The language that the environment asks for, English if it asks for none of ours. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return locale.startsWith('fr') ? 'fr' : 'en';
}
