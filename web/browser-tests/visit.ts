import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Hands } from './hands.ts';

export interface Visitor extends BrowserContextOptions {
  readonly name?: string;
  readonly theme?: 'auto' | 'light' | 'dark';
}

/** A fresh visitor. Whatever goes wrong on the page fails the test. */
export async function visit(
  browser: Browser,
  { name = 'Ada', theme = 'auto', ...options }: Visitor = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    // Playing without a network has tests of its own; elsewhere nothing should come out of a cache.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await page.addInitScript(
    ([own, light]) => {
      localStorage.setItem('bonebed.pace', '0');
      localStorage.setItem('bonebed.steps', '0');
      localStorage.setItem('bonebed.name', JSON.stringify(own));
      if (light !== 'auto') localStorage.setItem('bonebed.theme', JSON.stringify(light));
    },
    [name, theme],
  );
  return { page, context, faults };
}

/** The number of the chip to take (from 0), or null where this page has nothing to decide. */
export async function wantedChip(
  page: Page,
  { wishes }: Hands,
  turn: number,
): Promise<{ index: number; text: string } | null> {
  return page.evaluate(
    ([wanting, seed]) => {
      const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(chip => chip.dataset.chip ?? '');
      if (chips.length === 0) return null;
      const wanted = wanting.flatMap(wish => chips.filter(chip => new RegExp(wish).test(chip)));
      // Now and then something else, so that nobody waits for ever.
      const text = seed % 4 === 3 || wanted.length === 0 ? chips[seed % chips.length] : wanted[0];
      return { index: chips.indexOf(text), text };
    },
    [wishes.map(({ source }) => source), turn] as const,
  );
}

export async function isOver(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('.end-title') !== null);
}

/** Waits until the page has something to decide, or the game is over. */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-chip]') !== null || document.querySelector('.end-title') !== null,
    null,
    { timeout: 60_000, polling: 20 },
  );
}

/** Takes chips by click until the game is over; returns how many answers it took. */
export async function playToTheEnd(page: Page, hands: Hands, most = 3000): Promise<number> {
  for (let turn = 0; turn < most; turn++) {
    await untilAsked(page);
    if (await isOver(page)) return turn;
    await clickWanted(page, hands, turn);
  }
  throw new Error(`no end after ${most} answers`);
}

export async function clickWanted(page: Page, hands: Hands, turn: number): Promise<string | null> {
  const wanted = await wantedChip(page, hands, turn);
  if (wanted === null) return null;
  await page.evaluate(text => {
    const chip = [...document.querySelectorAll<HTMLElement>('[data-chip]')].find(one => one.dataset.chip === text);
    chip?.click();
  }, wanted.text);
  await page.waitForTimeout(5);
  return wanted.text;
}

export async function playNow(page: Page, url: string, { game }: Hands): Promise<void> {
  await page.goto(url);
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
}

/** Chooses the settings of the shortest game on a page that has them. */
export async function chooseShort(page: Page, { short }: Hands): Promise<void> {
  for (const [setting, value] of Object.entries(short)) await page.selectOption(`[name="${setting}"]`, value);
}

/** A short game for two on one device; `kinds` says who plays each seat. */
export async function openScreenGame(
  page: Page,
  url: string,
  hands: Hands,
  kinds: readonly ('person' | 'bot')[],
): Promise<void> {
  await page.goto(`${url}#/screen/${hands.game}`);
  await page.waitForSelector('.settings');
  const selects = await page.$$('.seat-list select');
  for (const [index, kind] of kinds.entries()) await selects[index].selectOption(kind);
  await chooseShort(page, hands);
  await page.click('.form button[type=submit]');
}
