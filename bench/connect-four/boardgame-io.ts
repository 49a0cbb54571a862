import { below, fastRng } from '@bonebed/kernel';
import type { Game } from 'boardgame.io';
import { INVALID_MOVE, makeMove, matchMaker } from '../boardgame-io.ts';
import type { ContestTally, PlayGames } from '../contest.ts';
import { CELLS, COLUMNS, cellAt, FOUR, RIGHT, ROWS, UP } from './rules.ts';

interface G {
  cells: number[];
  heights: number[];
  last: number | null;
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

export const game: Game<G> = {
  setup: () => ({ cells: new Array<number>(CELLS).fill(0), heights: new Array<number>(COLUMNS).fill(0), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column: number) => {
      const row = G.heights[column];
      if (row === ROWS) return INVALID_MOVE;
      G.last = cellAt(column, row);
      G.cells[G.last] = 1 + Number(playerID);
      G.heights[column] = row + 1;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last !== null && makesFour(G.cells, G.last)) return { winner: Number(ctx.currentPlayer) };
    return G.heights.every(height => height === ROWS) ? { winner: null } : undefined;
  },
  disableUndo: true,
};

export function boardgameIo(label: string): PlayGames {
  const rng = fastRng(label);
  const newMatch = matchMaker(game, 2);
  return games => {
    const tally: ContestTally = { games, moves: 0, wins: [0, 0] };
    for (let played = 0; played < games; played++) {
      const match = newMatch();
      while (match.state.ctx.gameover === undefined) {
        const { heights } = match.state.G;
        let column = below(rng, COLUMNS);
        while (heights[column] === ROWS) column = below(rng, COLUMNS);
        makeMove(match, 'drop', column);
        tally.moves += 1;
      }
      const { winner } = match.state.ctx.gameover;
      if (winner !== null) tally.wins[winner] += 1;
    }
    return tally;
  };
}
