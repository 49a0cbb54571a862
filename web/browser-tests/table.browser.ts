import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import {
  clickWanted,
  expectNoFaults,
  lengthOf,
  openScreenGame,
  playNow,
  playSome,
  playToTheEnd,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';
import { holotype } from './hands.ts';

const site = useSite();

test('a refusal says the rule in words, with a link that opens it', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await clickWanted(page, holotype, 0);
  await page.waitForSelector('[data-chip^="place"]');
  // With an empty hand of fossils the Journal has nothing to publish.
  const journal = page.locator('.tray', { hasText: 'Publishing Journal' }).locator('> .hit');
  expect(await journal.getAttribute('aria-disabled')).toBe('true');
  await journal.click({ force: true });
  const note = page.locator('.explain');
  await note.waitFor();
  expect(await note.innerText()).toMatch(/could do nothing|cannot go|not in the Lounge/);
  const link = note.locator('.link').first();
  const rule = /HT-[\w.]+/.exec(await link.innerText())?.[0] ?? '';
  await link.click();
  await page.waitForSelector(`.drawer [data-rule="${rule}"].current`);
  expectNoFaults(faults);
  await context.close();
});

test('a tray can be clicked anywhere, over its decks and pegs too', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await clickWanted(page, holotype, 0);
  await page.waitForSelector('[data-chip^="place"]');
  const before = await lengthOf(page);
  const pegs = page.locator('.lounge .spot.legal > .hit');
  await pegs.first().click();
  const deck = await page.locator('.deck .card-back').first().boundingBox();
  if (deck === null) throw new Error('no deck');
  await page.mouse.click(deck.x + deck.width / 2, deck.y + deck.height / 2);
  await untilLength(page, 'more than', before);
  expectNoFaults(faults);
  await context.close();
});

test('undo goes back, and says why where it stops', async () => {
  const { page, context, faults } = await visit(site.browser);
  await openScreenGame(page, site.url, holotype, ['person', 'person']);
  for (const _person of ['Ada', 'Player 2']) {
    await page.click('.cover-card button');
    await untilAsked(page);
    await clickWanted(page, holotype, 0);
  }
  // Who begins is chance: it may be the one who holds the device.
  await page.waitForSelector('.cover-card button, [data-chip^="place"]');
  if (await page.isVisible('.cover-card button')) await page.click('.cover-card button');
  await page.waitForSelector('[data-chip^="place"]');
  await page.click('#undo', { force: true });
  expect(await page.innerText('.toast')).toMatch(/answered since|Chance|shown/);
  // Into the Lab: choosing what to do there can be taken back, drawing can't.
  const lab = page.locator('[data-chip$="specimenLab"]').first();
  await lab.click();
  await page.waitForSelector('[data-chip="draw"]');
  await page.keyboard.press('u');
  await page.waitForSelector('[data-chip$="specimenLab"]');
  expectNoFaults(faults);
  await context.close();
});

test('a line of the log shows the table as it was; stepping goes back and on', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  const now = await playSome(page, holotype, 10);
  await page.locator('.log-line').nth(3).click();
  await page.waitForSelector('.prompt.past');
  await untilLength(page, 'fewer than', now);
  const then = await lengthOf(page);
  await page.keyboard.press('ArrowRight');
  await untilLength(page, 'exactly', then + 1);
  await page.keyboard.press('Escape');
  await untilLength(page, 'exactly', now);
  expectNoFaults(faults);
  await context.close();
});

test('a finished game: a link to it, and playing on from any move', async () => {
  const { page, context, faults } = await visit(site.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await openScreenGame(page, site.url, holotype, ['person', 'bot']);
  await playToTheEnd(page, holotype);
  await page.click('text=Copy a link to this game');
  await page.waitForSelector('text=Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit(site.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await other.page.goto(link.replace(/\/\d+$/, '/5'));
  await other.page.waitForSelector('.prompt.past');
  await other.page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-length') === '5');
  // Nobody's hand lies open until one looks through somebody's eyes.
  expect(await other.page.locator('.hand .card').count()).toBe(0);
  await other.page.selectOption('.eyes select', '0');
  await other.page.waitForSelector('.hand .card');
  await other.page.click('#ask-bot');
  await other.page.waitForSelector('.analysis li');
  expect(await other.page.locator('.analysis .played').count()).toBe(1);
  await expectAccessible(other.page, 'analysis');
  await other.page.click('.analysis .link');
  await other.page.click('text=Copy a link to this move');
  await other.page.waitForSelector('text=Link copied');
  expect(await other.page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/5$/);
  await other.page.click('text=Play on from here');
  await untilAsked(other.page);
  expectNoFaults([...faults, ...other.faults]);
  await context.close();
  await other.context.close();
});

test('every card enlarges', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await page.locator('.hand .card .hit').first().click();
  await page.waitForSelector('dialog.enlarged .specimen-card');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.enlarged', { state: 'detached' });
  await page.locator('.hand .card .hit').nth(1).click({ button: 'right' });
  await page.waitForSelector('dialog.enlarged .large-facts');
  expectNoFaults(faults);
  await context.close();
});

test('a finger drawn across the table turns to the next part of it, and back', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context, faults } = await visit(site.browser, phone);
  await playNow(page, site.url, holotype);
  await page.tap('.tabs >> text=Others');
  await page.waitForSelector('.table.show-others');
  const touch = await context.newCDPSession(page);
  // In one go: a finger that rests for half a second on the way is no stroke but asks for a menu.
  const draw = (from: number, to: number) =>
    Promise.all([
      touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] }),
      touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 402 }] }),
      touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  await draw(320, 80);
  await page.waitForSelector('.table.show-log');
  await draw(80, 320);
  await page.waitForSelector('.table.show-others');
  // A short stroke is no turn: the next one goes a single step.
  await draw(200, 180);
  await draw(320, 80);
  await page.waitForSelector('.table.show-log');
  expectNoFaults(faults);
  await context.close();
});

test.each([
  ['4K', 3840, 2160],
  ['a large screen', 1920, 1080],
  ['a desktop at 200 % zoom', 640, 400],
  ['a narrow phone', 360, 640],
] as const)('nothing is cut off: %s', async (_name, width, height) => {
  const { page, context, faults } = await visit(site.browser, { viewport: { width, height } });
  await page.goto(site.url);
  await page.waitForSelector('.game-card');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await playNow(page, site.url, holotype);
  const fits = (selector: string) =>
    page.evaluate(wanted => {
      const { left, top, right, bottom } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect(-9);
      return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    }, selector);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const part of ['.topbar', '.prompt', '#menu'])
    expect({ part, fits: await fits(part) }).toEqual({ part, fits: true });
  await page.click('#menu');
  await page.waitForSelector('.dialog .keys');
  expect(await fits('.dialog')).toBe(true);
  await page.keyboard.press('Escape');
  await page.click('#rules');
  await page.waitForSelector('.drawer .rule');
  expect(await fits('.drawer')).toBe(true);
  expectNoFaults(faults);
  await context.close();
});
