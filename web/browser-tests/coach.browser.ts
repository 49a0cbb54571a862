import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import {
  expectNoFaults,
  lengthOf,
  openScreenGame,
  playNow,
  startHere,
  untilAsked,
  untilLength,
  useSite,
  visit,
} from './browser.ts';
import { allHands } from './hands.ts';
import { askedFirst, meet } from './meet.ts';

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
    // Named, not only lit.
    await page.waitForFunction(() =>
      /^Look .*\p{L}{3}.*\.$/mu.test(document.querySelector('.coach p')?.textContent ?? ''),
    );
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

test.each(allHands)('$game: on a phone a hint covers neither what it points at nor the question', async own => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-FR' };
  const { page, context, faults } = await visit(site.browser, phone);
  await playNow(page, site.url, own);
  await page.tap('#hint');
  await page.waitForSelector('#coach-what');
  await page.tap('#coach-what');
  await page.waitForSelector('.coach-do');
  const { left, right, bottom, board, question } = await page.evaluate(() => {
    const area = (place: string) => document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = area('.coach');
    return { left, right, bottom, board: top - area('.table > .board').bottom, question: area('.prompt').top };
  });
  expect({ left, right }).toEqual({ left: 0, right: 390 });
  expect(board).toBeGreaterThanOrEqual(-1);
  expect(question).toBeGreaterThanOrEqual(bottom - 1);
  expectNoFaults(faults);
  await context.close();
});

test('nobody is coached where several people play', async () => {
  const { page, context } = await visit(site.browser);
  await openScreenGame(page, site.url, hands, ['person', 'person']);
  await page.click('.cover-card button');
  await untilAsked(page);
  expect(await page.locator('#hint').count()).toBe(0);
  await context.close();
});

test('with others nobody is coached where the table was not made so', async () => {
  const server = await startHere();
  const { ada, bo } = await meet(site.browser, server.address, hands);
  const asked = await askedFirst([ada.page, bo.page]);
  // Beside the answers there is all that a prompt offers, and no hint.
  await asked[0].waitForSelector('#why-not');
  for (const page of asked) expect(await page.locator('#hint, .coach').count()).toBe(0);
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});

test('with others a table allows hints only if it was made so, and says so to whoever is invited', async () => {
  const server = await startHere();
  const ada = await visit(site.browser, { name: 'Ada' });
  const bo = await visit(site.browser, { name: 'Bo', locale: 'fr-FR' });
  await ada.page.goto(`${server.address}/#/invite/${hands.game}`);
  await ada.page.waitForSelector('.settings');
  expect(await ada.page.isChecked('[name=hints]')).toBe(false);
  await ada.page.check('[name=hints]');
  await ada.page.click('.form button[type=submit]');
  await ada.page.waitForSelector('#hints-allowed');
  await bo.page.goto(await ada.page.inputValue('#invite-link'));
  await bo.page.waitForSelector('#hints-allowed');
  expect(await bo.page.innerText('#hints-allowed')).toBe('À cette table, chacun peut demander conseil.');
  await bo.page.click('#join');
  await ada.page.click('#start:not([disabled])');
  const asked = await Promise.race(
    [ada, bo].map(one => one.page.waitForSelector('#hint', { timeout: 0 }).then(() => one)),
  );
  const before = await lengthOf(asked.page);
  await asked.page.click('#hint');
  await asked.page.click('#coach-what');
  expect(await asked.page.locator('.coach li').count()).toBeGreaterThan(0);
  // What a move was worth would take the game to its end.
  expect(await asked.page.locator('#coach-judge').count()).toBe(0);
  await asked.page.click('#coach-do');
  await untilLength(asked.page, 'more than', before);
  expectNoFaults([...ada.faults, ...bo.faults]);
  for (const { context } of [ada, bo]) await context.close();
  await server.stop();
});
