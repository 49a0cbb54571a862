import { expect, test } from 'vitest';
import { type PlayedChoice, partedAt } from './compare.ts';

const game = (...answers: readonly string[]): PlayedChoice[] =>
  answers.map((answer, length) => {
    const [what, text] = answer.split(' ');
    return { length, what, text, words: text, points: 0 };
  });

test('games part where something else is asked or answered, or where one of them ends', () => {
  const one = game('act dig', 'act pass', 'bid 2');
  expect(partedAt(one, one)).toBeNull();
  expect(partedAt(one, game('act dig', 'act pass', 'bid 3'))).toBe(2);
  expect(partedAt(one, game('act dig', 'defend pass', 'bid 2'))).toBe(1);
  expect(partedAt(one, game('act dig'))).toBe(1);
});
