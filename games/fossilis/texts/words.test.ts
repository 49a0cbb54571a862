import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import components from '../box/components.json' with { type: 'json' };
import { printed } from '../box/printed.ts';
import { frenchFaults } from '../testing/french.ts';
import { formerFr } from './former-fr.ts';
import { fr } from './fr.ts';

function* frenchOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'fr' && typeof entry === 'string') yield entry;
    else yield* frenchOf(entry);
  }
}

test('no French text of the game uses a word that its boxes do not', () => {
  // What version 1 said stays as it was said.
  const now = Object.keys(fr).filter(key => !(key in formerFr));
  expect(frenchFaults(now.map(key => fr[key]))).toEqual([]);
  expect(frenchFaults([...frenchOf(components), ...frenchOf(printed)])).toEqual([]);
});

test.each(['../RULES.fr.md', '../GUIDE.fr.md', '../../../web/boards/fossilis/texts/fr.ts'])('nor does %s', file => {
  expect(frenchFaults(readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'))).toEqual([]);
});

test('a forbidden word is found', () => {
  expect(frenchFaults(['Marquer un dinosaure', 'Prendre ce dinosaure au laboratoire', 'os de Allosaure'])).toHaveLength(
    3,
  );
  expect(frenchFaults(['le marqueur de score', 'prendre une tuile'])).toEqual([]);
});
