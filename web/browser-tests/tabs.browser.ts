import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { clickWanted, expectNoFaults, lengthOf, playNow, playSome, untilAsked, useSite, visit } from './browser.ts';

const site = useSite();

test('two tabs on one table: one plays, the other says so, takes it over, and no move is lost', async () => {
  const { page: first, context, faults } = await visit(site.browser);
  await playNow(first, site.url, holotype);
  await playSome(first, holotype, 1);
  const address = first.url();
  const second = await context.newPage();
  second.on('pageerror', error => faults.push(error.message));
  await second.goto(address);
  await second.waitForSelector('text=open in another tab');
  expect(await second.locator('[data-chip]').count()).toBe(0);

  // The first goes on meanwhile.
  const length = await playSome(first, holotype, 3);
  await second.click('#take');
  await untilAsked(second);
  expect(await lengthOf(second)).toBe(length);
  await first.waitForSelector('text=moved to another tab');
  expect(await first.locator('[data-chip]').count()).toBe(0);

  // And back again, after a move there.
  const later = await playSome(second, holotype, 3);
  expect(later).toBeGreaterThan(length);
  await first.click('#take');
  await untilAsked(first);
  expect(await lengthOf(first)).toBe(later);
  await second.waitForSelector('text=moved to another tab');
  expectNoFaults(faults);
  await context.close();
});

test('a tab that waits for a table goes on with it when the other one is closed', async () => {
  const { page: first, context, faults } = await visit(site.browser);
  await playNow(first, site.url, holotype);
  const second = await context.newPage();
  await second.goto(first.url());
  await second.waitForSelector('text=open in another tab');
  const length = await lengthOf(first);
  await first.close();
  await untilAsked(second);
  expect(await lengthOf(second)).toBe(length);
  expectNoFaults(faults);
  await context.close();
});

test('where a browser has no locks, the tab that comes second to write gives way', async () => {
  const { page: first, context, faults } = await visit(site.browser);
  // As on a page without TLS, where there are none.
  await context.route('**/worker-*.js', async route => {
    const response = await route.fetch();
    const body = `Object.defineProperty(navigator, 'locks', { value: undefined });\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await playNow(first, site.url, holotype);
  const second = await context.newPage();
  await second.goto(first.url());
  await untilAsked(second);
  // Opening it wrote it: the first finds that out with its next move, which is not kept.
  const length = await lengthOf(second);
  await clickWanted(first, holotype, 0);
  await first.waitForSelector('text=moved to another tab');
  await second.reload();
  await untilAsked(second);
  expect(await lengthOf(second)).toBe(length);
  expectNoFaults(faults);
  await context.close();
});

test('a browser that keeps nothing is played in all the same, and says so', async () => {
  const { page, context, faults } = await visit(site.browser);
  await context.route('**/worker-*.js', async route => {
    const response = await route.fetch();
    const refuse = `{ open() { throw new DOMException('not in a private window', 'SecurityError'); } }`;
    const body = `Object.defineProperty(self, 'indexedDB', { value: ${refuse} });\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await playNow(page, site.url, holotype);
  await page.waitForSelector('text=This browser keeps nothing');
  await page.click('.fault-strip button');
  await playSome(page, holotype, 5);
  await page.click('#menu');
  const download = page.waitForEvent('download');
  await page.click('text=Save the record');
  expect((await download).suggestedFilename()).toMatch(/^holotype \d{4}-\d\d-\d\d\.bonebed$/);
  expectNoFaults(faults);
  await context.close();
});
