import { boardWords } from '../../words.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const texts = { en, fr };

/** A sentence of the pages about editions, which come with their words when they are opened. */
export const ct = boardWords(texts);
