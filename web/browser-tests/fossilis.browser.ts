import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, openScreenGame, playNow, useSite, visit } from './browser.ts';
import { chooseTile } from './dig.ts';
import { testBoard } from './every-board.ts';
import { fossilis } from './hands.ts';

testBoard(fossilis);

const site = useSite();
const answers = (page: Page) => page.getAttribute('.table', 'data-length');

test('pointing at an arrow shows all that a dig would move, and moves nothing', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, fossilis);
  await chooseTile(page);
  const before = await answers(page);
  await page.hover('.arrow-spot.legal > .hit');
  await page.waitForSelector('.tile.ghost');
  expect(await page.locator('.tile.moving').count()).toBe(await page.locator('.tile.ghost').count());
  expect(await page.innerText('.slide-words')).toMatch(/slide|leaves/);
  await expectAccessible(page, 'a ghost');
  await page.mouse.move(2, 2);
  await page.waitForSelector('.tile.ghost', { state: 'detached' });
  expect(await answers(page)).toBe(before);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.arrow-spot', { state: 'detached' });
  expectNoFaults(faults);
  await context.close();
});

test('a finger sees the ghost first and digs with a second tap', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context, faults } = await visit(site.browser, phone);
  await openScreenGame(page, site.url, fossilis, ['person', 'bot']);
  // No mouse where a chip may come: what it points at counts as seen.
  await page.mouse.move(2, 2);
  await chooseTile(page);
  const before = await answers(page);
  await page.tap('.arrow-spot.legal > .hit');
  await page.waitForSelector('.tile.ghost');
  expect(await answers(page)).toBe(before);
  await page.tap('.arrow-spot.legal > .hit');
  await page.waitForSelector('.arrow-spot', { state: 'detached' });
  expect(await answers(page)).not.toBe(before);
  expectNoFaults(faults);
  await context.close();
});
