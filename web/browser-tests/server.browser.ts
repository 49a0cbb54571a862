import { mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { hands as ruthless } from '../boards/ruthless/hands.ts';
import { clickWanted, expectNoFaults, lengthOf, startHere, useSite, visit } from './browser.ts';
import { askedFirst, meet, playBoth, playTo } from './meet.ts';

const site = useSite();

test('the server goes away in mid-turn and comes back: the page says so and nothing is lost', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const first = await startHere(data);
  const { ada, bo } = await meet(site.browser, first.address, ruthless);
  await playTo([ada.page, bo.page], ruthless, 8);
  const { port } = new URL(first.address);
  await first.stop();
  await ada.page.waitForSelector('.link-state');
  expect(await ada.page.innerText('.link-state')).toContain('Trying again');
  const second = await startHere(data, port);
  await ada.page.waitForSelector('.link-state', { state: 'detached' });
  await bo.page.reload();
  await bo.page.waitForSelector('.table');
  await playBoth([ada.page, bo.page], ruthless);
  await ada.page.waitForSelector('.end-title');
  expectNoFaults([...ada.faults, ...bo.faults]);
  await ada.context.close();
  await bo.context.close();
  await second.stop();
});

test('while the server can’t store anything, whoever moves is told so, and moves when it can again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const server = await startHere(data);
  const { ada, bo } = await meet(site.browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 8);
  const [asked] = await askedFirst([ada.page, bo.page]);
  const length = await lengthOf(asked);
  // A database that was moved away is not written to.
  const file = join(data, 'bonebed.db');
  renameSync(file, `${file}.away`);
  // A click is done when it has its effect: that is when there is room again.
  const clicked = clickWanted(asked, holotype, 0);
  await asked.waitForSelector('.toast');
  expect(await asked.innerText('.toast')).toContain('can’t store moves at the moment');
  expect(await lengthOf(asked)).toBe(length);
  renameSync(`${file}.away`, file);
  await playTo([ada.page, bo.page], holotype, length + 3);
  await clicked;
  expect(await asked.locator('.toast').count()).toBe(0);
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});

test('a full table and a wrong link are told kindly', async () => {
  const server = await startHere();
  const { ada, bo, link } = await meet(site.browser, server.address, holotype);
  const late = await visit(site.browser, { name: 'Late' });
  await late.page.goto(link);
  // Whoever comes too late may watch, and sees nobody's hand.
  await late.page.waitForSelector('.spectator');
  expect(await late.page.locator('.hand .card').count()).toBe(0);
  await late.page.goto(`${server.address}/#/at/nosuchtable`);
  await late.page.waitForSelector('.lost');
  expect(await late.page.innerText('.lost')).toContain('no table');
  await late.page.goto(`${link.slice(0, link.indexOf('#'))}#wrong`);
  await late.page.waitForSelector('.lost');
  expect(await late.page.innerText('.lost')).toContain('invitation');
  for (const { context } of [ada, bo, late]) await context.close();
  await server.stop();
});
