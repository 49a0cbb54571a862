/** Where a row scrolls sideways, this many pixels of a thing must be visible for it to count as in view. */
const SEEN = 24;

/** Brings what a new question is about into view; what is there already stays where it is. */
export function bringIntoView(spot: '.spot.legal' | '.spot.ringed'): void {
  const board = document.querySelector<HTMLElement>('.table > .board');
  if (board === null) return;
  const inBoard = new Set<Element>();
  const inside = new Map<HTMLElement, Set<Element>>();
  for (const element of board.querySelectorAll(spot)) {
    const around = scrolledAround(element, board);
    inBoard.add(around ?? element);
    if (around !== null) inside.set(around, (inside.get(around) ?? new Set()).add(element));
  }
  // Of what a teacher points at each does: where one is in view, what the letter speaks of stays there, too.
  const isOneEnough = spot === '.spot.ringed';
  draw(board, inBoard, isOneEnough);
  for (const [around, elements] of inside) draw(around, elements, isOneEnough);
}

/** What lies over the board and is longer than it can be seen at once. */
function scrolledAround(element: Element, board: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around !== null && around !== board; around = around.parentElement) {
    const isLonger = around.scrollHeight > around.clientHeight + 1;
    if (isLonger && getComputedStyle(around).overflowY === 'auto') return around;
  }
  return null;
}

/** Scrolls one thing until others that lie in it are seen: all of them in the middle where they fit, otherwise from their beginning. */
function draw(scrolled: HTMLElement, elements: Iterable<Element>, isOneEnough: boolean): void {
  const shown = [...elements].filter(element => element.getBoundingClientRect().width > 0);
  if (shown.length === 0) return;
  const seen = shown.map(element => element.getBoundingClientRect());
  const whole = scrolled.getBoundingClientRect();
  // What stays at the top of a board, over what is scrolled, it says itself.
  const kept = Number.parseFloat(getComputedStyle(scrolled).scrollPaddingTop) || 0;
  // What the others did is told over its lower edge.
  const told = document.querySelector('.table > .recap-line')?.getBoundingClientRect().top ?? whole.bottom;
  const top = whole.top + kept;
  const bottom = Math.min(whole.bottom, told);
  const view = { top, bottom, height: bottom - top };
  const isBeside = ({ left, right }: DOMRect) => right < whole.left + SEEN || left > whole.right - SEEN;
  if (seen.every(isBeside)) shown[0].scrollIntoView({ block: 'nearest', inline: 'center' });
  const isInView = ({ top, bottom }: DOMRect) => top >= view.top && bottom <= view.bottom;
  if (isOneEnough ? seen.some(isInView) : seen.every(isInView)) return;
  // No further than it takes: what the letter speaks of may lie at the other edge.
  if (isOneEnough) {
    shown[0].scrollIntoView({ block: 'nearest' });
    return;
  }
  const first = Math.min(...seen.map(rect => rect.top));
  const last = Math.max(...seen.map(rect => rect.bottom));
  scrolled.scrollTop += last - first <= view.height ? (first + last - top - bottom) / 2 : first - top - 12;
}

/** Whether what a teacher points at lies in the sheet below the board and nowhere else. */
export function isRingedOnlyInSheet(): boolean {
  const isAt = (place: string) => document.querySelector(`${place} .ringed`) !== null;
  return isAt('.hand-area') && !isAt('.table > .board') && !isAt('.prompt');
}

/** Draws what lies in the sheet up to what is pointed at. */
export function drawSheetToRinged(): void {
  document.querySelector('.hand-area .ringed')?.scrollIntoView({ block: 'nearest' });
}

/** Draws the row of options sideways to the one that is pointed at. */
export function drawToRinged(): void {
  const chip = document.querySelector('.chip.ringed');
  const row = chip?.closest<HTMLElement>('.chips') ?? null;
  if (chip === null || row === null) return;
  const [own, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < whole.left || own.right > whole.right) row.scrollLeft += own.left - whole.left - 8;
  // On a desktop what has no room stands in a row below that is not seen.
  if (own.top < whole.top || own.bottom > whole.bottom) row.scrollTop += own.top - whole.top - 5;
}
