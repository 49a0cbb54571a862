import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaults, openScreenGame, playNow, playUntil, useSite, visit } from '../../browser-tests/browser.ts';
import { testBoard } from '../../browser-tests/every-board.ts';
import { expectLegible } from '../../browser-tests/legible.ts';
import { testThings, unexplained } from '../../browser-tests/things.ts';
import { PHONE } from '../../browser-tests/thumb.ts';
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

test('a room says why it is closed to the worker in the hand', async () => {
  const { page, context, faults } = await visit(site.browser);
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  const assistant = '.lounge .worker.legal:has([data-rank=fieldAssistant]) > .hit';
  await playUntil(page, hands, assistant);
  expect(await page.innerText('.room.lab .sill')).toBe('draw 3 (Assistant 2)');
  await page.click(assistant);
  await page.waitForSelector('.worker.selected');
  expect(await page.innerText('.room.journal .sill')).toBe('not for the Assistant');
  expect(await page.innerText('.room.lab .sill')).toBe('draw 2, discard 1');
  expectNoFaults(faults);
  await context.close();
});

test('on a phone all rooms and what is in the hand are seen at once', async () => {
  const { page, context, faults } = await visit(site.browser, PHONE);
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await playUntil(page, hands, '.room.legal');
  const seen = await page.evaluate(() => {
    const frame = document.querySelector('.table > .board')?.getBoundingClientRect() ?? new DOMRect();
    const isSeen = (thing: Element) => {
      const { top, bottom, height } = thing.getBoundingClientRect();
      return height > 0 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
    };
    return [...document.querySelectorAll('.room, .hand-list')].filter(isSeen).length;
  });
  expect(seen).toBe(6);
  expect(await page.locator('.hand-list li').count()).toBe(await page.locator('.hand .specimen-card').count());
  expectNoFaults(faults);
  await context.close();
});

test('on the smallest phones all rooms are seen at once, either way, and what stands in them can be read', async () => {
  const { page, context, faults } = await visit(site.browser, { ...PHONE, locale: 'fr-FR' });
  await openScreenGame(page, site.url, { ...hands, short: {} }, ['person', 'bot', 'bot', 'bot', 'bot']);
  await playUntil(page, hands, '.expedition.over .die');
  await page.evaluate(() => document.querySelector<HTMLElement>('.recap-line button:last-child')?.click());
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [667, 375],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const board = document.querySelector('.table > .board');
      board?.scrollTo(0, 0);
      const lowest = (board?.getBoundingClientRect().bottom ?? 0) + 1;
      return [...document.querySelectorAll('.room')].filter(room => room.getBoundingClientRect().bottom <= lowest)
        .length;
    });
    expect({ width, height, seen }).toEqual({ width, height, seen: 5 });
    await expectLegible(page, 13, `${width} × ${height}`);
  }
  expectNoFaults(faults);
  await context.close();
});

test('with all seats taken nothing lies on the words of another or before a worker, on a tablet or a phone; names and goods are seen whole', async () => {
  const { page, context, faults } = await visit(site.browser, PHONE);
  await openScreenGame(page, site.url, { ...hands, short: {} }, ['person', 'bot', 'bot', 'bot', 'bot']);
  await playUntil(page, hands, '.expedition.over .die');
  const lies: object[] = [];
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [667, 375],
    [740, 360],
    [768, 1024],
    [820, 1180],
    [1024, 700],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const areOver = (one: Element, other: Element) => {
        const [own, its] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return (
          own.width > 0 &&
          its.width > 0 &&
          Math.min(own.right, its.right) - Math.max(own.left, its.left) > 1 &&
          Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top) > 1
        );
      };
      const words = all('.room-name, .sill');
      const over = [...all('.objective'), ...all('.die'), ...all('.stack')];
      // What lies nearer to the eye than the middle of a worker, among all that is drawn there.
      const isCovered = (pawn: Element) => {
        pawn.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = pawn.getBoundingClientRect();
        const [first] = document.elementsFromPoint(left + width / 2, top + height / 2);
        return first?.closest('.die, .stack') !== null;
      };
      const strip = document.querySelector('.table > .goods')?.getBoundingClientRect();
      const isOutside = ({ left, right }: DOMRect) =>
        strip !== undefined && right > left && (left < strip.left || right > strip.right);
      return {
        over: over.filter(one => words.some(word => areOver(one, word))).map(one => one.className),
        covered: all('.spaces .pawn').filter(isCovered).length,
        outside: all('.table > .goods > *').filter(one => isOutside(one.getBoundingClientRect())).length,
        cut: all('.specimen-card .species b, .in-strip b').filter(one => one.scrollWidth > one.offsetWidth + 1).length,
      };
    });
    if (found.over.length + found.covered + found.outside + found.cut > 0) lies.push({ width, height, ...found });
  }
  expect(lies).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});
