/**
 * Movement from the difference of two views: before a change every piece (`data-piece`) notes where it is, after it each one
 * glides from there to where it is now. A piece that was not there before fades in, or comes from its `data-origin`.
 */
const MOVE_MS = 220;

let before: Map<string, DOMRect> | null = null;

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Notes where every piece lies now. Called just before a new view is shown. */
export function capture(): void {
  before = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { piece } = element.dataset;
    if (piece !== undefined) before.set(piece, element.getBoundingClientRect());
  }
}

/** Lets every piece travel from where it was. Called when the new view is on the screen. */
export function play(): void {
  const from = before;
  before = null;
  if (from === null) return;
  const moves: { element: HTMLElement; was: DOMRect | undefined; is: DOMRect }[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { piece, origin } = element.dataset;
    if (piece === undefined) continue;
    const known = from.get(piece);
    const start = known ?? (origin === undefined ? undefined : placeOf(origin));
    moves.push({ element, was: start, is: element.getBoundingClientRect() });
  }
  const still = prefersStillness();
  for (const { element, was, is } of moves) {
    if (was === undefined || (still && hasMoved(was, is))) fadeIn(element);
    else if (hasMoved(was, is)) glide(element, was, is);
  }
}

function hasMoved(was: DOMRect, is: DOMRect): boolean {
  return Math.abs(was.left - is.left) > 2 || Math.abs(was.top - is.top) > 2;
}

function fadeIn(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_MS, easing: 'ease-out' });
}

function glide(element: HTMLElement, was: DOMRect, is: DOMRect): void {
  if (was.width === 0 || is.width === 0) return;
  const scale = was.width / is.width;
  const zoom = zoomOf(element);
  element.animate(
    [
      {
        transform: `translate(${(was.left - is.left) / zoom}px, ${(was.top - is.top) / zoom}px) scale(${scale})`,
        transformOrigin: '0 0',
        zIndex: 30,
      },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration: MOVE_MS, easing: 'cubic-bezier(.2,.7,.3,1)' },
  );
}

/** By how much an element is drawn larger than its own pixels; places on the screen are not. */
export function zoomOf(element: Element): number {
  const zoom: unknown = Reflect.get(element, 'currentCSSZoom');
  return typeof zoom === 'number' && zoom > 0 ? zoom : 1;
}

/** Where something lies: the place of a store, a deck, a person. */
export function placeOf(place: string): DOMRect | undefined {
  const element = document.querySelector(`[data-place="${place}"]`);
  return element === null ? undefined : element.getBoundingClientRect();
}
