import type { Language, Named } from '@bonebed/kernel';

/** The name of a component in the reader's language. */
export function nameOf({ id, name = id }: Named, language: Language): string {
  return typeof name === 'string' ? name : name[language];
}
