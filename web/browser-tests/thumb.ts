import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';

/** A player who looks at a phone and taps. */

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What the screen shows of a question, and where a thumb would tap. */
export interface Seen {
  readonly asked: string;
  /** Whether a legal piece is on the board where it can be seen; where none lies on the board, whether the card of one is in the sheet. */
  readonly isInView: boolean;
  readonly sheetShare: number;
  readonly board: string;
  /** Names that more than one piece has: it would fly from one to the other. */
  readonly twice: readonly string[];
  /** The piece that is wanted, or its card; null where neither is in view. */
  readonly tap: { readonly x: number; readonly y: number } | null;
  readonly length: number;
  readonly chips: string;
}

export function look(page: Page, { wishes }: Hands, turn: number): Promise<Seen> {
  return page.evaluate(
    async ([sources, now]) => {
      // In the frame after a new question what it is about is brought into view.
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      do await frame();
      while (document.querySelector('[data-chip], .end-title, .end-again') === null);
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
      const isOpen = (hit: Element) => {
        const { left, top, width, height } = hit.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === hit;
      };
      const piece = pieces
        .filter(one => keys.includes(one.getAttribute('data-spot') ?? '') && !one.matches('.selected'))
        .map(one => one.querySelector(':scope > .hit'))
        .find(hit => hit !== null && isOpen(hit));
      const isCardInView = cards.some(one => within(one, box('.dock')));
      card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const target = (piece ?? card)?.getBoundingClientRect();
      const names = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(one => one.dataset.piece ?? '');
      const { left, top, width, height } = board;
      return {
        asked: document.querySelector('#prompt-words')?.textContent ?? '',
        isInView: onBoard.length > 0 ? pieces.length > 0 : isCardInView,
        sheetShare: box('.dock').height / innerHeight,
        board: [left, top, width, height].join(' '),
        twice: names.filter((name, index) => names.indexOf(name) !== index),
        tap: target === undefined ? null : { x: target.x + target.width / 2, y: target.y + target.height / 2 },
        length: Number(document.querySelector('.table')?.getAttribute('data-length')),
        chips: cards.map(({ dataset }) => dataset.chip).join(),
      };
    },
    [wishes.map(({ source }) => source), turn] as const,
  );
}

/** A tap, and the button that commits where it only showed what would come of it; resolves when there is something else to decide. */
export async function tap(page: Page, { tap: at, length, chips }: Seen): Promise<void> {
  if (at === null) throw new Error('nothing to tap');
  await page.touchscreen.tap(at.x, at.y);
  const isHeld = await page.waitForFunction(untilElse, [length, chips] as const);
  if ((await isHeld.jsonValue()) !== 'held') return;
  const commit = await page.evaluate(() => document.querySelector('.commit')?.getBoundingClientRect().toJSON() ?? null);
  // Where it may be taken back it is done meanwhile.
  if (commit !== null) await page.touchscreen.tap(commit.x + commit.width / 2, commit.y + commit.height / 2);
  await page.waitForFunction(untilElse, [length, null] as const);
}

/**
 * In the page: 'held' when the button that commits is there, 'else' when there is something else to decide or the game is over. Without
 * the chips of before, only another number of answers is something else.
 */
function untilElse([before, texts]: readonly [number, string | null]): 'held' | 'else' | false {
  if (document.querySelector('.end-title, .end-again') !== null) return 'else';
  if (texts !== null && document.querySelector('.commit') !== null) return 'held';
  const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(({ dataset }) => dataset.chip).join();
  const isLater = Number(document.querySelector('.table')?.getAttribute('data-length')) !== before;
  return chips !== '' && (isLater || (texts !== null && chips !== texts)) && 'else';
}
