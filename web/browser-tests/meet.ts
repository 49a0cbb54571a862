import type { Browser, Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import { chooseShort, clickWanted, isOver, lengthOf, situation, untilChanged, visit } from './visit.ts';

/** Ada makes a table, Bo comes by the link, Ada begins. `wishes` are chosen as well: the value of each select, in this order. */
export async function meet(
  browser: Browser,
  address: string,
  hands: Hands,
  wishes: Readonly<Record<string, string>> = {},
) {
  const ada = await visit(browser, { name: 'Ada' });
  const bo = await visit(browser, { name: 'Bo' });
  await ada.page.goto(`${address}/#/invite/${hands.game}`);
  await ada.page.waitForSelector('.settings');
  await chooseShort(ada.page, hands);
  for (const [name, value] of Object.entries(wishes)) await ada.page.selectOption(`[name="${name}"]`, value);
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

/** All answer, one after the other, until so many answers have been given, and every page shows the last of them. */
export async function playTo(pages: readonly Page[], hands: Hands, answers: number): Promise<void> {
  for (let turn = 0; (await longest(pages)) < answers; turn++) {
    for (const page of pages) await answerOnce(page, hands, turn);
  }
  const last = await longest(pages);
  for (const page of pages) {
    await page.waitForFunction(
      length => Number(document.querySelector('.table')?.getAttribute('data-length')) >= length,
      last,
    );
  }
}

async function longest(pages: readonly Page[]): Promise<number> {
  return Math.max(...(await Promise.all(pages.map(lengthOf))));
}

/** Takes a chip, if there is one, and waits until that is on the screen. */
async function answerOnce(page: Page, hands: Hands, turn: number): Promise<void> {
  const before = await situation(page);
  if ((await clickWanted(page, hands, turn)) === null) return;
  await untilChanged(page, before);
}

/** The pages in the order: who is asked, who waits. For a moment at which one is. */
export async function askedFirst(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  for (;;) {
    const asked = await Promise.all(pages.map(page => page.locator('[data-chip]').count()));
    if (asked[0] > 0 && asked[1] === 0) return pages;
    if (asked[1] > 0 && asked[0] === 0) return [pages[1], pages[0]];
    await pages[0].waitForTimeout(10);
  }
}
