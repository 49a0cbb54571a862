import { TestClock } from '@bonebed/server/testing/server.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, startHere, untilAsked, useSite, visit } from './browser.ts';
import { meet } from './meet.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

/** A table by invitation that waits for players; gives its link. */
async function make(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/#/invite/holotype`);
  await page.waitForSelector('.settings');
  await page.click('.form button[type=submit]');
  return page.inputValue('#invite-link');
}

test('the host begins and can ask someone to leave, by keyboard too; that one is told and does not come back alone', async () => {
  const clock = new TestClock();
  const server = await startHere(undefined, undefined, { now: clock.now });
  const ada = await visit(site.browser, { name: 'Ada' });
  const bo = await visit(site.browser, { name: 'Bo' });
  const cas = await visit(site.browser, { name: 'Bо' });
  const link = await make(ada.page, server.address);
  await bo.page.goto(link);
  await bo.page.click('#join');
  await bo.page.waitForSelector('#host-begins');
  expect(await bo.page.innerText('#host-begins')).toContain('Ada begins the game.');
  expect(await bo.page.locator('#start, [data-dismiss], .level').count()).toBe(0);
  await bo.page.click('#host-begins .link');
  await bo.page.waitForSelector('.fault');
  expect(await bo.page.innerText('.fault')).toContain('ten minutes');
  await ada.page.waitForSelector('[data-dismiss]');
  await expectAccessible(ada.page, 'the lobby of a host');
  await expectWords(ada.page, 'the lobby of a host');
  await ada.page.focus('[data-dismiss="1"]');
  await ada.page.keyboard.press('Enter');
  await bo.page.waitForSelector('#join');
  expect(await bo.page.innerText('.lobby')).toContain('the host asked you to leave');
  await bo.page.click('#join');
  await bo.page.waitForSelector('.fault:has-text("The host asked you to leave this table.")');
  // A new link, and the old one leads nowhere.
  await ada.page.click('#renew-invitation');
  await ada.page.waitForFunction(old => document.querySelector<HTMLInputElement>('#invite-link')?.value !== old, link);
  await cas.page.goto(link);
  await cas.page.waitForSelector('.lost');
  await cas.page.goto(await ada.page.inputValue('#invite-link'));
  await cas.page.reload();
  await cas.page.click('#join');
  // The host does not come back: whoever sits at a full table begins in the end.
  await cas.page.waitForSelector('#host-begins .link');
  clock.pass(10 * 60_000);
  await cas.page.click('#host-begins .link');
  await cas.page.waitForSelector('.table');
  expectNoFaults([...ada.faults, ...bo.faults, ...cas.faults]);
  for (const { context } of [ada, bo, cas]) await context.close();
  await server.stop();
});

test('my seat is closed on my other devices, and its old link leads nowhere', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.page.click('#menu');
  await ada.page.click('text=Copy a link to my seat');
  await ada.page.waitForSelector('text=Link copied');
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  const phone = await visit(site.browser, { name: 'Ada' });
  await phone.page.goto(link);
  await phone.page.waitForSelector('.hand .card');
  await ada.page.click('#revoke-links');
  await expectAccessible(ada.page, 'closing a seat elsewhere');
  await ada.page.click('[data-act=confirm]');
  await phone.page.waitForSelector('.lost');
  expect(await phone.page.innerText('.lost')).toContain('closed on this device');
  await phone.page.goto(link);
  await phone.page.reload();
  await phone.page.waitForSelector('.lost');
  await untilAsked(ada.page);
  expectNoFaults([...ada.faults, ...bo.faults, ...phone.faults]);
  for (const { context } of [ada, bo, phone]) await context.close();
  await server.stop();
});

test('in the lobby a seat that was opened by its link does not give that link to friends', async () => {
  const server = await startHere();
  const ada = await visit(site.browser, { name: 'Ada' });
  await make(ada.page, server.address);
  const id = ada.page.url().split('/').at(-1) ?? '';
  const made = await ada.page.request.post(`${server.address}/api/tables/${id}/commands`, { data: { do: 'link' } });
  const { gift } = await made.json();
  const phone = await visit(site.browser, { name: 'Ada', permissions: ['clipboard-read', 'clipboard-write'] });
  await phone.page.goto(`${server.address}/#/seat/${id}/${gift.token}`);
  await phone.page.waitForSelector('.invitation');
  expect(await phone.page.locator('#invite-link').count()).toBe(0);
  await phone.page.click('text=Copy the link');
  const shown = await phone.page.inputValue('#invite-link');
  expect(shown).toContain(id);
  expect(shown).not.toContain(gift.token);
  expectNoFaults([...ada.faults, ...phone.faults]);
  for (const { context } of [ada, phone]) await context.close();
  await server.stop();
});

test('bots that have no time to think: the table says so, in both languages', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  const later = await ada.context.newPage();
  // As a busy server would tell it.
  await later.routeWebSocket(/socket$/, route => {
    const real = route.connectToServer();
    real.onMessage(message => route.send(String(message).replace('"hurried":false', '"hurried":true')));
  });
  await later.goto(ada.page.url());
  await later.waitForSelector('[data-notice=hurried]');
  expect(await later.innerText('[data-notice=hurried]')).toContain('Ada plays as simply as an apprentice');
  await expectAccessible(later, 'a bot in a hurry');
  await later.evaluate(() => localStorage.setItem('bonebed.language', '"fr"'));
  await later.reload();
  await later.waitForSelector('[data-notice=hurried]');
  expect(await later.innerText('[data-notice=hurried]')).toContain('Ada joue aussi simplement');
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});
