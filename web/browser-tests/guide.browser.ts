import { gameIds } from '@bonebed/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { hasGuide } from '../guide/load.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, openScreenGame, useSite, visit } from './browser.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

/** A page of paper, in pixels of CSS. */
const A4 = { width: 794, height: 1123 };

/** Waits until every picture is drawn. */
async function drawn(page: Page): Promise<void> {
  await page.waitForSelector('.guide-picture');
  await page.waitForFunction(() => document.querySelector('.guide-picture:not(:has(.guide-drawing))') === null);
}

describe.each(gameIds.filter(hasGuide))('how to play %s', game => {
  for (const locale of ['en-US', 'fr-FR']) {
    test(`is read from the front page: ${locale}`, async () => {
      const { page, context, faults } = await visit(site.browser, { locale });
      await page.goto(site.url);
      await page.click(`[data-ways=${game}]`);
      await page.click(`.game-links a[href="#/guide/${game}"]`);
      await drawn(page);
      expectNoFaults(faults);
      // A picture that shows nothing is as high as its border.
      const heights = await page.$$eval('.guide-drawing', all => all.map(one => one.clientHeight));
      expect(heights.filter(height => height < 30)).toEqual([]);
      await expectWords(page, `guide of ${game}`);
      await expectAccessible(page, `guide of ${game}`);
      const chapters = page.locator('.contents button');
      await chapters.last().click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await chapters.last().innerText());
      await page.locator('.guide section button.link').first().click();
      await page.waitForSelector('.rules .current');
      await context.close();
    });
  }

  test('has no picture that is longer than a page of paper', async () => {
    const { page, context } = await visit(site.browser, { viewport: A4 });
    await page.goto(`${site.url}#/guide/${game}`);
    await drawn(page);
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('.guide-picture')
      .evaluateAll(pictures => pictures.map(picture => picture.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(A4.height);
    await context.close();
  });

  test.each([360, 390])('fits on a phone %d wide, with the whole of its boards', async width => {
    const { page, context, faults } = await visit(site.browser, { viewport: { width, height: 844 }, isMobile: true });
    await page.goto(`${site.url}#/guide/${game}`);
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const cut = await page.$$eval('.guide-drawing:has(> .whole), .guide-scene.whole', all =>
      all
        .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map(one => `${one.className} ${one.scrollWidth} × ${one.scrollHeight}`),
    );
    expect(cut).toEqual([]);
    expectNoFaults(faults);
    await context.close();
  });
});

test.each(['guide', 'rules'])(
  '%s: printed without the head of the page, and light where the screen is dark',
  async what => {
    const { page, context } = await visit(site.browser, { theme: 'dark' });
    await page.goto(`${site.url}#/${what}/holotype`);
    await page.waitForSelector('.rules .chapter h2');
    expect(await page.isVisible('.page-head')).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.waitForSelector('html[data-theme=light]');
    for (const control of ['.page-head', '.game-links', '.rules-search input'])
      expect(await page.isVisible(control), control).toBe(false);
    expect(await page.isVisible('.rules h2')).toBe(true);
    await context.close();
  },
);

test('the guide lies beside a table, and a rule in it opens the reference there', async () => {
  const { page, context, faults } = await visit(site.browser);
  await openScreenGame(page, site.url, holotype, ['person', 'bot']);
  await page.click('#rules');
  await page.click('.drawer [data-shows=guide]');
  await drawn(page);
  await expectAccessible(page, 'guide beside a table');
  await page.locator('.drawer .guide section button.link').first().click();
  await page.waitForSelector('.drawer .rules .current');
  expectNoFaults(faults);
  await context.close();
});
