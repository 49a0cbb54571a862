import type { Language } from '../message.ts';

/** Something that may be wrong with a sentence, whatever it is about. */
interface Slip {
  readonly what: string;
  readonly pattern: RegExp;
}

const INSIDE: readonly Slip[] = [
  { what: 'a value is missing', pattern: /(?<!\p{L})(?:undefined|null|NaN)(?!\p{L})|\[object|[{}]|\(\s*\)|«\s*»|“”/u },
  // A component without a name, or a kind without a word, is shown as the rules write it.
  { what: 'a word of the rules is left in it', pattern: /(?<![\p{L}\d])\p{Ll}+\p{Lu}\p{L}*/u },
  // A name may end with a mark of its own: a comma may follow it, a full stop may not.
  { what: 'a doubled mark', pattern: /[.!?…]\s?\.|\.[,;:]|[,;:]\s?[.,;:!?]/u },
  { what: 'a space too many', pattern: /^\s|\s$|\s{2}|\s[.,)]|\(\s/u },
  { what: 'a bad end', pattern: /[,;:(«“‘–—-]$/u },
];

const INSIDE_OF: Readonly<Record<Language, readonly Slip[]>> = {
  en: [{ what: '“a” before a vowel', pattern: /(?:^A|(?<!\p{L})a) (?=[aeioAEIO])(?!one|once|eu|Eu)/u }],
  fr: [
    { what: 'a value is missing', pattern: /(?<!\p{L})none(?!\p{L})/u },
    {
      what: 'no elision before a vowel',
      // Not after a hyphen (posez-la à côté), nor before a letter that is a name (de A2 vers le nord), nor à la une.
      pattern:
        /(?<![\p{L}-])(?!la une(?!\p{L}))(?:de|le|la|ne|que|se|je|me|te) (?=[aeiouàâéèêëîïôûœæ]\p{L})(?!onz|oui)/iu,
    },
    { what: 'no contraction', pattern: /(?<!\p{L})(?:de|à) les?(?!\p{L})/iu },
    { what: 'no space before a double mark', pattern: /[^\s][;:!?](?=[\s»)]|$)/u },
  ],
};

/** What is wrong with a sentence by itself: gaps, words of the rules, marks, spaces, and the little words of its language. */
export function sentenceFaults(language: Language, sentence: string): string[] {
  if (sentence === '') return ['nothing is said'];
  const slips = [...INSIDE, ...INSIDE_OF[language]].filter(({ pattern }) => pattern.test(sentence));
  const faults = slips.map(({ what }) => what);
  return isBalanced(sentence) ? faults : [...faults, 'brackets or quotes without their match'];
}

function isBalanced(sentence: string): boolean {
  return ['()', '[]', '«»', '“”'].every(
    ([open, close]) => sentence.split(open).length === sentence.split(close).length,
  );
}

/**
 * The words among these that a text has, in any case, alone or with the s or x of a plural. A space stands for any space. The names of
 * values in a message (`{slot}`, `{slot, select, …}`) are nobody's words.
 */
export function wordsAmong(message: string, words: readonly string[]): string[] {
  const text = message.replaceAll(/\{\w+(?=[},])/g, '{');
  return words.filter(word => {
    const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
    return new RegExp(`(?<!\\p{L})${plain}(?:s|x|es)?(?!\\p{L})`, 'iu').test(text);
  });
}

/** All that stands under a key of a language in a `components.json`: names, effects, what a slot asks for. */
export function textsIn(components: unknown, language: Language): string[] {
  if (typeof components !== 'object' || components === null) return [];
  return Object.entries(components).flatMap(([key, value]) =>
    key === language && typeof value === 'string' ? [value] : textsIn(value, language),
  );
}
