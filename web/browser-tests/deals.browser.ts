import type { DealBoard } from '@bonebed/protocol';
import { Person } from '@bonebed/server/testing/client.ts';
import { playOn } from '@bonebed/server/testing/server.ts';
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

test('a day’s dig on two devices, a duel that opens when both are done, and a duplicate that begins when its table is full', async () => {
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
    // The page of the deal: the one with all digs has such buttons too.
    await page.waitForSelector('#look-again');
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

  // A duplicate: who sits down first waits, and is led to the table when it is full.
  await ada.page.goto(`${server.address}/#/digs`);
  await ada.page.selectOption('[aria-labelledby=duplicate] select >> nth=0', 'ruthless');
  await ada.page.click('#new-duplicate');
  await ada.page.waitForSelector('#look-again');
  await ada.page.click('.deals .button.strong');
  await ada.page.waitForSelector('#awaited');
  await expectAccessible(ada.page, 'a duplicate that waits');
  await expectWords(ada.page, 'a duplicate that waits');
  // She leaves her place, and sits down again.
  await ada.page.click('#leave-place');
  await ada.page.click('.deals .button.strong');
  await ada.page.waitForSelector('#awaited');
  await bo.page.goto(ada.page.url());
  await bo.page.waitForSelector('#look-again');
  await bo.page.click('.deals .button.strong');
  await bo.page.waitForSelector('.table');
  await ada.page.waitForSelector('.table');
  expect(tableOf(ada.page)).toBe(tableOf(bo.page));
  await giveUp(bo.page);
  await bo.page.waitForSelector('.duplicate td.mine');
  expect(
    await bo.page.$$eval('.duplicate tbody td', cells => cells.map(({ textContent }) => textContent.trim())),
  ).toEqual(['Ada', 'Bo (vous)']);
  await expectWords(bo.page, 'a duplicate that is over');
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});

test('a duplicate with two finished tables says who made more of the same seat, and by how much', async () => {
  // A deal of which the two make something different.
  const server = await startHere(undefined, '0', { newSecret: () => 'd0'.repeat(32) });
  const [ann, ben] = [await Person.named(server.address, 'Ann'), await Person.named(server.address, 'Ben')];
  const wish = { game: 'ruthless', people: 1, bots: ['random'] };
  const { deal } = await ann.post<{ deal: string }>('/api/deals', wish);
  const picks = [() => 0, (options: number) => options - 1];
  for (const [index, person] of [ann, ben].entries()) {
    const { table } = await person.post<{ table: string }>(`/api/deals/${deal}/play`, {});
    await playOn([await person.visit(table)], picks[index]);
  }
  const { page, context, faults } = await visit(site.browser);
  const [name, value] = ben.cookie.split('=');
  await context.addCookies([{ name, value, url: server.address }]);
  const { tables } = await ben.get<DealBoard>(`/api/deals/${deal}`);
  const [anns, bens] = [tables[0].seats, tables[1].seats];
  // Ann sat in the first seat; at the next table all sit one seat further.
  const rows = [
    [
      ['Ann', anns[0]],
      ['Random', bens[0]],
    ],
    [
      ['Random', anns[1]],
      ['Ben (you)', bens[1]],
    ],
  ] as const;
  const sign = (ahead: number) => (ahead > 0 ? `+${ahead}` : `${ahead}`);
  await page.goto(`${server.address}/#/deal/${deal}`);
  await page.waitForSelector('#duplicate-standing');
  const cells = await page.$$eval('.duplicate tbody td', found =>
    found.map(cell => cell.textContent.replace(/\s+/g, ' ')),
  );
  expect(cells).toEqual(
    rows.flatMap(row => row.map(([who, { points, ahead }]) => `${who} ${points} ${sign(ahead ?? Number.NaN)}`)),
  );
  const [mine, hers] = [bens[1].ahead ?? 0, anns[0].ahead ?? 0];
  expect(mine).toBe((bens[1].points ?? 0) - (anns[1].points ?? 0));
  expect(mine).not.toBe(0);
  const standing = [`Ben (you) ${sign(mine)}`, `Ann ${sign(hers)}`];
  expect(
    await page.$$eval('#duplicate-standing li', found => found.map(one => one.textContent.replace(/\s+/g, ' '))),
  ).toEqual(mine > hers ? standing : standing.reverse());
  await expectWords(page, 'the standing of a duplicate');
  await expectAccessible(page, 'the standing of a duplicate');
  expectNoFaults(faults);
  await context.close();
  await server.stop();
});

test('without a server a worker finds a dig for the day, and it is played for oneself', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.goto(`${site.url}#/digs`);
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.click('[data-game="ruthless"] .button')]);
  expect(worker.url()).toContain('dig-worker');
  await page.click('[data-game="ruthless"] .button.strong');
  await untilAsked(page);
  expectNoFaults(faults);
  await context.close();
});
