import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { expect, test } from 'vitest';
import { untilAsked, useSite, visit } from './browser.ts';

const site = useSite();
const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');

interface Budget {
  readonly scriptAndStyleKb: number;
  readonly picturesKb: number;
}

/** What may be sent, unless a board says in a budget of its own that it needs more. */
function budgetOf(game: string | null): Budget {
  const own = game === null ? null : join(WEB, 'boards', game, 'budget.json');
  const files = [join(WEB, 'budget.json'), ...(own !== null && existsSync(own) ? [own] : [])];
  return Object.assign({}, ...files.map(file => JSON.parse(readFileSync(file, 'utf8'))));
}

/** What a file weighs on its way to a browser: the server sends what the build has compressed (`web/offline/compressed.ts`). */
function kbOnTheWire(path: string): number {
  const file = join(DIST, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000;
}

test.each(gameIds)('what a first visit to a playable table of %s weighs', async game => {
  const { page, context } = await visit(site.browser);
  const asked = new Set<string>();
  context.on('request', request => asked.add(new URL(request.url()).pathname));
  await page.goto(site.url);
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  const sizes = [...asked]
    .filter(path => /\.(?:js|css)$/.test(path))
    .map(path => [path, kbOnTheWire(path)] as const)
    .sort((a, b) => b[1] - a[1]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const lines = sizes.map(([path, size]) => `${size.toFixed(1)} kB ${path}`);
  console.log(`${game}: ${total.toFixed(1)} kB on the wire\n${lines.join('\n')}`);
  // The page, its style, the game, its board and the worker at least.
  expect(sizes.length).toBeGreaterThan(4);
  expect(total).toBeLessThanOrEqual(budgetOf(game).scriptAndStyleKb);
  await context.close();
});

test('textures and drawings, of all games together, weigh less than one may', () => {
  // The small boards of the front page come with the tables that it shows.
  const pictures = readdirSync(join(DIST, 'assets')).filter(name =>
    /^(?!picture-).*\.(?:png|webp|avif|jpg|svg)$/.test(name),
  );
  expect(pictures.length).toBeGreaterThan(4);
  const total = pictures.reduce((sum, name) => sum + kbOnTheWire(`assets/${name}`), 0);
  console.log(`pictures: ${total.toFixed(1)} kB on the wire`);
  expect(total).toBeLessThanOrEqual(budgetOf(null).picturesKb);
});
