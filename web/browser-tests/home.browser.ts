import { gameIds } from '@bonebed/games';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, playNow, playSome, untilAsked, useSite, visit } from './browser.ts';
import { expectLegible } from './legible.ts';
import { PHONE } from './thumb.ts';

const site = useSite();

test('on a phone any table of mine is at most a screen and a half away: your turn first, then those playing on, then new games', async () => {
  const { page, context, faults } = await visit(site.browser, { ...PHONE, locale: 'fr-FR', isPlain: false });
  for (const game of [...gameIds, 'holotype']) {
    await page.goto(site.url);
    await page.click(`[data-play=${game}]`);
    await untilAsked(page);
  }
  // What is asked stands at the head of a table that waits.
  await page.waitForFunction(() => localStorage.getItem('bonebed.questions')?.includes('fr ') ?? false);
  const asked = await page.innerText('.prompt-words');
  // A bot that thinks for ever leaves a table where others are to move.
  await context.addInitScript(() => localStorage.setItem('bonebed.pace', '100000000'));
  await playNow(page, site.url, holotype);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-chip]')?.click());
  await page.waitForFunction(() => document.querySelector('[data-chip]') === null);
  await page.goto(site.url);
  await page.waitForSelector('#playing-on');
  const headings = await page.locator('.home h2').allInnerTexts();
  expect(headings.map(one => one.replace(/ \d+ tables?$/, ''))).toEqual([
    'À vous',
    'En cours',
    'Les fouilles du jour',
    'Nouvelle partie',
    'Tables ouvertes',
  ]);
  expect(await page.innerText('.waiting-row:first-child .question')).toContain(asked);
  const tops = await page.locator('.table-row').evaluateAll(rows => rows.map(row => row.getBoundingClientRect().top));
  expect(tops).toHaveLength(gameIds.length + 2);
  expect(Math.max(...tops)).toBeLessThanOrEqual(1.5 * PHONE.viewport.height);
  await expectLegible(page, 13, 'phone');
  await expectAccessible(page, 'tables of mine');
  // A new game is always within reach of the thumb.
  await page.tap('.new-game-bar button');
  await page.waitForFunction(height => {
    const { top = height } = document.querySelector('#new-game')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < height / 4;
  }, PHONE.viewport.height);
  expectNoFaults(faults);
  await context.close();
});

test('a newcomer sees a game on the first screen of a phone, and can read all of it', async () => {
  const { page, context, faults } = await visit(site.browser, { ...PHONE, locale: 'fr-FR', isPlain: false });
  await page.goto(site.url);
  await page.waitForSelector('.game-card');
  const { bottom } = await page
    .locator('[data-play]')
    .first()
    .evaluate(one => one.getBoundingClientRect().toJSON());
  expect(bottom).toBeLessThan(PHONE.viewport.height);
  await expectLegible(page, 13, 'phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectLegible(page, 14, 'desktop');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expectNoFaults(faults);
  await context.close();
});

test('a table that is far along is found again with its question after a reload', async () => {
  const { page, context } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await playSome(page, holotype, 5);
  const asked = await page.innerText('.prompt-words');
  await page.waitForFunction(words => localStorage.getItem('bonebed.questions')?.includes(words) ?? false, asked);
  await page.goto(site.url);
  await page.waitForSelector('#my-turn');
  expect(await page.innerText('.question')).toContain(`Holotype: ${asked}`);
  // In another language it is not known.
  await page.click('text=Français');
  await page.waitForSelector('.question:has-text("Holotype : À vous")');
  await context.close();
});
