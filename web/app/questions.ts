import { language } from '../words.ts';
import { keptMap } from './kept-map.ts';

/** What each table asked when it was left, in the language of then: the headline of a table that waits. */
const questions = keptMap('questions');

export function noteQuestion(table: string, words: string): void {
  questions.set(table, `${language.peek()} ${words}`);
}

export function forgetQuestion(table: string): void {
  questions.forget(table);
}

/** Null where it is not known in the language of the screen. */
export function questionOf(table: string): string | null {
  const [spoken, ...words] = questions.get(table)?.split(' ') ?? [];
  return spoken === language.value ? words.join(' ') : null;
}
