import { expect, test } from 'vitest';
import { expectNoFaults, untilAsked, useSite, visit } from './browser.ts';
import { allHands } from './hands.ts';

const site = useSite();

test.each(allHands.map(({ game }) => game))(
  '%s: who is new plays a first game with one click, against the weakest bot',
  async game => {
    const { page, context, faults } = await visit(site.browser);
    await page.goto(site.url);
    await page.click(`[data-first=${game}]`);
    await untilAsked(page);
    expect(await page.innerText('.players')).toContain('Novice');
    expectNoFaults(faults);
    await context.close();
  },
);

test('variants can be chosen for a game against bots, also those of a first game', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.goto(site.url);
  await page.click('[data-ways=holotype]');
  await page.click('.ways a[href="#/screen/holotype/bots"]');
  await page.click('#beginner');
  expect(await page.inputValue('[name=elementary]')).toBe('true');
  await page.click('.form button[type=submit]');
  await untilAsked(page);
  // Without objectives and milestones nobody chooses a secret one first.
  expect(await page.locator('.objective').count()).toBe(0);
  expectNoFaults(faults);
  await context.close();
});

test('what was learned is shown on the front page, and can be forgotten', async () => {
  const { page, context } = await visit(site.browser);
  await page.goto(`${site.url}#/learn/ruthless/first`);
  await page.waitForSelector('.letter .task');
  await page.goto(site.url);
  await page.waitForSelector('[data-learn=ruthless]');
  expect(await page.innerText('[data-learn=ruthless]')).toMatch(/^Lessons: 0 of \d+$/);
  await page.click('[data-learn=ruthless]');
  await page.click('#forget-learned');
  await page.waitForSelector('#forget-learned', { state: 'detached' });
  await page.goto(site.url);
  expect(await page.innerText('[data-learn=ruthless]')).toBe('Learn by playing');
  await context.close();
});
