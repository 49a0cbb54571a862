import type { Rng, Seat } from './game.ts';
import { shuffle } from './rng.ts';

/**
 * Who knows what. `state.seen[thing]` is a set of seats as bits: those that know this hidden thing (a card's place, a
 * pit's contents) at the moment. `view` shows a thing to those who know it, `redeal` mixes the things a seat does not know,
 * and undo stops where a set has grown.
 */
export type Knowers = number;

export const NOBODY: Knowers = 0;
export const EVERYBODY: Knowers = 255;
// Seats are bits 0 to 6, spectators bit 7.
const SPECTATORS = 128;

export function only(seat: Seat): Knowers {
  return 1 << seat;
}

export function knows(knowers: Knowers, seat: Seat | null): boolean {
  return (knowers & (seat === null ? SPECTATORS : 1 << seat)) !== 0;
}

/** What `seat` sees of a row of things: those it knows, and `null` for each of the others. */
export function glimpse(seen: readonly Knowers[], things: readonly number[], seat: Seat | null): (number | null)[] {
  return things.map(thing => (knows(seen[thing], seat) ? thing : null));
}

/**
 * Re-deals the things in `zones` that `seat` does not know among the places where they lie. What each place is known by
 * stays with the place. The things are put in order first, so that the result tells nothing of where they were.
 */
export function redealPlaces(seen: Knowers[], seat: Seat | null, zones: readonly number[][], rng: Rng): void {
  const unknown: number[] = [];
  const knowers: Knowers[] = [];
  for (const zone of zones) {
    for (const thing of zone) {
      if (knows(seen[thing], seat)) continue;
      unknown.push(thing);
      knowers.push(seen[thing]);
    }
  }
  // A place is recognised by the thing that still lies there, so all are found before the first one changes.
  const places = zones.map(zone => zone.map(thing => !knows(seen[thing], seat)));
  unknown.sort((a, b) => a - b);
  shuffle(rng, unknown);
  let next = 0;
  for (let z = 0; z < zones.length; z++) {
    for (let i = 0; i < zones[z].length; i++) {
      if (!places[z][i]) continue;
      zones[z][i] = unknown[next];
      next += 1;
    }
  }
  for (let i = 0; i < unknown.length; i++) seen[unknown[i]] = knowers[i];
}

/** Whether anyone knows something in `after` that they did not know in `before`. */
export function learned(before: readonly Knowers[], after: readonly Knowers[]): boolean {
  for (let i = 0; i < after.length; i++) if ((after[i] & ~before[i]) !== 0) return true;
  return false;
}
