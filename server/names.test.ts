import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanName, distinctName, lengthInCharacters, withoutMark } from './names.ts';

test.each([
  'Zoé',
  'François-Élie Ñandú',
  'Nguyễn Thị Ánh',
  'דָּוִד',
  'محمد',
  'می‌خواهم',
  'क्‍ष',
  '山田 太郎',
  'ทิ้ง',
  '👩‍👩‍👧‍👦',
  '👍🏽',
  '❤️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇫🇷',
  '1️⃣',
  "O'Brien; drop table",
])('a name that people have stays as it is: %s', name => {
  expect(cleanName(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['a bidirectional override', 'evil\u202egnp', 'evilgnp'],
  ['isolates and marks of direction', '\u2066Ann\u2069\u200f', 'Ann'],
  ['zero widths', 'A\u200bn\u200dn\ufeff\u2060', 'Ann'],
  ['a soft hyphen', 'An\u00adn', 'Ann'],
  ['Hangul fillers', '\u3164\u115f\uffa0', ''],
  ['Braille blanks', 'A\u2800\u2800nn', 'A nn'],
  ['tags that are no flag', 'Ann\u{e0041}\u{e007f}', 'Ann'],
  ['selectors without an emoji', 'A\ufe00nn\u{e0100}', 'Ann'],
  ['control characters and lines', 'A\u0000n\nn\u2028', 'A n n'],
  ['half of a pair', 'Ann\ud800', 'Ann'],
  ['many kinds of space', '\u00a0Ann \u3000\u2009 B\u00a0', 'Ann B'],
  ['a mark with nothing to sit on', '\u0301\u0302 \u0301', ''],
  ['two ways to write one letter', 'Zoe\u0301', 'Zoé'],
  ['a letter and its accent with nothing between them', 'Zoe\u200b\u0301', 'Zoé'],
])('%s', (_, name, clean) => {
  expect(cleanName(name)).toBe(clean);
});

test('a tower of accents is cut down to what a language could need', () => {
  expect(cleanName(`A${'\u0335'.repeat(50)}nn`)).toBe(`A${'\u0335'.repeat(3)}nn`);
  expect(cleanLine(`h${'\u0489\u0336'.repeat(200)}i`)).toHaveLength(5);
});

test('a line keeps the narrow spaces of French, and its emoji', () => {
  expect(cleanLine('Ça va\u202f? « Oui\u00a0» 👩‍🔬\u202e!')).toBe('Ça va\u202f? « Oui\u00a0» 👩‍🔬!');
});

test('whoever could be taken for another at the table gets a mark', () => {
  expect(distinctName('Bob', ['Ann'])).toBe('Bob');
  expect(distinctName('Bob', ['Bob'])).toBe('Bob (2)');
  expect(distinctName('Bob', ['Bob', 'Bob (2)'])).toBe('Bob (3)');
  for (const alike of ['bob', 'BOB', 'Воb', 'B0b', 'Ｂｏｂ', 'Bób', 'B\u200dob']) {
    expect(distinctName(alike, ['Bob'])).toBe(`${alike} (2)`);
  }
  expect(distinctName('Mamie', ['Marnie'])).toBe('Mamie (2)');
  expect(distinctName('lan', ['Ian'])).toBe('lan (2)');
  expect(distinctName('Bob (2)', ['Bob'])).toBe('Bob (2)');
});

test('nobody can give the mark to themselves', () => {
  for (const forged of ['Bob (2)', 'Bob（２）', 'Bob ⑵', 'Bob (1) (2)', 'Bob [3]', 'Bob ⁽²⁾']) {
    expect(withoutMark(forged)).toBe('Bob');
  }
  expect(withoutMark('Bob 2')).toBe('Bob 2');
});

test('what is clean stays as it is', () => {
  const odd = fc.constantFrom(
    '\u0301',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u202e',
    ' ',
    '\u00a0',
    'e',
    'م',
    'क',
    '्',
    '👩',
    '1',
    '\u{e0067}',
  );
  const text = fc.array(fc.oneof(odd, fc.string({ unit: 'binary' })), { maxLength: 12 }).map(parts => parts.join(''));
  fc.assert(
    fc.property(text, given => {
      for (const clean of [cleanName, cleanLine]) expect(clean(clean(given))).toBe(clean(given));
    }),
  );
});

test('a family is one character, as people count', () => {
  expect(lengthInCharacters('👩‍👩‍👧‍👦é')).toBe(2);
});
