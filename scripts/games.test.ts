import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bonebed/games';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './files.ts';
import { scan } from './source.ts';

const isThere = (path: string): boolean => existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url)));
const isOfGame = (path: string): boolean => /^(?:games|web\/boards)\/[^/]+\//.test(path);

/** The games that a source names, by strings that are nothing but an id. */
function gamesNamed(source: string): string[] {
  return [...new Set(scan(source).strings.map(({ text }) => text))].filter(text => gameIds.includes(text));
}

describe.each(gameIds)('the folders of %s', id => {
  test.each(['index.tsx', 'emblem.ts', 'hands.ts', 'board.browser.ts'])('its board has %s', file => {
    expect(isThere(`web/boards/${id}/${file}`)).toBe(true);
  });

  test.each(['manifest.ts', 'module.ts', 'RULES.md', 'RULES.fr.md', 'GLOSSARY.md'])('its rules have %s', file => {
    expect(isThere(`games/${id}/${file}`)).toBe(true);
  });
});

test('no list names games: they are found by their folders', () => {
  const [one, other] = gameIds;
  expect(gamesNamed(`const ids = ['${one}', '${other}', 'neither'];`)).toEqual([one, other]);
  // A test, or a picture, may use one game as its example; the tests of the server use several.
  const sources = sourceFiles().filter(({ path }) => !isOfGame(path) && !/\.(?:test|browser)\.ts$/.test(path));
  const lists = sources.filter(({ source }) => gamesNamed(source).length > 1).map(({ path }) => path);
  expect(lists).toEqual([]);
});
