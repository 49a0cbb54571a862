import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { story as boneWars } from './bone-wars/story.ts';
import { story as fossilis } from './fossilis/story.ts';
import { story as holotype } from './holotype/story.ts';
import { story as ruthless } from './ruthless/story.ts';

const stories = { 'bone-wars': boneWars, fossilis, holotype, ruthless };

const source = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** Every kind of event that the rules of a game tell. */
function typesOf(game: string): string[] {
  const types = source(`../../games/${game}/rules/events.ts`).matchAll(/ type: ([^;]*)/g);
  return [...types].flatMap(([, kinds]) => [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind));
}

// Icons are made when the client is built: a test can only read their names.
test.each(Object.entries(stories))('%s: what is recalled has an icon that the board knows', (game, story) => {
  const icons = source(`${game}/icons.ts`) + source('../icons/common.ts');
  const found = typesOf(game).flatMap(type => story.icon?.({ type }, {}) ?? []);
  expect(found.length).toBeGreaterThan(15);
  for (const icon of found) expect(icons).toMatch(new RegExp(`^  '?${icon}'?[:,]`, 'm'));
});
