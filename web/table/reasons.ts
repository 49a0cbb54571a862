import { type Reader, refusalWords, type Terms } from '@bonebed/kernel';
import type { Barred } from './narrow.ts';

/** The reasons why, each once. */
export function reasons(
  reader: Reader<Terms>,
  barred: readonly Barred[],
): { readonly rule: string; readonly words: string; readonly of: readonly string[] }[] {
  const found = new Map<string, { rule: string; words: string; of: string[] }>();
  for (const { choice, words: option } of barred) {
    const words = refusalWords(reader, choice.refusal);
    const known = found.get(words);
    if (known !== undefined) known.of.push(option);
    else found.set(words, { rule: choice.refusal.rule, words, of: [option] });
  }
  return [...found.values()];
}
