import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands as boneWars } from '../boards/bone-wars/hands.ts';
import { hands as fossilis } from '../boards/fossilis/hands.ts';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { hands as ruthless } from '../boards/ruthless/hands.ts';
import { expectNoFaults, playNow, playSome, useSite, visit } from './browser.ts';
import type { Hands } from './hands.ts';

const site = useSite();
const ALL: readonly Hands[] = [boneWars, fossilis, holotype, ruthless];

/** Counts what shifts without a tap of the finger having moved on to another question. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        if (typeof value === 'number') Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + value);
      }
    }).observe({ type: 'layout-shift' });
  });
}

test.each([boneWars, fossilis, holotype].map(hands => [hands.game, hands] as const))(
  '%s: looking at options shifts nothing',
  async (_game, hands) => {
    const { page, context, faults } = await visit(site.browser);
    await playNow(page, site.url, hands);
    await playSome(page, hands, 4);
    // What comes after the board is there: the story, the typefaces.
    await page.waitForSelector('.log-line');
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await watchShifts(page);
    const spots = await page.locator('.spot.legal > .hit:visible').all();
    for (const hit of spots.slice(0, 6)) {
      await hit.hover({ force: true });
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    const chips = await page.locator('[data-chip]:visible').all();
    for (const chip of chips.slice(0, 6)) {
      await chip.hover();
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
    expectNoFaults(faults);
    await context.close();
  },
);

test.each([
  [1280, 800],
  [1920, 1080],
])('of a window of %i × %i the board has at least 55 of 100 parts, and is seen whole', async (width, height) => {
  for (const hands of ALL) {
    const { page, context } = await visit(site.browser, { viewport: { width, height } });
    await playNow(page, site.url, hands);
    const share = await page.evaluate(() => {
      const board = document.querySelector('.table > .board');
      const box = board?.getBoundingClientRect() ?? new DOMRect();
      const isWhole = board !== null && board.scrollHeight <= board.clientHeight + 1;
      return { share: (box.width * box.height) / (innerWidth * innerHeight), isWhole };
    });
    expect({ game: hands.game, isEnough: share.share >= 0.55, isWhole: share.isWhole }).toEqual({
      game: hands.game,
      isEnough: true,
      isWhole: true,
    });
    await context.close();
  }
});
