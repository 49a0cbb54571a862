import { loadGame } from '@bonebed/games';
import { openEdition } from '@bonebed/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../browser-tests/axe.ts';
import {
  expectNoFaults,
  openScreenGame,
  playNow,
  playSome,
  playUntil,
  untilAsked,
  useSite,
  visit,
} from '../../browser-tests/browser.ts';
import { testBoard } from '../../browser-tests/every-board.ts';
import { PHONE } from '../../browser-tests/thumb.ts';
import { chooseTile } from './choose-tile.ts';
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
  await page.waitForSelector(`.table:not([data-length="${before}"])`);
  await page.waitForSelector('.arrow-spot', { state: 'detached' });
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

/** Everybody at one table: as many as can play, all but one of them bots. */
const FULL = ['person', 'bot', 'bot', 'bot', 'bot'] as const;

test('on phones and tablets the dig, what can be done and with what, and what it is done for are seen at once, and all seats with their points', async () => {
  const { page, context, faults } = await visit(site.browser, PHONE);
  await openScreenGame(page, site.url, hands, FULL);
  await untilAsked(page);
  // What the others did lies over the lower edge, so that the dig is drawn up: it is put away.
  await page.click('.recap-line button:last-child');
  const hidden: object[] = [];
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [430, 932],
    [844, 390],
    [667, 375],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = await page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const isWithin = (thing: Element, frame: Element | null) => {
        const [own, around] = [thing.getBoundingClientRect(), frame?.getBoundingClientRect() ?? new DOMRect()];
        return (
          own.width > 0 &&
          own.top >= around.top - 1 &&
          own.bottom <= around.bottom + 1 &&
          own.left >= around.left - 1 &&
          own.right <= around.right + 1
        );
      };
      const board = document.querySelector('.table > .board');
      const things = [...document.querySelectorAll('.board :is(.act, .well, .dinosaur-card)')];
      const seats = [...document.querySelectorAll('.in-strip b')];
      const goods = document.querySelector('.table > .goods');
      const signs = [...document.querySelectorAll('.act > :is(.icon, .sand-sign, .act-cost)')];
      return {
        things: things.filter(thing => !isWithin(thing, board)).map(thing => thing.className),
        goods: [...(goods?.querySelectorAll('[data-thing]') ?? [])].filter(good => !isWithin(good, goods)).length,
        signs: signs.filter(sign => !isWithin(sign, sign.closest('.act'))).length,
        seats: seats.filter(seat => !isWithin(seat, seat.closest('.seats-strip'))).length,
      };
    });
    if (cut.things.length + cut.goods + cut.signs + cut.seats > 0) hidden.push({ width, height, ...cut });
  }
  expect(hidden).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});

test('a tile that slides is seen to land where it comes to lie', async () => {
  const { page, context, faults } = await visit(site.browser, { reducedMotion: 'no-preference' });
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await untilAsked(page);
  await page.evaluate(() => {
    // Looked at as it is laid over the table, at the very end of its flight.
    const note = () => {
      for (const flyer of document.querySelectorAll('.above .tile[data-flyer]')) {
        const [flight] = flyer.closest('.above')?.getAnimations() ?? [];
        if (flight === undefined) continue;
        flight.currentTime = Number(flight.effect?.getComputedTiming().endTime) - 1;
        const { left, top } = flyer.getBoundingClientRect();
        const lies = [...document.querySelectorAll('.site .tile')].some(tile => {
          const own = tile.getBoundingClientRect();
          // Until then it waits there unseen.
          return getComputedStyle(tile).opacity === '0' && Math.hypot(own.left - left, own.top - top) < 4;
        });
        document.documentElement.setAttribute('data-landed', lies ? 'there' : 'elsewhere');
      }
    };
    new MutationObserver(note).observe(document.querySelector('.table') ?? document, { childList: true });
  });
  await playUntil(page, { ...hands, wishes: [...(hands.flight?.wishes ?? []), ...hands.wishes] }, '[data-landed]');
  expect(await page.getAttribute('html', 'data-landed')).toBe('there');
  expectNoFaults(faults);
  await context.close();
});

test('an upright tablet shows the whole board without scrolling', async () => {
  const { page, context } = await visit(site.browser, { viewport: { width: 820, height: 1180 }, hasTouch: true });
  await openScreenGame(page, site.url, hands, FULL);
  await untilAsked(page);
  const { scrollHeight, clientHeight } = await page.evaluate(() => {
    const board = document.querySelector('.table > .board');
    return { scrollHeight: board?.scrollHeight ?? 0, clientHeight: board?.clientHeight ?? 0 };
  });
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
  await context.close();
});

test('on a phone the tile that leaves the dig is seen, whichever way it goes', async () => {
  const { page, context } = await visit(site.browser, PHONE);
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await page.mouse.move(2, 2);
  await chooseTile(page, hands);
  const ways = page.locator('.arrow-spot.legal > .hit');
  let left = 0;
  for (let way = 0; way < (await ways.count()); way++) {
    await ways.nth(way).tap();
    await page.waitForSelector('.tile.ghost');
    const seen = await page.evaluate(() => {
      const board = document.querySelector('.table > .board')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.tile.ghost.leaves')].map(ghost => {
        const { left, right, width, top } = ghost.getBoundingClientRect();
        return (Math.min(right, board.right) - Math.max(left, board.left)) / width > 0.8 && top > board.top;
      });
    });
    expect(seen).not.toContain(false);
    left += seen.length;
  }
  expect(left).toBeGreaterThan(0);
  await context.close();
});

test('what leaves to the north covers none of the actions, and of a closed drawer nothing peeks out below its first row', async () => {
  const { page, context } = await visit(site.browser);
  await playNow(page, site.url, hands);
  await chooseTile(page, hands);
  await page.hover('.arrow-spot.legal > .hit');
  await page.waitForSelector('.tile.ghost.leaves');
  const found = await page.evaluate(() => {
    const rects = (selector: string) =>
      [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
    const acts = rects('.act');
    return {
      lowest: Math.max(...acts.map(({ bottom }) => bottom)),
      highest: Math.min(...rects('.arrow-spot, .tile.ghost').map(({ top }) => top)),
      slivers: rects('.mine .brass-plate').filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight)
        .length,
    };
  });
  expect(found.highest).toBeGreaterThanOrEqual(found.lowest - 4);
  expect(found.slivers).toBe(0);
  await context.close();
});
