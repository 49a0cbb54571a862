import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { parseRules } from './parse.ts';
import { proofsIn } from './proof.ts';

test('a page of docs/rules as proofs by rule', () => {
  const page = `| Rule | In our words | Tests | Reached |
| --- | --- | --- | ---: |
| XY-1.2 | A \\| bar. | XY-1.2 one \\_thing\\_<br>XY-1.2, XY-R1 another | 58,924 |
| XY-R1 | Untested. | – | 0 |

| Example | In our words | Tests |
| --- | --- | --- |
| XY-E1 | (XY-1.2) So. | XY-E1 so |`;
  expect(proofsIn(page)).toEqual({
    'XY-1.2': { tests: ['XY-1.2 one _thing_', 'XY-1.2, XY-R1 another'], reached: 58_924 },
    'XY-R1': { tests: [], reached: 0 },
    'XY-E1': { tests: ['XY-E1 so'], reached: null },
  });
});

const root = join(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'docs/rules')).map(file => parse(file).name);

test.each(games)('the reader can prove the rules of %s', game => {
  const proofs = proofsIn(readFileSync(join(root, 'docs/rules', `${game}.md`), 'utf8'));
  const stated = parseRules(readFileSync(join(root, 'games', game, 'RULES.md'), 'utf8')).flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'rule' ? [block.id] : [])),
  );
  const proven = stated.filter(id => (proofs[id]?.tests.length ?? 0) > 0);
  expect(proven.length / stated.length).toBeGreaterThan(0.8);
});
