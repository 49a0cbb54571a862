import {
  chooseAtRandom,
  cloneRng,
  type Deal,
  type Event,
  type Fault,
  fastRng,
  type Game,
  type Guard,
  type Json,
  type Outcome,
  offer,
  type Play,
  type Position,
  playOut,
  policyPlay,
  type Seat,
  type Sheet,
  type State,
  type Terms,
} from '@bonebed/kernel';
import type { ContestTally, PlayGames } from '../contest.ts';
import { CELLS, COLUMNS, cellAt, DISCS, FOUR, RIGHT, ROWS, UP } from './rules.ts';

export interface FourState extends State {
  turn: number;
  /** 0, or 1 + the seat whose disc it is; see `cellAt`. */
  cells: number[];
  heights: number[];
  winner: Seat | null;
}

interface FourBox {
  readonly columns: readonly number[];
  readonly emptyCells: readonly number[];
  readonly emptyHeights: readonly number[];
}

export interface Dropped extends Event {
  readonly type: 'dropped';
  readonly seat: Seat;
  readonly column: number;
}

export interface Four extends Terms {
  state: FourState;
  box: FourBox;
  event: Dropped;
}

const SEATS = 2;

const full: Guard<Four, number> = { rule: 'C4-1', bars: ({ state }, _seat, column) => state.heights[column] === ROWS };

function step({ state, box, ask, tell }: Play<Four>): void {
  const seat = state.turn % SEATS;
  const column = ask(seat, 'drop', offer(box.columns, full));
  const cell = cellAt(column, state.heights[column]);
  state.cells[cell] = 1 + seat;
  state.heights[column] += 1;
  state.turn += 1;
  if (makesFour(state.cells, cell)) state.winner = seat;
  tell({ type: 'dropped', seat, column });
}

/** Whether the disc in this cell stands in a line of four. A cell is 0 or the number of a player. */
function makesFour(cells: readonly number[], cell: number): boolean {
  return (
    line(cells, cell, UP) >= FOUR ||
    line(cells, cell, RIGHT) >= FOUR ||
    line(cells, cell, RIGHT + UP) >= FOUR ||
    line(cells, cell, RIGHT - UP) >= FOUR
  );
}

/** How many discs of the same player lie in line with this one. */
function line(cells: readonly number[], cell: number, step: number): number {
  const disc = cells[cell];
  let length = 1;
  for (let at = cell + step; cells[at] === disc; at += step) length += 1;
  for (let at = cell - step; cells[at] === disc; at -= step) length += 1;
  return length;
}

function outcome({ state }: Position<Four>): Outcome | null {
  if (state.winner !== null) return { reason: 'four', places: state.winner === 0 ? [1, 2] : [2, 1] };
  return state.turn === DISCS ? { reason: 'full', places: [1, 1] } : null;
}

function setup({ emptyCells, emptyHeights }: FourBox, { rng }: Deal): FourState {
  return { rng, seen: [], turn: 0, cells: emptyCells.slice(), heights: emptyHeights.slice(), winner: null };
}

function score({ state }: Position<Four>): Sheet {
  return [0, 1].map(seat => ({
    seat,
    lines: [{ what: 'four', points: state.winner === seat ? 1 : 0, secret: false }],
    tieBreaks: [],
  }));
}

function clone({ rng, turn, cells, heights, winner }: FourState): FourState {
  return { rng: cloneRng(rng), seen: [], turn, cells: cells.slice(), heights: heights.slice(), winner };
}

function faults({ state }: Position<Four>): Fault[] {
  const discs = state.cells.filter(cell => cell !== 0).length;
  return discs === state.turn ? [] : [{ path: 'cells', fault: `${discs} discs after ${state.turn} turns` }];
}

export const connectFour: Game<Four> = {
  id: 'connect-four',
  version: 1,
  seats: [SEATS],
  settings: [],
  asks: { drop: { rule: 'C4-1' } },
  nouns: { seat: 'seats' },
  box: () => ({
    columns: [...new Array(COLUMNS).keys()],
    emptyCells: [...new Array<number>(CELLS).fill(0)],
    emptyHeights: [...new Array<number>(COLUMNS).fill(0)],
  }),
  setup,
  step,
  outcome,
  score,
  view: ({ state }): Json => ({ cells: [...state.cells], turn: state.turn }),
  redeal: () => {},
  clone,
  faults,
};

/** Random games at native speed: one policy for all seats, nobody listens. */
export function ours(label: string): PlayGames {
  const rng = fastRng(label);
  const box = connectFour.box({});
  const deal = () => connectFour.setup(box, { seats: SEATS, settings: {}, rng });
  const play = policyPlay(box, deal(), chooseAtRandom<Four>(rng));
  return games => {
    const tally: ContestTally = { games, moves: 0, wins: [0, 0] };
    for (let game = 0; game < games; game++) {
      play.state = deal();
      playOut(connectFour, play);
      tally.moves += play.state.turn;
      if (play.state.winner !== null) tally.wins[play.state.winner] += 1;
    }
    return tally;
  };
}
