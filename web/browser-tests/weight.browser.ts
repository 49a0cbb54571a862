import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { untilAsked, useSite, visit } from './browser.ts';

const site = useSite();
const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8')) as {
  readonly scriptAndStyleKb: number;
};

test('what a first visit to a playable table weighs', async () => {
  const { page, context } = await visit(site.browser);
  const sizes = new Map<string, number>();
  context.on('response', async response => {
    const { pathname } = new URL(response.url());
    if (/\.(?:js|css)$/.test(pathname)) sizes.set(pathname, gzipSync(await response.body(), { level: 9 }).length);
  });
  await page.goto(site.url);
  await page.click('[data-play=holotype]');
  await untilAsked(page);
  await page.waitForTimeout(300);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const lines = [...sizes].sort((a, b) => b[1] - a[1]).map(([name, size]) => `${(size / 1000).toFixed(1)} kB ${name}`);
  console.log(`${(total / 1000).toFixed(1)} kB gzipped\n${lines.join('\n')}`);
  expect(sizes.size).toBeGreaterThan(4);
  expect(total / 1000).toBeLessThanOrEqual(budget.scriptAndStyleKb);
  await context.close();
});
