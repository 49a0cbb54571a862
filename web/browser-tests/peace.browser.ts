import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, freePort, startHere, useSite, visit } from './browser.ts';
import { meet } from './meet.ts';

const site = useSite();

async function say(page: Page, text: string): Promise<void> {
  await page.fill('#say', text);
  await page.keyboard.press('Enter');
  await page.getByText(text).waitFor();
}

test('at a table: mute, report, lock, close the talk; and whoever runs the server reads the report', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const port = String(await freePort());
  const server = await startHere(data, port);
  const { ada, bo, link } = await meet(site.browser, server.address, holotype);
  await bo.page.click('#talk');
  await say(bo.page, 'You play like a trilobite');
  await ada.page.click('#talk');
  await ada.page.getByText('You play like a trilobite').waitFor();

  await ada.page.click('#peace');
  await ada.page.click('[data-neighbour="1"] [data-act=report]');
  await expectAccessible(ada.page, 'report');
  await ada.page.fill('.report textarea', 'He is rude');
  await ada.page.click('.report button');
  await ada.page.getByText('Whoever runs this server can read it now').waitFor();
  await ada.page.click('[data-neighbour="1"] [data-act=mute]');
  await ada.page.keyboard.press('Escape');
  await ada.page.waitForSelector('.talk-line', { state: 'detached' });
  await say(bo.page, 'Are you there?');
  // What she says herself comes after it, and she sees that alone; also after a reload.
  await say(ada.page, 'I am');
  expect(await ada.page.locator('.talk-line').count()).toBe(1);
  await ada.page.reload();
  await ada.page.click('#talk');
  await ada.page.getByText('I am', { exact: true }).waitFor();
  expect(await ada.page.locator('.talk-line').count()).toBe(1);
  expect(await ada.page.locator('.unread').count()).toBe(0);

  const late = await visit(site.browser, { name: 'Late' });
  await late.page.goto(link);
  await late.page.waitForSelector('.table');
  await ada.page.click('#menu');
  await ada.page.check('[data-host=quiet]');
  await bo.page.getByText('The host has closed the talk').waitFor();
  expect(await bo.page.locator('#say').count()).toBe(0);
  await ada.page.selectOption('[data-host=lock]', '2');
  await late.page.getByText('The host has locked this table').waitFor();
  // The others are not asked.
  await bo.page.click('#menu');
  await bo.page.waitForSelector('[data-neighbour="0"]');
  expect(await bo.page.locator('[data-host]').count()).toBe(0);
  await bo.page.keyboard.press('Escape');

  await ada.page.goto(`${server.address}/#/me`);
  const [, id = ''] = /([\w-]{16})/.exec(await ada.page.innerText('#own-number')) ?? [];
  await server.stop();
  const again = await startHere(data, port, {}, { admins: id });
  await late.page.goto(`${again.address}/#/admin`);
  await late.page.waitForSelector('#not-yours');
  await ada.page.goto(`${again.address}/#/admin`);
  await ada.page.getByText('Bo is reported by Ada').waitFor();
  await ada.page.getByText('You play like a trilobite').waitFor();
  await expectAccessible(ada.page, 'admin');
  await ada.page.click('[data-act=settle]');
  await ada.page.getByText('settled', { exact: true }).waitFor();
  await ada.page.fill('#announcement', 'Back at noon');
  await ada.page.click('text=Announce it');
  await bo.page.getByText('Back at noon').waitFor();
  await ada.page.fill('#person-name', 'bo');
  await ada.page.click('text=Find');
  await ada.page.click('[data-act=remove]');
  await ada.page.click('[data-act=confirm]');
  await ada.page.getByText('Nobody is called so').waitFor();
  expect(await ada.page.innerText('[aria-labelledby=admin-audit]')).toMatch(/Ada \([\w-]{16}\)\s+remove/);
  expectNoFaults(ada.faults);
  for (const { context } of [ada, bo, late]) await context.close();
  await again.stop();
});
