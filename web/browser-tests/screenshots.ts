/**
 * Takes pictures of the built client: `npm run screenshots` takes all of them, `-- fossilis people` only some, `-- --help` says which there are.
 *
 * - `pictures`: the small boards of the front page, `web/boards/<id>/picture.jpg`. They are part of the client: build it again afterwards.
 * - `client`, `home`, `solo`, `lessons`, `people`, `digs`, `look-back`, `rules`, and each game by its id: `docs/screenshots`.
 * - `<game>-motion`: what moves, as a strip of frames.
 * - `<game>-sizes`: contact sheets in `docs/screenshots/sizes` of a board at all sizes, light, dark and in French, by touch where there is no mouse;
 *   and with forced colours, at twice the size, on paper, and as somebody sees it who can't tell red from green.
 */
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
import { invite, playTo } from './meet.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { clickWanted, isOver, playNow, playToTheEnd, playUntil, untilAsked, type Visitor, visit } from './visit.ts';

const OUT = join(import.meta.dirname, '../../docs/screenshots');
const SHEETS = join(OUT, 'sizes');
const DIST = join(import.meta.dirname, '../dist');
mkdirSync(SHEETS, { recursive: true });
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
  await shoot(page, `home-new-${size}-${theme}`);
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

/** The front page of somebody who plays at several tables. */
async function home(): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, context } = await visit(browser, { ...SIZES[size], theme: 'light' });
    for (const hands of [holotype, boneWars, ruthless]) {
      await playNow(page, site.url, hands);
      await play(page, hands, hands === ruthless ? 2000 : 6);
      if (hands === ruthless) continue;
      // What the table asks is noted once it stands.
      const asked = await page.innerText('.prompt-words');
      await page.waitForFunction(words => localStorage.getItem('bonebed.questions')?.includes(words) ?? false, asked);
    }
    for (const theme of ['light', 'dark'] as const) {
      await page.addInitScript(chosen => localStorage.setItem('bonebed.theme', JSON.stringify(chosen)), theme);
      await page.goto(site.url);
      await page.waitForSelector('.table-row');
      await shoot(page, `home-${size}-${theme}`);
    }
    await context.close();
  }
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

/** A board at every size, light, dark and in French; and what becomes of it where people see or print otherwise. One game is played for all of them. */
async function everySize(hands: Hands): Promise<void> {
  const played = await visit(browser, { theme: 'auto' });
  await playNow(played.page, site.url, hands);
  await play(played.page, hands, hands.middle ?? 40);
  const address = played.page.url();
  const storageState = await played.context.storageState({ indexedDB: true });
  await played.context.close();
  /** The same table on another device. */
  const reopen = async (visitor: Visitor, language: 'en' | 'fr') => {
    const shown = await visit(browser, { ...visitor, storageState });
    await shown.context.addInitScript(spoken => {
      localStorage.setItem('bonebed.language', JSON.stringify(spoken));
      localStorage.removeItem('bonebed.theme');
    }, language);
    await shown.page.goto(address);
    await untilAsked(shown.page);
    await hands.pose?.(shown.page);
    return shown;
  };
  const sheets = { light: new Map<Size, Buffer>(), dark: new Map<Size, Buffer>(), french: new Map<Size, Buffer>() };
  // A device is turned, and its light goes: only another language and another kind of device need another page.
  for (const [language, looks] of [
    ['en', ['light', 'dark']],
    ['fr', ['french']],
  ] as const) {
    for (const sizes of [
      ['desktop', 'large'],
      ['phone', 'phone-across'],
      ['tablet', 'tablet-across'],
    ] as const) {
      const { page, context } = await reopen(SIZES[sizes[0]], language);
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size].viewport);
        for (const look of looks) {
          await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
          sheets[look].set(size, await still(page));
        }
      }
      await context.close();
    }
  }
  for (const [look, pictures] of Object.entries(sheets))
    await contactSheet(
      `${hands.game}-${look}`,
      Object.entries(SIZES).map(([size, { viewport }]) => ({
        words: `${viewport.width} × ${viewport.height}`,
        width: viewport.width,
        picture: pictures.get(size as Size) ?? Buffer.alloc(0),
      })),
    );
  const { page, context } = await reopen(SIZES.desktop, 'en');
  const seen = async (words: string) => ({ words, width: DESKTOP.width, picture: await still(page) });
  await page.emulateMedia({ forcedColors: 'active' });
  const pictures = [await seen('forced colours')];
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  pictures.push(await seen('on paper'));
  await page.emulateMedia({ media: 'screen' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' });
  pictures.push(await seen('deuteranopia'));
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  // As a browser does it: half as many pixels.
  await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
  pictures.push(await seen('200 %'));
  await contactSheet(`${hands.game}-otherwise`, pictures);
  await context.close();
}

/** The page when nothing moves any more. */
async function still(page: Page): Promise<Buffer> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(500);
  return page.screenshot({ type: 'png' });
}

interface Shown {
  readonly words: string;
  /** As it was on the screen. */
  readonly width: number;
  readonly picture: Buffer;
}

/** How large pictures are on a contact sheet; all of them together stay below 8 MB. */
const SCALE = 0.66;
const SHEET = { width: 1900, quality: 55 };

/** Pictures beside each other, each with its words. */
async function contactSheet(name: string, shown: readonly Shown[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET.width, height: 800 } });
  const figures = shown.map(
    ({ words, width, picture }) =>
      `<figure><img width="${Math.round(width * SCALE)}" src="data:image/png;base64,${picture.toString('base64')}">${words}</figure>`,
  );
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; align-items: start; gap: 10px; margin: 0; padding: 10px; background: #2a2119; color: #eee3cf; font: 15px sans-serif }
    figure { display: grid; gap: 3px; margin: 0 }
    img { display: block }
  </style>${figures.join('')}`);
  const path = join(SHEETS, `${name}.jpg`);
  await page.locator('body').screenshot({ path, type: 'jpeg', quality: SHEET.quality });
  console.log(`sizes/${name}.jpg`);
  await page.close();
}

/** As wide and high as the front page shows a board. */
const PICTURE = { width: 560, height: 240 };

/** The boards of the front page: what everybody shares, in the middle of a game. */
async function pictures(): Promise<void> {
  for (const hands of allHands) {
    const { page, context } = await visit(browser, { ...SIZES.desktop, theme: 'light' });
    await playNow(page, site.url, hands);
    await play(page, hands, hands.middle ?? 40);
    const taken = await page.locator('.board').screenshot({ type: 'png' });
    await page.setViewportSize(PICTURE);
    await page.setContent(`<style>
      body { margin: 0 }
      img { display: block; width: 100%; height: ${PICTURE.height}px; object-fit: cover; object-position: top }
    </style><img src="data:image/png;base64,${taken.toString('base64')}">`);
    const path = join(import.meta.dirname, '../boards', hands.game, 'picture.jpg');
    await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
    console.log(`boards/${hands.game}/picture.jpg`);
    await context.close();
  }
}

/** When the pictures of a strip are taken, in milliseconds after the change: a calm flight lasts 450, a stamp has come down after 720. */
const STAGES_MS = [0, 90, 190, 290, 440, 800];

/** Only what flies so far is worth a strip, in pixels; it is marked. */
const FAR = 80;
const WANTED = '[data-wanted]';

/** What moves, as a strip of frames: the flight that tells most of a game, held still at each stage. */
async function motion(hands: Hands): Promise<void> {
  const { of = '.above, .flying', at = WANTED, wishes = [] } = hands.flight ?? {};
  const eager = { ...hands, wishes: [...wishes, ...hands.wishes] };
  const { page, context } = await visit(browser, { viewport: DESKTOP, theme: 'light', reducedMotion: 'no-preference' });
  await playNow(page, site.url, hands);
  await play(page, hands, hands.middle ?? 40);
  // From here on bots wait a while, and nobody hears of them any more once the flight is held.
  await page.addInitScript(() => {
    localStorage.setItem('bonebed.pace', '1500');
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', event => {
          if ('held' in window) event.stopImmediatePropagation();
        });
      }
    };
  });
  await page.reload();
  await untilAsked(page);
  await page.evaluate(
    ([wanted, far]) => {
      const later: (() => void)[] = [];
      const { setTimeout: wait } = window;
      // Numbers wait until what flies has landed: so they do while it is held.
      Object.assign(window, {
        later,
        setTimeout: (act: () => void, ms: number) => wait(() => ('held' in window ? later.push(act) : act()), ms),
      });
      const point = (frame: ComputedKeyframe | undefined) => new DOMMatrix(String(frame?.transform ?? 'none'));
      // What only makes room flies, too, but not far; a stamp does not fly.
      const isFar = (flyer: Element) => {
        const layer = flyer.closest('.above, .flying');
        if (layer === null) return flyer.getAnimations().length > 0;
        const [flight] = layer.getAnimations();
        const frames = flight?.effect instanceof KeyframeEffect ? flight.effect.getKeyframes() : [];
        const [from, to] = [point(frames[0]), point(frames.at(-1))];
        return Math.hypot(to.e - from.e, to.f - from.f) > far;
      };
      const hold = () => {
        const flyers = [...document.querySelectorAll(wanted)].filter(isFar);
        if (flyers.length === 0 || 'held' in window) return;
        for (const flyer of flyers) flyer.setAttribute('data-wanted', '');
        const held = document.getAnimations();
        for (const animation of held) animation.pause();
        // Those that are held at their end are not listed any more.
        Object.assign(window, { held });
      };
      new MutationObserver(hold).observe(document.querySelector('.table') ?? document.body, { childList: true });
    },
    [of, FAR] as const,
  );
  for (let turn = 0; (await page.locator(WANTED).count()) === 0; turn++) {
    await page.waitForSelector(`[data-chip], .end-title, ${WANTED}`, { state: 'attached' });
    if (await isOver(page)) throw new Error(`${hands.game} was over before ${of} flew`);
    // Of what is answered after the flight was held nobody hears.
    const held = page.waitForSelector(WANTED, { state: 'attached' }).catch(() => null);
    await Promise.race([clickWanted(page, eager, turn).catch(() => null), held]);
  }
  const clip = await flownOver(page, at);
  const frames: string[] = [];
  for (const stage of STAGES_MS) {
    await holdAt(page, stage);
    if (stage === STAGES_MS.at(-1)) await letRun(page);
    frames.push((await page.screenshot({ type: 'png', clip })).toString('base64'));
  }
  await page.setViewportSize({ width: 1200, height: 800 });
  const pictures = frames.map(frame => `<img src="data:image/png;base64,${frame}">`).join('');
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${clip.width > clip.height * 1.2 ? 2 : 3}, 1fr); gap: 4px; background: #2a2119 }
    img { display: block; width: 100% }
  </style>${pictures}`);
  const path = join(OUT, `${hands.game}-motion.jpg`);
  await page.locator('body').screenshot({ path, type: 'jpeg', quality: QUALITY });
  console.log(`${hands.game}-motion.jpg`);
  await context.close();
}

/** Holds everything that moves so long after the change; tells where what flies is. */
function holdAt(page: Page, ms: number, at = WANTED): Promise<readonly DOMRect[]> {
  return page.evaluate(
    ([stage, wanted]) => {
      // What has flown is gone at its very end.
      for (const animation of Reflect.get(window, 'held') as Animation[])
        animation.currentTime = Math.min(stage, Number(animation.effect?.getComputedTiming().endTime ?? 0) - 1);
      return [...document.querySelectorAll(wanted)].map(flyer => flyer.getBoundingClientRect().toJSON());
    },
    [ms, at] as const,
  );
}

/** Everything has landed: the numbers that waited for it run. */
async function letRun(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const act of Reflect.get(window, 'later') as (() => void)[]) act();
  });
  await page.waitForTimeout(500);
}

/** The part of the window that things fly over, with some of what lies around it. */
async function flownOver(page: Page, at: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const rects: DOMRect[] = [];
  for (const stage of STAGES_MS) rects.push(...(await holdAt(page, stage, at)));
  const around = 70;
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
  await page.click(`[data-ways=${boneWars.game}]`);
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
  const [ada, bo] = [await visit(browser, { name: 'Ada' }), await visit(browser, { name: 'Bo' })];
  await invite(ada.page, bo.page, server.address, holotype);
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

/** All series by name, in the order in which they are taken. */
const series: Record<string, () => Promise<void>> = {
  pictures,
  async client() {
    for (const size of ['desktop', 'phone'] as const) {
      for (const theme of ['light', 'dark'] as const) await homeAndHolotype(size, theme);
    }
  },
  home,
  solo,
  lessons,
  people,
  digs,
  'look-back': lookBack,
  rules,
};
for (const hands of allHands) {
  series[hands.game] = () => board(hands);
  series[`${hands.game}-motion`] = () => motion(hands);
  series[`${hands.game}-sizes`] = () => everySize(hands);
}
const wanted = process.argv.slice(2);
if (wanted.includes('--help')) console.log(Object.keys(series).join('\n'));
else
  for (const name of wanted.length > 0 ? wanted : Object.keys(series)) {
    if (series[name] === undefined)
      throw new Error(`no series '${name}'; there are: ${Object.keys(series).join(', ')}`);
    await series[name]();
  }
await browser.close();
site.close();
