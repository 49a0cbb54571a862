import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of the explanations. */
export const w = boardWords(texts);
