import { readFileSync } from 'node:fs';
import { typeScriptIn } from './citations.ts';
import { idsIn } from './ids.ts';

// `test('…'`, `it.only("…"`, and `test.each(…)('…'`, which ends in `)('…'`.
const TITLE =
  /(?:\b(?:test|it)(?:\.(?!skip|todo|each)\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

/** The titles of the tests in a source. A test that is skipped or still to be written proves nothing. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

/** For each id, the titles of the tests under a folder that name it. */
export function testsNaming(folder: string, known: readonly string[]): Map<string, string[]> {
  const tests = new Map<string, string[]>(known.map(id => [id, []]));
  for (const file of typeScriptIn(folder).filter(path => path.endsWith('.test.ts'))) {
    for (const title of titlesIn(readFileSync(file, 'utf8'))) {
      for (const id of idsIn(title, known)) tests.get(id)?.push(title);
    }
  }
  return tests;
}
