import { folderOf, gamesOf, olderGames, oldGame, oldRecord, pastOf, pasts } from '@bonebed/server/testing/past.ts';
import { describe, expect, test } from 'vitest';
import { expectNoFaults, lengthOf, startHere, untilAsked, useSite, visit } from './browser.ts';

/**
 * Games that began with the first rules, on today's boards. Where a game's rules have a newer version by now, the words come from the bundle of the older
 * ones, and the board draws a view that may lack what it knows today.
 */
const site = useSite();

async function bringIn(page: Awaited<ReturnType<typeof visit>>['page'], text: string): Promise<void> {
  await page.goto(`${site.url}#/import`);
  await page.fill('textarea', text);
  await page.click('text=Read it');
  await page.waitForSelector('#imported:has-text("version 1")');
}

describe.each(olderGames)('%s', game => {
  test('a game of the first rules goes on here', async () => {
    const { page, context, faults } = await visit(site.browser);
    await bringIn(page, oldGame(game, 24));
    // One person, so that nobody has to take up the device first.
    const seats = await page.locator('.seat-list li').count();
    for (let seat = 2; seat <= seats; seat++) {
      await page.selectOption(`.seat-list li:nth-child(${seat}) select`, 'bot');
    }
    await page.click('#keep-here');
    await untilAsked(page);
    expect(await lengthOf(page)).toBeGreaterThanOrEqual(24);
    expectNoFaults(faults);
    await context.close();
  });

  test('one that is over can be looked at', async () => {
    const { page, context, faults } = await visit(site.browser);
    await bringIn(page, oldRecord(game));
    await page.click('text=Look at it');
    await page.waitForSelector('.table[data-length]');
    expectNoFaults(faults);
    await context.close();
  });

  test.each(pasts.filter(past => gamesOf(pastOf(past)).includes(game)))(
    'a table of a server of %s goes on after its upgrade',
    async past => {
      const { cookies, tables } = pastOf(past);
      const server = await startHere(folderOf(past));
      const { page, context, faults } = await visit(site.browser);
      const [name, value] = cookies[0].split('=');
      await context.addCookies([{ name, value, url: server.address }]);
      const id = tables.find(table => table.game === game && table.stands === 'playing')?.id;
      await page.goto(`${server.address}/#/at/${id}`);
      await page.waitForSelector('.table[data-length]');
      expect(await lengthOf(page)).toBeGreaterThan(10);
      expectNoFaults(faults);
      await context.close();
      await server.stop();
    },
  );
});
