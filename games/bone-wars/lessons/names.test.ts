import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessons } from './index.ts';

const PATRONS = /\b(Othniel|Edward)\b/;

test('no rival is called as a patron is: neither in the lessons nor among the bots', () => {
  for (const { names } of lessons) expect(names.join(' ')).not.toMatch(PATRONS);
  for (const language of ['en', 'fr']) {
    const texts = readFileSync(join(import.meta.dirname, `../../../web/texts/${language}.ts`), 'utf8');
    const named = /'bot\.names': '([^']+)'/.exec(texts)?.[1] ?? '';
    expect(named.split(', ').length).toBeGreaterThan(3);
    expect(named).not.toMatch(PATRONS);
  }
});
