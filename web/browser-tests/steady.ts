import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';

/** What stays as it is while a phone is played: where things stand, and how large they are for a finger. */
export interface Steady {
  readonly isAcross: boolean;
  /** How much of the height of the screen the sheet has; held across it stands beside the board. */
  readonly sheetShare: number;
  /** Where each thing stands that never moves: the board, the seats, the goods, the parts of the board, and the button that commits while it is there. */
  readonly places: Readonly<Record<string, string>>;
  /** What a finger could miss: it is hit on less than 44 px one way. */
  readonly small: readonly string[];
  /** Options that lie over another: their words need more than the row has. */
  readonly overlaid: readonly string[];
  /** Names that more than one piece has: it would fly from one to the other. */
  readonly twice: readonly string[];
}

export function lookSteadily(page: Page, { close = '' }: Hands): Promise<Steady> {
  return page.evaluate(lieClose => {
    // A finger needs 44 px; half a pixel is lost on the way.
    const LEAST = 43.5;
    const STEP = 4;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const nameOf = (element: Element) => {
      const [kind] = (element.getAttribute('class') ?? '')
        .split(/\s+/)
        .filter(one => !/^(spot|none|legal|barred)?$/.test(one));
      return `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${kind === undefined ? '' : `.${kind}`}`;
    };
    const at = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round).join(' ');

    const { top: upper = 0, bottom = 0 } = all('.table > .board')[0]?.getBoundingClientRect() ?? {};
    const lower = Math.min(bottom, all('.recap-line')[0]?.getBoundingClientRect().top ?? bottom);

    const isSmall = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width >= LEAST && height >= LEAST) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number) => control.contains(document.elementFromPoint(x + dx, y + dy));
      // What is covered, or drawn out of sight, no finger can mean; at the edge of what is seen of the board it has its room a little further on.
      const isAtEdge = control.closest('.board') !== null && (y - LEAST / 2 < upper || y + LEAST / 2 > lower);
      if (!isHit(0, 0) || isAtEdge) return false;
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < LEAST && isHit(dx * (far + STEP), dy * (far + STEP))) far += STEP;
        return far + STEP / 2;
      };
      return (
        Math.max(width, reach(-1, 0) + reach(1, 0)) < LEAST || Math.max(height, reach(0, -1) + reach(0, 1)) < LEAST
      );
    };
    // What can't be chosen now only tells of itself, and a word within a sentence is as high as its line.
    const controls = all('.table :is(.spot.legal > .hit, button:not(.hit), a, summary)').filter(
      one => !one.matches('p .link') && (lieClose === '' || one.closest(lieClose) === null),
    );

    const places: Record<string, string> = {};
    for (const element of all('.table > .board, .seats-strip, .goods, .commit')) {
      const box = element.getBoundingClientRect();
      const isWhole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
      places[nameOf(element)] = isWhole ? at(box) : `${at(box)}, out of view`;
    }
    for (const board of all('.table > .board')) {
      const { top: edge } = board.getBoundingClientRect();
      for (const part of board.querySelectorAll(':scope > * > *, :scope > * > * > *')) {
        const { top, height } = part.getBoundingClientRect();
        // What sticks to the top stays where it is seen; the others are scrolled.
        const { position, top: stick } = getComputedStyle(part);
        const drawn = position === 'sticky' && stick !== 'auto' ? 0 : board.scrollTop;
        if (height > 0)
          places[`${nameOf(part.parentElement ?? part)} > ${nameOf(part)}`] = String(Math.round(top - edge + drawn));
      }
    }

    const chips = all('.chips:not(.endings) > li > .chip').map(chip => ({ chip, box: chip.getBoundingClientRect() }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.top && one.bottom > other.top + 1;

    const names = all('[data-piece]').map(({ dataset }) => dataset.piece ?? '');
    return {
      isAcross: innerWidth > innerHeight,
      sheetShare: (all('.dock')[0]?.getBoundingClientRect().height ?? 0) / innerHeight,
      places,
      small: controls
        .filter(isSmall)
        .map(one => `${nameOf(one.parentElement ?? one)} > ${nameOf(one)} ${at(one.getBoundingClientRect())}`),
      overlaid: chips
        .filter(({ box }) => chips.some(other => isOver(box, other.box)))
        .map(({ chip }) => chip.innerText.replaceAll('\n', ' ')),
      twice: names.filter((name, index) => names.indexOf(name) !== index),
    };
  }, close);
}
