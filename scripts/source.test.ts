import { expect, test } from 'vitest';
import { importsOf, scan } from './source.ts';

test('comments, strings, templates and regular expressions are blanked, lines stay', () => {
  const source = [
    "const a = 'Date'; // Date",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    'const b = `Date ${Math.random()} Date ${`x${y}`} Date`;',
    'const c = /[/"]Date\'/g.test(z) ? 4 / 2 / 1 : "it\\"s Date";',
    '/* Date',
    ' */ const d = Date;',
  ].join('\n');
  const { code } = scan(source);
  expect(code.length).toBe(source.length);
  expect(code.split('\n').length).toBe(5);
  expect([...code.matchAll(/Date/g)].map(({ index }) => index)).toEqual([source.lastIndexOf('Date')]);
  expect(code).toContain('Math.random()');
  expect(code).toContain('4 / 2 / 1');
});

test('strings are listed with their place', () => {
  expect(scan("f('a', \"b\"); // 'c'").strings).toEqual([
    { text: 'a', at: 2 },
    { text: 'b', at: 7 },
  ]);
});

test('imports are found in every form', () => {
  const source = [
    "import type { A } from './a.ts';",
    'import {',
    '  b,',
    "} from './b.ts';",
    "import './c.ts';",
    "export * from './d.ts';",
    "export type { E } from './e.ts';",
    "const f = await import('./f.ts');",
    "// import './g.ts';",
    'const h = "import \'./h.ts\'";',
    "const from = 'i.ts';",
  ].join('\n');
  expect(importsOf(source)).toEqual([
    { from: './a.ts', typeOnly: true },
    { from: './b.ts', typeOnly: false },
    { from: './c.ts', typeOnly: false },
    { from: './d.ts', typeOnly: false },
    { from: './e.ts', typeOnly: true },
    { from: './f.ts', typeOnly: false },
  ]);
});
