import { expect, test } from 'vitest';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';

test('both languages fill in the same values', () => {
  const values = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g) ?? [])].sort();
  for (const [key, text] of Object.entries(en)) {
    expect(values(fr[key as keyof typeof en]), key).toEqual(values(text));
    expect(fr[key as keyof typeof en], key).not.toMatch(/'|[^\u00a0\u202f][;:?!]/);
  }
});
