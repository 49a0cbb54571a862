import { loadGame } from '@bonebed/games';
import { openEdition } from '@bonebed/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../browser-tests/axe.ts';
import { expectNoFaults, openScreenGame, playNow, playSome, useSite, visit } from '../../browser-tests/browser.ts';
import { testBoard } from '../../browser-tests/every-board.ts';
import { chooseTile } from './dig.ts';
import { hands } from './hands.ts';
import { things } from './things.ts';
import type { Box } from './view.ts';

testBoard(hands);

const site = useSite();
const answers = (page: Page) => page.getAttribute('.table', 'data-length');

test('pointing at an arrow shows all that a dig would move, and moves nothing', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, hands);
  await chooseTile(page, hands);
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
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  // No mouse where a chip may come: what it points at counts as seen.
  await page.mouse.move(2, 2);
  await chooseTile(page, hands);
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

test('whatever is drawn can be explained, and one piece has one place', async () => {
  const { game, components } = await loadGame('fossilis');
  const known = new Set(things(openEdition(game, components).box as Box, 2));
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, hands);
  for (let look = 0; look < 4; look++) {
    const found = await page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.table ${selector}`)];
      const pieces = all('[data-piece]').map(({ dataset }) => dataset.piece);
      return {
        things: all('[data-thing]').map(({ dataset }) => dataset.thing ?? ''),
        bare: all(':is(.board, .hand-area) .icon')
          .filter(icon => icon.closest('[data-thing]') === null)
          .map(icon => icon.parentElement?.className),
        twice: pieces.filter((piece, index) => pieces.indexOf(piece) !== index),
      };
    });
    expect(found.things.filter(thing => !known.has(thing))).toEqual([]);
    expect(found.bare).toEqual([]);
    expect(found.twice).toEqual([]);
    await playSome(page, hands, 9);
  }
  expectNoFaults(faults);
  await context.close();
});
