/** A rectangle of the screen. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that an explanation should not lie on, and how much that would matter for each pixel. */
export interface Avoided {
  readonly area: Area;
  readonly weight: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

/** The width of the arrow, and so the way between a thing and its explanation. */
const ARROW = 14;
const MARGIN = 8;
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

export function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where an explanation lies best: beside its thing, on the screen, and on as little as possible of what one needs. That of a thing
 * below such a need, as a card in hand below the question, may lie beyond it.
 */
export function placeNote(
  thing: Area,
  size: Size,
  screen: Size,
  avoided: readonly Avoided[],
): { readonly x: number; readonly y: number; readonly side: Side } {
  const near = SIDES.map(side => ({ side, ...beside(thing, size, side) }));
  const beyond = avoided
    .filter(({ area, weight }) => weight > 1 && area.y + area.height <= thing.y)
    .map(({ area }) => ({ side: 'above' as const, ...beside({ ...thing, y: area.y }, size, 'above') }));
  const places = [...near, ...beyond].map(({ side, x, y }) => {
    const area = {
      ...size,
      x: within(x, MARGIN, screen.width - size.width - MARGIN),
      y: within(y, MARGIN, screen.height - size.height - MARGIN),
    };
    const onThing = overlap(area, thing) * 20;
    const cost = avoided.reduce((sum, { area: other, weight }) => sum + overlap(area, other) * weight, onThing);
    return { side, x: area.x, y: area.y, cost };
  });
  return places.reduce((best, place) => (place.cost < best.cost ? place : best));
}

function beside(thing: Area, { width, height }: Size, side: Side): { readonly x: number; readonly y: number } {
  const [middleX, middleY] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  if (side === 'right') return { x: thing.x + thing.width + ARROW, y: middleY - height / 3 };
  if (side === 'left') return { x: thing.x - width - ARROW, y: middleY - height / 3 };
  if (side === 'below') return { x: middleX - width / 2, y: thing.y + thing.height + ARROW };
  return { x: middleX - width / 2, y: thing.y - height - ARROW };
}

/** How far a label may be from its pin, nearest first. */
const STEPS = [14, 30, 48];

/**
 * Lays labels beside their pins so that none lies on another label or on a pin; null for one that finds no place. Earlier ones
 * choose first.
 */
export function placeLabels(
  pins: readonly { readonly x: number; readonly y: number }[],
  sizes: readonly Size[],
  screen: Size,
  taken: readonly Area[],
): readonly (Area | null)[] {
  const dots = pins.map(({ x, y }) => ({ x: x - 6, y: y - 6, width: 12, height: 12 }));
  const laid: Area[] = [...taken];
  return pins.map((pin, index) => {
    const places = placesOf(pin, sizes[index]);
    const fits = (area: Area) =>
      area.x >= 4 &&
      area.y >= 4 &&
      area.x + area.width <= screen.width - 4 &&
      area.y + area.height <= screen.height - 4 &&
      !laid.some(other => overlap(area, other) > 0);
    // On pins of others only where nothing better is left.
    const found =
      places.find(area => fits(area) && !dots.some((dot, other) => other !== index && overlap(area, dot) > 0)) ??
      places.find(fits) ??
      null;
    if (found !== null) laid.push(found);
    return found;
  });
}

function placesOf({ x, y }: { readonly x: number; readonly y: number }, { width, height }: Size): Area[] {
  const shifts = [width / 2, 16, width - 16];
  return STEPS.flatMap(step =>
    shifts.flatMap(shift => [
      { x: x - shift, y: y + step, width, height },
      { x: x - shift, y: y - step - height, width, height },
    ]),
  );
}
