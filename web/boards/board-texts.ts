import { fetchedTexts, sentencesOf } from '../words.ts';

/** The sentences of a board, fetched in the language that is read: `words` for the board, `bt` says one. */
export function boardTexts<Key extends string>(
  en: () => Promise<Readonly<Record<Key, string>>>,
  fr: () => Promise<Readonly<Record<Key, string>>>,
) {
  const words = fetchedTexts(wanted => (wanted === 'fr' ? fr() : en()));
  return { words, bt: sentencesOf(words) };
}
