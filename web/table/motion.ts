/**
 * Movement from the difference of two views: before a change every piece (`data-piece`) notes where it is, after it each one
 * flies from there to where it is now. A piece that was not there before fades in, or comes from its `data-origin`.
 */

import type { Sounds } from '../boards/board.ts';
import { preferences } from '../preferences.ts';
import { sound, soundOf } from './sounds.ts';
import { isStill, MOVE_MS } from './speed.ts';
import { zoomOf } from './zoom.ts';

export { zoomOf };

/** More than this at once nobody follows: the others fade. */
const MOST_FLYING = 16;

/** What is in the air, as ways to lay each piece down at once. */
const aloft = new Set<() => void>();

/** Where a piece lay, and in which other piece. */
interface Lay {
  readonly at: DOMRect;
  readonly within: string | null;
}

let before: ReadonlyMap<string, Lay> | null = null;

/** Notes where every piece lies now. Called just before a new view is shown: what is still in the air lands, so that nothing stumbles while it is drawn. */
export function capture(): void {
  for (const land of aloft) land();
  before = new Map(everyPiece().map(one => [one.piece, one]));
}

/** Every piece where it lies now, the outer ones before those that lie in them. */
function everyPiece(): (Lay & { readonly piece: string; readonly element: HTMLElement })[] {
  return [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(element => ({
    element,
    piece: element.dataset.piece ?? '',
    at: element.getBoundingClientRect(),
    within: element.parentElement?.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? null,
  }));
}

/** A way from one place to another, and what takes it. */
interface Way {
  readonly element: HTMLElement;
  readonly was: DOMRect;
  readonly is: DOMRect;
}

/**
 * Looks where every piece has come to, when the new view is on the screen; what it returns lets them travel there. Whoever else has something to
 * measure does it between the two: each look at what was just changed has all of it worked out anew.
 */
export function look(sounds: Sounds): () => void {
  const from = before;
  before = null;
  if (from === null) return () => {};
  const still = isStill();
  const flying = new Map<string, Way>();
  const fading: HTMLElement[] = [];
  for (const { element, piece, at: is, within } of everyPiece()) {
    const { origin } = element.dataset;
    const lay = from.get(piece);
    const was = lay?.at ?? (origin === undefined ? undefined : placeOf(origin));
    if (was !== undefined && !hasMoved(was, is)) continue;
    // What stays in another piece goes along with it.
    if (within !== null && lay?.within === within) continue;
    const isToFly = was !== undefined && !still && isSeen(was) && isSeen(is) && flying.size < MOST_FLYING;
    if (isToFly) flying.set(piece, { element, was, is });
    else fading.push(element);
    if (isSeen(is)) sound(soundOf(sounds, piece), isToFly ? MOVE_MS() : 0);
  }
  const starts = [...flying.values()].map(way => flyPiece(way, flying));
  return () => {
    for (const element of fading) fadeIn(element);
    for (const start of starts) start();
  };
}

/** What lies in a closed drawer goes on below the window. */
const isSeen = ({ width, height, top }: DOMRect) => width > 0 && height > 0 && top < innerHeight;

function hasMoved(was: DOMRect, is: DOMRect): boolean {
  return Math.abs(was.left - is.left) > 2 || Math.abs(was.top - is.top) > 2;
}

function fadeIn(element: HTMLElement): void {
  if (preferences.speed.peek() === 'off') return;
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
function flyPiece({ element, was, is }: Way, flying: ReadonlyMap<string, Way>): () => void {
  const duration = MOVE_MS();
  const zoom = zoomOf(element);
  if (!(element instanceof HTMLElement)) {
    // Within a drawing there is no layer above: it moves in its place.
    const shift: readonly [number, number] = [(was.left - is.left) / zoom, (was.top - is.top) / zoom];
    return () => (element as Element).animate(arc(shift, [0, 0], 1), { duration, easing: 'ease-in-out' });
  }
  const copy = copied(element, is, flying);
  const above = zoomAbove();
  // Where it lay it may have had another shape: the picture begins in the middle of that, as large as it fits.
  const size = Math.min(was.width / is.width, was.height / is.height);
  const [left, top] = [was.left + (was.width - is.width * size) / 2, was.top + (was.height - is.height * size) / 2];
  const steps = arc([left / above, top / above], [is.left / above, is.top / above], size);
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

/** A picture of an element in the size it has, which nobody hears of, chooses or looks for; what flies by itself is not in it. */
function copied(element: HTMLElement, { width, height }: DOMRect, flying: ReadonlyMap<string, Way>): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const inner of copy.querySelectorAll<HTMLElement>('[data-piece]'))
    if (flying.has(inner.dataset.piece ?? '')) inner.style.visibility = 'hidden';
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-piece', 'data-place', 'data-spot', 'data-thing']) part.removeAttribute(name);
  const zoom = zoomOf(element);
  const { font, color } = getComputedStyle(element);
  copy.dataset.flyer = '';
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
    margin: '0',
    // The layer carries it: what carries the piece itself would do so twice.
    transform: 'none',
    translate: 'none',
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
