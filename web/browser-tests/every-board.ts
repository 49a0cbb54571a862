import { loadGame } from '@bonebed/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleLightAndDark } from './axe.ts';
import {
  expectNoFaults,
  isOver,
  openScreenGame,
  playByKeys,
  playNow,
  playSome,
  playToTheEnd,
  startHere,
  tabTo,
  untilAsked,
  useSite,
  visit,
} from './browser.ts';
import type { Hands } from './hands.ts';
import { expectBelowEachOther, expectKeptWhole, expectLegible } from './legible.ts';
import { meet, playBoth } from './meet.ts';
import { expectWords } from './spoken.ts';
import { heightsOver, PHONE, type Played, playByThumb, pull } from './thumb.ts';

/** In `npm run test:browsers` games have their full length as well. */
const IS_LONG = process.env.BROWSERS === 'long';

/** A look at a table on which nothing lies: what is wrong with it. */
type Look = (page: Page) => Promise<readonly string[]>;

/** What every board must stand: whole games over a link, by keyboard, on a phone, in both languages, and axe; and whatever else is looked for on the way. */
export function testBoard(hands: Hands, ...looks: readonly Look[]): void {
  const site = useSite();

  test('two contexts play a whole game over a link', async () => {
    const server = await startHere();
    const { ada, bo } = await meet(site.browser, server.address, hands);
    await playBoth([ada.page, bo.page], hands);
    await ada.page.waitForSelector('.end-title');
    await bo.page.waitForSelector('.end-title');
    expect(await bo.page.innerText('.end-title')).toBe(await ada.page.innerText('.end-title'));
    await bo.page.waitForSelector('.series path', { state: 'attached' });
    expectNoFaults([...ada.faults, ...bo.faults]);
    await ada.context.close();
    await bo.context.close();
    await server.stop();
  });

  test('a whole game by keyboard alone', async () => {
    const { page, context, faults } = await visit(site.browser);
    await page.goto(site.url);
    await page.waitForSelector(`[data-play=${hands.game}]`);
    await tabTo(page, `[data-play=${hands.game}]`);
    await page.keyboard.press('Enter');
    await playByKeys(page, hands);
    expect(await isOver(page)).toBe(true);
    expectNoFaults(faults);
    await context.close();
  });

  test('on a phone a whole game is played with one thumb, upright and across, in French: what is asked about is in view, and all can be read', async () => {
    const { page, context, faults } = await visit(site.browser, { ...PHONE, locale: 'fr-FR', isPlain: false });
    await openScreenGame(page, site.url, hands, ['person', 'bot']);
    await untilAsked(page);
    await page.tap('.grip');
    for (const tab of [2, 3, 1]) {
      await page.tap(`.tabs button:nth-child(${tab})`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectLegible(page, 13, `tab ${tab}`);
    }
    await page.tap('.tabs button:nth-child(1)');
    await page.waitForSelector('.dock.at-peek');
    await expectAccessible(page, 'phone');
    for (const height of ['at-half', 'at-full']) {
      await pull(page);
      expect(await heightsOver(page, hands, 3)).toEqual([height, height, height]);
    }
    await pull(page);
    await page.waitForSelector('.dock.at-peek');
    const played = await playByThumb(page, hands, async turn => {
      if (turn % 10 === 9) await expectLegible(page, 13, `turn ${turn}`);
    });
    expectOneHanded(played, hands);
    await page.setViewportSize(PHONE.viewport);
    await page.waitForSelector('.series path', { state: 'attached' });
    await expectBelowEachOther(page, ['.end-title', '.end-grid .sheet', '.end-grid .chart', '.end-more']);
    // What one does next is in sight, whatever is read above it.
    expect(
      await page.evaluate(() => document.querySelector('#play-again')?.getBoundingClientRect().bottom),
    ).toBeLessThan(PHONE.viewport.height);
    await expectAccessible(page, 'end');
    expectNoFaults(faults);
    await context.close();
  });

  test.runIf(IS_LONG)(
    'on a phone a game of full length, with all seats taken and taps that count when people tap',
    async () => {
      const { game } = await loadGame(hands.game);
      const bots = Array.from({ length: Math.max(...game.seats) - 1 }, () => 'bot' as const);
      const { page, context, faults } = await visit(site.browser, { ...PHONE, guardMs: 350 });
      await openScreenGame(page, site.url, { ...hands, short: {} }, ['person', ...bots]);
      await untilAsked(page);
      expectOneHanded(await playByThumb(page, hands, async () => {}), hands);
      expectNoFaults(faults);
      await context.close();
    },
  );

  test('axe finds nothing at a table, light or dark: at the start, in the middle, and with everything open', async () => {
    const { page, context } = await visit(site.browser);
    await playNow(page, site.url, hands);
    await expectAccessibleLightAndDark(page, 'start');
    await playSome(page, hands, hands.middle ?? 40);
    await expectAccessibleLightAndDark(page, 'middle');
    await expectLegible(page, 14, 'middle');
    await expectKeptWhole(page);
    if (await page.isVisible('#why-not')) {
      await page.click('#why-not');
      await expectAccessibleLightAndDark(page, 'refusals');
      await page.keyboard.press('Escape');
    }
    await page.click('#menu');
    await page.waitForSelector('dialog[open]');
    await expectAccessibleLightAndDark(page, 'menu');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.click('#rules');
    await page.waitForSelector('.drawer .rule');
    await expectAccessibleLightAndDark(page, 'rules drawer');
    await context.close();
  });

  test.each(['en-US', 'fr-FR'])("a whole game speaks the browser's language: %s", async locale => {
    const { page, context, faults } = await visit(site.browser, { locale });
    await openScreenGame(page, site.url, hands, ['person', 'bot']);
    await playToTheEnd(page, hands, 10, async turn => {
      await untilAsked(page);
      await expectLegible(page, 14, `turn ${turn}`);
      if (!(await page.isVisible('dialog[open]'))) {
        for (const look of looks) expect({ turn, found: await look(page) }).toEqual({ turn, found: [] });
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('#why-not')?.click());
      await expectWords(page, `turn ${turn}`);
      await page.keyboard.press('Escape');
    });
    await expectWords(page, 'end');
    expectNoFaults(faults);
    await context.close();
  });
}

/** What a whole game in one hand must be like. */
function expectOneHanded(played: Played, { decisions = { upright: 4, across: 0 } }: Hands): void {
  const { upright, across } = played;
  const made = upright + across;
  expect(upright).toBeGreaterThanOrEqual(decisions.upright);
  expect(across).toBeGreaterThanOrEqual(decisions.across);
  expect(played.hidden).toEqual([]);
  // What is wanted is one of several: the row of cards may have to be drawn along for it, but not each time.
  expect(played.sought.length * 5).toBeLessThanOrEqual(made);
  expect(played.changes * 10).toBeLessThanOrEqual(made);
  expect(played.highestSheet).toBeLessThanOrEqual(0.35);
  // Neither a question nor a preview moves anything that people would have to look for elsewhere.
  expect(played.moved).toEqual([]);
  expect(played.shifted).toEqual([]);
  expect(played.shiftedInSheet).toBeLessThanOrEqual(0.03);
  expect(played.small).toEqual([]);
  expect(played.overlaid).toEqual([]);
  expect(played.twice).toEqual([]);
  // One rule for committing: a tap does at once what undo takes back, and shows the rest first; nothing waits under the finger to end a turn.
  expect(played.slips).toEqual([]);
  expect(played.committed).toBeGreaterThan(0);
  expect(played.focused).toEqual([]);
}
