import { ServerRefusal } from '../host/api.ts';
import { boardWords } from '../words.ts';
import { texts } from './texts.ts';

/** A sentence of the pages about oneself. */
export const p = boardWords(texts);

/** Why the server did not do it. */
export function failureWords(error: unknown): string {
  const code = error instanceof ServerRefusal ? error.code : '';
  return p(code === 'tooFast' || code === 'tooMany' ? 'failed.tooFast' : 'failed');
}
