import { NOT_IN_FRENCH } from '@bonebed/games/ruthless/testing/french.ts';
import { wordsAmong } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { fr } from './texts/fr.ts';

test('the board speaks French in the words of the glossary', () => {
  expect(Object.values(fr).filter(text => wordsAmong(text, NOT_IN_FRENCH).length > 0)).toEqual([]);
});
