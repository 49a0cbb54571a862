import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './engines/tab.ts';
import type { Hands } from './hands.ts';
import { lookSteadily } from './steady.ts';
import { isOver } from './visit.ts';

/** A player who looks at a phone and taps. */

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** For so many frames nothing moves before a thumb comes down. */
const STILL_FRAMES = 4;
/** How often a tap looks for what came of it. A look at every frame would have the browser make one each time, of a table at rest as well: as much work as the tap's own. */
const LOOK_MS = 50;

/** What the screen shows of a question, and where a thumb would tap. */
export interface Seen {
  readonly asked: string;
  /** Whether a legal piece is on the board where it can be seen and touched; where none lies on the board, whether the card of one is in the sheet. */
  readonly isInView: boolean;
  /** Whether that is so of the piece that is wanted, or of its card. */
  readonly isWantedInView: boolean;
  /** Whether what ends something has the focus, before anybody touched it. */
  readonly isEndingFocused: boolean;
  /** The piece that is wanted, or its card, drawn sideways into view; null where a finger would meet something else. */
  readonly tap: { readonly x: number; readonly y: number; readonly isPiece: boolean } | null;
  readonly length: number;
  /** The chips, and what is selected: one or the other changes when options are narrowed down. */
  readonly choices: string;
}

export function look(page: Page, { wishes }: Hands, turn: number): Promise<Seen> {
  return page.evaluate(
    async ([sources, now, STILL]) => {
      // What a new question is about is brought into view a few frames after it: looks when all stands still.
      const where = () => {
        const shown = [...document.querySelectorAll('.board .spot.legal, [data-chip], .end-title, .end-again')];
        return shown.map(one => `${one.getBoundingClientRect().x} ${one.getBoundingClientRect().y}`).join();
      };
      const standstill = async () => {
        let before = '';
        for (let still = 0; still < STILL; ) {
          await new Promise(requestAnimationFrame);
          const is = where();
          still = is !== '' && is === before ? still + 1 : 0;
          before = is;
        }
        return before;
      };
      const asFound = await standstill();
      // At first no tap counts.
      await new Promise(resolve => setTimeout(resolve, Number(localStorage.getItem('bonebed.guard'))));
      // What is drawn sideways may be cut there, but not to a sliver.
      const LEAST = 24;
      /** The middle of what is seen of something in the frame that it is drawn in; null where that is too little, or something lies over it. */
      const seenAt = (element: Element, frame: Element | null, isDrawn: 'sideways' | 'both ways') => {
        const own = element.getBoundingClientRect();
        const around = frame?.getBoundingClientRect() ?? own;
        const [left, right] = [Math.max(own.left, around.left), Math.min(own.right, around.right)];
        const [top, bottom] = [Math.max(own.top, around.top), Math.min(own.bottom, around.bottom)];
        const isHigh = bottom - top >= (isDrawn === 'sideways' ? own.height - 1 : Math.min(LEAST, own.height));
        if (!isHigh || own.width === 0 || right - left < Math.min(LEAST, own.width)) return null;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
      };
      const board = document.querySelector('.table > .board');
      const pieces = [...document.querySelectorAll('.table > .board .spot.legal')];
      const cards = [...document.querySelectorAll<HTMLElement>('[data-chip]')];
      const cardAt = (card: Element) => seenAt(card, card.closest('.chips'), 'both ways');
      // What is wanted most; now and then something else, so that nobody waits for ever.
      const fits = sources.flatMap(source =>
        cards.filter(({ dataset }) => new RegExp(source).test(dataset.chip ?? '')),
      );
      const card = now % 4 === 3 || fits.length === 0 ? cards[now % cards.length] : fits[0];
      const keys = card?.dataset.keys?.split(' ') ?? [];
      const wanted = pieces
        .filter(one => keys.includes(one.getAttribute('data-spot') ?? '') && !one.matches('.selected'))
        .flatMap(one => one.querySelector(':scope > .hit') ?? [])
        .map(hit => seenAt(hit, board, 'sideways'))
        .find(at => at !== null);
      const isInView =
        pieces.length > 0 ? pieces.some(one => seenAt(one, board, 'sideways') !== null) : cards.some(cardAt);
      const isWantedInView = wanted !== undefined || (card !== undefined && cardAt(card) !== null);
      let target = wanted === undefined ? null : { ...wanted, isPiece: true };
      if (target === null && card !== undefined) {
        card.scrollIntoView({ block: 'nearest', inline: 'start' });
        // Nobody taps what is not drawn yet.
        if (where() !== asFound) await standstill();
        const at = cardAt(card);
        target = at === null ? null : { ...at, isPiece: false };
      }
      return {
        asked: document.querySelector('#prompt-words')?.textContent ?? '',
        isInView,
        isWantedInView,
        isEndingFocused: document.activeElement?.closest('.endings') != null,
        tap: target,
        length: Number(document.querySelector('.table')?.getAttribute('data-length')),
        choices: [...document.querySelectorAll<HTMLElement>('[data-chip], .spot.selected')]
          .map(({ dataset: { chip, spot } }) => chip ?? spot)
          .join(),
      };
    },
    [wishes.map(({ source }) => source), turn, STILL_FRAMES] as const,
  );
}

/** A tap, and what commits where it only showed what would come of it; resolves when there is something else to decide, and says how it went. */
export async function tap(page: Page, { tap: at, length, choices }: Seen, before = async () => {}): Promise<Tapped> {
  if (at === null) throw new Error('nothing to tap');
  // Whoever looks what comes of it is there before: to let somebody into the page takes as long as a tap's own work.
  const coming = page.evaluate(untilElse, [length, choices, LOOK_MS, PATIENCE_MS] as const);
  await page.touchscreen.tap(at.x, at.y);
  const commit = await coming;
  if (typeof commit === 'string') return commit;
  await before();
  const done = page.evaluate(untilElse, [length, null, LOOK_MS, PATIENCE_MS] as const);
  // A second tap on the piece does it, too.
  const { x, y } = at.isPiece && length % 2 === 0 ? at : commit;
  await page.touchscreen.tap(x, y);
  await done;
  return 'committed';
}

/** How an answer came about: by a second tap, by the first one, which can be taken back or can't, or not yet, but there is less to choose from. */
export type Tapped = 'committed' | 'at once' | 'for good' | 'narrowed';

/** Taps on what pulls the sheet up. */
export async function pull(page: Page): Promise<void> {
  const [x, y] = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.grip')?.getBoundingClientRect() ?? new DOMRect();
    return [left + width / 2, top + height / 2];
  });
  await page.touchscreen.tap(x, y);
}

/** Decides so often with the sheet as it is; tells how far it is pulled up after each time. */
export async function heightsOver(page: Page, hands: Hands, decisions: number): Promise<string[]> {
  const heights: string[] = [];
  for (let turn = 0; turn < decisions; turn++) {
    await tap(page, await look(page, hands, turn));
    heights.push(/at-\w+/.exec((await page.getAttribute('.dock', 'class')) ?? '')?.[0] ?? '');
  }
  return heights;
}

/** Taps on the tab that is open, which puts the sheet down. */
async function putDown(page: Page): Promise<void> {
  await page.tap('.tabs button:first-child');
}

/**
 * In the page: the middle of the button that commits when it is there; otherwise how there came to be something else to decide, or the end of the
 * game. Without the choices of before, only another number of answers is something else; with them, also fewer of them.
 */
async function untilElse([before, choices, lookMs, patienceMs]: readonly [
  number,
  string | null,
  number,
  number,
]): Promise<{ x: number; y: number } | 'at once' | 'for good' | 'narrowed'> {
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const start = performance.now();
  while (performance.now() - start < patienceMs) {
    await new Promise(resolve => setTimeout(resolve, lookMs));
    const answered = isThere('#undo[aria-disabled]') ? 'for good' : 'at once';
    if (isThere('.end-title, .end-again')) return 'for good';
    const commit = document.querySelector('.commit')?.getBoundingClientRect();
    if (choices !== null && commit !== undefined)
      return { x: commit.x + commit.width / 2, y: commit.y + commit.height / 2 };
    const now = [...document.querySelectorAll<HTMLElement>('[data-chip], .spot.selected')]
      .map(({ dataset: { chip, spot } }) => chip ?? spot)
      .join();
    const isLater = Number(document.querySelector('.table')?.getAttribute('data-length')) !== before;
    if (isThere('[data-chip]') && isLater) return answered;
    if (isThere('[data-chip]') && choices !== null && now !== choices && isThere('#back')) return 'narrowed';
  }
  throw new Error('nothing came of a tap');
}

/** What a whole game was like in one hand. */
export interface Played {
  readonly upright: number;
  readonly across: number;
  /** Questions that showed neither a piece that they are about nor its card. */
  readonly hidden: readonly string[];
  /** Questions whose wanted piece had to be sought, with its card: by drawing the row of cards along. */
  readonly sought: readonly string[];
  /** How often the sheet had to be pulled up, or another tab opened, to decide. */
  readonly changes: number;
  readonly highestSheet: number;
  /** What stood elsewhere than it did at first, held the same way: board, seats, goods, parts of the board, the button that commits. */
  readonly moved: readonly string[];
  /** What on the table moved other things aside. */
  readonly shifted: readonly string[];
  /** How much of the screen things in the sheet moved by, for each decision: it is about another question then, and what stays there slides to its new place. */
  readonly shiftedInSheet: number;
  readonly small: readonly string[];
  readonly overlaid: readonly string[];
  readonly twice: readonly string[];
  /** Questions at which something had the focus that ends them. */
  readonly focused: readonly string[];
  /** Questions that one tap answered for good. */
  readonly slips: readonly string[];
  readonly committed: number;
}

/** Notes from now on what is laid out elsewhere than it was, while it is the same thing. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifted: string[] = [];
    let inSheet = 0;
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as {
          node: Node | null;
          previousRect: DOMRect;
          currentRect: DOMRect;
        }[];
        let isInSheet = false;
        for (const { node, previousRect: was, currentRect: is } of sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          if (element === null || element.closest('.table') === null) continue;
          if (element.closest('.dock, .panel') !== null) {
            isInSheet = true;
            continue;
          }
          // What only became wider or narrower is where it was, and what was not seen was nowhere.
          if (was.width === 0 || (was.x === is.x && was.y === is.y)) continue;
          const name = `${element.parentElement?.getAttribute('class')} > ${element.getAttribute('class')}`;
          shifted.push(`${name} ${was.x},${was.y} to ${is.x},${is.y}`);
        }
        if (isInSheet) inSheet += Number(Reflect.get(entry, 'value'));
      }
    });
    observer.observe({ type: 'layout-shift' });
    Reflect.set(window, 'shiftsSeen', () => {
      observer.disconnect();
      return { shifted, inSheet };
    });
  });
}

/** What was noted; nothing more is. */
function shiftsSeen(page: Page): Promise<{ shifted: string[]; inSheet: number }> {
  return page.evaluate(() => (Reflect.get(window, 'shiftsSeen') as () => { shifted: string[]; inSheet: number })());
}

/** Of so many decisions in a row the first are made upright, the others with the phone held across. */
const UPRIGHT = 6;
const ACROSS = 3;
const isAcrossAt = (turn: number) => turn % (UPRIGHT + ACROSS) >= UPRIGHT;

/** Plays to the end of the game with one thumb, by turns upright and across, and notes what that was like; `between` comes before each decision. */
export async function playByThumb(page: Page, hands: Hands, between: (turn: number) => Promise<void>): Promise<Played> {
  const found = {
    hidden: [] as string[],
    sought: [] as string[],
    shifted: [] as string[],
    slips: [] as string[],
    focused: [] as string[],
    moved: new Set<string>(),
    small: new Set<string>(),
    overlaid: new Set<string>(),
    twice: new Set<string>(),
  };
  const first = new Map<string, string>();
  const decisions = { upright: 0, across: 0 };
  let [highestSheet, changes, committed, inSheet] = [0, 0, 0, 0];

  const noteSteady = async () => {
    const { isAcross, sheetShare, places, small, overlaid, twice } = await lookSteadily(page, hands);
    if (!isAcross) highestSheet = Math.max(highestSheet, sheetShare);
    for (const [name, place] of Object.entries(places)) {
      const thing = `${isAcross ? 'across' : 'upright'}: ${name}`;
      const before = first.get(thing) ?? place;
      first.set(thing, before);
      if (before !== place || place.includes('out of view')) found.moved.add(`${thing} from ${before} to ${place}`);
    }
    for (const one of small) found.small.add(one);
    for (const one of overlaid) found.overlaid.add(one);
    for (const one of twice) found.twice.add(one);
  };
  const noteShifts = async () => {
    const seen = await shiftsSeen(page);
    found.shifted.push(...seen.shifted);
    inSheet += seen.inSheet;
  };

  // No mouse where a chip may come: what it points at counts as looked at.
  await page.mouse.move(2, 2);
  await watchShifts(page);
  for (let turn = 0; ; turn++) {
    if (turn > 0 && isAcrossAt(turn) !== isAcrossAt(turn - 1)) {
      // That all is laid out anew then is no shift.
      await noteShifts();
      const { width, height } = page.viewportSize() ?? PHONE.viewport;
      await page.setViewportSize({ width: height, height: width });
      await look(page, hands, turn);
      await watchShifts(page);
    }
    let seen = await look(page, hands, turn);
    if (await isOver(page)) break;
    await between(turn);
    await noteSteady();
    decisions[isAcrossAt(turn) ? 'across' : 'upright']++;
    if (seen.isEndingFocused) found.focused.push(seen.asked);
    if (!seen.isInView) found.hidden.push(seen.asked);
    if (!seen.isWantedInView) found.sought.push(seen.asked);
    const isOutOfReach = seen.tap === null;
    if (isOutOfReach) {
      changes++;
      await pull(page);
      seen = await look(page, hands, turn);
    }
    const tapped = await tap(page, seen, noteSteady);
    if (isOutOfReach) await putDown(page);
    if (tapped === 'committed') committed++;
    if (tapped === 'for good') found.slips.push(seen.asked);
  }
  await noteShifts();
  const { moved, small, overlaid, twice, ...lists } = found;
  return {
    ...decisions,
    ...lists,
    changes,
    highestSheet,
    committed,
    shiftedInSheet: inSheet / (decisions.upright + decisions.across),
    moved: [...moved],
    small: [...small],
    overlaid: [...overlaid],
    twice: [...twice],
  };
}
