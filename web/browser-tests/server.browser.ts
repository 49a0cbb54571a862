import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickWanted, expectNoFaults, isOver, startHere, untilAsked, useSite, visit } from './browser.ts';

const site = useSite();

/** Ada makes a table, Bo comes by the link, Ada begins. */
async function meet(address: string, short: boolean) {
  const ada = await visit(site.browser, { name: 'Ada' });
  const bo = await visit(site.browser, { name: 'Bo' });
  await ada.page.goto(address);
  await ada.page.click('text=Invite friends');
  await ada.page.waitForSelector('.settings');
  if (short) await ada.page.locator('.settings select').last().selectOption('6');
  await ada.page.click('.form button[type=submit]');
  const link = await ada.page.inputValue('#invite-link');
  await bo.page.goto(link);
  await bo.page.click('#join');
  await ada.page.click('#start:not([disabled])');
  await untilAsked(ada.page);
  await untilAsked(bo.page);
  return { ada, bo, link };
}

/** Both take chips as they are asked, until the game is over or `most` rounds are done. */
async function playBoth(pages: readonly Page[], most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    for (const page of pages) {
      if (await isOver(page)) return;
      await clickWanted(page, turn);
    }
  }
}

test('two contexts play a whole game over a link', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(server.address, false);
  await playBoth([ada.page, bo.page], 4000);
  await ada.page.waitForSelector('.end-title');
  await bo.page.waitForSelector('.end-title');
  expect(await bo.page.innerText('.end-title')).toBe(await ada.page.innerText('.end-title'));
  await bo.page.waitForSelector('.series path');
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await server.stop();
});

test('the server goes away in mid-turn and comes back: the page says so and nothing is lost', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const first = await startHere(data);
  const { ada, bo } = await meet(first.address, true);
  await playBoth([ada.page, bo.page], 8);
  const { port } = new URL(first.address);
  await first.stop();
  await ada.page.waitForSelector('.link-state');
  expect(await ada.page.innerText('.link-state')).toContain('Trying again');
  const second = await startHere(data, port);
  await ada.page.waitForSelector('.link-state', { state: 'detached', timeout: 30_000 });
  await bo.page.reload();
  await bo.page.waitForSelector('.table');
  await playBoth([ada.page, bo.page], 4000);
  await ada.page.waitForSelector('.end-title');
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await second.stop();
});

test('a full table and a wrong link are told kindly', async () => {
  const server = await startHere();
  const { ada, bo, link } = await meet(server.address, true);
  const late = await visit(site.browser, { name: 'Late' });
  await late.page.goto(link);
  // Whoever comes too late may watch, and sees nobody's hand.
  await late.page.waitForSelector('.spectator');
  expect(await late.page.locator('.hand .card').count()).toBe(0);
  await late.page.goto(`${server.address}/#/at/nosuchtable`);
  await late.page.waitForSelector('.lost');
  expect(await late.page.innerText('.lost')).toContain('no table');
  await late.page.goto(`${link.slice(0, link.lastIndexOf('/'))}/wrong`);
  await late.page.waitForSelector('.lost');
  expect(await late.page.innerText('.lost')).toContain('invitation');
  for (const { context } of [ada, bo, late]) await context.close();
  await server.stop();
});
