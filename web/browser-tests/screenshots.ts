/** Takes the pictures of docs/screenshots from the built client: `npm run screenshots`, or only some: `-- fossilis fossilis-motion people`. `-- fossilis-sizes` takes pictures of all sizes to look at, elsewhere. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, startServer } from '@bonebed/server';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { hands as boneWars } from '../boards/bone-wars/hands.ts';
import { hands as holotype } from '../boards/holotype/hands.ts';
import { hands as ruthless } from '../boards/ruthless/hands.ts';
import { allHands, type Hands } from './hands.ts';
import { meet, playTo } from './meet.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { clickWanted, isOver, playNow, playToTheEnd, playUntil, untilAsked, type Visitor, visit } from './visit.ts';

const OUT = join(import.meta.dirname, '../../docs/screenshots');
const DIST = join(import.meta.dirname, '../dist');
mkdirSync(OUT, { recursive: true });
const site: { url: string; close: () => void } = await serveStatic(DIST);
const browser = await chromium.launch(launchOptions());
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const touched = (width: number, height: number) => ({ viewport: { width, height }, isMobile: true, hasTouch: true });
const SIZES = {
  desktop: { viewport: DESKTOP },
  large: { viewport: { width: 1920, height: 1080 } },
  phone: touched(PHONE.width, PHONE.height),
  'phone-across': touched(PHONE.height, PHONE.width),
  tablet: touched(820, 1180),
  'tablet-across': touched(1180, 820),
};
type Size = keyof typeof SIZES;

/** Of JPEGs: all of them together stay below 6 MB. */
const QUALITY = 72;

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
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
    await playUntil(page, holotype, '.room.barred > .hit');
    await page.locator('.room.barred > .hit').first().click({ force: true });
    await shoot(page, `refusal-${size}`);
    await page.keyboard.press('Escape');
  }
  await play(page, holotype, 55);
  await shoot(page, `table-middle-${size}-${theme}`);
  if (theme === 'light') {
    if (size === 'phone') {
      await page.tap('.grip');
      await page.tap('.tabs button:last-child');
    }
    await page.locator('.log-then:visible').nth(12).click();
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

/** A game in its middle, with something worth seeing on the board. */
async function inTheMiddle(hands: Hands, visitor: Visitor): ReturnType<typeof visit> {
  const shown = await visit(browser, visitor);
  await playNow(shown.page, site.url, hands);
  await play(shown.page, hands, hands.middle ?? 40);
  await hands.pose?.(shown.page);
  return shown;
}

/** A board as the docs show it. */
async function board(hands: Hands): Promise<void> {
  for (const [size, theme] of [
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'light'],
  ] as const) {
    const { page, context } = await inTheMiddle(hands, { ...SIZES[size], theme });
    await shoot(page, `${hands.game}-${size}-${theme}`);
    await context.close();
  }
}

/** A board at every size, light, dark and in French, to be looked at: nothing of it is kept with the docs. */
async function everySize(hands: Hands): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-sizes-'));
  for (const look of ['light', 'dark', 'french'] as const) {
    const locale = look === 'french' ? 'fr-FR' : 'en-US';
    const { page, context } = await inTheMiddle(hands, { theme: look === 'dark' ? 'dark' : 'light', locale });
    for (const [size, { viewport }] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.mouse.move(2, 2);
      await page.waitForTimeout(500);
      const path = join(folder, `${hands.game}-${size}-${look}.png`);
      await page.screenshot({ path });
      console.log(path);
    }
    await context.close();
  }
}

/** How far a flight has come in each picture of a strip. */
const STAGES = [0, 0.18, 0.4, 0.6, 0.82, 0.99];

/** What moves, as a strip of frames: the first flight in the middle of a game, held still at each stage. */
async function motion(hands: Hands): Promise<void> {
  const { page, context } = await visit(browser, { viewport: DESKTOP, theme: 'light', reducedMotion: 'no-preference' });
  await playNow(page, site.url, hands);
  await play(page, hands, hands.middle ?? 40);
  // From here on bots wait long enough to be kept out of the picture.
  await page.addInitScript(() => localStorage.setItem('bonebed.pace', '3000'));
  await page.reload();
  await untilAsked(page);
  await page.waitForFunction(() => document.querySelector('.above, .flying') === null);
  await page.evaluate(() => {
    const hold = () => {
      if (document.querySelector('.above, .flying') === null) return;
      for (const animation of document.getAnimations()) animation.pause();
    };
    new MutationObserver(hold).observe(document.querySelector('.table') ?? document.body, { childList: true });
  });
  for (let turn = 0; !(await page.isVisible('.above, .flying')); turn++) {
    await untilAsked(page);
    await clickWanted(page, hands, turn);
  }
  // Those that are held at their end are not listed any more.
  await page.evaluate(() => Reflect.set(window, 'held', document.getAnimations()));
  const clip = await flownOver(page);
  const frames: string[] = [];
  for (const stage of STAGES) {
    await holdAt(page, stage);
    frames.push((await page.screenshot({ type: 'png', clip })).toString('base64'));
  }
  await page.setViewportSize({ width: 900, height: 600 });
  const pictures = frames.map(frame => `<img src="data:image/png;base64,${frame}">`).join('');
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(2, 1fr); gap: 4px; background: #2a2119 }
    img { display: block; width: 100% }
  </style>${pictures}`);
  const path = join(OUT, `${hands.game}-motion.jpg`);
  await page.locator('body').screenshot({ path, type: 'jpeg', quality: QUALITY });
  console.log(`${hands.game}-motion.jpg`);
  await context.close();
}

/** Holds everything that moves when so much of its time has passed; tells where what flies is. */
function holdAt(page: Page, part: number): Promise<readonly DOMRect[]> {
  return page.evaluate(stage => {
    for (const animation of Reflect.get(window, 'held') as Animation[])
      animation.currentTime = stage * Number(animation.effect?.getComputedTiming().endTime ?? 0);
    return [...document.querySelectorAll('.above [data-flyer], .flying')].map(flyer =>
      flyer.getBoundingClientRect().toJSON(),
    );
  }, part);
}

/** The part of the window that things fly over, with some of what lies around it. */
async function flownOver(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const rects: DOMRect[] = [];
  for (const stage of STAGES) rects.push(...(await holdAt(page, stage)));
  const around = 90;
  const x = Math.max(0, Math.min(...rects.map(({ left }) => left)) - around);
  const y = Math.max(0, Math.min(...rects.map(({ top }) => top)) - around);
  const right = Math.min(DESKTOP.width, Math.max(...rects.map(rect => rect.right)) + around);
  const bottom = Math.min(DESKTOP.height, Math.max(...rects.map(rect => rect.bottom)) + around);
  return { x, y, width: right - x, height: bottom - y };
}

/** The steps of an automaton's turn, in a solo game. */
async function solo(): Promise<void> {
  const { page, context } = await visit(browser, { viewport: DESKTOP });
  await page.addInitScript(() => localStorage.setItem('bonebed.steps', '-1'));
  await page.goto(site.url);
  await page.click(`[data-solo=${boneWars.game}]`);
  for (let turn = 0; !(await page.isVisible('.automaton .half')); turn++) {
    if (await page.isVisible('.narration-all')) await page.click('.narration-all');
    else await clickWanted(page, boneWars, turn);
  }
  await page.click('.narration-next');
  await page.click('.narration-next');
  await shoot(page, `${boneWars.game}-solo`);
  await context.close();
}

/** Lessons: a first step on a phone, and a turn of Theodore. */
async function lessons(): Promise<void> {
  for (const [size, locale, lesson, step] of [
    ['phone', 'en-US', 'first', '1.1'],
    ['phone', 'fr-FR', 'theodore', '1.3'],
    ['desktop', 'en-US', 'theodore', '1.3'],
  ] as const) {
    const { page, context } = await visit(browser, { ...SIZES[size], locale });
    await page.goto(`${site.url}#/learn/${boneWars.game}/${lesson}`);
    await page.waitForSelector('.letter .task');
    while (!(await page.isVisible(`.letter[data-step="${step}"] .task`))) await page.click('#lesson-hint');
    await shoot(page, `lesson-${lesson}-${size}${locale === 'fr-FR' ? '-fr' : ''}`);
    await context.close();
  }
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
  await bo.page.locator('.log-then:visible').nth(8).click();
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

/** Plays a game of Ruthless to its end; otherwise at first, if so wished, so that there is something to compare. */
async function playOtherwise(page: Page, isWished: boolean): Promise<void> {
  await untilAsked(page);
  if (isWished) await page.locator('[data-chip]').last().click();
  await playToTheEnd(page, ruthless);
}

/** A dig of the day from the front page to its result, and a duplicate at two tables. */
async function digs(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bonebed-'));
  const server = await startServer(
    configFrom({ web: DIST, data, port: '0', botThreads: '1', logLevel: 'silent' }, {}, 2),
  );
  const ada = await visit(browser, { name: 'Ada', ...SIZES.desktop });
  const bo = await visit(browser, { name: 'Bo', ...SIZES.phone });
  for (const { page } of [ada, bo]) {
    await page.goto(server.address);
    await page.click('#digs');
    await page.click('[data-game="ruthless"] [data-deal="dig"] .button');
    await playOtherwise(page, page === bo.page);
    await page.click('#deal-results');
    await page.waitForSelector('.side-by-side tbody tr');
  }
  await shoot(bo.page, 'dig-result-phone');
  await ada.page.goto(`${server.address}/#/digs`);
  await ada.page.waitForSelector('.dig-card .goal');
  await shoot(ada.page, 'digs-desktop');
  await ada.page.selectOption('[aria-labelledby=duplicate] select >> nth=0', 'ruthless');
  await ada.page.selectOption('#company', { index: 1 });
  await ada.page.selectOption('[aria-labelledby=duplicate] .level', 'apprentice');
  await ada.page.click('#new-duplicate');
  await ada.page.waitForSelector('#look-again');
  const duplicate = ada.page.url();
  for (const { page } of [bo, ada]) {
    await page.goto(duplicate);
    await page.click('.deals .button.strong');
    await playOtherwise(page, page === bo.page);
    await page.click('#deal-results');
    await page.waitForSelector('.duplicate .mine');
  }
  await ada.page.waitForSelector('#duplicate-standing');
  await shoot(ada.page, 'duplicate-desktop');
  await ada.context.close();
  await bo.context.close();
  await server.stop();
  rmSync(data, { recursive: true });
}

/** How a game came to its end: the win graph, luck and decisions, and the moments that mattered. */
async function lookBack(): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, context } = await visit(browser, { ...SIZES[size], theme: 'light' });
    await playNow(page, site.url, ruthless);
    await playToTheEnd(page, ruthless);
    await page.click('#win-graph');
    await page.waitForSelector('.accounts');
    await page.locator('.win-graph').scrollIntoViewIfNeeded();
    await shoot(page, `look-back-${size}`);
    await context.close();
  }
}

async function rules(): Promise<void> {
  const { page, context } = await visit(browser, { viewport: DESKTOP });
  await page.goto(`${site.url}#/rules/holotype/HT-5.4`);
  await page.waitForSelector('.rule.current');
  await shoot(page, 'rules-desktop');
  await context.close();
}

/** The client at large, shown with one game; then every board, and what moves on it. */
const series: Record<string, () => Promise<void>> = {
  async client() {
    for (const size of ['desktop', 'phone'] as const) {
      for (const theme of ['light', 'dark'] as const) await homeAndHolotype(size, theme);
    }
  },
  solo,
  lessons,
  people,
  digs,
  'look-back': lookBack,
  rules,
};
/** Taken only where it is asked for. */
const more: typeof series = {};
for (const hands of allHands) {
  series[hands.game] = () => board(hands);
  more[`${hands.game}-sizes`] = () => everySize(hands);
  series[`${hands.game}-motion`] = () => motion(hands);
}
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(series)) {
  const take = series[name] ?? more[name];
  if (take === undefined)
    throw new Error(`no series '${name}'; there are: ${Object.keys({ ...series, ...more }).join(', ')}`);
  await take();
}
await browser.close();
site.close();
