/** How fast the client is on a slow phone, game by game: `npm run bench:web`, or only some: `-- bone-wars`. Figures, not a test: they depend on the machine. */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { allHands, type Hands } from './hands.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { look, PHONE, tap } from './thumb.ts';
import { isOver, untilAsked, visit } from './visit.ts';

const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8')) as {
  readonly boardVisibleMs: number;
  readonly interactionMs: number;
  readonly longTaskMs: number;
  readonly slowFramesPercent: number;
  readonly slowedBy: number;
};
const TAPS = 40;
/** A frame that took longer is seen to stumble. */
const SLOW_FRAME_MS = 25;

/** What a page notes of itself while it is played. */
interface Noted {
  /** The longest of a tap's events, by the number of the tap. */
  readonly interactions: Record<number, number>;
  readonly longTasks: number[];
  readonly frames: number[];
  shifted: number;
}

const site: { url: string; close: () => void } = await serveStatic(join(import.meta.dirname, '../dist'));
const browser = await chromium.launch(launchOptions());
const wanted = process.argv.slice(2);
console.log(`processor slowed ${budget.slowedBy} times, ${PHONE.viewport.width} × ${PHONE.viewport.height}, by touch
we want: table ${budget.boardVisibleMs} ms, tap ${budget.interactionMs} ms, longest task ${budget.longTaskMs} ms, slow frames ${budget.slowFramesPercent} %, shift 0

| game | table there | taps | half within | 98 % within | longest task | frames in flight | slow | shift | load |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`);
for (const hands of allHands) if (wanted.length === 0 || wanted.includes(hands.game)) console.log(await measure(hands));
await browser.close();
site.close();

async function measure(hands: Hands): Promise<string> {
  const { page, context } = await visit(browser, { ...PHONE, reducedMotion: 'no-preference' });
  // As people have it: the bot lets them see what it does.
  await page.addInitScript(() => localStorage.setItem('bonebed.pace', '650'));
  await page.goto(site.url);
  await page.waitForSelector(`[data-play=${hands.game}]`);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: budget.slowedBy });
  const thereMs = await page.evaluate(async game => {
    const start = performance.now();
    document.querySelector<HTMLElement>(`[data-play=${game}]`)?.click();
    while (document.querySelector('.table > .board > *') === null) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, hands.game);
  await untilAsked(page);
  await page.mouse.move(2, 2);
  await note(page);
  let taps = 0;
  for (; taps < TAPS && !(await isOver(page)); taps++) await tap(page, await look(page, hands, taps));
  const noted = await page.evaluate(() => Reflect.get(window, 'noted') as Noted);
  await context.close();
  const { longTasks, frames, shifted } = noted;
  const interactions = Object.values(noted.interactions).sort((a, b) => a - b);
  const slowFrames = (100 * frames.filter(ms => ms > SLOW_FRAME_MS).length) / Math.max(1, frames.length);
  const cells = [
    hands.game,
    `${Math.round(thereMs)} ms`,
    taps,
    `${interactions[interactions.length >> 1]} ms`,
    `${interactions[Math.floor(interactions.length * 0.98)]} ms`,
    `${Math.round(Math.max(0, ...longTasks))} ms`,
    frames.length,
    `${slowFrames.toFixed(1)} %`,
    shifted.toFixed(3),
    loadavg()[0].toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Lets the page note how long its taps take to be painted, its long tasks, what shifts by itself, and its frames while something flies. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Noted = { interactions: {}, longTasks: [], frames: [], shifted: 0 };
    Reflect.set(window, 'noted', noted);
    const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, ...more });
    watch(
      'event',
      entry => {
        const tap = Number(Reflect.get(entry, 'interactionId'));
        if (tap > 0) noted.interactions[tap] = Math.max(entry.duration, noted.interactions[tap] ?? 0);
      },
      { durationThreshold: 16 },
    );
    watch('longtask', entry => noted.longTasks.push(entry.duration));
    watch('layout-shift', entry => {
      if (Reflect.get(entry, 'hadRecentInput') !== true) noted.shifted += Number(Reflect.get(entry, 'value'));
    });
    let before = performance.now();
    let wasFlying = false;
    const count = (now: number) => {
      const isFlying = document.querySelector('.above, .flying') !== null;
      // The frame in which they come is that of the move itself.
      if (isFlying && wasFlying) noted.frames.push(now - before);
      before = now;
      wasFlying = isFlying;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}
