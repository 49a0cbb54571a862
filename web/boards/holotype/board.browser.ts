import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaults, openScreenGame, playNow, playUntil, useSite, visit } from '../../browser-tests/browser.ts';
import { testBoard } from '../../browser-tests/every-board.ts';
import { testThings, unexplained } from '../../browser-tests/things.ts';
import { hands } from './hands.ts';

const site = useSite();

/** Pieces that are in two places at once. */
function doubled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll('[data-piece]')].map(one => one.getAttribute('data-piece') ?? '');
    return pieces.filter((piece, index) => pieces.indexOf(piece) !== index);
  });
}

testBoard(hands, unexplained, doubled);
testThings(hands);

test('the board has more than half of the window and shows all of its rooms without scrolling', async () => {
  const { page, context } = await visit(site.browser);
  await playNow(page, site.url, hands);
  const found = await page.evaluate(() => {
    const board = document.querySelector('.board');
    if (board === null) throw new Error('no board');
    const { width, height, bottom } = board.getBoundingClientRect();
    const things = [...board.querySelectorAll('.track, .room, .objective')];
    return {
      share: (width * height) / (innerWidth * innerHeight),
      isWhole: board.scrollHeight <= board.clientHeight,
      below: things.filter(thing => thing.getBoundingClientRect().bottom > bottom).length,
      rooms: board.querySelectorAll('.room').length,
    };
  });
  expect(found).toMatchObject({ isWhole: true, below: 0, rooms: 5 });
  expect(found.share).toBeGreaterThan(0.55);
  await context.close();
});

test('the dice stay where they fell, and what is published is stamped', async () => {
  const { page, context, faults } = await visit(site.browser);
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await playUntil(page, hands, '.expedition.over .die');
  expect(await page.locator('.expedition.over .die').count()).toBeGreaterThan(0);
  await playUntil(page, hands, '.press-sheet .stamp');
  expect(await page.locator('.press-sheet .species').innerText()).toMatch(/^[A-Z]\w+ \w+/);
  expectNoFaults(faults);
  await context.close();
});

test('a pawn that flies is as large as those that stand', async () => {
  const { page, context, faults } = await visit(site.browser, { reducedMotion: 'no-preference' });
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await page.waitForSelector('.table');
  await page.evaluate(() => {
    // Measured as soon as it is laid over the table: what is noted stays when the pawn has landed.
    const note = () => {
      for (const pawn of document.querySelectorAll('.above .pawn'))
        document.documentElement.setAttribute('data-flown', String(pawn.clientWidth));
    };
    new MutationObserver(note).observe(document.querySelector('.table') ?? document, { childList: true });
  });
  await playUntil(page, hands, '[data-flown]');
  await page.waitForSelector('.pawn:not(.above *)', { state: 'attached' });
  const { flown, standing } = await page.evaluate(() => ({
    flown: Number(document.documentElement.dataset.flown),
    standing: Math.max(...[...document.querySelectorAll('.pawn:not(.above *)')].map(pawn => pawn.clientWidth)),
  }));
  expect(flown).toBeGreaterThan(0);
  expect(flown).toBeLessThanOrEqual(standing * 1.5);
  expectNoFaults(faults);
  await context.close();
});
