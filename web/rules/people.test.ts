import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { describe, expect, test } from 'vitest';
import { statedRules } from './parse.ts';
import { rulesForPeople } from './people.ts';

test('what only programs need is left out, and names become words', () => {
  const [chapter, ...others] = rulesForPeople(
    '## 1. Tiles\n- **XY-1.1** The program takes `museumPatron` (`MS4`).\n```ts\nlet a;\n```\n## Worked examples\n- **XY-E1** One.\n',
  );
  expect(chapter.blocks).toEqual([{ kind: 'rule', id: 'XY-1.1', text: 'The table takes museum patron.' }]);
  expect(others).toEqual([]);
});

describe.each(gameIds)('the reference of %s', game => {
  const folder = join(import.meta.dirname, '../../games', game);
  test.each(['RULES.md', 'RULES.fr.md'])('%s as people read it: no code, no talk of programs and tests', file => {
    const shown = JSON.stringify(rulesForPeople(readFileSync(join(folder, file), 'utf8')));
    const technical =
      /`|[a-z][A-Z][a-z]|\b(programs?|programme|engine|moteur|kernel|unit tests?|property to test|JSON)\b/g;
    expect(shown.replaceAll(/"isNumbered"/g, '').match(technical) ?? []).toEqual([]);
  });

  test('has every rule that an ask or a refusal names', () => {
    const ids = statedRules(rulesForPeople(readFileSync(join(folder, 'RULES.md'), 'utf8')));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      path => /^(rules|[\w-]+\.ts)/.test(path) && path.endsWith('.ts') && !path.endsWith('.test.ts'),
    );
    const named = sources.flatMap(path => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/\brule: '([A-Z]{2}-[^']+)'/g),
    ]);
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, id]) => id).filter(id => !ids.includes(id))).toEqual([]);
  });
});
