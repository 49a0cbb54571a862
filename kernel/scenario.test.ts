import { expect, test } from 'vitest';
import { toy, toyComponents } from './kit/toy.ts';
import { barredBy, choiceTexts, give, scenario } from './scenario.ts';
import { openEdition } from './settings.ts';

const edition = openEdition(toy, toyComponents);

/** Seat 0 has bones 0 and 1 and the turn; seat 1 has bones 2 and 3. */
const arranged = (...chance: readonly number[]) =>
  scenario(
    toy,
    edition,
    { seats: 2 },
    state => {
      state.turn = 0;
      state.hands = [
        [0, 1],
        [2, 3],
      ];
      state.deck = [11, 10, 9, 8, 7, 6, 5, 4];
      state.seen = state.seen.map((_, bone) => [1, 1, 2, 2][bone] ?? 0);
    },
    chance,
  );

test('a scenario plays from the arranged position', () => {
  expect(choiceTexts(arranged(), 0)).toEqual(['draw', 'show bone0', 'show bone1']);
  expect(give(arranged(), '0 draw').position.state.hands[0]).toEqual([0, 1, 4]);
});

test('chance comes as foretold', () => {
  expect(give(arranged(5), '0 show bone0', '1 bone2').position.state.lost).toEqual([2, 0]);
  expect(give(arranged(0), '0 show bone0', '1 bone2').position.state.lost).toEqual([2]);
});

test('what is barred names its rule; what is legal or unknown says so', () => {
  expect(barredBy(arranged(), 0, 'rest')).toBe('TOY-2');
  expect(barredBy(arranged(), 0, 'draw')).toBe('legal');
  expect(barredBy(arranged(), 0, 'sing')).toBe('not offered');
  expect(barredBy(arranged(), 1, 'draw')).toBe('not offered');
});

test('a refused line fails with the choices there were', () => {
  expect(() => give(arranged(), '0 rest')).toThrow(
    "'0 rest' was refused: barred by TOY-2\nasked: act of 0\nchoices: draw | show bone0 | show bone1",
  );
  expect(() => give(arranged(), '1 draw')).toThrow('notAsked');
  expect(() => give(arranged(), 'draw')).toThrow('was refused');
});
