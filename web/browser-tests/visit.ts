import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { RemoteTab } from './engines/remote-tab.ts';
import { PATIENCE_MS, type Tab } from './engines/tab.ts';
import { fixChance, paintPlainly, remembered, seedOf } from './engines/visitor.ts';
import type { Hands } from './hands.ts';

export interface Visitor extends BrowserContextOptions {
  readonly name?: string;
  readonly theme?: 'auto' | 'light' | 'dark';
  /** For how long after a new question no tap counts. */
  readonly guardMs?: number;
  /** Whether nothing is painted that is only there to please. */
  readonly isPlain?: boolean;
}

/** A fresh visitor. Whatever goes wrong on the page fails the test. */
export async function visit(
  browser: Browser,
  { name = 'Ada', theme = 'auto', guardMs = 0, isPlain = false, ...options }: Visitor = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    // Playing without a network has tests of its own; elsewhere nothing should come out of a cache.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  const store = remembered(name);
  store['bonebed.guard'] = String(guardMs);
  if (theme !== 'auto') store['bonebed.theme'] = JSON.stringify(theme);
  await context.addInitScript(known => Object.assign(localStorage, known), store);
  await context.addInitScript(fixChance, seedOf(name));
  if (isPlain) await context.addInitScript(paintPlainly);
  return { page, context, faults };
}

/** What is there when a game is over: the score sheet, or the button that opens it again. */
const OVER = '.end-title, .end-again';

/** A chip that is wanted, and where it stands: its number among the chips (from 0), all chips, and how many answers the table shows. */
interface Wanted {
  readonly text: string;
  readonly isPart: boolean;
  readonly index: number;
  readonly chips: string;
  readonly length: string;
}

interface Taking {
  /** Other numbers want other chips now and then. */
  readonly turn: number;
  readonly most: number;
  /** Whether a chip is waited for where there is none yet. */
  readonly isPatient?: boolean;
  /** What was taken before, whose effect is waited for. */
  readonly after?: Wanted | null;
  /** Only looks which one it would be. */
  readonly isLookOnly?: boolean;
}

interface Taken {
  readonly last: Wanted | null;
  readonly isOver: boolean;
}

/** Takes chips, one when the one before has had its effect. All in the page: a way back and forth takes longer than a move. */
function take(page: Tab, { wishes }: Hands, taking: Taking): Promise<Taken> {
  const { turn, most, isPatient = true, after = null, isLookOnly = false } = taking;
  return page.evaluate(
    async ([wanting, first, end, waits, before, looks, over]) => {
      const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-chip]')];
      const textOf = (chip: HTMLElement) => chip.dataset.chip ?? '';
      const chipsNow = () => buttons().map(textOf).join();
      const lengthNow = () => document.querySelector('.table')?.getAttribute('data-length') ?? '';
      const isOver = () => document.querySelector(over) !== null;
      // A part that several options share narrows them down; an option is an answer, which takes its time.
      const hadEffect = ({ isPart, chips, length }: Wanted) =>
        lengthNow() !== length || (isPart ? chipsNow() !== chips : buttons().length === 0);
      const until = (isSo: () => boolean) =>
        new Promise<void>(resolve => {
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, attributes: true });
          look();
          function look() {
            // Where one screen goes around, the next player lifts the cover.
            if (waits) document.querySelector<HTMLElement>('.cover-card button')?.click();
            if (!isSo() && !isOver()) return;
            observer.disconnect();
            resolve();
          }
        });
      let last: Wanted | null = before;
      for (let now = first; now < end; now++) {
        const isAsked = () => buttons().length > 0 && (last === null || hadEffect(last));
        // What was there a moment ago may be gone by now: a page is drawn in several strokes.
        while (waits && !isAsked() && !isOver()) await until(isAsked);
        const all = buttons();
        if (isOver() || all.length === 0) break;
        const wanted = wanting.flatMap(wish => all.filter(chip => new RegExp(wish).test(textOf(chip))));
        // Now and then something else, so that nobody waits for ever.
        const chip = now % 4 === 3 || wanted.length === 0 ? all[now % all.length] : wanted[0];
        const isPart = chip.dataset.part !== undefined;
        const taken = { text: textOf(chip), isPart, index: all.indexOf(chip), chips: chipsNow(), length: lengthNow() };
        last = taken;
        if (looks) break;
        chip.click();
        await until(() => hadEffect(taken));
      }
      return { last, isOver: isOver() };
    },
    [wishes.map(({ source }) => source), turn, turn + most, isPatient, after, isLookOnly, OVER] as const,
  );
}

/** Takes the chip that is wanted most, if there is one, and waits until that has had its effect. */
export async function clickWanted(page: Tab, hands: Hands, turn: number): Promise<string | null> {
  const { last } = await take(page, hands, { turn, most: 1, isPatient: false });
  return last?.text ?? null;
}

/** Takes so many chips, or fewer if the game ends, and waits until the table asks this page again; returns how many answers it shows. */
export async function playSome(page: Tab, hands: Hands, clicks: number): Promise<number> {
  await take(page, hands, { turn: 0, most: clicks });
  await untilAsked(page);
  return lengthOf(page);
}

/** Takes chips until there is something of this kind on the page. */
export async function playUntil(page: Tab, hands: Hands, selector: string): Promise<void> {
  const isThere = () => page.evaluate(wanted => document.querySelector(wanted) !== null, selector);
  for (let turn = 0; turn < 200 && !(await isThere()); turn++) {
    await untilAsked(page);
    if (await isOver(page)) return;
    await clickWanted(page, hands, turn);
    await untilAsked(page);
  }
}

/** No game is longer than so many clicks. */
const MOST = 6000;

/** Takes chips until the game is over; does something else before the first and then every so many clicks. */
export async function playToTheEnd(page: Tab, hands: Hands, every = MOST, between = async (_turn: number) => {}) {
  for (let turn = 0; turn < MOST; turn += every) {
    await between(turn);
    const { isOver: isDone } = await take(page, hands, { turn, most: every });
    if (isDone) return;
  }
  throw new Error(`no end after ${MOST} clicks`);
}

/** Plays to the end by other means than clicks in the page: `answer` is told what to choose, and where it stands among the chips. */
async function playBy(
  page: Tab,
  hands: Hands,
  answer: (text: string, index: number) => Promise<boolean>,
): Promise<void> {
  let after: Wanted | null = null;
  for (let turn = 0; turn < MOST; turn++) {
    const taken: Taken = await take(page, hands, { turn, most: 1, after, isLookOnly: true });
    if (taken.isOver || taken.last === null) return;
    // Where others answer at the same time, a chip may go before it is taken: what was taken before has come through only now.
    if (await answer(taken.last.text, taken.last.index)) after = taken.last;
  }
  throw new Error(`no end after ${MOST} answers`);
}

/** With the mouse on the chips, each in its middle. */
export function playByMouse(page: RemoteTab, hands: Hands): Promise<void> {
  return playBy(page, hands, text => page.clickIfThere(`[data-chip=${JSON.stringify(text)}]`));
}

/** By the numbers of the chips; those that have none are reached with Tab. */
export async function playByKeys(page: Tab, hands: Hands): Promise<void> {
  // The table listens to keys a moment after the chips are drawn, as soon as their list has the focus.
  await page.waitForFunction(() => (document.activeElement?.closest('.chips') ?? null) !== null, null);
  await playBy(page, hands, async (text, index) => {
    if (index < 9) await page.keyboard.press(String(index + 1));
    else {
      await tabTo(page, `[data-chip=${JSON.stringify(text)}]`);
      await page.keyboard.press('Enter');
    }
    return true;
  });
}

export async function tabTo(page: Tab, selector: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

export async function isOver(page: Tab): Promise<boolean> {
  return page.evaluate(over => document.querySelector(over) !== null, OVER);
}

/** Waits until the page has something to decide, or the game is over. */
export async function untilAsked(page: Tab): Promise<void> {
  await page.waitForFunction(wanted => document.querySelector(wanted) !== null, `[data-chip], ${OVER}`);
}

export async function playNow(page: Tab, url: string, { game }: Hands): Promise<void> {
  await page.goto(url);
  await page.click(`[data-play=${game}]`);
  await untilAsked(page);
}

/** Chooses the settings of the shortest game on a page that has them. */
export async function chooseShort(page: Tab, { short }: Hands): Promise<void> {
  for (const [setting, value] of Object.entries(short)) await page.selectOption(`[name="${setting}"]`, value);
}

/** A short game on one device; `kinds` says who plays each seat. */
export async function openScreenGame(
  page: Tab,
  url: string,
  hands: Hands,
  kinds: readonly ('person' | 'bot')[],
  begin = () => page.click('.form button[type=submit]'),
): Promise<void> {
  await page.goto(`${url}#/screen/${hands.game}`);
  await page.waitForSelector('.settings');
  // Two are there already.
  for (let seat = 2; seat < kinds.length; seat++) await page.click('.seat-list + .button');
  for (const [index, kind] of kinds.entries())
    await page.selectOption(`.seat-list li:nth-child(${index + 1}) select`, kind);
  await chooseShort(page, hands);
  await begin();
}

/** How many answers the table on this page shows. */
export async function lengthOf(page: Tab): Promise<number> {
  return Number(await page.getAttribute('.table', 'data-length'));
}

/** Waits until the table on this page shows a number of answers that fits. */
export async function untilLength(page: Tab, how: 'exactly' | 'fewer than' | 'at least' | 'more than', length: number) {
  await page.waitForFunction(
    ([fits, than]) => {
      const shown = Number(document.querySelector('.table')?.getAttribute('data-length') ?? Number.NaN);
      if (fits === 'exactly') return shown === than;
      if (fits === 'fewer than') return shown < than;
      return fits === 'at least' ? shown >= than : shown > than;
    },
    [how, length] as const,
  );
}
