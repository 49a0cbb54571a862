import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { describe, expect, test } from 'vitest';
import { parseInline, parseRules, statedRules } from './parse.ts';

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

test('a rule may have a name, and may stand in a table', () => {
  const chapters = parseRules(
    '## One\n- **XY-1.1 Dig.** Move a tile.\n\n| id | what |\n| --- | --- |\n| XY-R1 | a ruling |\n',
  );
  expect(chapters[0].blocks[0]).toEqual({ kind: 'rule', id: 'XY-1.1', text: '**Dig.** Move a tile.' });
  expect(statedRules(chapters)).toEqual(['XY-1.1', 'XY-R1']);
});

describe.each(gameIds)('the rules of %s', game => {
  const folder = join(import.meta.dirname, '../../games', game);
  const stated = (file: string) => statedRules(parseRules(readFileSync(join(folder, file), 'utf8')));

  test('every rule that an ask or a refusal names can be read', () => {
    const ids = stated('RULES.md');
    const sources = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const named = sources.flatMap(file => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\brule: '([A-Z]{2}-[^']+)'/g),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, id]) => id).filter(id => !ids.includes(id))).toEqual([]);
  });

  test('the French rules state every rule that the English ones state', () => {
    // Worked examples and decision points are for developers; they are told in English only.
    expect(stated('RULES.fr.md')).toEqual(stated('RULES.md').filter(id => !/^..-[DE]\d/.test(id)));
  });
});
