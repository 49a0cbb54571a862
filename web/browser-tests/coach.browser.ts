import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import {
  expectNoFaults,
  lengthOf,
  openScreenGame,
  playNow,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';
import { allHands } from './hands.ts';

const site = useSite();
const [hands] = allHands;

test.each(allHands)(
  '$game: a hint says where to look, what to do and why, does it, and is off with one click',
  async own => {
    const { page, context, faults } = await visit(site.browser);
    await playNow(page, site.url, own);
    const before = await lengthOf(page);
    await page.click('#hint');
    await page.waitForSelector('#coach-what');
    expect(await page.locator('.coach-do').count()).toBe(0);
    await page.click('#coach-what');
    await expectAccessible(page, 'a hint');
    expect(await page.locator('.coach li').count()).toBeGreaterThan(0);
    await page.click('#coach-do');
    await untilLength(page, 'more than', before);
    await untilAsked(page);
    await page.click('#coach-judge');
    await page.waitForSelector('.coach-verdict');
    await page.click('#coach-off');
    await page.waitForSelector('.coach', { state: 'detached' });
    expect(await page.locator('#hint').count()).toBe(0);
    expectNoFaults(faults);
    await context.close();
  },
);

test('nobody is coached where several people play', async () => {
  const { page, context } = await visit(site.browser);
  await openScreenGame(page, site.url, hands, ['person', 'person']);
  await page.click('.cover-card button');
  await untilAsked(page);
  expect(await page.locator('#hint').count()).toBe(0);
  await context.close();
});
