import { describe, expect, test } from 'vitest';
import type { Values } from './game.ts';
import { formatMessage, messageValues, parseMessage, unbroken } from './message.ts';

const en = (message: string, values: Values = {}) => formatMessage(message, values, 'en');
const fr = (message: string, values: Values = {}) => formatMessage(message, values, 'fr');

test('plain text, apostrophes and signs stay as they are', () => {
  expect(en("Marsh's # 1, it's 100 % true")).toBe("Marsh's # 1, it's 100 % true");
  expect(en('')).toBe('');
});

test('values are filled in', () => {
  expect(en('{ seat } digs {n} of {n}', { seat: 'Ada', n: 2 })).toBe('Ada digs 2 of 2');
});

describe('plurals', () => {
  const message = '{n, plural, =0 {none} one {# bone} other {# bones}}';

  test('English: one is one', () => {
    expect([0, 1, 2, 21].map(n => en(message, { n }))).toEqual(['none', '1 bone', '2 bones', '21 bones']);
  });

  test('French: zero and one are one', () => {
    const french = '{n, plural, one {# os trouvé} other {# os trouvés}}';
    expect([0, 1, 1.5, 2].map(n => fr(french, { n }))).toEqual([
      '0 os trouvé',
      '1 os trouvé',
      '1.5 os trouvé',
      '2 os trouvés',
    ]);
  });

  test('a form that the message lacks falls to other', () => expect(en('{n, plural, other {#}}', { n: 1 })).toBe('1'));

  test('numbers that arrive as words are numbers', () => expect(en(message, { n: '1' })).toBe('1 bone'));
});

describe('select', () => {
  test('by the word, else other', () => {
    const message = '{who, select, she {la paléontologue} other {le paléontologue}}';
    expect(fr(message, { who: 'she' })).toBe('la paléontologue');
    expect(fr(message, { who: 'he' })).toBe('le paléontologue');
  });

  test('by ids with dashes and by numbers', () => {
    expect(en('{id, select, SP-17 {a} 3 {b} other {c}}', { id: 'SP-17' })).toBe('a');
    expect(en('{id, select, SP-17 {a} 3 {b} other {c}}', { id: 3 })).toBe('b');
  });
});

describe('little words of French', () => {
  const say = (message: string, name: string, nameGender = '') => fr(message, { name, nameGender });

  test('de gives way before a vowel, whatever its accent, and before a silent h', () => {
    const names = ['Troodon', 'Eohippus', 'Éric', 'Hesperornis', 'Œdipe', 'Yale', 'Yves', 'hanche', '8'];
    expect(names.map(name => say('{name, de}', name))).toEqual([
      'de Troodon',
      'd’Eohippus',
      'd’Éric',
      'd’Hesperornis',
      'd’Œdipe',
      'de Yale',
      'd’Yves',
      'de hanche',
      'de 8',
    ]);
  });

  test.each([
    ['m', 'Kansas', 'le Kansas, du Kansas, au Kansas, un Kansas'],
    ['f', 'dent', 'la dent, de la dent, à la dent, une dent'],
    ['m', 'os', 'l’os, de l’os, à l’os, un os'],
    ['f', 'aile', 'l’aile, de l’aile, à l’aile, une aile'],
    ['p', 'os', 'les os, des os, aux os, des os'],
    ['', 'Ada', 'Ada, d’Ada, à Ada, Ada'],
  ])('articles agree with the name (%s %s)', (gender, name, words) => {
    expect(say('{name, le}, {name, du}, {name, au}, {name, un}', name, gender)).toBe(words);
  });

  test('the value is one that the message needs', () => expect(messageValues('pas {name, de}')).toEqual(['name']));
});

test('forms nest; # is the number of the nearest plural', () => {
  const message =
    '{who, select, me {{n, plural, one {I dig # bone} other {I dig # bones}}} other {{name} digs {n, plural, other {# of {m, plural, other {#}}}}}}';
  expect(en(message, { who: 'me', n: 1, m: 0, name: '' })).toBe('I dig 1 bone');
  expect(en(message, { who: 'x', n: 2, m: 7, name: 'Ada' })).toBe('Ada digs 2 of 7');
  expect(en('{n, plural, other {{who, select, other {#}}}}', { n: 4, who: 'x' })).toBe('4');
});

test('the values of a message are found at every depth', () => {
  expect(messageValues('{a} {b, plural, one {{c}} other {{d, select, other {{a}}}}}')).toEqual(['a', 'b', 'c', 'd']);
});

test('a choice with a case for none needs no value', () => {
  expect(en('digs{why, select, none {} other { for {why}}}')).toBe('digs');
  expect(en('digs{why, select, none {} other { for {why}}}', { why: 'a prize' })).toBe('digs for a prize');
  expect(() => en('digs{why, select, other { for {why}}}')).toThrow("the message needs a value 'why'");
});

test('a missing value is named', () => expect(() => en('{seat} digs')).toThrow("the message needs a value 'seat'"));

describe('what does not parse', () => {
  test.each([
    ['a }', "unexpected '}' at 2"],
    ['{', 'expected'],
    ['{}', 'expected'],
    ['{a', 'expected'],
    ['{a b}', 'expected'],
    ['{n, plural}', 'expected'],
    ['{n, number, other {x}}', 'expected plural|select at 4'],
    ['{n, selectordinal, other {x}}', 'expected'],
    ['{n, plural, one {x}}', "'n' has no case 'other'"],
    ['{n, select, a {x}}', "'n' has no case 'other'"],
    ['{n, plural, one {x} other {y}', 'expected'],
    ['{n, plural, one {x other {y}}', 'expected'],
    ['{n, plural, ones {x} other {y}}', 'expected'],
    ['{n, plural, 1 {x} other {y}}', 'expected'],
    ['{n, plural, one {x} one {y} other {z}}', "'n' has two cases 'one'"],
  ])('%s', (message, error) => expect(() => parseMessage(message)).toThrow(error));
});

test('no line begins with what French sets apart from its word', () => {
  const apart = unbroken('Marsh : 2 × 3 ; « Avant » ou 5 $ ?');
  expect(apart.split(' ')).toEqual([
    'Marsh\u00a0:',
    '2\u00a0×\u00a03\u00a0;',
    '«\u00a0Avant\u00a0»',
    'ou',
    '5\u00a0$\u00a0?',
  ]);
  expect(unbroken('A turn: pay $2; then?')).toBe('A turn: pay $2; then?');
});
