import type { Browser, Page } from 'playwright-core';
import { visit } from './browser.ts';
import type { Tab } from './engines/tab.ts';
import type { Hands } from './hands.ts';
import { chooseShort, clickWanted, lengthOf, playToTheEnd, untilLength } from './visit.ts';

/** Ada makes a table, Bo comes by the link, Ada begins. `wishes` are chosen as well: the value of each select, in this order. */
export async function meet(
  browser: Browser,
  address: string,
  hands: Hands,
  wishes: Readonly<Record<string, string>> = {},
) {
  const ada = await visit(browser, { name: 'Ada' });
  const bo = await visit(browser, { name: 'Bo' });
  const link = await invite(ada.page, bo.page, address, hands, wishes);
  return { ada, bo, link };
}

/** The same for two pages that are there. */
export async function invite(
  ada: Tab,
  bo: Tab,
  address: string,
  hands: Hands,
  wishes: Readonly<Record<string, string>> = {},
): Promise<string> {
  await ada.goto(`${address}/#/invite/${hands.game}`);
  await ada.waitForSelector('.settings');
  await chooseShort(ada, hands);
  for (const [name, value] of Object.entries(wishes)) await ada.selectOption(`[name="${name}"]`, value);
  await ada.click('.form button[type=submit]');
  const link = await ada.inputValue('#invite-link');
  await bo.goto(link);
  await bo.click('#join');
  await ada.click('#start:not([disabled])');
  await ada.waitForSelector('.table');
  await bo.waitForSelector('.table');
  return link;
}

/** All take chips as they are asked, until the game is over. */
export async function playBoth(pages: readonly Tab[], hands: Hands): Promise<void> {
  await Promise.all(pages.map(page => playToTheEnd(page, hands)));
}

/** All answer, one after the other, until so many answers have been given, and every page shows the last of them. */
export async function playTo(pages: readonly Tab[], hands: Hands, answers: number): Promise<void> {
  for (let turn = 0; (await longest(pages)) < answers; turn++) {
    for (const page of pages) await clickWanted(page, hands, turn);
  }
  const last = await longest(pages);
  for (const page of pages) await untilLength(page, 'at least', last);
}

async function longest(pages: readonly Tab[]): Promise<number> {
  return Math.max(...(await Promise.all(pages.map(lengthOf))));
}

/** The pages in the order: who is asked, who waits. For a moment at which one is. */
export async function askedFirst(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const asked = await Promise.any(
    pages.map(async page => {
      await page.waitForSelector('[data-chip]');
      return page;
    }),
  );
  return asked === pages[0] ? pages : [pages[1], pages[0]];
}
