/**
 * Movement from the difference of two views: before a change every piece (`data-piece`) notes where it is, after it each one
 * flies from there to where it is now. A piece that was not there before fades in, or comes from its `data-origin`. What is gone but
 * should be seen a little longer (`data-linger`: dice) stays as a picture.
 */

import { sound } from './sounds.ts';
import { isStill, MOVE_MS } from './speed.ts';
import { zoomOf } from './zoom.ts';

export { zoomOf };

/** More than this at once nobody follows: the others fade. */
const MOST_FLYING = 16;
/** How long things stay that linger. */
const LINGER_MS = 1500;

/** What is in the air, as ways to lay each piece down at once. */
const aloft = new Set<() => void>();

let before: Map<string, DOMRect> | null = null;
let lingering: Map<string, { readonly copy: HTMLElement; readonly at: DOMRect }> = new Map();

/** Notes where every piece lies now. Called just before a new view is shown: what is still in the air lands, so that nothing stumbles while it is drawn. */
export function capture(): void {
  for (const land of aloft) land();
  before = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { piece } = element.dataset;
    if (piece !== undefined) before.set(piece, element.getBoundingClientRect());
  }
  lingering = new Map();
  if (isStill()) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-linger]')) {
    const { linger } = element.dataset;
    const at = element.getBoundingClientRect();
    if (linger !== undefined && at.width > 0) lingering.set(linger, { copy: copied(element, at), at });
  }
}

/**
 * Looks where every piece has come to, when the new view is on the screen; what it returns lets them travel there. Whoever else has something to
 * measure does it between the two: each look at what was just changed has all of it worked out anew.
 */
export function look(): () => void {
  const from = before;
  before = null;
  const starts: (() => void)[] = [];
  if (from === null) return () => {};
  const moves: { element: HTMLElement; was: DOMRect | undefined; is: DOMRect }[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { piece, origin } = element.dataset;
    if (piece === undefined) continue;
    const known = from.get(piece);
    const start = known ?? (origin === undefined ? undefined : placeOf(origin));
    moves.push({ element, was: start, is: element.getBoundingClientRect() });
  }
  const still = isStill();
  let flying = 0;
  for (const { element, was, is } of moves) {
    if (was !== undefined && !hasMoved(was, is)) continue;
    if (was === undefined || still || !isSeen(was) || !isSeen(is) || ++flying > MOST_FLYING)
      starts.push(() => fadeIn(element));
    else starts.push(flyPiece(element, was, is));
    sound(soundOf(element), was === undefined ? 0 : MOVE_MS());
  }
  const zoom = zoomAbove();
  for (const [linger, { copy, at }] of lingering)
    if (document.querySelector(`[data-linger="${CSS.escape(linger)}"]`) === null)
      starts.push(() => stay(copy, at.left / zoom, at.top / zoom));
  lingering = new Map();
  return () => {
    for (const start of starts) start();
  };
}

function soundOf({ dataset: { sound: named } }: HTMLElement): string {
  return named ?? 'place';
}

/** What lies in a closed drawer goes on below the window. */
const isSeen = ({ width, top }: DOMRect) => width > 0 && top < innerHeight;

function hasMoved(was: DOMRect, is: DOMRect): boolean {
  return Math.abs(was.left - is.left) > 2 || Math.abs(was.top - is.top) > 2;
}

function fadeIn(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, easing: 'ease-out' });
}

/** Lift, an arc above everything, land: the ways of whatever flies. `to` and `from` are places of the same point. */
export function arc(from: readonly [number, number], to: readonly [number, number], size: number): Keyframe[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const rise = Math.min(70, Math.hypot(dx, dy) * 0.22);
  const at = (part: number, up: number, scale: number): string =>
    `translate(${from[0] + dx * part}px, ${from[1] + dy * part - up}px) scale(${scale})`;
  const between = (part: number) => size + (1 - size) * part;
  return [
    { transform: at(0, 0, size), offset: 0 },
    { transform: at(0.02, 7, size * 1.06), offset: 0.16 },
    { transform: at(0.5, rise + 7, between(0.5) * 1.1), offset: 0.52 },
    { transform: at(0.98, 5, 1.05), offset: 0.88 },
    { transform: at(1, 0, 1), offset: 1 },
  ];
}

/** A picture of the piece flies in a layer above all, once it starts; the piece itself waits unseen where it will be. */
function flyPiece(element: HTMLElement, was: DOMRect, is: DOMRect): () => void {
  const size = was.width / is.width;
  const duration = MOVE_MS();
  const zoom = zoomOf(element);
  if (!(element instanceof HTMLElement)) {
    // Within a drawing there is no layer above: it moves in its place.
    const shift: readonly [number, number] = [(was.left - is.left) / zoom, (was.top - is.top) / zoom];
    return () => (element as Element).animate(arc(shift, [0, 0], 1), { duration, easing: 'ease-in-out' });
  }
  const copy = copied(element, is);
  const above = zoomAbove();
  const steps = arc([was.left / above, was.top / above], [is.left / above, is.top / above], size);
  return () => {
    const layer = layOver(copy);
    if (layer === null) return;
    // The layer flies, not what lies in it: its shadow is drawn once, not in every frame.
    const flight = layer.animate(steps, { duration, easing: 'cubic-bezier(.35,.05,.35,1)', fill: 'both' });
    const waiting = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    landAfter(flight, () => {
      layer.remove();
      waiting.cancel();
    });
  };
}

/** Lays something down when its flight is over, or when another view is to be shown before that. */
export function landAfter(flight: Animation, layDown: () => void): void {
  const land = () => {
    if (aloft.delete(land)) layDown();
  };
  aloft.add(land);
  flight.onfinish = land;
  flight.oncancel = land;
}

/** The zoom of what lies over the table. */
export function zoomAbove(): number {
  const table = document.querySelector('.table');
  return table === null ? 1 : zoomOf(table);
}

function stay(copy: HTMLElement, left: number, top: number): void {
  const layer = layOver(copy);
  if (layer === null) return;
  layer.classList.add('staying');
  const transform = `translate(${left}px, ${top}px)`;
  const staying = layer.animate(
    [
      { transform, opacity: 1 },
      { transform, opacity: 1, offset: 0.85 },
      { transform, opacity: 0 },
    ],
    { duration: LINGER_MS, fill: 'both' },
  );
  staying.onfinish = () => layer.remove();
}

/** A picture of an element in the size it has, which nobody hears of, chooses or looks for. */
function copied(element: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-piece', 'data-place', 'data-spot', 'data-thing', 'data-linger'])
      part.removeAttribute(name);
  const zoom = zoomOf(element);
  const { font, color } = getComputedStyle(element);
  copy.dataset.flyer = '';
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
    margin: '0',
    font,
    color,
    filter: 'drop-shadow(0 8px 8px #0007)',
  });
  // Styles that speak of what the piece lies in find it there again.
  for (
    let around = element.parentElement;
    around !== null && !around.matches('.table');
    around = around.parentElement
  ) {
    const shell = around.cloneNode(false) as HTMLElement;
    for (const name of ['id', 'data-piece', 'data-place', 'data-spot', 'data-thing', 'role', 'aria-label'])
      shell.removeAttribute(name);
    for (const [name, value] of Object.entries(emptied(around))) shell.style.setProperty(name, value, 'important');
    shell.append(outermost(copy));
  }
  return copy;
}

/** What makes a shell of something: without its room, except where sizes inside go by it (a container). */
function emptied(around: HTMLElement): Record<string, string> {
  const { containerType, containerName, paddingLeft, paddingRight, paddingTop, paddingBottom } =
    getComputedStyle(around);
  if (containerType === 'normal') return { display: 'contents' };
  const width = around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const height = around.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return {
    all: 'unset',
    display: 'block',
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    'container-type': containerType,
    'container-name': containerName,
  };
}

function outermost(element: HTMLElement): HTMLElement {
  let found = element;
  while (found.parentElement !== null) found = found.parentElement;
  return found;
}

/** Lays a picture over the table; null where there is none. */
function layOver(copy: HTMLElement): HTMLElement | null {
  const table = document.querySelector('.table');
  if (table === null) return null;
  const layer = document.createElement('div');
  layer.className = 'above';
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  layer.append(outermost(copy));
  table.append(layer);
  return layer;
}

/** Where something lies: the place of a store, a deck, a person. */
export function placeOf(place: string): DOMRect | undefined {
  const element = document.querySelector(`[data-place="${place}"]`);
  return element === null ? undefined : element.getBoundingClientRect();
}
