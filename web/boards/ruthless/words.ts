import { fetchedTexts, sentencesOf } from '../../words.ts';
import type { en } from './texts/en.ts';

export const words = fetchedTexts<Readonly<Record<keyof typeof en, string>>>(async wanted =>
  wanted === 'fr' ? (await import('./texts/fr.ts')).fr : (await import('./texts/en.ts')).en,
);

/** A sentence of this board. */
export const bt = sentencesOf(words);
