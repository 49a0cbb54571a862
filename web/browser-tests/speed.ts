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
import { look, PHONE, pull, tap } from './thumb.ts';
import { isOver, visit } from './visit.ts';

const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8')) as {
  readonly boardVisibleMs: number;
  readonly interactionMs: number;
  readonly longTaskMs: number;
  readonly slowFramesPercent: number;
  readonly slowedBy: number;
};
/** So many that the slowest two of a hundred may be slow. A game that is over before is followed by another. */
const TAPS = 100;
/** Of the browser's trace: tasks, what they did, frames as they were drawn, and the page's own marks. */
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];
/** A frame that took longer is seen to stumble. */
const SLOW_FRAME_MS = 25;

/** What a page notes of itself while it is played. */
interface Noted {
  /** The longest of a tap's events, by the number of the tap. */
  readonly interactions: Record<number, number>;
  readonly longTasks: number[];
  shifted: number;
  /** What it was: from where to where. */
  readonly shifts: string[];
}

/** An event of the browser's own trace, as far as it is read here; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself worked of it: what other programs took from the machine is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string }; readonly frameSeqId?: number };
}

const inOrder = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
/** What so many of them are within. */
const within = (times: readonly number[], part: number) =>
  Math.round(times[Math.ceil(times.length * part) - 1] ?? Number.NaN);

const site: { url: string; close: () => void } = await serveStatic(join(import.meta.dirname, '../dist'));
const browser = await chromium.launch(launchOptions());
const wanted = process.argv.slice(2);
console.log(`processor slowed ${budget.slowedBy} times, ${PHONE.viewport.width} × ${PHONE.viewport.height}, by touch
we want: table ${budget.boardVisibleMs} ms, tap ${budget.interactionMs} ms, longest task ${budget.longTaskMs} ms, slow frames ${budget.slowFramesPercent} %, shift 0
frames: those that the browser drew while something flew.
processor: the time that the page's own thread worked from a tap to its paint, and for its longest task. It hardly depends on what else the machine does.

| game | table there | taps | half within | 98 % within | processor: half | 98 % | longest task | processor | frames in flight | slow | shift | load |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`);
for (const hands of allHands) {
  if (wanted.length > 0 && !wanted.includes(hands.game)) continue;
  // What stops one game leaves the figures of the others.
  console.log(await measure(hands).catch(failure => `| ${hands.game} | ${String(failure).split('\n')[0]} |`));
}
await browser.close();
site.close();

async function measure(hands: Hands): Promise<string> {
  const { page, context } = await visit(browser, { ...PHONE, reducedMotion: 'no-preference' });
  // As people have it: the bot lets them see what it does.
  await page.addInitScript(() => localStorage.setItem('bonebed.pace', '650'));
  const tables: Played[] = [];
  const tapsOf = (played: readonly Played[]) => played.reduce((sum, { taps }) => sum + taps, 0);
  try {
    while (tapsOf(tables) < TAPS) tables.push(await playTable(page, hands, TAPS - tapsOf(tables)));
  } finally {
    await context.close();
  }
  const all = (key: 'interactions' | 'worked' | 'longTasks' | 'frames') => inOrder(tables.flatMap(table => table[key]));
  const [interactions, worked, frames] = [all('interactions'), all('worked'), all('frames')];
  const stumbles = frames.filter(ms => ms > SLOW_FRAME_MS).length;
  const cells = [
    hands.game,
    `${Math.round(Math.max(...tables.map(({ thereMs }) => thereMs)))} ms`,
    tapsOf(tables),
    `${within(interactions, 0.5)} ms`,
    `${within(interactions, 0.98)} ms`,
    `${within(worked, 0.5)} ms`,
    `${within(worked, 0.98)} ms`,
    `${Math.round(Math.max(0, ...all('longTasks')))} ms`,
    `${Math.round(Math.max(...tables.map(({ longest }) => longest)))} ms`,
    frames.length,
    `${((100 * stumbles) / Math.max(1, frames.length)).toFixed(1)} %`,
    tables.reduce((sum, { shifted }) => sum + shifted, 0).toFixed(3),
    loadavg()[0].toFixed(1),
  ];
  for (const shift of tables.flatMap(({ shifts }) => shifts)) console.error(`shifted: ${shift}`);
  return `| ${cells.join(' | ')} |`;
}

/** What one table was like. */
interface Played extends Omit<Noted, 'interactions'> {
  readonly thereMs: number;
  readonly taps: number;
  readonly interactions: readonly number[];
  /** How long the page's thread worked for each tap, and for its longest task. */
  readonly worked: readonly number[];
  readonly longest: number;
  /** How long each frame stood that was drawn while something flew. */
  readonly frames: readonly number[];
}

/** Opens a table from the front page and plays until it is over, or as many taps as are left. */
async function playTable(page: Page, hands: Hands, most: number): Promise<Played> {
  await page.goto(site.url);
  await until(page, `[data-play=${hands.game}]`);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: budget.slowedBy });
  const thereMs = await page.evaluate(async game => {
    const start = performance.now();
    document.querySelector<HTMLElement>(`[data-play=${game}]`)?.click();
    while (document.querySelector('.table > .board > *') === null) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, hands.game);
  await until(page, '[data-chip]');
  await page.mouse.move(2, 2);
  await note(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  let taps = 0;
  let trace: Buffer;
  try {
    for (; taps < most; taps++) {
      let seen = await look(page, hands, taps);
      // While all comes to a standstill a game may end.
      if (await isOver(page)) break;
      if (seen.tap === null) {
        await pull(page);
        seen = await look(page, hands, taps);
      }
      await tap(page, seen);
    }
  } finally {
    trace = await browser.stopTracing();
  }
  const { interactions, ...noted } = await page.evaluate(() => Reflect.get(window, 'noted') as Noted);
  const events: readonly Traced[] = JSON.parse(trace.toString()).traceEvents;
  const { taps: worked, longest } = workedMs(events);
  await slow.detach();
  const frames = framesOfFlights(events);
  return { ...noted, thereMs, taps, interactions: Object.values(interactions), worked, longest, frames };
}

/** Waits until something is there. Playwright's own ways to wait leave listeners in the page that hear every touch, and that the browser waits for. */
async function until(page: Page, selector: string): Promise<void> {
  await page.evaluate(async wanted => {
    while (document.querySelector(wanted) === null) await new Promise(resolve => setTimeout(resolve, 50));
  }, selector);
}

/** How long the page's thread worked from each tap to its paint, and for its longest task. */
function workedMs(trace: readonly Traced[]): { taps: number[]; longest: number } {
  const clicks = trace.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const [{ pid, tid }] = clicks;
  const own = trace.filter(one => one.pid === pid && one.tid === tid && one.ph === 'X');
  const paints = inOrder(
    trace.filter(one => one.pid === pid && one.name === 'AnimationFrame::Render' && one.ph === 'e').map(({ ts }) => ts),
  );
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const taps = clicks.map(({ ts }) => {
    const paint = paints.find(at => at > ts) ?? ts;
    const meant = tasks.filter(task => task.ts + (task.dur ?? 0) > ts && task.ts < paint);
    return meant.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
  return { taps: inOrder(taps), longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)) };
}

/** How long each frame stood from the first that was drawn after something took off until all had landed: by the beats of the screen, one of which is missed where a frame is late. */
function framesOfFlights(trace: readonly Traced[]): number[] {
  const page = trace.find(({ name }) => name === 'fly')?.pid;
  const marked = (mark: string) =>
    trace.filter(({ name, pid }) => name === mark && pid === page).sort((a, b) => a.ts - b.ts);
  const beats = new Map(marked('BeginFrame').map(({ ts, args }) => [args?.frameSeqId, ts]));
  const landings = marked('land');
  const drawn = marked('DrawFrame');
  return marked('fly').flatMap(({ ts: start }) => {
    const end = landings.find(({ ts }) => ts > start)?.ts ?? start;
    const seen = drawn
      .filter(({ ts }) => ts > start && ts < end)
      .map(({ ts, args }) => beats.get(args?.frameSeqId) ?? ts);
    return seen.slice(1).map((at, before) => (at - seen[before]) / 1000);
  });
}

/** Lets the page note how long its taps take to be painted, its long tasks, what shifts by itself, and marks when something flies. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Noted = { interactions: {}, longTasks: [], shifted: 0, shifts: [] };
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
      if (Reflect.get(entry, 'hadRecentInput') === true) return;
      noted.shifted += Number(Reflect.get(entry, 'value'));
      const sources = Reflect.get(entry, 'sources') as {
        node: Node | null;
        previousRect: DOMRect;
        currentRect: DOMRect;
      }[];
      const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      for (const { node, previousRect: was, currentRect: is } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.parentElement?.getAttribute('class')} > ${element?.getAttribute('class')}`;
        noted.shifts.push(`${name}: ${at(was)} to ${at(is)}`);
      }
    });
    let isFlying = false;
    new MutationObserver(() => {
      // What only stays as a picture does not fly.
      if (isFlying === (document.querySelector('.above:not(.staying), .flying') !== null)) return;
      isFlying = !isFlying;
      performance.mark(isFlying ? 'fly' : 'land');
    }).observe(document.querySelector('.table') as Element, { childList: true });
  });
}
