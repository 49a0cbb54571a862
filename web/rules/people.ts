import { parseRules, type RulesChapter } from './parse.ts';

/** Chapters of RULES.md for programmers, not for the people at the table. */
const TECHNICAL =
  /^(?:\d+\.? )?(What is certain|Decision points|Coverage|Invariants|Commands and state|Moves and questions|Worked examples|What is reconstructed|How the reconstructed|Open doubts|Points de décision)/;

/** A drawing in code: it says in other words what the rules around it say. */
const CODE_BLOCK = /^```[\s\S]*?^```$/gm;

/** Names that only programs use, beside the words for the same: `Specimen Lab (\`specimenLab\`)`, `[data universities]`. */
const NAMES_BESIDE = / \(`[^`]+`\)| ?`\[data [^\]]*\]`/g;

/** Where the words are written from the view of whoever programs the game. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/`components\.json`(?: → `\w+`)?/g, 'the values of the box'],
  [/\b([Tt])he (?:program|engine)\b/g, '$1he table'],
  [/\ba program\b/g, 'this table'],
  [/ \(A property to test[^)]*\)/g, ''],
];

/** The rules as people read them: no chapters about the program, no code, no names that only programs use. */
export function rulesForPeople(markdown: string): RulesChapter[] {
  let words = markdown.replaceAll(CODE_BLOCK, '').replaceAll(NAMES_BESIDE, '');
  for (const [found, said] of SAID) words = words.replaceAll(found, said);
  return parseRules(inWords(words)).filter(({ title }) => !TECHNICAL.test(title));
}

/** `museumPatron` is the museum patron. */
function inWords(text: string): string {
  const plain = text.replaceAll(/`([^`\n]+)`/g, (_, name: string) => name.replaceAll(/[_-]/g, ' '));
  return plain.replaceAll(/([a-z])([A-Z])(?=[a-z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
}
