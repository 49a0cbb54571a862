import { boardWords } from '../../words.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const texts = { en, fr };

/** A sentence of this board. */
export const bt = boardWords(texts);
