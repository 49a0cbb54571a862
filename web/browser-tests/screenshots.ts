/** Takes the pictures of docs/screenshots from the built client: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/chromium.mjs';
import { holotype } from './hands.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { clickWanted, isOver, playNow, untilAsked, visit } from './visit.ts';

const OUT = join(import.meta.dirname, '../../docs/screenshots');
mkdirSync(OUT, { recursive: true });
const site: { url: string; close: () => void } = await serveStatic(join(import.meta.dirname, '../dist'));
const browser = await chromium.launch(launchOptions());
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 80 });
  console.log(`${name}.jpg`);
}

async function play(page: Page, answers: number): Promise<void> {
  for (let turn = 0; turn < answers; turn++) {
    await untilAsked(page);
    if (await isOver(page)) return;
    await clickWanted(page, holotype, turn);
  }
  await untilAsked(page);
}

/** Plays on until there is something of this kind on the table. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let turn = 0; turn < 200 && (await page.locator(selector).count()) === 0; turn++) await play(page, 1);
}

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    const isPhone = size === 'phone';
    const { page, context } = await visit(browser, { viewport, theme, isMobile: isPhone, hasTouch: isPhone });
    await page.goto(site.url);
    await page.waitForSelector('.game-card');
    await shoot(page, `home-${size}-${theme}`);
    await playNow(page, site.url, holotype);
    await play(page, 1);
    await shoot(page, `table-start-${size}-${theme}`);
    await play(page, 110);
    await shoot(page, `table-middle-${size}-${theme}`);
    if (theme === 'light') {
      await playUntil(page, '.tray.barred > .hit');
      await page.locator('.tray.barred > .hit').first().click({ force: true });
      await shoot(page, `refusal-${size}`);
      await page.keyboard.press('Escape');
      if (isPhone) await page.tap('.tabs button:last-child');
      await page.locator('.log-line').nth(12).click();
      await page.waitForSelector('.prompt.past');
      await shoot(page, `log-${size}`);
      await page.click('.stepper .strong');
      await page.waitForSelector('.prompt.past', { state: 'detached' });
    }
    await play(page, 2000);
    await page.waitForSelector('.series path');
    await shoot(page, `end-${size}-${theme}`);
    await context.close();
  }
}
const { page, context } = await visit(browser, { viewport: DESKTOP });
await page.goto(`${site.url}#/rules/holotype/HT-5.4`);
await page.waitForSelector('.rule.current');
await shoot(page, 'rules-desktop');
await context.close();
await browser.close();
site.close();
