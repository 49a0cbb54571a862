import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence about digs, duels and duplicates. */
export const w = boardWords(texts);
