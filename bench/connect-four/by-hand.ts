import { handRandom } from '../by-hand.ts';
import type { PlayGames } from '../contest.ts';

// A border of one empty cell all around saves every test for the edge: 9 columns of 8, the inner 7 of 6.
const TALL = 8;
const WIDE = 9;
const ROWS = 6;
const COLUMNS = 7;

/** The same game as one loop over typed arrays: what the machine can do if nobody has to read, host, log or undo it. */
export function byHand(label: string): PlayGames {
  const below = handRandom(label.length);
  const cells = new Int8Array(TALL * WIDE);
  const heights = new Int8Array(COLUMNS);
  const lineOfFour = (place: number, by: number): boolean => {
    const disc = cells[place];
    let length = 1;
    for (let at = place + by; cells[at] === disc; at += by) length += 1;
    for (let at = place - by; cells[at] === disc; at -= by) length += 1;
    return length >= 4;
  };
  return games => {
    const wins = [0, 0];
    let moves = 0;
    for (let game = 0; game < games; game++) {
      cells.fill(0);
      heights.fill(0);
      for (let turn = 0; turn < COLUMNS * ROWS; turn++) {
        let column = below(COLUMNS);
        while (heights[column] === ROWS) column = below(COLUMNS);
        const place = (column + 1) * TALL + heights[column] + 1;
        heights[column] += 1;
        cells[place] = 1 + (turn & 1);
        moves += 1;
        if (
          lineOfFour(place, 1) ||
          lineOfFour(place, TALL) ||
          lineOfFour(place, TALL + 1) ||
          lineOfFour(place, TALL - 1)
        ) {
          wins[turn & 1] += 1;
          break;
        }
      }
    }
    return { games, moves, wins };
  };
}
