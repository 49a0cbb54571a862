/** Brings what a new question is about into view; what is there already stays where it is. */
export function bringIntoView(spot: '.spot.legal' | '.spot.ringed'): void {
  const board = document.querySelector<HTMLElement>('.table > .board');
  if (board === null) return;
  const rects = [...board.querySelectorAll(spot)].map(element => element.getBoundingClientRect());
  const seen = rects.filter(({ width }) => width > 0);
  if (seen.length === 0) return;
  const whole = board.getBoundingClientRect();
  // What stays at the top of a board, over what is scrolled, it says itself.
  const kept = Number.parseFloat(getComputedStyle(board).scrollPaddingTop) || 0;
  const view = { top: whole.top + kept, bottom: whole.bottom, height: whole.height - kept };
  if (seen.every(({ top, bottom }) => top >= view.top && bottom <= view.bottom)) return;
  const top = Math.min(...seen.map(rect => rect.top));
  const bottom = Math.max(...seen.map(rect => rect.bottom));
  // All of it in the middle where it fits; otherwise from its beginning.
  const shift = bottom - top <= view.height ? (top + bottom - view.top - view.bottom) / 2 : top - view.top - 12;
  board.scrollTop += shift;
}

/** Whether what a teacher points at lies in the sheet below the board and nowhere else. */
export function isRingedOnlyInSheet(): boolean {
  const isAt = (place: string) => document.querySelector(`${place} .ringed`) !== null;
  return isAt('.hand-area') && !isAt('.table > .board') && !isAt('.prompt');
}

/** Draws the row of options sideways to the one that is pointed at. */
export function drawToRinged(): void {
  const chip = document.querySelector('.chip.ringed');
  const row = chip?.closest<HTMLElement>('.chips') ?? null;
  if (chip === null || row === null) return;
  const [own, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left < whole.left || own.right > whole.right) row.scrollLeft += own.left - whole.left - 8;
}
