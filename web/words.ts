import { gameIds, manifestOf } from '@bonebed/games';
import { formatMessage, impossible, type Language, type Values } from '@bonebed/kernel';
import { computed, signal } from '@preact/signals';
import { preferences } from './preferences.ts';
import type { LaterKey, LaterTexts } from './texts/en.later.ts';
import type { FirstKey, FirstTexts } from './texts/en.ts';

export type TextKey = FirstKey | LaterKey;

const loaders: Readonly<Record<Language, () => Promise<FirstTexts>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
};

export const languages: readonly Language[] = ['en', 'fr'];

/** What is fetched in the language on the screen, each as soon as it is asked for. */
const fetched = new Set<(wanted: Language) => Promise<void>>();

/** The language that the screen is being put into. */
let coming: Language = 'en';

/** Texts of which only the language that is read is fetched. */
export interface Fetched<T> {
  /** Fetches them. From then on the screen changes its language only when they are there in the other one as well. */
  arrived(wanted?: Language): Promise<void>;
  /** The texts in a language that they have come in, which that of the screen always is. */
  now(wanted?: Language): T;
}

export function fetchedTexts<T>(load: (wanted: Language) => Promise<T>): Fetched<T> {
  const here = new Map<Language, T>();
  const fetch = async (wanted: Language) => {
    if (!here.has(wanted)) here.set(wanted, await load(wanted));
  };
  return {
    async arrived(wanted = coming) {
      fetched.add(fetch);
      await Promise.all([fetch(language.peek()), fetch(wanted)]);
    },
    now: (wanted = language.value) => here.get(wanted) ?? impossible('texts that have come', wanted),
  };
}

const loaded = signal<{ readonly language: Language; readonly texts: FirstTexts } | null>(null);

/** The language that is on the screen. */
export const language = computed<Language>(() => loaded.value?.language ?? 'en');

/** Puts the screen into a language; it changes all at once, when its texts are there. */
export async function speak(wanted: Language): Promise<void> {
  coming = wanted;
  const [texts] = await Promise.all([loaders[wanted](), ...[...fetched].map(fetch => fetch(wanted))]);
  loaded.value = { language: wanted, texts };
  document.documentElement.lang = wanted;
  preferences.language.value = wanted;
}

/** A sentence of the client. */
export function t(key: TextKey, values: Values = {}): string {
  const all = loaded.value;
  if (all === null) throw new Error('no language is loaded');
  if (isFirst(key, all.texts)) return formatMessage(all.texts[key], values, all.language);
  if (hasLater.value) return formatMessage(later.now()[key], values, all.language);
  // Lazy parts wait for their sentences; whatever else asks for one is drawn again when they have come.
  laterWords().catch(() => {});
  return '';
}

function isFirst(key: TextKey, first: FirstTexts): key is FirstKey {
  return Object.hasOwn(first, key);
}

const later = fetchedTexts<LaterTexts>(async wanted =>
  wanted === 'fr' ? (await import('./texts/fr.later.ts')).fr : (await import('./texts/en.later.ts')).en,
);

const hasLater = signal(false);

/** Fetches the sentences of what is not on the way to a first table. */
export async function laterWords(): Promise<void> {
  await later.arrived();
  hasLater.value = true;
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

/** The sentences of a part whose texts are fetched in one language. */
export function sentencesOf<Key extends string>(
  texts: Fetched<Readonly<Record<Key, string>>>,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => formatMessage(texts.now()[key], values, language.value);
}
