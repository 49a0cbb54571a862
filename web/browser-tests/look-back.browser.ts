import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands } from '../boards/ruthless/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, lengthOf, openScreenGame, playToTheEnd, untilSo, useSite, visit } from './browser.ts';
import { expectWords } from './spoken.ts';

const site = useSite();
const SLIDER = '.stepper input[type=range]';

/** Rows add up as they are printed, but for what rounding to a tenth leaves. */
async function expectSums(page: Page): Promise<void> {
  const rows = await page.$$eval('.accounts tbody tr', found =>
    found.map(row =>
      [...row.querySelectorAll('td')].map(({ textContent }) =>
        Number(
          textContent
            .replace('−', '-')
            .replace(',', '.')
            .replace(/[^\d.-]/g, ''),
        ),
      ),
    ),
  );
  expect(rows).toHaveLength(2);
  for (const [begin, luck, own, others, end] of rows) {
    expect(Math.abs(begin + luck + own + others - end)).toBeLessThan(1.3);
  }
}

test('a game to its graph, a turning point retried, the replay and what became of it', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, context, faults } = await visit(site.browser, { permissions });
  await openScreenGame(page, site.url, hands, ['person', 'bot']);
  await playToTheEnd(page, hands);
  const length = await lengthOf(page);
  const table = page.url();
  await page.click('#win-graph');
  await page.waitForSelector('.win-graph .series path:not(.open)', { state: 'attached' });
  await page.waitForSelector('.accounts');
  await expectWords(page, 'graph');
  await expectAccessible(page, 'graph');
  await expectSums(page);
  const told = await page.textContent('.win-graph');
  // A second look is there at once: nothing is worked out again, so no bar is ever shown.
  await page.reload();
  await page.click('#win-graph');
  await page.waitForSelector('.win-graph');
  expect(await page.locator('.win-graph progress').count()).toBe(0);
  expect(await page.textContent('.win-graph')).toBe(told);

  // From a moment to the bot's line on the board, and back to what was.
  await page.click('.win-graph .follow >> nth=0');
  await page.waitForSelector('.bot-line li');
  const moment = Number(await page.inputValue(SLIDER));
  expect(moment).toBeLessThan(length);
  await page.click('.bot-line > .button');
  await page.waitForSelector('.bot-line', { state: 'detached' });

  // A note and an arrow travel with the link to this move.
  await page.click('#note');
  await page.fill('.note-writing textarea', 'Why not dig?');
  await page.click('#draw-arrow');
  const [from, to] = await page.$$eval('.board [data-spot]', found =>
    found.slice(0, 2).map(one => one.getAttribute('data-spot')),
  );
  for (const spot of [from, to]) await page.dispatchEvent(`[data-spot="${spot}"]`, 'click');
  await page.waitForSelector('.note-arrows line', { state: 'attached' });
  await page.click('#note-done');
  await page.click('#share-moment');
  await untilSo(page, async () => (await navigator.clipboard.readText()).includes('#/replay/'));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // Tried again from there, to the end: this time beside the first.
  await page.click('.past .stepper >> text=To the end');
  await page.click('.win-graph .retry >> nth=0');
  await page.waitForURL(now => now.href !== table);
  await page.waitForSelector('.end-title', { state: 'detached' });
  await playToTheEnd(page, hands);
  await page.waitForSelector('.compared .try.now');
  await expectWords(page, 'compared');

  // Another try is no other game.
  await page.goto(`${site.url}#/my-games`);
  await page.waitForSelector('.my-game .scores circle', { state: 'attached' });
  expect(await page.locator('.my-game').count()).toBe(1);
  expect(await page.locator('.scores circle').count()).toBe(1);
  await expectWords(page, 'my games');
  await expectAccessible(page, 'my games');
  await page.click('#forget-games');
  await page.click('[data-act=confirm]');
  await page.waitForSelector('#no-games');
  await page.reload();
  await page.waitForSelector('#no-games');
  expectNoFaults(faults);
  await context.close();

  await expectReplay(link, length, moment);
});

/** Who opens the link did not play: they see the note, and nothing of the end until they come to it. */
async function expectReplay(link: string, length: number, moment: number): Promise<void> {
  const { page, context, faults } = await visit(site.browser, { name: 'Guest', locale: 'fr-FR' });
  await page.goto(link);
  await page.waitForSelector('.moment-note');
  expect(await page.textContent('.moment-note')).toBe('Why not dig?');
  expect(await page.inputValue(SLIDER)).toBe(String(moment));
  await page.waitForSelector('.player .chart .cursor', { state: 'attached' });
  // The chart ends where the visitor is: no line says the last score.
  expect(await page.locator('.player .series text').count()).toBe(0);
  expect(await page.locator('.end-title').count()).toBe(0);
  await expectWords(page, 'replay');
  await expectAccessible(page, 'replay');
  await page.click('#play');
  await page.waitForFunction(
    from => Number(document.querySelector('.table')?.getAttribute('data-length')) > from,
    moment,
  );
  await page.click('#play');
  expect(await page.getAttribute('#play', 'aria-pressed')).toBe('false');
  await page.fill(SLIDER, String(length));
  await page.waitForSelector('.end-title');
  await page.click('#win-graph');
  await page.waitForSelector('.accounts');
  await expectSums(page);
  await expectWords(page, 'graph');
  expectNoFaults(faults);
  await context.close();
}
