import { hasText, type Reader, say, type Terms } from '@bonebed/kernel';
import { t } from '../words.ts';

/** How the game ended: in its own words, or in ours where people ended it. */
export function endingWords(reader: Reader<Terms>, reason: string): string {
  const key = `end.${reason}`;
  if (hasText(reader, key)) return say(reader, key);
  return reason === 'resigned' ? t('ended.resigned') : t('ended.unfinished');
}
