import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessibleLightAndDark } from './axe.ts';
import {
  clickWanted,
  expectNoFaults,
  isOver,
  openScreenGame,
  playNow,
  playSome,
  playToTheEnd,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';

const site = useSite();

test('against a bot: one click from the front page to a game, and to its end', async () => {
  const { page, context, faults } = await visit(site.browser);
  // A device that has a sheet to send things with.
  await context.addInitScript(() =>
    Object.assign(navigator, { share: async (sent: object) => Reflect.set(window, 'sent', sent) }),
  );
  await playNow(page, site.url, holotype);
  await playToTheEnd(page, holotype);
  expect(await page.textContent('.end-title')).toMatch(/win|share/);
  // Every point has its line, and the chart has a line for each player.
  expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThanOrEqual(6);
  await page.waitForSelector('.series path');
  expect(await page.locator('.series').count()).toBe(2);
  await page.click('text=Share');
  await page.waitForFunction(() => 'sent' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toEqual({
    title: expect.stringMatching(/^Holotype.*win/),
    url: expect.stringContaining('#/replay/'),
  });
  expectNoFaults(faults);
  await context.close();
});

test('typing filters the options and Enter takes the first', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await clickWanted(page, holotype, 0);
  await page.waitForSelector('[data-chip^="place"]');
  await page.keyboard.type('xyzzy');
  await page.click('text=Show all');
  await page.waitForSelector('[data-chip^="place"]');
  await page.keyboard.type('pal libr');
  await page.waitForFunction(() => document.querySelectorAll('[data-chip]').length === 1);
  expect(await page.getAttribute('[data-chip]', 'data-chip')).toBe('place paleontologist universityLibrary');
  const before = Number(await page.getAttribute('.table', 'data-length'));
  await page.keyboard.press('Enter');
  await untilLength(page, 'more than', before);
  expectNoFaults(faults);
  await context.close();
});

test('one screen: hands are covered between turns', async () => {
  const { page, context, faults } = await visit(site.browser);
  await openScreenGame(page, site.url, holotype, ['person', 'person']);
  await page.waitForSelector('.cover-card');
  // Nobody's cards are on the page while the device changes hands.
  expect(await page.locator('.hand .card').count()).toBe(0);
  expect(await page.innerText('.cover-card h2')).toContain('Ada');
  await page.click('.cover-card button');
  await page.waitForSelector('.hand .card');
  await clickWanted(page, holotype, 0);
  await page.waitForSelector('.cover-card');
  expect(await page.innerText('.cover-card h2')).toContain('Player 2');
  expect(await page.locator('.hand .card').count()).toBe(0);
  await playToTheEnd(page, holotype);
  expect(await isOver(page)).toBe(true);
  expectNoFaults(faults);
  await context.close();
});

test('a reload in mid-turn finds the table as it was', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await playSome(page, holotype, 12);
  const length = await page.getAttribute('.table', 'data-length');
  const hand = await page.locator('.hand .card').count();
  await page.reload();
  await untilAsked(page);
  expect(await page.getAttribute('.table', 'data-length')).toBe(length);
  expect(await page.locator('.hand .card').count()).toBe(hand);
  await page.goto(site.url);
  await page.waitForSelector('.table-row');
  expect(await page.innerText('.table-row')).toContain('Your turn');
  expectNoFaults(faults);
  await context.close();
});

test('several bots of a chosen level in one click, remembered', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.goto(site.url);
  await page.click('[data-ways=holotype]');
  await page.selectOption('.rivals select', '3');
  await page.selectOption('.rivals .level', 'apprentice');
  await page.reload();
  await page.click('[data-ways=holotype]');
  expect(await page.innerText('.rivals .level-about')).toContain('New to the trade');
  await expectAccessibleLightAndDark(page, 'ways to play');
  await page.keyboard.press('Escape');
  await page.click('[data-play=holotype]');
  await untilAsked(page);
  expect(await page.locator('.player').count()).toBe(4);
  // Of four seats the kind of bots is not shown in the rail, for want of room.
  expect(await page.textContent('.players')).toMatch(/Gideon.*Apprentice.*Annie.*Mary/s);
  expectNoFaults(faults);
  await context.close();
});

test('a newcomer who gave no name is called by one that the front page shows', async () => {
  const { page, context, faults } = await visit(site.browser, { name: '' });
  await page.goto(site.url);
  const name = await page.getAttribute('.name input', 'placeholder');
  expect(name).toMatch(/^[A-Z][a-z]+$/);
  await page.click('[data-play=holotype]');
  await untilAsked(page);
  expect(await page.innerText('.player h3')).toBe(name);
  expectNoFaults(faults);
  await context.close();
});
