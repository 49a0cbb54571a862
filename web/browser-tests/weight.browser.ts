import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameIds } from '@bonebed/games';
import { expect, test } from 'vitest';
import { untilAsked, useSite, visit } from './browser.ts';

const site = useSite();
const DIST = join(import.meta.dirname, '../dist');
const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8')) as {
  readonly scriptAndStyleKb: Readonly<Record<string, number>>;
};

test.each(gameIds)('what a first visit to a playable table of %s weighs', async game => {
  const { page, context } = await visit(site.browser);
  const asked = new Set<string>();
  context.on('request', request => asked.add(new URL(request.url()).pathname));
  await page.goto(site.url);
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
  const sizes = [...asked]
    .filter(path => /\.(?:js|css)$/.test(path))
    .map(path => [path, gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const lines = sizes.sort((a, b) => b[1] - a[1]).map(([path, size]) => `${(size / 1000).toFixed(1)} kB ${path}`);
  console.log(`${game}: ${(total / 1000).toFixed(1)} kB gzipped\n${lines.join('\n')}`);
  // The page, its style, the game, its board and the worker at least.
  expect(sizes.length).toBeGreaterThan(4);
  expect(total / 1000).toBeLessThanOrEqual(budget.scriptAndStyleKb[game]);
  await context.close();
});
