import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { clickWanted, expectNoFaults, isOver, playNow, untilAsked, useSite, visit } from './browser.ts';
import { testBoard } from './every-board.ts';
import { boneWars } from './hands.ts';

testBoard(boneWars);

const site = useSite();

/** Chips that are about nothing on the table. */
const PLAIN =
  /^(done|end|none|decline|take|before|after|trade|keep|use|column|round|pass|unmeasured|\d+( \d+)?|money \d+|rp \d+)$/;

test('solo: Theodore is watched step by step, then left to himself, to the end of the game', async () => {
  const { page, context, faults } = await visit(site.browser);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('steps') !== null) return;
    sessionStorage.setItem('steps', 'set');
    localStorage.setItem('bonebed.steps', '-1');
  });
  await page.goto(site.url);
  await page.click('[data-solo=bone-wars]');
  // He takes his species before anybody else does anything.
  await page.waitForSelector('.narration');
  expect(await page.innerText('.narration .label')).toMatch(/Theodore · step 1 of \d+/i);
  await page.click('.narration-all');
  await untilAsked(page);
  for (let turn = 0; !(await page.isVisible('.narration-aside .solo-card')); turn++) {
    if (await page.isVisible('.narration-all')) await page.click('.narration-all');
    await untilAsked(page);
    await clickWanted(page, boneWars, turn);
    await page.waitForFunction(() => document.querySelector('[data-chip],.narration') !== null);
  }
  await expectAccessible(page, 'narration');
  const steps = Number((await page.innerText('.narration .label')).match(/(\d+)$/)?.[1]);
  expect(steps).toBeGreaterThan(2);
  // The log goes only as far as the step that is shown.
  const told = await page.locator('.log-line').count();
  await page.click('.narration-next');
  await page.waitForFunction(count => document.querySelectorAll('.log-line').length > count, told);
  await page.click('.narration-rule');
  await page.waitForSelector('.drawer .rule.current');
  await page.keyboard.press('Escape');
  await page.selectOption('.narration-pace select', '0');
  await untilAsked(page);
  for (let turn = 0; !(await isOver(page)); turn++) {
    const chips = await page
      .locator('[data-chip]')
      .evaluateAll(all => all.map(chip => chip.getAttribute('data-chip') ?? ''));
    const glowing = await page.locator('.spot.legal').count();
    if (chips.some(chip => !PLAIN.test(chip))) expect(glowing, chips.join(' · ')).toBeGreaterThan(0);
    await clickWanted(page, boneWars, turn);
    await untilAsked(page);
    expect(turn).toBeLessThan(2000);
  }
  expect(await page.innerText('.sheet thead')).toContain('Theodore');
  expect(await page.innerText('.end-title')).toMatch(/Ada|Theodore/);
  expectNoFaults(faults);
  await context.close();
});

test('on a phone the drawers of the West stand in two columns, and everything lies in its drawer', async () => {
  const { page, context, faults } = await visit(site.browser, {
    viewport: { width: 360, height: 740 },
    isMobile: true,
  });
  await playNow(page, site.url, boneWars);
  await page.click('.tabs button:first-child');
  await page.waitForSelector('.site');
  const drawers = await page.evaluate(() =>
    [...document.querySelectorAll('.site')].map(drawer => {
      const { left, right, width } = drawer.getBoundingClientRect();
      const spilt = [...drawer.querySelectorAll('*:not(title)')].filter(part => {
        const own = part.getBoundingClientRect();
        return own.left < left - 1 || own.right > right + 1;
      });
      return { width, spilt: spilt.map(part => part.className) };
    }),
  );
  expect(drawers.length).toBeGreaterThan(0);
  for (const { width, spilt } of drawers) {
    expect(width).toBeGreaterThan(140);
    expect(spilt).toEqual([]);
  }
  expectNoFaults(faults);
  await context.close();
});
