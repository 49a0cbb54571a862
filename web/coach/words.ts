import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of the coach. */
export const ct = boardWords(texts);
