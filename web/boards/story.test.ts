import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Story } from './board.ts';

const stories = Object.entries(import.meta.glob<Story>('./*/story.ts', { import: 'story', eager: true })).flatMap(
  ([path, { icon }]) => (icon === undefined ? [] : [{ game: path.split('/')[1], icon }]),
);

const source = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** Every kind of event that the rules of a game tell. */
function typesOf(game: string): string[] {
  const types = source(`../../games/${game}/rules/events.ts`).matchAll(/ type: ([^;]*)/g);
  return [...types].flatMap(([, kinds]) => [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind));
}

// Icons are made when the client is built: a test can only read their names.
test.each(stories)('$game: what is recalled has an icon that the board knows', ({ game, icon }) => {
  const known = source(`${game}/icons.ts`) + source('../icons/common.ts');
  const found = typesOf(game).flatMap(type => icon({ type }, {}) ?? []);
  expect(found).not.toEqual([]);
  for (const name of found) expect(known).toMatch(new RegExp(`^  '?${name}'?[:,]`, 'm'));
});
