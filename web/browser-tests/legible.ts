import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where all of a text can be read that is shown in part: what opens, enlarges or explains itself, is told whole when it is pointed at, or has a list of all. */
const READ_ELSEWHERE =
  '[title], [data-item], [data-thing], [data-chip], details > summary, .helper, .seats-strip, .recap-line, .hand-area:not(.is-open)';

/**
 * What can't be read on the page: text that is drawn smaller than so many pixels, cut off at the side or below, broken inside a word, without the
 * accents of its capitals, outside of its button, or lying on another.
 */
export async function expectLegible(page: Page, leastPx: number, where: string): Promise<void> {
  const found = await page.evaluate(
    ([least, elsewhere]) => {
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
        const isToBeRead = textOverflow === 'ellipsis' && element.closest(elsewhere) !== null;
        return overflowX === 'hidden' && !isToBeRead && element.scrollWidth > element.clientWidth + 2;
      };
      const clips = new Map<Element | null, Element | null>([[null, null]]);
      const clipOf = (element: Element): Element | null => {
        const known = clips.get(element);
        if (known !== undefined) return known;
        const { parentElement } = element;
        const isOpen = getComputedStyle(element).overflowY === 'visible';
        // A page that nothing clips is scrolled.
        const over = parentElement === null ? null : clipOf(parentElement);
        const clip = isOpen ? over : element;
        clips.set(element, clip);
        return clip;
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
        const clip = clipOf(element);
        if (clip === null || clip.scrollHeight > clip.clientHeight + 2) return false;
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText(capital);
        line.selectNodeContents(node);
        const top = line.getBoundingClientRect().top + fontBoundingBoxAscent - actualBoundingBoxAscent;
        return top < clip.getBoundingClientRect().top - 0.5;
      };
      /** Lines that are clamped or cut off and can't be scrolled to; those that are cut through their letters, whatever else can be done. */
      const isCutBelow = (node: Node, element: Element) => {
        const clip = clipOf(element);
        if (clip === null || /auto|scroll/.test(getComputedStyle(clip).overflowY)) return false;
        line.selectNodeContents(node);
        const edge = clip.getBoundingClientRect().bottom;
        const isToBeRead = element.closest(elsewhere) !== null;
        return [...line.getClientRects()].some(({ top, bottom, height }) => {
          const isBelow = bottom - height * 0.28 > edge + 1;
          return isBelow && (!isToBeRead || (top + height * 0.3 < edge - 1 && element.closest('.hand-area') === null));
        });
      };
      /** Where letters are, without the room that a line keeps above and below them; only as far as they are not clipped. */
      const lettersOf = (node: Node, element: Element) => {
        line.selectNodeContents(node);
        const clip = clipOf(element)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
        return [...line.getClientRects()].map(({ left, right, top, bottom, height }) => ({
          left: Math.max(left + 1, clip.left),
          right: Math.min(right - 1, clip.right),
          top: Math.max(top + height * 0.3, clip.top),
          bottom: Math.min(bottom - height * 0.28, clip.bottom),
        }));
      };
      /** A button that does not show what it does: its words stand where nobody sees them. */
      const isOutside = (node: Node, element: Element) => {
        const button = element.closest('[data-chip]')?.getBoundingClientRect();
        if (button === undefined || element.matches('.chip-effect')) return false;
        line.selectNodeContents(node);
        const { right, top, bottom } = line.getBoundingClientRect();
        return right > button.right + 2 || top < button.top - 2 || bottom > button.bottom + 2;
      };
      const faults = new Set<string>();
      const named = (element: Element, text: string) => `.${element.getAttribute('class')} '${text.slice(0, 24)}'`;
      const written: { element: Element; text: string; box: ReturnType<typeof lettersOf>[number] }[] = [];
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
        if (size > 0 && size < least - 0.05) faults.add(`${size.toFixed(1)} px: ${named(element, text)}`);
        if (isOutside(node, element)) faults.add(`outside: ${named(element, text)}`);
        if (isBroken(node)) faults.add(`broken: ${named(element, text)}`);
        if (isBeheaded(node, element)) faults.add(`beheaded: ${named(element, text)}`);
        if (isCut(element)) faults.add(`cut: ${named(element, text)}`);
        if (isCutBelow(node, element)) faults.add(`cut below: ${named(element, text)}`);
        // A stamp is struck over what it stamps.
        if (element.closest('.stamp') === null)
          for (const box of lettersOf(node, element)) written.push({ element, text, box });
      }
      written.sort((a, b) => a.box.top - b.box.top);
      const crossing = written.flatMap((one, index) => {
        const after = written.slice(index + 1);
        const end = after.findIndex(({ box }) => box.top >= one.box.bottom - 1);
        return after
          .slice(0, end === -1 ? after.length : end)
          .filter(
            ({ element, box }) =>
              element !== one.element &&
              box.left < one.box.right - 2 &&
              box.right > one.box.left + 2 &&
              box.bottom > box.top + 1,
          )
          .map(other => [one, other] as const);
      });
      if (crossing.length > 0) {
        // What lies on what: with all grounds painted, and nothing that lets a pointer through.
        for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { pointer-events: auto !important }');
        document.adoptedStyleSheets.push(sheet);
        const isGround = (element: Element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
          return Number(alpha) > 0.9 || backgroundImage !== 'none';
        };
        const isPainted = (element: Element, under: readonly Element[]) => {
          const at = under.indexOf(element);
          return at !== -1 && !under.slice(0, at).some(other => !other.contains(element) && isGround(other));
        };
        for (const [one, other] of crossing) {
          const x = (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2;
          const y = (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
          const under = document.elementsFromPoint(x, y);
          if (isPainted(one.element, under) && isPainted(other.element, under))
            faults.add(`on each other: ${named(one.element, one.text)} and ${named(other.element, other.text)}`);
        }
        document.adoptedStyleSheets.pop();
        for (const one of document.adoptedStyleSheets) one.disabled = false;
      }
      return [...faults];
    },
    [leastPx, READ_ELSEWHERE] as const,
  );
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

/** What differs by its seat or its period differs by its shape or its words, too: without colours no two of them are alike. */
async function expectMoreThanColour(page: Page): Promise<void> {
  const alike = await page.evaluate(() => {
    const found = new Set<string>();
    for (const kind of ['data-seat', 'data-period']) {
      const drawn = new Map<string, string | null>();
      for (const one of document.querySelectorAll(`.table [${kind}]`)) {
        const whose = one.getAttribute(kind);
        // What lies within something of the same seat is told by that.
        if (!one.checkVisibility() || one.parentElement?.closest(`[${kind}="${whose}"]`)) continue;
        const bare = one.outerHTML.replaceAll(/ (?:data-[\w-]+|style|id)="[^"]*"/g, '');
        if ((drawn.get(bare) ?? whose) !== whose) found.add(`${kind}: ${bare.slice(0, 120)}`);
        drawn.set(bare, whose);
      }
    }
    return [...found];
  });
  expect(alike).toEqual([]);
}

/** What may be chosen stays to be seen without colours, where they are forced, at twice the size, and the board on paper. */
export async function expectKeptWhole(page: Page): Promise<void> {
  await expectMoreThanColour(page);
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
  await expectLegible(page, 13, 'at twice the size');
  await page.setViewportSize(size);
  await page.waitForFunction(width => innerWidth === width, size.width);
}
