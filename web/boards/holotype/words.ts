import type { Language, Named, Values } from '@bonebed/kernel';
import { boardWords } from '../../words.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const texts = { en, fr };

/** A sentence of this board. */
export function ht(key: keyof typeof en, values: Values = {}): string {
  return boardWords(texts, key, values);
}

/** The name of a component in the reader's language. */
export function nameOf({ id, name = id }: Named, language: Language): string {
  return typeof name === 'string' ? name : name[language];
}
