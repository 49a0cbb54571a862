/**
 * Two hundred cards in four suits of ten ranks. In turn, draw a card and play one that matches the suit or the rank of the last
 * card played; pass if you have none. Over when a hand is empty, or when the deck is and all pass in a row. Most points win.
 */
export const CARDS = 200;
export const SEATS = 4;
export const HAND = 5;
const SUITS = 4;
const RANKS = 10;

export const suitOf = Int8Array.from({ length: CARDS }, (_, card) => card % SUITS);
export const rankOf = Int8Array.from({ length: CARDS }, (_, card) => Math.floor(card / SUITS) % RANKS);

export function matches(card: number, last: number): boolean {
  return suitOf[card] === suitOf[last] || rankOf[card] === rankOf[last];
}

/** The seat with the most points, or null if it is shared. */
export function bestOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : null;
}
