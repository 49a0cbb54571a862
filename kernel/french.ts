/**
 * The little words that French puts before a name: `de` and `à` with or without an article, `le` and `un`. They give way
 * before a vowel and agree with the name, so a message writes `{card, de}` and never guesses.
 */
export const LITTLE_WORDS = ['de', 'le', 'du', 'au', 'un'] as const;
export type LittleWord = (typeof LITTLE_WORDS)[number];

/** Masculine, feminine, plural. */
export type Gender = 'm' | 'f' | 'p';

/** Each before a consonant and before a vowel. A name whose gender nobody has said (an owner's own card) has no article. */
const FORMS: Readonly<Record<LittleWord, Readonly<Record<Gender | 'unknown', readonly [string, string]>>>> = {
  de: { m: ['de ', 'd’'], f: ['de ', 'd’'], p: ['de ', 'd’'], unknown: ['de ', 'd’'] },
  le: { m: ['le ', 'l’'], f: ['la ', 'l’'], p: ['les ', 'les '], unknown: ['', ''] },
  du: { m: ['du ', 'de l’'], f: ['de la ', 'de l’'], p: ['des ', 'des '], unknown: ['de ', 'd’'] },
  au: { m: ['au ', 'à l’'], f: ['à la ', 'à l’'], p: ['aux ', 'aux '], unknown: ['à ', 'à '] },
  un: { m: ['un ', 'un '], f: ['une ', 'une '], p: ['des ', 'des '], unknown: ['', ''] },
};

/** A name with the word before it. */
export function withLittleWord(word: LittleWord, name: string, gender: string | number | undefined): string {
  const known = gender === 'm' || gender === 'f' || gender === 'p' ? gender : 'unknown';
  const [consonant, vowel] = FORMS[word][known];
  return (beginsWithVowel(name) ? vowel : consonant) + name;
}

/** Words of our games whose h keeps the vowel before it, and a number that does too. */
const KEEPS_VOWEL = /^(?:hach|hanch|hasard|haut|huit|onz)/;

/** An h is silent unless the word is known to keep it; a y is a consonant before a vowel (de Yale, d’Yves). */
function beginsWithVowel(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^(?:[aeiouœæ]|h[aeiouyœæ]|y[^aeiou])/.test(plain) && !KEEPS_VOWEL.test(plain);
}
