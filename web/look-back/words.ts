import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of a look back. */
export const lt = boardWords(texts);
