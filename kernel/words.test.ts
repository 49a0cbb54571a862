import { describe, expect, test } from 'vitest';
import type { Event } from './game.ts';
import { type Tiny, tinyGame } from './testing.ts';
import {
  eventWords,
  namedValues,
  optionWords,
  promptWords,
  type Reader,
  refusalWords,
  say,
  seatName,
} from './words.ts';

const game = tinyGame(() => {}, { nouns: { card: 'cards', cards: 'cards', seat: 'seats', era: 'period' } });
const box = {
  turns: 1,
  cards: [
    { id: 'tooth', name: { en: 'tooth', fr: 'dent', gender: 'f' } },
    { id: 'skull', name: 'Skull' },
    { id: 'rib' },
  ],
};
const texts = {
  'ask.act': 'Act, {seat}!',
  'option.act.go': 'Go',
  'option.act.dig': 'Dig for the {card} ({cardId})',
  'option.bid': 'Bid {n, plural, one {# coin} other {# coins}}',
  'option.stop': 'Stop at {n}',
  'bar.TI-9': 'Too dear: {cost}',
  'event.found': '{seat} finds {cardsCount, plural, one {one} other {#}}: {cards}',
  'event.aged': 'It is from the {era}',
  'period.jurassic': 'Jurassic',
  'event.lost': '{seat} loses {cardId, select, none {nothing} other {the {card}}}',
};
const reader: Reader<Tiny> = { game, box, texts, language: 'en', players: ['Ada', 'Ben'] };
const french: Reader<Tiny> = { ...reader, language: 'fr' };
const event = (fields: object): Event => ({ type: 'x', ...fields });

test('prompts, refusals and log lines', () => {
  expect(promptWords(reader, 'act', { seat: 1 })).toBe('Act, Ben!');
  expect(refusalWords(reader, { rule: 'TI-9', text: 'TI-9', values: { cost: 4 } })).toBe('Too dear: 4');
  expect(eventWords(reader, event({ type: 'found', seat: 0, cards: [0, 2] }))).toBe('Ada finds 2: tooth and rib');
  expect(eventWords(french, event({ type: 'found', seat: 0, cards: [0, 1, 2] }))).toBe(
    'Ada finds 3: dent, Skull et rib',
  );
});

test('a name with a gender has its article in French', () => {
  const told = { ...french, texts: { ...texts, 'event.lost': '{seat} perd {card, le}' } };
  expect(eventWords(told, event({ type: 'lost', seat: 0, card: 0 }))).toBe('Ada perd la dent');
  expect(eventWords(told, event({ type: 'lost', seat: 0, card: 1 }))).toBe('Ada perd Skull');
});

test('records in an event are put into words by their part `do`', () => {
  const told = {
    ...reader,
    texts: { ...texts, 'event.used': 'with {used}', 'used.plain': '{card}', 'used.wild': '{card} as {era}' },
  };
  const used = [
    { do: 'plain', card: 0 },
    { do: 'wild', card: 1, era: 'jurassic' },
  ];
  expect(eventWords(told, event({ type: 'used', used }))).toBe('with tooth and Skull as Jurassic');
});

test('a text that is missing is named with its language', () => {
  expect(() => say(french, 'event.eaten')).toThrow("no text 'event.eaten' in fr for tiny");
});

describe('options', () => {
  test('a word has its own sentence', () => expect(optionWords(reader, 'act', 'go')).toBe('Go'));
  test('a record is chosen by its part `do`', () => {
    expect(optionWords(reader, 'act', { do: 'dig', card: 0 })).toBe('Dig for the tooth (tooth)');
    expect(optionWords(french, 'act', { do: 'dig', card: 0 })).toBe('Dig for the dent (tooth)');
  });
  test('a record without `do` has the sentence of the ask', () =>
    expect(optionWords(reader, 'stop', { n: 3 })).toBe('Stop at 3'));
  test('a bare number fills the sentence of the ask', () => expect(optionWords(reader, 'bid', 1)).toBe('Bid 1 coin'));
  test('a bare number without a sentence is the name of its component', () => {
    expect(optionWords(reader, 'card', 1)).toBe('Skull');
    expect(optionWords(reader, 'card', 2)).toBe('rib');
  });
});

describe('named values', () => {
  test('components by name with the id beside it', () => {
    expect(namedValues(french, { card: 0 })).toEqual({ card: 'dent', cardId: 'tooth', cardGender: 'f' });
  });
  test('seats by the name of their player; who sits where no person does is the automaton', () => {
    expect(namedValues(reader, { seat: 1 })).toEqual({ seat: 'Ben', seatId: 1 });
    const solo = { ...reader, texts: { ...reader.texts, 'game.automaton': 'Theodore' } };
    expect(namedValues(solo, { seat: 5 })).toEqual({ seat: 'Theodore', seatId: 5 });
    expect(seatName(solo, null)).toBe('Theodore');
  });
  test('plain numbers stay numbers', () => expect(namedValues(reader, { vp: 3 })).toEqual({ vp: 3, vpId: 3 }));
  test('nothing is `none`', () => {
    expect(eventWords(reader, event({ type: 'lost', seat: 0, card: null }))).toBe('Ada loses nothing');
    expect(eventWords(reader, event({ type: 'lost', seat: 0, card: 1 }))).toBe('Ada loses the Skull');
  });
  test('words that name a kind have a text of their own, else they stay', () => {
    expect(eventWords(reader, event({ type: 'aged', era: 'jurassic' }))).toBe('It is from the Jurassic');
    expect(eventWords(reader, event({ type: 'aged', era: 'devonian' }))).toBe('It is from the devonian');
  });
  test('lists are joined and counted, empty ones too', () => {
    expect(namedValues(reader, { cards: [] })).toEqual({ cards: '', cardsCount: 0 });
    expect(namedValues(reader, { cards: [1] })).toEqual({ cards: 'Skull', cardsCount: 1 });
  });
});
