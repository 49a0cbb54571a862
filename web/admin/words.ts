import { boardWords, language } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of the page of those who run the server. */
export const a = boardWords(texts);

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}
