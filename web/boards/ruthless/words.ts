import type { Values } from '@bonebed/kernel';
import { boardWords } from '../../words.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const texts = { en, fr };

/** A sentence of this board. */
export function bt(key: keyof typeof en, values: Values = {}): string {
  return boardWords(texts, key, values);
}
