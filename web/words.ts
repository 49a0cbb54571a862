import { gameIds, manifestOf } from '@bonebed/games';
import { formatMessage, type Language, type Values } from '@bonebed/kernel';
import { computed, signal } from '@preact/signals';
import { preferences } from './preferences.ts';
import type { TextKey, WebTexts } from './texts/en.ts';

const loaders: Readonly<Record<Language, () => Promise<WebTexts>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
};

export const languages: readonly Language[] = ['en', 'fr'];

const loaded = signal<{ readonly language: Language; readonly texts: WebTexts } | null>(null);

/** The language that is on the screen. */
export const language = computed<Language>(() => loaded.value?.language ?? 'en');

/** Puts the screen into a language; it changes all at once, when its texts are there. */
export async function speak(wanted: Language): Promise<void> {
  const texts = await loaders[wanted]();
  loaded.value = { language: wanted, texts };
  document.documentElement.lang = wanted;
  preferences.language.value = wanted;
}

/** A sentence of the client. */
export function t(key: TextKey, values: Values = {}): string {
  const all = loaded.value;
  if (all === null) throw new Error('no language is loaded');
  return formatMessage(all.texts[key], values, all.language);
}

/** What is said of a game before it is loaded; of one that this build does not have, its id. */
export function gameWords(game: string, what: 'title' | 'short' | 'line' | 'credit'): string {
  return gameIds.includes(game) ? manifestOf(game)[what][language.value] : game;
}

/** The first of the browser's languages that we speak. */
export function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = languages.find(known => wanted.toLowerCase().startsWith(known));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The sentences of a board, from its own texts. */
export function boardWords<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => formatMessage(texts[language.value][key], values, language.value);
}
