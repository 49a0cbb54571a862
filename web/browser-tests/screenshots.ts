/** Takes the pictures of docs/screenshots from the built client: `npm run screenshots`, or only some: `-- fossilis people`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, startServer } from '@bonebed/server';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { chooseTile } from './dig.ts';
import { boneWars, fossilis, type Hands, holotype, ruthless } from './hands.ts';
import { meet, playTo } from './meet.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { clickWanted, isOver, playNow, untilAsked, visit } from './visit.ts';

const OUT = join(import.meta.dirname, '../../docs/screenshots');
const DIST = join(import.meta.dirname, '../dist');
mkdirSync(OUT, { recursive: true });
const site: { url: string; close: () => void } = await serveStatic(DIST);
const browser = await chromium.launch(launchOptions());
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIZES = { desktop: { viewport: DESKTOP }, phone: { viewport: PHONE, isMobile: true, hasTouch: true } };
type Size = keyof typeof SIZES;

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 80 });
  console.log(`${name}.jpg`);
}

async function play(page: Page, hands: Hands, answers: number): Promise<void> {
  for (let turn = 0; turn < answers; turn++) {
    await untilAsked(page);
    if (await isOver(page)) return;
    await clickWanted(page, hands, turn);
  }
  await untilAsked(page);
}

/** Plays on until there is something of this kind on the table. */
async function playUntil(page: Page, hands: Hands, selector: string): Promise<void> {
  for (let turn = 0; turn < 200 && (await page.locator(selector).count()) === 0; turn++) await play(page, hands, 1);
}

/** The front page, and a game of Holotype from its start to its end. */
async function homeAndHolotype(size: Size, theme: 'light' | 'dark'): Promise<void> {
  const { page, context } = await visit(browser, { ...SIZES[size], theme });
  await page.goto(site.url);
  await page.waitForSelector('.game-card');
  await shoot(page, `home-${size}-${theme}`);
  await playNow(page, site.url, holotype);
  await play(page, holotype, 1);
  await shoot(page, `table-start-${size}-${theme}`);
  if (theme === 'light') {
    // Without a fossil there is nothing to publish.
    await playUntil(page, holotype, '.tray.barred > .hit');
    await page.locator('.tray.barred > .hit').first().click({ force: true });
    await shoot(page, `refusal-${size}`);
    await page.keyboard.press('Escape');
  }
  await play(page, holotype, 55);
  await shoot(page, `table-middle-${size}-${theme}`);
  if (theme === 'light') {
    if (size === 'phone') await page.tap('.tabs button:last-child');
    await page.locator('.log-line').nth(12).click();
    await page.waitForSelector('.prompt.past');
    await shoot(page, `log-${size}`);
    await page.click('.stepper .strong');
    await page.waitForSelector('.prompt.past', { state: 'detached' });
  }
  await play(page, holotype, 2000);
  await page.waitForSelector('.series path', { state: 'attached' });
  await shoot(page, `end-${size}-${theme}`);
  await context.close();
}

/** Another board in the middle of a game; `prepare` brings up something worth seeing. */
async function board(hands: Hands, answers: number, prepare: (page: Page) => Promise<void>): Promise<void> {
  for (const [size, theme] of [
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'light'],
  ] as const) {
    const { page, context } = await visit(browser, { ...SIZES[size], theme });
    await playNow(page, site.url, hands);
    await play(page, hands, answers);
    await prepare(page);
    await shoot(page, `${hands.game}-${size}-${theme}`);
    await context.close();
  }
}

/** The steps of an automaton's turn, in a solo game. */
async function solo(): Promise<void> {
  const { page, context } = await visit(browser, { viewport: DESKTOP });
  await page.addInitScript(() => localStorage.setItem('bonebed.steps', '-1'));
  await page.goto(site.url);
  await page.click(`[data-solo=${boneWars.game}]`);
  for (let turn = 0; !(await page.isVisible('.narration-aside .solo-card')); turn++) {
    if (await page.isVisible('.narration-all')) await page.click('.narration-all');
    else await clickWanted(page, boneWars, turn);
  }
  await page.click('.narration-next');
  await page.click('.narration-next');
  await shoot(page, `${boneWars.game}-solo`);
  await context.close();
}

/** A table on a server: talk and a wish to go back; then the end of it, a bot's view of a moment, and the shuffle checked. */
async function people(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const server = await startServer(
    configFrom({ web: DIST, data, port: '0', botThreads: '1', logLevel: 'silent' }, {}, 2),
  );
  const { ada, bo } = await meet(browser, server.address, holotype);
  await playTo([ada.page, bo.page], holotype, 14);
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
  await ada.page.waitForSelector('.series path', { state: 'attached' });
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
  rmSync(data, { recursive: true });
}

async function rules(): Promise<void> {
  const { page, context } = await visit(browser, { viewport: DESKTOP });
  await page.goto(`${site.url}#/rules/holotype/HT-5.4`);
  await page.waitForSelector('.rule.current');
  await shoot(page, 'rules-desktop');
  await context.close();
}

const series: Readonly<Record<string, () => Promise<void>>> = {
  async holotype() {
    for (const size of ['desktop', 'phone'] as const) {
      for (const theme of ['light', 'dark'] as const) await homeAndHolotype(size, theme);
    }
  },
  'bone-wars': () => board(boneWars, 12, page => playUntil(page, boneWars, '.board .spot.legal')),
  solo,
  fossilis: () =>
    board(fossilis, fossilis.middle ?? 40, async page => {
      await chooseTile(page);
      // By the keyboard, so that the ghost stays when the pointer goes away.
      await page.focus('.arrow-spot.legal > .hit');
      await page.waitForSelector('.tile.ghost');
    }),
  // A window in which somebody may speak.
  ruthless: () => board(ruthless, 25, page => playUntil(page, ruthless, '.speakers')),
  people,
  rules,
};
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(series)) {
  const take = series[name];
  if (take === undefined) throw new Error(`no series '${name}'; there are: ${Object.keys(series).join(', ')}`);
  await take();
}
await browser.close();
site.close();
