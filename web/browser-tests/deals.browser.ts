import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hands } from '../boards/ruthless/hands.ts';
import { expectAccessible } from './axe.ts';
import { expectNoFaults, playToTheEnd, startHere, untilAsked, useSite, visit } from './browser.ts';
import { expectWords } from './spoken.ts';

const site = useSite();

const tableOf = (page: Page): string => page.url().split('/').at(-1) ?? '';
/** What the seat sees: its options, and how far the game is. */
const seen = (page: Page): Promise<string[]> =>
  page.$$eval('[data-chip]', chips => chips.map(chip => chip.getAttribute('data-chip') ?? ''));

async function giveUp(page: Page): Promise<void> {
  await page.evaluate(
    id =>
      fetch(`/api/tables/${id}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ do: 'resign' }),
      }),
    tableOf(page),
  );
  await page.click('#deal-results');
}

test('a day’s dig on two devices, and a duel that opens when both are done', async () => {
  const server = await startHere();
  const ada = await visit(site.browser, { name: 'Ada' });
  const bo = await visit(site.browser, { name: 'Bo', locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  for (const { page } of [ada, bo]) {
    await page.goto(server.address);
    await page.click('#digs');
    await page.click('[data-game="ruthless"] [data-deal="dig"] .button');
    await untilAsked(page);
  }
  // The same position, and no way to look at the other's.
  expect(await seen(bo.page)).toEqual(await seen(ada.page));
  const [mine, theirs] = [tableOf(ada.page), tableOf(bo.page)];
  expect(mine).not.toBe(theirs);
  const status = await bo.page.evaluate(async id => (await fetch(`/api/tables/${id}`)).status, mine);
  expect(status).toBe(403);
  // Ada does the first thing that there is, Bo what he likes.
  await ada.page.click('[data-chip] >> nth=0');
  await playToTheEnd(ada.page, hands);
  await ada.page.click('#deal-results');
  await ada.page.waitForSelector('#my-result');
  await expectAccessible(ada.page, 'the results of a dig');
  await expectWords(ada.page, 'the results of a dig');
  await playToTheEnd(bo.page, hands);
  await bo.page.click('#deal-results');
  await bo.page.waitForSelector('.side-by-side tbody tr');
  await expectWords(bo.page, 'digs side by side');
  await bo.page.click('.page main a[href="#/digs"]');
  await bo.page.waitForSelector('[data-game="ruthless"] [data-deal="dig"] a.button');
  await expectAccessible(bo.page, 'the digs of today');
  await expectWords(bo.page, 'the digs of today');

  await ada.page.goto(`${server.address}/#/digs`);
  await ada.page.selectOption('.deals select >> nth=0', 'ruthless');
  await ada.page.click('#new-duel');
  await ada.page.waitForSelector('#look-again');
  const duel = ada.page.url();
  await bo.page.goto(duel);
  for (const { page } of [ada, bo]) {
    await page.click('.deals .button.strong');
    await untilAsked(page);
  }
  expect(await seen(bo.page)).toEqual(await seen(ada.page));
  await ada.page.click('[data-chip] >> nth=0');
  await giveUp(ada.page);
  // One is done, the other is not: nothing is to be seen of how.
  const early = await bo.page.evaluate(
    async path => (await fetch(path)).status,
    `/api/deals/${duel.split('/').at(-1)}/games`,
  );
  expect(early).toBe(403);
  await bo.page.click('[data-chip] >> nth=1');
  await giveUp(bo.page);
  await bo.page.waitForSelector('#parted');
  expect(await bo.page.innerText('#parted')).toContain('1');
  expect(await bo.page.locator('.side-by-side thead th').count()).toBe(3);
  await bo.page.click('.side-by-side tbody td button >> nth=0');
  await bo.page.waitForSelector('.prompt.past');
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});
