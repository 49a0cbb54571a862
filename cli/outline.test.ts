import { expect, test } from 'vitest';
import { outline } from './show/outline.ts';
import { toyModule } from './testing/run.ts';
import { speaker } from './words.ts';

const { game, components, texts } = toyModule;
const reader = {
  game,
  box: game.box(components),
  texts: texts.en,
  language: 'en',
  players: ['Mary', 'Charles'],
} as const;
const lines = (view: Parameters<typeof outline>[2]) => outline(reader, speaker('en'), view);

test('nouns are named, other numbers are not', () => {
  expect(lines({ seat: 1, bone: 7, turn: 7, bones: [0, null, 1], coins: [0, 1] })).toEqual([
    'seat: Charles',
    'bone: Skull',
    'turn: 7',
    'bones: Tooth, ?, Claw',
    'coins: 0, 1',
  ]);
});

test('a number under a plural is a count', () => {
  expect(lines({ bones: 7, decks: { bones: 5, turns: 2 } })).toEqual(['bones: 7', 'decks: bones 5, turns 2']);
});

test('what is known of a group is what the group is called', () => {
  expect(lines({ bones: { count: 2, known: [7] }, turns: { known: [7] } })).toEqual([
    'bones:',
    '  count: 2',
    '  known: Skull',
    'turns:',
    '  known: 7',
  ]);
});

test('nothing, yes and no', () => {
  expect(lines({ bone: null, shown: [], isOver: true, wasDoubted: false })).toEqual([
    'bone: –',
    'shown: –',
    'is over: yes',
    'was doubted: no',
  ]);
});

test('entries of lists are headed by their owner, their component or their number', () => {
  expect(lines({ players: [{ coins: 1 }, { coins: 2 }] })).toEqual([
    'players:',
    '  Mary: coins 1',
    '  Charles: coins 2',
  ]);
  expect(lines({ rows: [{ seat: 1, coins: 2 }, { coins: 3 }] })).toEqual([
    'rows:',
    '  Charles: coins 2',
    '  2. coins 3',
  ]);
  const each = new Array(8).fill({ dug: 0 });
  expect(lines({ bones: each }).slice(0, 3)).toEqual(['bones:', '  Tooth: dug 0', '  Claw: dug 0']);
});

test('long groups go over several lines', () => {
  const long = { first: 'a'.repeat(50), second: 'b'.repeat(50), third: { deep: [[1], [2]] } };
  expect(lines({ long })).toEqual([
    'long:',
    `  first: ${'a'.repeat(50)}`,
    `  second: ${'b'.repeat(50)}`,
    '  third:',
    '    deep:',
    '      1. 1',
    '      2. 2',
  ]);
});
