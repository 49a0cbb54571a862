import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './files.ts';

/** Packages that the others build on: a name of theirs is theirs alone. */
const SHARED = ['kernel', 'protocol', 'games', 'bots'];

/** Games speak their own words, and so do tests and what is made to be measured beside us. */
const OWN_WORDS =
  /^(?:games|web\/boards)\/[^/]+\/|\.(?:test|browser)\.ts$|\/testing\/|^web\/browser-tests\/|^server\/siege\//;

/** Types that stand in two files under one name, as `name: file, file`. */
function namedTwice(sources: readonly SourceFile[]): string[] {
  const named = new Map<string, string[]>();
  for (const { path, source } of sources) {
    for (const [, name] of source.matchAll(/^export (?:abstract )?(?:interface|class|type) (\w+)(?=[\s<=])/gm)) {
      named.set(name, [...(named.get(name) ?? []), path]);
    }
  }
  const packageOf = (path: string) => path.split('/')[0];
  const isTwice = (paths: readonly string[]) =>
    paths.length > 1 &&
    (paths.some(path => SHARED.includes(packageOf(path))) || new Set(paths.map(packageOf)).size < paths.length);
  return [...named].flatMap(([name, paths]) => (isTwice(paths) ? [`${name}: ${paths.join(', ')}`] : [])).sort();
}

test('one name, one meaning: no type is called as another one of its package, or of those that it builds on', () => {
  const file = (path: string, name: string) => ({ path, source: `export interface ${name} {}` });
  expect(namedTwice([file('web/a.ts', 'Moment'), file('kernel/b.ts', 'Moment')])).toEqual([
    'Moment: web/a.ts, kernel/b.ts',
  ]);
  expect(namedTwice([file('web/a.ts', 'Found'), file('web/b.ts', 'Found')])).toHaveLength(1);
  expect(namedTwice([file('web/a.ts', 'Host'), file('cli/b.ts', 'Host')])).toEqual([]);
  expect(namedTwice(sourceFiles().filter(({ path }) => !OWN_WORDS.test(path)))).toEqual([]);
});
