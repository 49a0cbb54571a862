import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_IN_FRENCH } from '@bonebed/games/ruthless/testing/french.ts';
import { wordsAmong } from '@bonebed/kernel/kit';
import { expect, test } from 'vitest';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';
import { words } from './words.ts';

await Promise.all([words.arrived('en'), words.arrived('fr')]);

test('things are explained in both languages, in French by the words of the glossary', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  expect(Object.values(fr).filter(text => wordsAmong(text, NOT_IN_FRENCH).length > 0)).toEqual([]);
});

test('explanations lead to rules that there are', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const cited = read('explain.ts').match(/RP-[\dH]+(?:\.\d+)?/g) ?? [];
  const rules = read('../../../games/ruthless/RULES.md');
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(rule => !new RegExp(`\\*\\*${rule}[ *.]`).test(rules))).toEqual([]);
});
