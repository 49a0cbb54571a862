import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** More stations than this a newcomer can't keep in mind. */
const MOST = 14;

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** Whether a source has a function or a method of that name, private or not. */
function declares(source: string, name: string): boolean {
  const method = new RegExp(`^ *(?:async )?#?${name}(?:<.*>)?\\(.*`, 'm');
  const arrow = new RegExp(`\\b${name}: (?:async )?(?:\\(.*\\)|\\w+) =>`);
  return new RegExp(`\\bfunction ${name}\\b`).test(source) || method.test(source) || arrow.test(source);
}

const [, way] = /^## The way of a move\n([\s\S]*?)(?=^## )/m.exec(read('docs/ARCHITECTURE.md')) ?? [];
const stations = [...(way ?? '').matchAll(/^\d+\. `(\w+)` in `([\w/.-]+)`/gm)].map(([, name, file]) => ({
  name,
  file,
}));

test('the way of a move has a station for each number, and not too many', () => {
  expect(stations.length).toBe([...(way ?? '').matchAll(/^\d+\. /gm)].length);
  expect(stations.length).toBeGreaterThan(5);
  expect(stations.length).toBeLessThanOrEqual(MOST);
});

test.each(stations)('$name is in $file', ({ name, file }) => {
  expect(declares(read(file), name)).toBe(true);
});

test('every other file that is named on the way is there', () => {
  for (const [, file] of (way ?? '').matchAll(/`((?:kernel|protocol|server|web|scripts)\/[\w/.-]+\.ts)`/g)) {
    expect(read(file).length).toBeGreaterThan(0);
  }
});

test('what is called by a name that does not exist is found out', () => {
  expect(declares(read('kernel/frame.ts'), 'frameFor')).toBe(false);
  expect(declares('// choose(it)\nthis.choose(one);', 'choose')).toBe(false);
});
