import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, loadLessons } from '@bonebed/games';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './copy.ts';
import { scan } from './source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isThere = (path: string): boolean => existsSync(`${root}${path}`);
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

describe.each(gameIds)('the folders of %s', id => {
  test.each(['index.tsx', 'emblem.ts', 'hands.ts', 'board.browser.ts'])('its board has %s', file => {
    expect(isThere(`web/boards/${id}/${file}`)).toBe(true);
  });

  test.each(['manifest.ts', 'module.ts', 'RULES.md', 'RULES.fr.md', 'GLOSSARY.md'])('its rules have %s', file => {
    expect(isThere(`games/${id}/${file}`)).toBe(true);
  });
});

/** What runs, is shown or is measured, outside the two folders of a game. What is written down of the past, and docs, may name any. */
const outside = projectFiles(root).filter(
  path =>
    /\.(?:tsx?|mjs|css|json)$/.test(path) &&
    !/^(?:docs|games\/[^/]+|web\/boards\/[^/]+|server\/testing\/past)\//.test(path) &&
    isThere(path),
);
const isTest = (path: string): boolean => /\.(?:test|browser)\.ts$|^web\/browser-tests\//.test(path);

/** A file without its comments and, in code, without sentences: what is left names a game only where it knows it. */
function withoutWords(path: string): string {
  const text = read(path);
  if (!/\.(?:tsx?|mjs)$/.test(path)) return text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const { code, strings } = scan(text);
  return [code, ...strings.map(({ text: string }) => string).filter(string => !string.includes(' '))].join('\n');
}

/** The games that a text names: as a string, a key, a part of a path or of a selector. */
function gamesNamed(text: string): string[] {
  return gameIds.filter(id => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
}

/** How many games a file may name: what runs one, as its example; a test three. Who names more has a list. */
const mostNamed = (path: string): number => (isTest(path) ? 3 : 1);

/** The words of some sources: a class that they draw is among them. */
const wordsIn = (paths: readonly string[]): Set<string> =>
  new Set(paths.flatMap(path => [...read(path).matchAll(/[\w-]+/g)].map(([word]) => word)));

describe('nothing outside its folders knows a game', () => {
  test('no list names them: they are found by their folders', () => {
    const [one, other] = gameIds;
    expect(gamesNamed(`{ '${one}': 1, ${other}: 2, "${one}s": 3, not-${other}: 4 }`)).toEqual([one, other]);
    expect(gamesNamed(`import { a } from '../boards/${other}/a.ts';`)).toEqual([other]);
    const lists = outside.filter(path => gamesNamed(withoutWords(path)).length > mostNamed(path));
    expect(lists).toEqual([]);
  });

  test('no style is for something that only one board draws', () => {
    const drawnHere = wordsIn(outside.filter(path => /^web\/.*\.tsx?$/.test(path) && !isTest(path)));
    const boards = gameIds.map(id =>
      wordsIn(
        projectFiles(root).filter(
          path => path.startsWith(`web/boards/${id}/`) && /\.tsx?$/.test(path) && isThere(path),
        ),
      ),
    );
    const ofOneBoard = (name: string) => !drawnHere.has(name) && boards.filter(words => words.has(name)).length === 1;
    const styles = outside.filter(path => /^web\/.*\.css$/.test(path));
    expect(styles.length).toBeGreaterThan(20);
    const strange = styles.flatMap(path => {
      const selectors = withoutWords(path).replaceAll(/\{[^{}]*\}/g, '{}');
      return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].flatMap(([, name]) =>
        ofOneBoard(name) ? [`${path} .${name}`] : [],
      );
    });
    expect([...new Set(strange)]).toEqual([]);
  });

  test('no page knows who teaches', async () => {
    const lessons = (await Promise.all(gameIds.map(loadLessons))).flat();
    const teachers = lessons.flatMap(({ teacher }) => [teacher.en, teacher.fr]);
    expect(teachers.length).toBeGreaterThan(0);
    const knowing = outside.filter(path => !isTest(path) && teachers.some(teacher => read(path).includes(teacher)));
    expect(knowing).toEqual([]);
  });
});
