import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import {
  clickWanted,
  expectNoFaults,
  lengthOf,
  openScreenGame,
  playNow,
  playSome,
  playToTheEnd,
  playUntil,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';

const site = useSite();

test('names that lie over the table are laid anew when it goes on', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await page.waitForSelector('.table > .hidden[role=status]', { state: 'attached' });
  const before = await lengthOf(page);
  await page.keyboard.press('?');
  await page.waitForSelector('.names-label:visible');
  // What lies below can't be clicked by hand; a bot would move it so.
  await clickWanted(page, holotype, 0);
  await untilLength(page, 'more than', before);
  await page.waitForFunction(() => {
    const names = [...document.querySelectorAll('.names[open] [data-names]')];
    const named = new Set(names.flatMap(one => (one.getAttribute('data-names') ?? '').split(' ')));
    const things = [...document.querySelectorAll('.table [data-thing]:not(.log *)')];
    return named.size > 0 && things.every(one => named.has(one.getAttribute('data-thing') ?? ''));
  });
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.names', { state: 'detached' });
  expectNoFaults(faults);
  await context.close();
});

test('a refusal says the rule in words, with a link that opens it', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await clickWanted(page, holotype, 0);
  await page.waitForSelector('[data-chip^="place"]');
  // With an empty hand of fossils the Journal has nothing to publish.
  const journal = page.locator('.room', { hasText: 'Publishing Journal' }).locator('> .hit');
  expect(await journal.getAttribute('aria-disabled')).toBe('true');
  await journal.click({ force: true });
  const note = page.locator('.explain');
  await note.waitFor();
  expect(await note.innerText()).toMatch(/needs \d+ \w+ and \d+ Research; you have \d+ and \d+/);
  const link = note.locator('.link').first();
  const rule = /HT-[\w.]+/.exec(await link.innerText())?.[0] ?? '';
  await link.click();
  await page.waitForSelector(`.drawer [data-rule="${rule}"].current`);
  expectNoFaults(faults);
  await context.close();
});

test('a room can be clicked anywhere, over its decks and pawns too', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await clickWanted(page, holotype, 0);
  await page.waitForSelector('[data-chip^="place"]');
  const before = await lengthOf(page);
  const pegs = page.locator('.lounge .spot.legal > .hit');
  await pegs.first().click();
  const deck = await page.locator('.deck .stack-back').first().boundingBox();
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
  await page.locator('.log-then:visible').nth(3).click();
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

test('the log tells the story turn by turn: filler of past turns folds, cards open, and looking back shows no more than was told', async () => {
  const { page, context, faults } = await visit(site.browser);
  await playNow(page, site.url, holotype);
  await playSome(page, holotype, 6);
  await playUntil(page, holotype, '.log details:not([open])');
  const now = await lengthOf(page);
  // The name of whose turn it is stands in its heading, with the mark of the seat.
  await page.waitForSelector('.log h3:has(.seat-mark):has-text("places")');
  const folded = page.locator('.log details:not([open])').first();
  const words = await folded.locator('.log-line').allTextContents();
  expect(await folded.locator('summary').textContent()).toBe(`… ${words.length} more`);
  await folded.locator('summary').press('Enter');
  await page.waitForSelector(`.log details[open] .log-line:has-text("${words[0]}")`);
  await expectAccessible(page, 'log');
  await page.locator('.log-line .link:visible').first().press('Enter');
  await page.waitForSelector('dialog.enlarged .large');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.enlarged', { state: 'detached' });
  const told = await page.locator('.log-line').count();
  await page.locator('.log-then:visible').nth(3).press('Enter');
  await untilLength(page, 'fewer than', now);
  expect(await page.locator('.log-line').count()).toBeLessThan(told);
  expect(await page.locator('.log li').last().locator('details:not([open])').count()).toBe(0);
  await page.keyboard.press('Escape');
  await untilLength(page, 'exactly', now);
  expect(await page.locator('.log-line').count()).toBe(told);
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

test('a finger pulls the sheet up and down, and it stays where it was left', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page, context, faults } = await visit(site.browser, phone);
  await playNow(page, site.url, holotype);
  await page.waitForSelector('.dock.at-peek');
  const touch = await context.newCDPSession(page);
  const draw = async (from: number, to: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 100, y: from }] });
    // It comes to rest before it lets go, for a fling would swallow the next tap; a move to the same place is none to the browser.
    for (const [index, part] of [0.3, 0.6, 0.9, 1, 1, 1, 1].entries()) {
      const finger = { x: 102 + (index % 2), y: from + (to - from) * part };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [finger] });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const grip = async () => {
    // A finger goes where it sees the grip: what has moved is drawn first.
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return (await page.locator('.grip').boundingBox())?.y ?? 0;
  };
  await draw((await grip()) + 8, 300);
  await page.waitForSelector('.dock.at-half');
  await draw((await grip()) + 8, 100);
  await page.waitForSelector('.dock.at-full');
  await draw((await grip()) + 8, 600);
  await page.waitForSelector('.dock.at-half');
  await playSome(page, holotype, 1);
  await page.waitForSelector('.dock.at-half');
  // The others and the story are a touch away.
  await page.tap('.seats-strip');
  await page.waitForSelector('.table.show-others .side .player');
  await page.tap('.tabs >> text=Log');
  await page.waitForSelector('.table.show-log .log-line');
  await page.reload();
  await page.waitForSelector('.dock.at-half');
  expectNoFaults(faults);
  await context.close();
});

test('for a moment after the question has changed no tap counts', async () => {
  // Long enough for any machine: what is tried within it must not count.
  const { page, context, faults } = await visit(site.browser, { guardMs: 3_600_000 });
  await playNow(page, site.url, holotype);
  const before = await lengthOf(page);
  await page.locator('[data-chip]').first().click();
  await page.locator('.spot.legal > .hit').first().click();
  expect(await lengthOf(page)).toBe(before);
  expect(await page.locator('.spot.selected').count()).toBe(0);
  // A key says what it means.
  await page.keyboard.press('1');
  await page.waitForFunction(
    length =>
      Number(document.querySelector('.table')?.getAttribute('data-length')) > length ||
      document.querySelector('.spot.selected') !== null,
    before,
  );
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
  // On a phone the rules are in the menu: seats have the room of their button.
  if (await page.isVisible('#rules')) await page.click('#rules');
  else {
    await page.click('#menu');
    await page.click('.menu-list button:text-is("Rules")');
  }
  await page.waitForSelector('.drawer .rule');
  expect(await fits('.drawer')).toBe(true);
  expectNoFaults(faults);
  await context.close();
});
