/** How fast the client is on a slow machine: `npm run bench:web`. `budget.json` says what we want of a quiet one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { hands as holotype } from '../boards/holotype/hands.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { clickWanted, untilAsked, visit } from './visit.ts';

const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8')) as {
  readonly boardVisibleMs: number;
  readonly interactionMs: number;
  readonly slowedBy: number;
};
const ANSWERS = 20;

const site: { url: string; close: () => void } = await serveStatic(join(import.meta.dirname, '../dist'));
const browser = await chromium.launch(launchOptions());
const { page, context } = await visit(browser, { reducedMotion: 'no-preference' });
// As people have it: the bot lets them see what it does.
await page.addInitScript(() => localStorage.setItem('bonebed.pace', '650'));
await page.goto(site.url);
await page.waitForSelector('[data-play=holotype]');
const slow = await context.newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: budget.slowedBy });
const shown = await page.evaluate(async () => {
  const start = performance.now();
  document.querySelector<HTMLElement>('[data-play=holotype]')?.click();
  while (document.querySelector('.room') === null) await new Promise(requestAnimationFrame);
  return performance.now() - start;
});
await page.evaluate(() => {
  const durations: number[] = [];
  Reflect.set(window, 'durations', durations);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
});
for (let turn = 0; turn < ANSWERS; turn++) {
  await untilAsked(page);
  await page.locator('[data-chip]').first().hover();
  if (turn % 3 === 0) await clickWanted(page, holotype, turn);
  else await page.keyboard.press('1');
  await page.waitForTimeout(120);
}
const durations = await page.evaluate(() => Reflect.get(window, 'durations') as number[]);
durations.sort((a, b) => a - b);
const median = durations[durations.length >> 1];
const slowest = durations[Math.floor(durations.length * 0.98)];
console.log(`slowed ${budget.slowedBy} times
board after ${Math.round(shown)} ms (we want ${budget.boardVisibleMs})
${durations.length} interactions: median ${median} ms, 98 % within ${slowest} ms (we want ${budget.interactionMs})`);
await browser.close();
site.close();
