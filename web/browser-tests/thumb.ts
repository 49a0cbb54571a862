import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './engines/tab.ts';
import type { Hands } from './hands.ts';
import { isOver } from './visit.ts';

/** A player who looks at a phone and taps. */

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** For so many frames nothing moves before a thumb comes down. */
const STILL_FRAMES = 4;
/** How often a tap looks for what came of it, once it is painted. A look at every frame would have the browser make one each time, of a table at rest as well: as much work as the tap's own. */
const LOOK_MS = 50;

/** What the screen shows of a question, and where a thumb would tap. */
export interface Seen {
  readonly asked: string;
  /** Whether a legal piece is on the board where it can be seen; where none lies on the board, whether the card of one is in the sheet. */
  readonly isInView: boolean;
  /** How much of the height of the screen the sheet has. */
  readonly sheetShare: number;
  readonly board: string;
  /** Names that more than one piece has: it would fly from one to the other. */
  readonly twice: readonly string[];
  /** The piece that is wanted, or its card, drawn sideways into view; null where a finger would meet something else. */
  readonly tap: { readonly x: number; readonly y: number } | null;
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
      let before = '';
      for (let still = 0; still < STILL; ) {
        await new Promise(requestAnimationFrame);
        const is = where();
        still = is !== '' && is === before ? still + 1 : 0;
        before = is;
      }
      const within = (element: Element, frame: DOMRect) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        return (
          width > 0 && left < frame.right && right > frame.left && top >= frame.top - 1 && bottom <= frame.bottom + 1
        );
      };
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const board = box('.table > .board');
      const onBoard = [...document.querySelectorAll('.board .spot.legal')];
      const pieces = onBoard.filter(piece => within(piece, board));
      const cards = [...document.querySelectorAll<HTMLElement>('[data-chip]')];
      // What is wanted most; now and then something else, so that nobody waits for ever.
      const fits = sources.flatMap(source =>
        cards.filter(({ dataset }) => new RegExp(source).test(dataset.chip ?? '')),
      );
      const card = now % 4 === 3 || fits.length === 0 ? cards[now % cards.length] : fits[0];
      const keys = card?.dataset.keys?.split(' ') ?? [];
      const middle = (target: Element) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const isOpen = (target: Element) => {
        const { x, y } = middle(target);
        return target.contains(document.elementFromPoint(x, y));
      };
      const piece = pieces
        .filter(one => keys.includes(one.getAttribute('data-spot') ?? '') && !one.matches('.selected'))
        .map(one => one.querySelector(':scope > .hit'))
        .find(hit => hit !== null && isOpen(hit));
      const isCardInView = cards.some(one => within(one, box('.dock')));
      card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const target = piece ?? card;
      const names = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(one => one.dataset.piece ?? '');
      const { left, top, width, height } = board;
      return {
        asked: document.querySelector('#prompt-words')?.textContent ?? '',
        isInView: onBoard.length > 0 ? pieces.length > 0 : isCardInView,
        sheetShare: box('.dock').height / innerHeight,
        board: [left, top, width, height].join(' '),
        twice: names.filter((name, index) => names.indexOf(name) !== index),
        tap: target !== undefined && isOpen(target) ? middle(target) : null,
        length: Number(document.querySelector('.table')?.getAttribute('data-length')),
        choices: [...document.querySelectorAll<HTMLElement>('[data-chip], .spot.selected')]
          .map(({ dataset: { chip, spot } }) => chip ?? spot)
          .join(),
      };
    },
    [wishes.map(({ source }) => source), turn, STILL_FRAMES] as const,
  );
}

/** A tap, and the button that commits where it only showed what would come of it; resolves when there is something else to decide. */
export async function tap(page: Page, { tap: at, length, choices }: Seen): Promise<void> {
  if (at === null) throw new Error('nothing to tap');
  await page.touchscreen.tap(at.x, at.y);
  const commit = await page.evaluate(untilElse, [length, choices, LOOK_MS, PATIENCE_MS] as const);
  if (commit === 'else') return;
  await page.touchscreen.tap(commit.x, commit.y);
  await page.evaluate(untilElse, [length, null, LOOK_MS, PATIENCE_MS] as const);
}

/**
 * In the page: the middle of the button that commits when it is there, 'else' when there is something else to decide or the game is over. Without
 * the choices of before, only another number of answers is something else; with them, also fewer of them.
 */
async function untilElse([before, choices, lookMs, patienceMs]: readonly [
  number,
  string | null,
  number,
  number,
]): Promise<{ x: number; y: number } | 'else'> {
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const start = performance.now();
  await new Promise(requestAnimationFrame);
  while (performance.now() - start < patienceMs) {
    await new Promise(resolve => setTimeout(resolve, lookMs));
    if (isThere('.end-title, .end-again')) return 'else';
    const commit = document.querySelector('.commit')?.getBoundingClientRect();
    if (choices !== null && commit !== undefined)
      return { x: commit.x + commit.width / 2, y: commit.y + commit.height / 2 };
    const now = [...document.querySelectorAll<HTMLElement>('[data-chip], .spot.selected')]
      .map(({ dataset: { chip, spot } }) => chip ?? spot)
      .join();
    const isLater = Number(document.querySelector('.table')?.getAttribute('data-length')) !== before;
    const isNarrowed = choices !== null && now !== choices && isThere('#back');
    if (isThere('[data-chip]') && (isLater || isNarrowed)) return 'else';
  }
  throw new Error('nothing came of a tap');
}

/** What a whole game was like in one hand. */
export interface Played {
  readonly decisions: number;
  /** Questions that showed neither a piece that they are about nor its card. */
  readonly hidden: readonly string[];
  /** How often the sheet had to be pulled up to decide. */
  readonly pulls: number;
  readonly highestSheet: number;
  /** Every place that the board had. */
  readonly boards: readonly string[];
  /** What on the table moved other things aside: not in the sheet, which is about another question then. */
  readonly shifted: readonly string[];
  readonly twice: readonly string[];
}

/** Notes what is laid out elsewhere than it was, while it is the same thing. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifted: string[] = [];
    Reflect.set(window, 'shifted', shifted);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as {
          node: Node | null;
          previousRect: DOMRect;
          currentRect: DOMRect;
        }[];
        for (const { node, previousRect: was, currentRect: is } of sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          if (element === null || element.closest('.table') === null || element.closest('.dock, .panel') !== null)
            continue;
          const name = `${element.parentElement?.getAttribute('class')} > ${element.getAttribute('class')}`;
          shifted.push(`${name} ${was.x},${was.y} to ${is.x},${is.y}`);
        }
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Plays to the end of the game with one thumb, and notes what that was like; `between` comes before each decision. */
export async function playByThumb(page: Page, hands: Hands, between: (turn: number) => Promise<void>): Promise<Played> {
  const hidden: string[] = [];
  const boards = new Set<string>();
  const twice = new Set<string>();
  let highestSheet = 0;
  let pulls = 0;
  // No mouse where a chip may come: what it points at counts as looked at.
  await page.mouse.move(2, 2);
  await watchShifts(page);
  for (let turn = 0; ; turn++) {
    let seen = await look(page, hands, turn);
    if (await isOver(page))
      return {
        decisions: turn,
        hidden,
        pulls,
        highestSheet,
        boards: [...boards],
        shifted: await page.evaluate(() => Reflect.get(window, 'shifted') as string[]),
        twice: [...twice],
      };
    await between(turn);
    if (!seen.isInView) hidden.push(seen.asked);
    highestSheet = Math.max(highestSheet, seen.sheetShare);
    boards.add(seen.board);
    for (const piece of seen.twice) twice.add(piece);
    if (seen.tap === null) {
      pulls++;
      await page.tap('.grip');
      seen = await look(page, hands, turn);
    }
    await tap(page, seen);
  }
}
