import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hands as boneWars } from '../boards/bone-wars/hands.ts';
import { hands as fossilis } from '../boards/fossilis/hands.ts';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { hands as ruthless } from '../boards/ruthless/hands.ts';
import {
  expectNoFaults,
  isOver,
  lengthOf,
  openScreenGame,
  playNow,
  playSome,
  untilAsked,
  useSite,
  visit,
} from './browser.ts';
import type { Hands } from './hands.ts';

const site = useSite();
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ALL: readonly Hands[] = [boneWars, fossilis, holotype, ruthless];

/** What the screen shows of a question. */
interface Seen {
  /** Whether something is asked at all: what others do may come between. */
  readonly isAsked: boolean;
  /** Legal pieces on the board, or cards of options in the sheet, that lie whole within the screen. */
  readonly inView: number;
  readonly sheetShare: number;
  readonly board: string;
  /** Names that more than one piece has: it would fly from one to the other. */
  readonly twice: readonly string[];
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const within = (element: Element, frame: DOMRect) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      return (
        width > 0 && left < frame.right && right > frame.left && top >= frame.top - 1 && bottom <= frame.bottom + 1
      );
    };
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const board = box('.table > .board');
    const pieces = [...document.querySelectorAll('.board .spot.legal')].filter(piece => within(piece, board));
    const cards = [...document.querySelectorAll('[data-chip]')].filter(chip => within(chip, box('.dock')));
    const { left, top, width, height } = board;
    const names = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(({ dataset }) => dataset.piece ?? '');
    return {
      isAsked: document.querySelector('[data-chip]') !== null,
      inView: pieces.length + cards.length,
      sheetShare: box('.dock').height / innerHeight,
      board: [left, top, width, height].join(' '),
      twice: names.filter((name, index) => names.indexOf(name) !== index),
    };
  });
}

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

describe.each([holotype, ruthless].map(hands => [hands.game, hands] as const))('%s with one thumb', (_game, hands) => {
  test('whole game: what is asked about is in view, the sheet stays low, and the board stays where it is', async () => {
    const { page, context, faults } = await visit(site.browser, PHONE);
    await openScreenGame(page, site.url, hands, ['person', 'bot']);
    await untilAsked(page);
    const { board } = await look(page);
    for (let turn = 0; !(await isOver(page)) && turn < 400; turn++) {
      await untilAsked(page);
      if (await isOver(page)) break;
      const asked = (await page.textContent('#prompt-words')) ?? '';
      const seen = await look(page);
      if (!seen.isAsked) continue;
      expect({ asked, isInView: seen.inView > 0 }).toEqual({ asked, isInView: true });
      expect(seen.sheetShare).toBeLessThanOrEqual(0.35);
      // Neither a question nor a preview moves the board, so nobody has to look for it elsewhere.
      expect(seen.board).toBe(board);
      expect(seen.twice).toEqual([]);
      await tapOne(page, hands, turn);
    }
    expect(await page.locator('.dock.at-peek, .end-title').count()).toBeGreaterThan(0);
    expectNoFaults(faults);
    await context.close();
  });
});

function chipsOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(({ dataset }) => dataset.chip).join(),
  );
}

/** Taps what is wanted most: the card in the sheet, and the button that commits where the first tap only showed it. */
async function tapOne(page: Page, { wishes }: Hands, turn: number): Promise<void> {
  const before = await lengthOf(page);
  const wanted = await page.evaluate(
    ([sources, now]) => {
      const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')];
      const fits = sources.flatMap(source => chips.filter(chip => new RegExp(source).test(chip.dataset.chip ?? '')));
      const chip = now % 4 === 3 || fits.length === 0 ? chips[now % chips.length] : fits[0];
      chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return chip?.dataset.chip ?? null;
    },
    [wishes.map(({ source }) => source), turn] as const,
  );
  if (wanted === null) return;
  const chips = await chipsOf(page);
  // At once, held to be committed, or narrowed down to the next part.
  const hadEffect = () =>
    page.evaluate(
      ([length, texts]) =>
        Number(document.querySelector('.table')?.getAttribute('data-length')) !== length ||
        [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(({ dataset }) => dataset.chip).join() !==
          texts ||
        document.querySelector('.commit, .end-title') !== null,
      [before, chips] as const,
    );
  // What is drawn anew under the finger takes no tap: it taps again, as people do.
  while (!(await hadEffect())) {
    await page.tap(`[data-chip=${JSON.stringify(wanted)}]`, { timeout: 2000 }).catch(() => {});
    for (let frames = 0; frames < 60 && !(await hadEffect()); frames++)
      await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('.commit')?.click());
  await page.waitForFunction(() => document.querySelector('.commit') === null);
  await untilAsked(page);
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
