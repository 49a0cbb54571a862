import { TestClock } from '@bonebed/server/testing/server.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { hands as ruthless } from '../boards/ruthless/hands.ts';
import { expectAccessible } from './axe.ts';
import {
  clickWanted,
  expectNoFaults,
  lengthOf,
  startHere,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';
import { askedFirst, invite, meet, playTo } from './meet.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

test('people talk: what is new is marked until it is read, and spectators only listen', async () => {
  const server = await startHere();
  const { ada, bo, link } = await meet(site.browser, server.address, holotype);
  await ada.page.click('#talk');
  await ada.page.fill('#say', 'Bonjour <b>Bo</b>');
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector('.talk-line');
  expect(await ada.page.inputValue('#say')).toBe('');
  // One's own lines are never new.
  expect(await ada.page.locator('.unread').count()).toBe(0);
  await bo.page.waitForSelector('#talk .unread');
  await bo.page.reload();
  await bo.page.waitForSelector('#talk .unread');
  await bo.page.click('#talk');
  await bo.page.waitForSelector('.talk-line');
  expect(await bo.page.innerText('.talk-line')).toContain('Bonjour <b>Bo</b>');
  await bo.page.waitForSelector('.unread', { state: 'detached' });
  await bo.page.reload();
  await bo.page.waitForSelector('#talk');
  expect(await bo.page.locator('.unread').count()).toBe(0);
  const late = await visit(site.browser, { name: 'Late' });
  await late.page.goto(link);
  await late.page.click('#talk');
  await late.page.waitForSelector('.talk-line');
  expect(await late.page.locator('#say').count()).toBe(0);
  expectNoFaults([...ada.faults, ...bo.faults, ...late.faults]);
  for (const { context } of [ada, bo, late]) await context.close();
  await server.stop();
});

test('going back further than alone: asked, declined, asked again from the log, agreed', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 10);
  const now = await lengthOf(ada.page);
  // Greyed, but it answers why.
  await ada.page.click('#undo', { force: true });
  await ada.page.click('.toast .button');
  await bo.page.waitForSelector('[data-notice=proposal]');
  expect(await bo.page.innerText('[data-notice=proposal]')).toMatch(/Ada asks to go back.*Still to agree: Bo/s);
  await bo.page.click('text=Rather not');
  await ada.page.waitForSelector('[data-notice=proposal]', { state: 'detached' });
  expect(await lengthOf(ada.page)).toBe(now);
  await ada.page.locator('.log-then:visible').nth(2).click();
  await untilLength(ada.page, 'fewer than', now);
  const then = await lengthOf(ada.page);
  await ada.page.click('#go-back');
  await bo.page.waitForSelector('[data-notice=proposal]');
  await bo.page.click('text=See that moment');
  await untilLength(bo.page, 'exactly', then);
  await bo.page.click('.stepper .strong');
  await bo.page.click('[data-notice=proposal] .strong');
  await untilLength(ada.page, 'exactly', then);
  await untilLength(bo.page, 'exactly', then);
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('resigning asks first; then a rematch: everybody comes along', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 6);
  await bo.page.click('#menu');
  await bo.page.click('#resign');
  await bo.page.click('text=No, play on');
  await bo.page.waitForSelector('.confirm', { state: 'detached' });
  await bo.page.click('#resign');
  await bo.page.click('[data-act=confirm]');
  await ada.page.waitForSelector('.end-title');
  await bo.page.waitForSelector('.end-title');
  expect(await bo.page.innerText('.end-title')).toContain('Ada');
  // One sheet for all: every line, every total, and the graph.
  for (const page of [ada.page, bo.page]) await page.waitForSelector('.series path', { state: 'attached' });
  const sheetOf = (page: Page) => page.evaluate(() => document.querySelector('.end-grid')?.textContent);
  expect(await sheetOf(bo.page)).toMatch(/Total/);
  expect(await sheetOf(bo.page)).toBe(await sheetOf(ada.page));
  await ada.page.click('#rematch');
  await ada.page.waitForSelector('.lobby');
  await bo.page.click('text=To the rematch');
  await bo.page.waitForSelector('.lobby');
  expect(bo.page.url()).toBe(ada.page.url());
  expect(await bo.page.innerText('.seat-list')).toContain('Ada');
  // Nothing begins before Bo says so.
  await ada.page.waitForSelector('#start[disabled]');
  await bo.page.click('#accept');
  await ada.page.click('#start:not([disabled])');
  await playTo([ada.page, bo.page], holotype, 4);
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('on a phone in French: a pass that stands is shown and ended; who does not come along to a rematch is named', async () => {
  const server = await startHere();
  const phone = { locale: 'fr-FR', viewport: { width: 390, height: 844 } };
  const ada = await visit(site.browser, { name: 'Ada', ...phone });
  const bo = await visit(site.browser, { name: 'Bo', ...phone });
  await invite(ada.page, bo.page, server.address, ruthless);
  // Until somebody may defend themselves against an event, or doubt a skeleton.
  const pages = [ada.page, bo.page];
  const mayStand = async () => Promise.all(pages.map(page => page.locator('#stand').count()));
  for (let turn = 0; !(await mayStand()).includes(1); turn++) {
    for (const page of pages) if (!(await mayStand()).includes(1)) await clickWanted(page, ruthless, turn);
  }
  const asked = pages[(await mayStand()).indexOf(1)];
  await asked.click('#stand');
  await asked.waitForSelector('#ask-me');
  const inSight = await asked.$eval('#ask-me', button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
  });
  expect(inSight).toBe(true);
  await asked.click('#ask-me');
  await asked.waitForSelector('#ask-me', { state: 'detached' });

  await bo.page.click('#menu');
  await bo.page.click('#resign');
  await bo.page.click('[data-act=confirm]');
  await ada.page.click('#rematch');
  await ada.page.waitForSelector('.lobby');
  await bo.page.click('text=Vers la revanche');
  await bo.page.click('text=Plutôt non');
  await ada.page.waitForSelector('#declined');
  expect(await ada.page.innerText('#declined')).toBe('Bo ne vient pas.');
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});

test('a seat that keeps all waiting is handed to a bot, when it is time; its owner comes back', async () => {
  let ahead = 0;
  const server = await startHere(undefined, '0', { now: () => Date.now() + ahead });
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 4);
  // Now it is somebody's turn; the other one waits.
  const [gone, waits] = await askedFirst([ada.page, bo.page]);
  await waits.click('#menu');
  await waits.click('[data-take-over]');
  await waits.waitForSelector('.menu-list .fault');
  expect(await waits.innerText('.menu-list .fault')).toContain('an hour');
  ahead = 61 * 60_000;
  await waits.click('[data-take-over]');
  await gone.waitForSelector('[data-notice=absent]');
  expect(await gone.locator('[data-chip]').count()).toBe(0);
  await gone.click('[data-notice=absent] .button');
  await gone.waitForSelector('[data-notice=absent]', { state: 'detached' });
  await playTo([ada.page, bo.page], holotype, 8);
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('a bot plays for me while I am away, and a seat opens on another device', async () => {
  const server = await startHere();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await ada.context.grantPermissions(permissions);
  await ada.page.click('#menu');
  await ada.page.click('text=Copy a link to my seat');
  await ada.page.waitForSelector('text=Link copied');
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  const phone = await visit(site.browser, { name: 'Ada' });
  await phone.page.goto(link);
  await phone.page.waitForSelector('.hand .card');
  expect(await phone.page.innerText('.player:has(.tag)')).toContain('Ada');
  await ada.page.click('#hand-over');
  await phone.page.waitForSelector('[data-notice=absent]');
  for (let turn = 0; turn < 6; turn++) {
    await untilAsked(bo.page);
    await clickWanted(bo.page, holotype, turn);
  }
  await phone.page.click('[data-notice=absent] .button');
  await ada.page.waitForSelector('[data-notice=absent]', { state: 'detached' });
  expectNoFaults([...ada.faults, ...bo.faults, ...phone.faults]);
  for (const { context } of [ada, bo, phone]) await context.close();
  await server.stop();
});

test('the whole past of a running game, and what an option would bring, also after a reload', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  // The first turn: the University Library is free and gives research; the number says so before the click.
  await playTo([ada.page, bo.page], holotype, 2);
  const [first] = await askedFirst([ada.page, bo.page]);
  await first.fill('#filter', 'library');
  await first.locator('[data-chip^="place"][data-chip$="universityLibrary"]').first().hover();
  await first.waitForSelector('.delta.gain');
  await first.fill('#filter', '');
  await playTo([ada.page, bo.page], holotype, 12);
  await ada.page.reload();
  await ada.page.waitForSelector('.log-line');
  const now = await lengthOf(ada.page);
  await ada.page.locator('.log-then:visible').nth(1).click();
  await untilLength(ada.page, 'fewer than', now);
  for (let then = (await lengthOf(ada.page)) + 1; then < now; then++) {
    await ada.page.keyboard.press('ArrowRight');
    await untilLength(ada.page, 'exactly', then);
  }
  await ada.page.keyboard.press('Escape');
  await untilLength(ada.page, 'exactly', now);
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('my tables on the server: my turn first, others after', async () => {
  const server = await startHere();
  const first = await meet(site.browser, server.address, holotype);
  const pages = [first.ada.page, first.bo.page] as const;
  await playTo(pages, holotype, 4);
  const [asked, waits] = await askedFirst(pages);
  for (const [page, words] of [
    [asked, 'Your turn'],
    [waits, asked === first.ada.page ? 'Turn: Ada' : 'Turn: Bo'],
  ] as const) {
    // A later table that still waits for players stands below one's turn.
    await page.goto(`${server.address}/#/invite/holotype`);
    await page.waitForSelector('.settings');
    await page.click('.form button[type=submit]');
    await page.waitForSelector('#invite-link');
    await page.goto(`${server.address}/#/`);
    await page.waitForSelector('#playing-on');
    const rows = await page.locator('.table-row .turn').allInnerTexts();
    expect(rows).toContain(words);
    if (words === 'Your turn') expect(rows[0]).toBe(words);
  }
  expectNoFaults([...first.ada.faults, ...first.bo.faults]);
  await first.ada.context.close();
  await first.bo.context.close();
  await server.stop();
});

test('bots by level on a server: at the making, in the lobby, and what they are called', async () => {
  const server = await startHere();
  const { page, context, faults } = await visit(site.browser);
  await page.goto(`${server.address}/#/invite/holotype`);
  await page.waitForSelector('.settings');
  await page.selectOption('select:near(:text("Players"))', '3');
  await page.selectOption('select:near(:text("Bots at the table"))', '1');
  await page.selectOption('.level', 'apprentice');
  await page.click('.form button[type=submit]');
  await page.waitForSelector('.lobby');
  expect(await page.inputValue('.seat-list .level')).toBe('apprentice');
  await page.click('text=Put a bot here');
  await page.locator('.seat-list .level').nth(1).waitFor();
  await page.locator('.seat-list .level').first().selectOption('professor');
  await page.waitForFunction(() => document.querySelector('.seat-list')?.textContent?.includes('thousands'));
  await page.click('#start:not([disabled])');
  await untilAsked(page);
  expect(await page.innerText('.players')).toMatch(/Gideon[\s\S]*Professor[\s\S]*Annie[\s\S]*Apprentice/);
  expectNoFaults(faults);
  await context.close();
  await server.stop();
});

test('the shuffle of a finished game is checked in the browser, with what was known before it', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 3);
  await bo.page.click('#menu');
  await bo.page.click('#resign');
  await bo.page.click('[data-act=confirm]');
  await ada.page.click('#verify');
  await ada.page.waitForSelector('[data-verdict=good]');
  const found = await ada.page
    .locator('[data-check]')
    .evaluateAll(all => all.map(one => one.getAttribute('data-check')));
  expect(found).toEqual(['record.good', 'secret.good', 'seed.good', 'promised.good', 'nonce.good', 'answers.good']);
  await expectAccessible(ada.page, 'verify');
  await expectWords(ada.page, 'verify');
  // A record that somebody has tampered with.
  const text = await ada.page.inputValue('textarea');
  await ada.page.fill('textarea', text.replace(/^seed .*$/m, `seed ${'7'.repeat(64)}`));
  await ada.page.click('.verify .strong');
  await ada.page.waitForSelector('[data-verdict=bad]');
  await ada.page.waitForSelector('[data-check="seed.bad"]');
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('a page that speaks another version than the server says so and offers to reload', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  // The server of tomorrow: its protocol has another number.
  const again = await ada.context.newPage();
  await again.routeWebSocket(/socket$/, route => {
    const real = route.connectToServer();
    real.onMessage(message => route.send(String(message).replace(/"protocol":\d+/, '"protocol":999')));
  });
  await again.goto(ada.page.url());
  await again.waitForSelector('.lost');
  expect(await again.innerText('.lost')).toContain('Bonebed has changed');
  await Promise.all([again.waitForEvent('load'), again.click('.lost button')]);
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test.each(['light', 'dark'] as const)('axe finds nothing among people, on a phone too: %s', async theme => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 4);
  await ada.page.emulateMedia({ colorScheme: theme });
  await ada.page.click('#talk');
  await ada.page.fill('#say', 'A fine bone');
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector('.talk-line');
  await bo.page.locator('.log-then:visible').nth(1).click();
  await bo.page.click('#go-back');
  await ada.page.waitForSelector('[data-notice=proposal]');
  await expectAccessible(ada.page, 'talk and proposal');
  await expectWords(ada.page, 'talk and proposal');
  await ada.page.setViewportSize({ width: 360, height: 740 });
  await ada.page.click('.grip');
  await ada.page.click('.tabs button:last-child');
  await expectAccessible(ada.page, 'talk on a phone');
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await ada.page.click('[data-notice=proposal] >> text=Rather not');
  await ada.page.waitForSelector('[data-notice=proposal]', { state: 'detached' });
  await ada.page.click('#menu');
  await ada.page.waitForSelector('#resign');
  await expectAccessible(ada.page, 'menu');
  await ada.page.click('#resign');
  await ada.page.waitForSelector('.confirm');
  await expectAccessible(ada.page, 'resigning');
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('against the clock: time runs for who is asked, a second for each minute comes back, and at zero the game is lost', async () => {
  const clock = new TestClock();
  const server = await startHere(undefined, undefined, { now: clock.now, drive: false });
  const { ada, bo } = await meet(site.browser, server.address, holotype, { clock: 'live10', atZero: 'resign' });
  // At the start both choose their cards; then one is asked alone.
  await playTo([ada.page, bo.page], holotype, 2);
  const [asked, waiting] = await askedFirst([ada.page, bo.page]);
  expect(await asked.locator('.clock.running').count()).toBe(1);
  const before = await lengthOf(asked);
  clock.pass(60_000);
  while ((await lengthOf(asked)) === before || (await asked.locator('[data-chip]').count()) > 0) {
    await clickWanted(asked, holotype, 0);
  }
  // A minute less, and ten seconds for each turn so far.
  await waiting.waitForSelector('.clock:not(.running):text-matches("^9:[1-4]0$")');
  clock.pass(11 * 60_000);
  await server.driver.look();
  for (const page of [asked, waiting]) {
    await page.waitForSelector('.end-title');
    expect(await page.innerText('.table')).toMatch(/resign/i);
  }
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});
