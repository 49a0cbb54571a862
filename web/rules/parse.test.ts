import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holotype } from '@bonebed/games/holotype/index.ts';
import { expect, test } from 'vitest';
import { parseInline, parseRules } from './parse.ts';

const BOOK = `# Title
Before the first chapter nothing counts.

## 5 Placing and ejecting

- **XY-5.1** One *place* for \`each\`. (-> XY-R2)
- **XY-5.2** Another.

| placing | may eject |
|---|---|
| P | all |

### Small heading
**XY-E3** (XY-5.2) An example.
`;

test('chapters, rules, tables and headings of a rule book', () => {
  expect(parseRules(BOOK)).toEqual([
    {
      id: '5-placing-and-ejecting',
      title: '5 Placing and ejecting',
      blocks: [
        { kind: 'rule', id: 'XY-5.1', text: 'One *place* for `each`. (-> XY-R2)' },
        { kind: 'rule', id: 'XY-5.2', text: 'Another.' },
        { kind: 'table', head: ['placing', 'may eject'], rows: [['P', 'all']] },
        { kind: 'heading', text: 'Small heading' },
        { kind: 'rule', id: 'XY-E3', text: '(XY-5.2) An example.' },
      ],
    },
  ]);
});

test('a line in its pieces', () => {
  expect(parseInline('One *place* for `each`, see XY-R2.')).toEqual([
    { kind: 'plain', text: 'One ' },
    { kind: 'emphasis', text: 'place' },
    { kind: 'plain', text: ' for ' },
    { kind: 'code', text: 'each' },
    { kind: 'plain', text: ', see ' },
    { kind: 'rule', id: 'XY-R2' },
    { kind: 'plain', text: '.' },
  ]);
});

test('every rule behind an ask of Holotype can be read', () => {
  const text = readFileSync(join(import.meta.dirname, '../../games/holotype/RULES.md'), 'utf8');
  const ids = parseRules(text).flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'rule' ? [block.id] : [])),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const { rule } of Object.values(holotype.asks)) expect(ids).toContain(rule);
});

test('the French rules state every rule that the English ones state', () => {
  const folder = join(import.meta.dirname, '../../games/holotype');
  const idsOf = (file: string) =>
    parseRules(readFileSync(join(folder, file), 'utf8')).flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'rule' ? [block.id] : [])),
    );
  // Worked examples are for tests; they are told in English only.
  const stated = idsOf('RULES.md').filter(id => !/^HT-[DE]\d/.test(id));
  expect(idsOf('RULES.fr.md')).toEqual(stated);
});
