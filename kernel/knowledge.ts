import type { Eyes, Rng, Seat } from './game.ts';
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

export function knows(knowers: Knowers, eyes: Eyes): boolean {
  if (eyes === 'anyone') return knowers !== NOBODY;
  return (knowers & (eyes === null ? SPECTATORS : 1 << eyes)) !== 0;
}

/**
 * What `seat` sees of a row of things: those it knows, and `null` for each of the others. Where a game numbers several kinds
 * of things in one row, `first` is the place of this kind's number 0 in `seen`.
 */
export function glimpse<X extends number>(
  seen: readonly Knowers[],
  things: readonly X[],
  seat: Seat | null,
  first = 0,
): (X | null)[] {
  return things.map(thing => (knows(seen[first + thing], seat) ? thing : null));
}

/**
 * Re-deals the things in `zones` that these eyes do not know among the places where they lie. What each place is known by
 * stays with the place. The things are put in order first, so that the result tells nothing of where they were.
 */
export function redealPlaces<X extends number>(
  seen: Knowers[],
  eyes: Eyes,
  zones: readonly X[][],
  rng: Rng,
  first = 0,
): void {
  const unknown: X[] = [];
  // Each at its own number: so they lie in order, and the gaps between them are left out below.
  const numbered = new Array<X>(seen.length - first);
  const knowers: Knowers[] = [];
  for (const zone of zones) {
    for (const thing of zone) {
      if (knows(seen[first + thing], eyes)) continue;
      unknown.push(thing);
      numbered[thing] = thing;
      knowers.push(seen[first + thing]);
    }
  }
  const dealt = shuffle(
    rng,
    numbered.filter(() => true),
  );
  let next = 0;
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      // The unknown things were gathered in this order, so the next of them marks the next place to fill.
      if (next < unknown.length && zone[i] === unknown[next]) zone[i] = dealt[next++];
    }
  }
  for (let i = 0; i < dealt.length; i++) seen[first + dealt[i]] = knowers[i];
}

/** Whether anyone knows something in `after` that they did not know in `before`. */
export function learned(before: ArrayLike<Knowers>, after: readonly Knowers[]): boolean {
  for (let i = 0; i < after.length; i++) if ((after[i] & ~before[i]) !== 0) return true;
  return false;
}
