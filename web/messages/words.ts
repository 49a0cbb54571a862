import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of the page about messages. */
export const m = boardWords(texts);
