import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can't be read on the page: text that is drawn smaller than so many pixels, cut off without saying so, broken inside a word, or without the accents of its capitals. */
export async function expectLegible(page: Page, leastPx: number, where: string): Promise<void> {
  const found = await page.evaluate(least => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.hidden, dialog, .above, .flying') === null;
    const sizeOf = (element: Element) => {
      const own = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) return own * Math.abs(element.getScreenCTM()?.d ?? 1);
      const zoom: unknown = Reflect.get(element, 'currentCSSZoom');
      return own * (typeof zoom === 'number' ? zoom : 1);
    };
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2;
    };
    const line = document.createRange();
    const isBroken = (node: Node) => {
      line.selectNodeContents(node);
      if (line.getClientRects().length < 2) return false;
      return [...(node.textContent ?? '').matchAll(/\p{L}{2,}/gu)].some(({ index, 0: word }) => {
        line.setStart(node, index);
        line.setEnd(node, index + word.length);
        return new Set([...line.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
      });
    };
    const pen = document.createElement('canvas').getContext('2d');
    // A line may be lower than its letters are high: what clips it must leave them room.
    const isBeheaded = (node: Node, element: Element) => {
      const [capital] = /[À-ÖØ-Þ]/u.exec(node.textContent ?? '') ?? [];
      if (capital === undefined || pen === null) return false;
      let clip: Element | null = element;
      while (clip !== null && getComputedStyle(clip).overflowY === 'visible') clip = clip.parentElement;
      if (clip === null || clip.scrollHeight > clip.clientHeight + 2) return false;
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText(capital);
      line.selectNodeContents(node);
      const top = line.getBoundingClientRect().top + fontBoundingBoxAscent - actualBoundingBoxAscent;
      return top < clip.getBoundingClientRect().top - 0.5;
    };
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || !isSeen(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      // What is there for those who hear the page only.
      if (width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)') continue;
      const size = sizeOf(element);
      // What is drawn for the look of it and counts nothing: a font of 0 hides words that an icon says.
      if (size > 0 && size < least - 0.05)
        faults.add(`${size.toFixed(1)} px: .${element.getAttribute('class')} '${text.slice(0, 24)}'`);
      if (isBroken(node)) faults.add(`broken: .${element.getAttribute('class')} '${text.slice(0, 24)}'`);
      if (isBeheaded(node, element)) faults.add(`beheaded: .${element.getAttribute('class')} '${text.slice(0, 24)}'`);
      if (isCut(element)) faults.add(`cut: .${element.getAttribute('class')} '${text.slice(0, 24)}'`);
    }
    return [...faults];
  }, leastPx);
  expect({ where, found }).toEqual({ where, found: [] });
}

/** Things that stand one below the other: none lies on the next. */
export async function expectBelowEachOther(page: Page, selectors: readonly string[]): Promise<void> {
  const edges = await page.evaluate(
    all => all.map(one => document.querySelector(one)?.getBoundingClientRect()).flatMap(box => [box?.top, box?.bottom]),
    selectors,
  );
  expect(edges).toEqual([...edges].sort((a, b) => Number(a) - Number(b)));
}

/** What may be chosen stays to be seen where colours are forced, at twice the size, and the board on paper. */
export async function expectKeptWhole(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const rings = await page
    .locator('.board .spot.legal > .hit, [data-chip]')
    .evaluateAll(hits =>
      hits.map(hit => getComputedStyle(hit)).map(one => one.outlineStyle !== 'none' || one.borderStyle !== 'none'),
    );
  expect(rings).not.toContain(false);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  const printed = await page.evaluate(() => {
    const board = document.querySelector('.table > .board')?.getBoundingClientRect() ?? new DOMRect();
    const bar = document.querySelector('.prompt')?.getBoundingClientRect() ?? new DOMRect();
    return { isBoardThere: board.width * board.height > 0.5 * innerWidth * innerHeight, bar: bar.height };
  });
  expect(printed).toEqual({ isBoardThere: true, bar: 0 });
  await page.emulateMedia({ media: 'screen' });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // As a browser does it: half as many pixels.
  await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await page.locator('[data-chip]:visible').count()).toBeGreaterThan(0);
  await page.setViewportSize(size);
  await page.waitForFunction(width => innerWidth === width, size.width);
}
