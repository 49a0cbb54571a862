import type { Language } from '@bonebed/kernel';

/** What there is to choose from: `2, 3 or 4`. */
export function either(choices: readonly (string | number)[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(choices.map(String));
}
