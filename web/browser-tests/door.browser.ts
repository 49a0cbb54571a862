import { join } from 'node:path';
import { configFrom, startServer } from '@bonebed/server';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectNoFaults, useSite, visit } from './browser.ts';
import { temporary } from './space.ts';

const site = useSite();

/** The first requests for such a file get the answer of a server that has too much to do. */
async function failing(page: Page, file: RegExp, times: number): Promise<() => number> {
  let failed = 0;
  await page.route(file, route => {
    if (failed >= times) return route.continue();
    failed += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  return () => failed;
}

test.each([
  '%E0%A4%A',
  ...['invite', 'screen', 'guide', 'rules', 'proofs', 'about', 'learn', 'correct'].flatMap(page => [
    page,
    `${page}/chess`,
  ]),
])('a damaged link is shown as one that leads nowhere: %s', async link => {
  const { page, context, faults } = await visit(site.browser);
  await page.goto(`${site.url}#/${link}`);
  await page.waitForSelector('main.lost a');
  expect(await page.innerText('main.lost h1')).toBe('There is nothing under this stone');
  expectNoFaults(faults);
  await context.close();
});

test.each([
  ['the script does', /assets\/index-[^/]*\.js$/],
  ['the style does', /assets\/index-[^/]*\.css$/],
  ['the words do', /assets\/en-[^/]*\.js$/],
])('%s not come at first: the page says so, and comes by itself', async (_what, file) => {
  const { page, context } = await visit(site.browser);
  const failed = await failing(page, file, 1);
  await page.goto(site.url);
  await page.waitForSelector('.starting, [data-play]');
  await page.waitForSelector('[data-play=holotype]');
  expect(failed()).toBe(1);
  expect(await page.locator('.starting').count()).toBe(0);
  await context.close();
});

test('a board, its style and the worker do not come at first: the table comes by itself', async () => {
  const { page, context } = await visit(site.browser);
  const failed = [
    await failing(page, /assets\/holotype-[^/]*\.js$/, 2),
    await failing(page, /assets\/holotype-[^/]*\.css$/, 1),
    await failing(page, /assets\/worker-[^/]*\.js$/, 1),
  ];
  await page.goto(site.url);
  await page.click('[data-play=holotype]');
  await page.waitForSelector('.lost[role=alert] button');
  expect(await page.innerText('.lost')).toContain('did not come');
  await page.waitForSelector('.table [data-chip]');
  expect(failed.map(count => count())).toEqual([2, 1, 1]);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => /holotype-[^/]*\.css$/.test(href ?? '')),
  );
  await context.close();
});

test('a browser that is turned away has a page to read, in French too, and gets in by itself', async () => {
  let time = 0;
  const given = { web: join(import.meta.dirname, '../dist'), data: temporary(), port: '0', rateFactor: '0.005' };
  const server = await startServer(configFrom({ ...given, botThreads: '1', logLevel: 'silent' }, {}, 2), {
    now: () => time,
  });
  onTestFinished(() => server.stop());
  const { page, context } = await visit(site.browser, { locale: 'fr-FR' });
  // The address has had its share.
  while ((await fetch(`${server.address}/icon.svg`)).ok);
  const turned = await page.goto(server.address);
  expect(turned?.status()).toBe(429);
  expect(await page.innerText('h1')).toBe('Un instant, s’il vous plaît');
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth),
  ).not.toBe('none');
  time += 600_000;
  await page.waitForSelector('#app');
  await context.close();
});
