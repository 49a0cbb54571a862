/** Takes the pictures of docs/screenshots from the built client: `npm run screenshots`. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, startServer } from '@bonebed/server';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/chromium.mjs';
import { holotype } from './hands.ts';
import { meet, playTo } from './meet.ts';
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

/** A table on a server: talk and a wish to go back; then the end of it, a bot's view of a moment, and the shuffle checked. */
async function amongPeople(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const given = { web: join(import.meta.dirname, '../dist'), data, port: '0', botThreads: '1', logLevel: 'silent' };
  const server = await startServer(configFrom(given, {}, 2));
  const { ada, bo } = await meet(browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 14);
  await ada.page.click('#talk');
  for (const [one, text] of [
    [ada, 'A splendid femur, Bo.'],
    [bo, 'It is mine. But I dug in the wrong place …'],
  ] as const) {
    await one.page.click('#talk');
    await one.page.fill('#say', text);
    await one.page.keyboard.press('Enter');
    await one.page.waitForFunction(said => document.body.innerText.includes(said), text);
  }
  await bo.page.click('.side-segments button:first-child');
  await bo.page.locator('.log-line').nth(8).click();
  await bo.page.click('#go-back');
  await ada.page.waitForSelector('[data-notice=proposal]');
  await shoot(ada.page, 'people-desktop');
  await ada.page.click('[data-notice=proposal] >> text=Rather not');
  await bo.page.click('#menu');
  await bo.page.click('#resign');
  await bo.page.click('[data-act=confirm]');
  await ada.page.waitForSelector('.series path');
  await ada.page.click('text=Step through the game');
  await ada.page.waitForSelector('.prompt.past');
  await ada.page.locator('.stepper input').fill('9');
  await ada.page.click('#ask-bot');
  await ada.page.waitForSelector('.analysis li');
  await shoot(ada.page, 'analysis-desktop');
  await bo.page.click('#verify');
  await bo.page.waitForSelector('[data-verdict=good]');
  await shoot(bo.page, 'verify-desktop');
  await ada.context.close();
  await bo.context.close();
  await server.stop();
}

await amongPeople();

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
    if (theme === 'light') {
      // Without a fossil there is nothing to publish.
      await playUntil(page, '.tray.barred > .hit');
      await page.locator('.tray.barred > .hit').first().click({ force: true });
      await shoot(page, `refusal-${size}`);
      await page.keyboard.press('Escape');
    }
    await play(page, 55);
    await shoot(page, `table-middle-${size}-${theme}`);
    if (theme === 'light') {
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
