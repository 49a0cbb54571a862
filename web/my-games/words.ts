import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of the page about one's own games. */
export const w = boardWords(texts);
