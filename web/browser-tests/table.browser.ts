import { expect, test } from 'vitest';
import {
  clickWanted,
  expectNoFaults,
  openScreenGame,
  playNow,
  playToTheEnd,
  untilAsked,
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
  const before = Number(await page.getAttribute('.table', 'data-length'));
  const pegs = page.locator('.lounge .spot.legal > .hit');
  await pegs.first().click();
  const deck = await page.locator('.deck .card-back').first().boundingBox();
  if (deck === null) throw new Error('no deck');
  await page.mouse.click(deck.x + deck.width / 2, deck.y + deck.height / 2);
  await page.waitForFunction(
    length => Number(document.querySelector('.table')?.getAttribute('data-length')) > length,
    before,
  );
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
  for (let turn = 0; turn < 10; turn++) {
    await untilAsked(page);
    await clickWanted(page, holotype, turn);
  }
  await untilAsked(page);
  const now = Number(await page.getAttribute('.table', 'data-length'));
  await page.locator('.log-line').nth(3).click();
  await page.waitForSelector('.prompt.past');
  await page.waitForFunction(
    length => Number(document.querySelector('.table')?.getAttribute('data-length')) < length,
    now,
  );
  const then = Number(await page.getAttribute('.table', 'data-length'));
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    length => Number(document.querySelector('.table')?.getAttribute('data-length')) === length,
    then + 1,
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    length => Number(document.querySelector('.table')?.getAttribute('data-length')) === length,
    now,
  );
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
