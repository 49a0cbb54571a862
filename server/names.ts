/**
 * What people call themselves and say, made fit for others to read: nothing invisible, nothing that turns the direction of what
 * follows, no towers of accents. What languages and emoji need stays: accents, joiners between letters that know them, flags, families.
 */

/** The name of someone who has not said one, or whose name had nothing to read. */
export const NAMELESS = 'Guest';

/** Marks that one letter may carry. Hebrew with all its points has three; the towers of mischief have dozens. */
const MOST_MARKS = 3;

/** Scripts whose letters join differently where a joiner (or a non-joiner) stands between them. */
const JOINING = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr']
  .map(script => `\\p{sc=${script}}`)
  .join('');

/** Invisible characters where they mean something: in an emoji, in the flag of a part of a country, between joining letters. */
const MEANT = [
  '(?<=\\p{Emoji})\\uFE0F',
  '(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])\\u200D(?=\\p{ExtPict})',
  '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}',
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
].join('|');

/** All other characters that nobody sees: format, bidirectional, fillers, variation selectors. Some Arabic signs are format by name only. */
const UNSEEN = '\\p{DI}|(?![\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2])\\p{Cf}';

const INVISIBLE = new RegExp(`(${MEANT})|${UNSEEN}`, 'gu');
/** What separates like a space or has no picture that all agree on. */
const BLANK = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}\u2800\u{1D159}]/gu;
const TOWER = new RegExp(`((?:\\p{Mn}|\\p{Me}){${MOST_MARKS}})(?:\\p{Mn}|\\p{Me})+`, 'gu');
/** Marks need a letter to sit on, or they sit on whatever the page has before them. */
const UNFOUNDED = /(^|[\s\p{Z}])\p{M}+/gu;

/** A line that others read; empty if there is nothing to read in it. */
export function cleanLine(text: string): string {
  return text
    .replace(BLANK, ' ')
    .replace(INVISIBLE, (_, meant: string | undefined) => meant ?? '')
    .normalize('NFC')
    .replace(TOWER, '$1')
    .replace(UNFOUNDED, '$1')
    .trim();
}

/** The same for a name, in which any space is one plain space. */
export function cleanName(text: string): string {
  return cleanLine(text)
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim();
}

/** ` (2)`, and what looks like it. */
const MARK = /\s*(?:[([\uFF08\uFE59\u207D\u208D]\s*\p{N}+\s*[)\]\uFF09\uFE5A\u207E\u208E]|[\u2474-\u2487])\s*$/u;

/** The name without the mark that only the table gives. */
export function withoutMark(name: string): string {
  let bare = name;
  while (MARK.test(bare)) bare = bare.replace(MARK, '');
  return bare;
}

/** The name of one who sits down where others sit: marked with a number where it could be taken for one of theirs. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(look));
  const base = withoutMark(name) || name;
  let distinct = name;
  for (let number = 2; taken.has(look(distinct)); number++) distinct = `${base} (${number})`;
  return distinct;
}

/** Letters of other alphabets, and digits, that look like a Latin letter in most typefaces. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аα'],
    ['b', 'вβ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε'],
    ['g', 'ɡ'],
    ['h', 'һнη'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'i1|ıіιӏ!'],
    ['m', 'м'],
    ['n', 'ո'],
    ['o', '0оοօ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['s', 'ѕ'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'νѵ'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
  ].flatMap(([latin, alike]) => [...alike].map(letter => [letter, latin])),
);

/** How a name looks at a glance: two names with the same look could be taken for each other. */
function look(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();
  const latin = [...plain].map(letter => LOOKS[letter] ?? letter).join('');
  return latin.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/\s+/g, ' ').trim();
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters people count in a text. */
export function lengthInCharacters(text: string): number {
  return [...letters.segment(text)].length;
}
