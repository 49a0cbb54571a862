import { handRandom } from '../by-hand.ts';
import type { PlayGames } from '../contest.ts';
import { bestOf, CARDS, HAND, rankOf, SEATS, suitOf } from './rules.ts';

/** The same game as one loop over typed arrays that are made once. */
export function byHand(label: string): PlayGames {
  const below = handRandom(label.length);
  const deck = new Uint8Array(CARDS);
  const hands = new Uint8Array(SEATS * CARDS);
  const sizes = new Int32Array(SEATS);
  const points = [0, 0, 0, 0];
  const playable = new Int32Array(CARDS);
  return games => {
    const wins = [0, 0, 0, 0];
    let moves = 0;
    for (let game = 0; game < games; game++) {
      for (let i = 0; i < CARDS; i++) deck[i] = i;
      for (let i = CARDS - 1; i > 0; i--) {
        const other = below(i + 1);
        const held = deck[i];
        deck[i] = deck[other];
        deck[other] = held;
      }
      let left = CARDS;
      for (let seat = 0; seat < SEATS; seat++) {
        for (let i = 0; i < HAND; i++) hands[seat * CARDS + i] = deck[--left];
        sizes[seat] = HAND;
        points[seat] = 0;
      }
      let last = deck[--left];
      let passes = 0;
      for (let seat = 0; ; seat = (seat + 1) & 3) {
        const first = seat * CARDS;
        let size = sizes[seat];
        if (left > 0) hands[first + size++] = deck[--left];
        let found = 0;
        for (let i = first; i < first + size; i++) {
          const card = hands[i];
          if (suitOf[card] === suitOf[last] || rankOf[card] === rankOf[last]) playable[found++] = i;
        }
        moves += 1;
        if (found === 0) {
          passes += 1;
        } else {
          const at = playable[found === 1 ? 0 : below(found)];
          last = hands[at];
          // The order of a hand means nothing: the last card fills the gap.
          hands[at] = hands[first + --size];
          points[seat] += rankOf[last];
          passes = 0;
        }
        sizes[seat] = size;
        if (size === 0 || (left === 0 && passes >= SEATS)) break;
      }
      const winner = bestOf(points);
      if (winner !== null) wins[winner] += 1;
    }
    return { games, moves, wins };
  };
}
