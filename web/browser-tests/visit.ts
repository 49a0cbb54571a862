import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

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
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  await page.addInitScript(
    ([own, light]) => {
      localStorage.setItem('bonebed.pace', '0');
      localStorage.setItem('bonebed.name', JSON.stringify(own));
      if (light !== 'auto') localStorage.setItem('bonebed.theme', JSON.stringify(light));
    },
    [name, theme],
  );
  return { page, context, faults };
}

/** Which chip a hasty player takes, most wanted first, by the text of the option. */
const WISHES = [
  /^publish /,
  /^place \S+ publishingJournal/,
  /^contribute /,
  /^place \S+ universityLibrary/,
  /^place paleontologist fieldExpeditions/,
  /^place gradStudent fieldExpeditions/,
  /^place fieldAssistant fieldExpeditions/,
  /^place \S+ museumCollections/,
  /^worker\./,
  /^recall/,
  /^done/,
  /^keep/,
].map(({ source }) => source);

/** The number of the chip to take (from 0), or null where this page has nothing to decide. */
export async function wantedChip(page: Page, turn: number): Promise<{ index: number; text: string } | null> {
  return page.evaluate(
    ([wishes, seed]) => {
      const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(chip => chip.dataset.chip ?? '');
      if (chips.length === 0) return null;
      const wanted = wishes.flatMap(wish => chips.filter(chip => new RegExp(wish).test(chip)));
      // Now and then something else, so that nobody waits for ever.
      const text = seed % 4 === 3 || wanted.length === 0 ? chips[seed % chips.length] : wanted[0];
      return { index: chips.indexOf(text), text };
    },
    [WISHES, turn] as const,
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
export async function playToTheEnd(page: Page, most = 2000): Promise<number> {
  for (let turn = 0; turn < most; turn++) {
    await untilAsked(page);
    if (await isOver(page)) return turn;
    await clickWanted(page, turn);
  }
  throw new Error(`no end after ${most} answers`);
}

export async function clickWanted(page: Page, turn: number): Promise<string | null> {
  const wanted = await wantedChip(page, turn);
  if (wanted === null) return null;
  await page.evaluate(text => {
    const chip = [...document.querySelectorAll<HTMLElement>('[data-chip]')].find(one => one.dataset.chip === text);
    chip?.click();
  }, wanted.text);
  await page.waitForTimeout(5);
  return wanted.text;
}

export async function playNow(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.click('[data-play=holotype]');
  await untilAsked(page);
}

/** A short game for two on one device; `kinds` says who plays each seat. */
export async function openScreenGame(page: Page, url: string, kinds: readonly ('person' | 'bot')[]): Promise<void> {
  await page.goto(`${url}#/screen/holotype`);
  await page.waitForSelector('.settings');
  const selects = await page.$$('.seat-list select');
  for (const [index, kind] of kinds.entries()) await selects[index].selectOption(kind);
  await page.locator('.settings select').last().selectOption('6');
  await page.click('.form button[type=submit]');
}
