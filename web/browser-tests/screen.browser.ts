import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaults, playNow, playSome, useSite, visit } from './browser.ts';
import { allHands } from './hands.ts';

const site = useSite();

/** Notes from now on what shifts without a tap of the finger having moved on to another question. What comes up whole around its own place, as a card that is pointed at, shifts nothing. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifted: string[] = [];
    Reflect.set(window, 'shifted', shifted);
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }
    const isAround = (one: DOMRect, other: DOMRect) =>
      one.left <= other.left + 1 &&
      one.top <= other.top + 1 &&
      one.right >= other.right - 1 &&
      one.bottom >= other.bottom - 1;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources') as Source[]) {
          if (!isAround(previousRect, currentRect) && !isAround(currentRect, previousRect))
            shifted.push(node instanceof Element ? node.className : (node?.nodeName ?? ''));
        }
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Until what a change brings is drawn. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const ALL = allHands.map(hands => [hands.game, hands] as const);

test.each(ALL)('%s: looking at options shifts nothing', async (_game, hands) => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, hands);
  await playSome(page, hands, 4);
  // What comes after the board is there: the story, what the bot has done, the typefaces.
  await page.waitForSelector('.log-line');
  if (hands.afterFour !== undefined) await page.waitForSelector(hands.afterFour);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
  await watchShifts(page);
  const spots = await page.locator('.spot.legal > .hit:visible').all();
  for (const hit of spots.slice(0, 6)) {
    await hit.hover({ force: true });
    await settle(page);
  }
  const chips = await page.locator('[data-chip]:visible').all();
  for (const chip of chips.slice(0, 6)) {
    await chip.hover();
    await settle(page);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});

/** From the smallest window that has the layout of a desktop to 4K; 1180 × 820 is a tablet held across. */
const WINDOWS = [
  [1024, 700],
  [1100, 700],
  [1180, 820],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

/** How much of the window the board and its centre have, once the page has found its shape. */
async function sharesOf(page: Page, centre: string | undefined) {
  await settle(page);
  return page.evaluate(selector => {
    const partOf = (element: Element | null) => {
      const { width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return (width * height) / (innerWidth * innerHeight);
    };
    const board = document.querySelector('.table > .board');
    const isWhole = board !== null && board.scrollHeight <= board.clientHeight + 1;
    return { board: partOf(board), centre: partOf(document.querySelector(selector)), isWhole };
  }, centre ?? '.table');
}

test.each(ALL)(
  '%s: from 1024 × 700 to 4K the board has 55 of 100 parts of the window, its centre 40, and is seen whole',
  async (_game, hands) => {
    const { page, context } = await visit(site.browser);
    await playNow(page, site.url, hands);
    const small: object[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const found = await sharesOf(page, hands.centre);
      if (found.board < 0.55 || found.centre < 0.4 || !found.isWhole) small.push({ width, height, ...found });
    }
    expect(small).toEqual([]);
    await context.close();
  },
);

/** What of the bar is cut: the question, its note, and the options that are seen. Whatever has no room is not seen at all. */
function cutInBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isOver = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 1 ||
      inner.right > outer.right + 1 ||
      inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1;
    const meets = (inner: DOMRect, outer: DOMRect) => inner.left < outer.right - 1 && inner.top < outer.bottom - 1;
    const cut: string[] = [];
    const lookAt = (shown: readonly Element[], outer: Element | null) => {
      const edge = outer?.getBoundingClientRect() ?? new DOMRect();
      for (const one of shown) {
        const box = one.getBoundingClientRect();
        const isTooSmall = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
        if (box.width > 0 && meets(box, edge) && (isOver(box, edge) || isTooSmall)) cut.push(one.textContent ?? '');
      }
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const question = document.querySelector('.prompt-words');
    if (question !== null && question.scrollHeight > question.clientHeight + 2) cut.push(question.textContent ?? '');
    lookAt(all('.helper p'), document.querySelector('.beneath'));
    lookAt(all('.endings .chip'), document.querySelector('.prompt'));
    const row = document.querySelector('.chips:not(.endings)');
    lookAt(all('.chips:not(.endings) .chip'), row);
    // Where no button leads to the others, all of them are seen.
    const edge = row?.getBoundingClientRect().bottom ?? 0;
    if (document.querySelector('.more') === null)
      for (const chip of all('.chips:not(.endings) .chip'))
        if (chip.getBoundingClientRect().top >= edge) cut.push(`not seen: ${chip.textContent}`);
    return cut;
  });
}

test.each(ALL)('%s: in the bar stands whole whatever stands in it, in both languages', async (_game, hands) => {
  for (const locale of ['en-US', 'fr-FR']) {
    const { page, context } = await visit(site.browser, { locale });
    await playNow(page, site.url, hands);
    const cut: object[] = [];
    for (const answers of [0, 3, 3, 3]) {
      await playSome(page, hands, answers);
      for (const [width, height] of [WINDOWS[0], WINDOWS[4]]) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const found = await cutInBar(page);
        if (found.length > 0) cut.push({ locale, width, height, found });
      }
    }
    expect(cut).toEqual([]);
    await context.close();
  }
});

/** What a finger is meant to hit on the page and is less than 44 pixels wide or high, as far as nothing else lies on it. Words of a text are as large as it, and a note may lie on the word for it. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const REACH = 21;
    const isSmall = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const isAt = (x: number, y: number) =>
        control.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
      // Below something that lies over it, or drawn out of sight.
      if (!isAt(0, 0)) return false;
      return !(isAt(-REACH, 0) && isAt(REACH, 0) && isAt(0, -REACH) && isAt(0, REACH));
    };
    const isSmallSpot = (hit: Element) => {
      const { width, height } = getComputedStyle(hit, '::after');
      return Number.parseFloat(width) < 44 || Number.parseFloat(height) < 44;
    };
    return [
      ...[
        ...document.querySelectorAll(
          '.table :is(button:not(.hit, .log *, p > .link, .prompt-rule, .helper-more), a, summary:not(.log *), select)',
        ),
      ].filter(isSmall),
      ...[...document.querySelectorAll('.table .spot.legal > .hit')].filter(isSmallSpot),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

test.each(ALL)('%s: on a tablet, across and upright, a finger finds whatever it may touch', async (_game, hands) => {
  const across = { width: 1180, height: 820 };
  const { page, context, faults } = await visit(site.browser, { viewport: across, isMobile: true, hasTouch: true });
  await playNow(page, site.url, hands);
  await playSome(page, hands, 6);
  const { board, centre, isWhole } = await sharesOf(page, hands.centre);
  expect({ isEnough: board >= 0.55 && centre >= 0.4, isWhole }).toEqual({ isEnough: true, isWhole: true });
  expect(await tooSmall(page)).toEqual([]);
  // The others, and what happened, come over the board and go again.
  await page.tap('.seats-strip');
  await page.waitForSelector('.table > .side .log-line');
  expect(await tooSmall(page)).toEqual([]);
  await page.tap('.seats-strip');
  await page.waitForSelector('.table > .side', { state: 'hidden' });
  await page.tap('.grip');
  await page.waitForSelector('.hand-area.is-open');
  await page.setViewportSize({ width: across.height, height: across.width });
  await page.waitForSelector('.dock > .tabs', { state: 'attached' });
  await settle(page);
  expect(await tooSmall(page)).toEqual([]);
  expectNoFaults(faults);
  await context.close();
});
