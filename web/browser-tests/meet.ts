import type { Browser, Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import { chooseShort, clickWanted, isOver, visit } from './visit.ts';

/** Ada makes a table, Bo comes by the link, Ada begins. */
export async function meet(browser: Browser, address: string, hands: Hands) {
  const ada = await visit(browser, { name: 'Ada' });
  const bo = await visit(browser, { name: 'Bo' });
  await ada.page.goto(`${address}/#/invite/${hands.game}`);
  await ada.page.waitForSelector('.settings');
  await chooseShort(ada.page, hands);
  await ada.page.click('.form button[type=submit]');
  const link = await ada.page.inputValue('#invite-link');
  await bo.page.goto(link);
  await bo.page.click('#join');
  await ada.page.click('#start:not([disabled])');
  await ada.page.waitForSelector('.table');
  await bo.page.waitForSelector('.table');
  return { ada, bo, link };
}

/** Both take chips as they are asked, until the game is over or `most` rounds are done. */
export async function playBoth(pages: readonly Page[], hands: Hands, most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    for (const page of pages) {
      if (await isOver(page)) return;
      await clickWanted(page, hands, turn);
    }
  }
}
