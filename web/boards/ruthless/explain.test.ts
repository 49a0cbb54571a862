import { NOT_IN_FRENCH } from '@bonebed/games/ruthless/testing/french.ts';
import { wordsAmong } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';

test('things are explained in both languages, in French by the words of the glossary', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  expect(Object.values(fr).filter(text => wordsAmong(text, NOT_IN_FRENCH).length > 0)).toEqual([]);
});
