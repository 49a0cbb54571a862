import type { Cell, Direction, Sides } from './ids.ts';
import { indexes } from './ids.ts';

/** Columns and rows to go in the directions N, E, S, W. */
const STEPS = [
  { id: 'N', column: 0, row: -1 },
  { id: 'E', column: 1, row: 0 },
  { id: 'S', column: 0, row: 1 },
  { id: 'W', column: -1, row: 0 },
] as const;

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The spaces of the site and what lies next to what. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  /** The column and the row of each space, from the north-west corner. */
  readonly places: readonly Place[];
  readonly directions: readonly Direction[];
  /** Columns and rows to go in each direction. */
  readonly steps: readonly Place[];
  /** `next[direction][cell]`, null outside the site. */
  readonly next: readonly (readonly (Cell | null)[])[];
  /** The direction that leads back. */
  readonly back: readonly Direction[];
  /** The orthogonal neighbours of a space. */
  readonly orthogonal: readonly (readonly Cell[])[];
  /** `isBeside[from][cell]`: whether it is one of them. */
  readonly isBeside: readonly (readonly boolean[])[];
  /** All neighbours of a space, the orthogonal ones first. */
  readonly around: readonly (readonly Cell[])[];
  /** Steps of a king from space to space. */
  readonly distance: readonly (readonly number[])[];
  /** `within[spaces][cell]`: the spaces at most so many steps of a king away, itself included. */
  readonly within: readonly (readonly (readonly Cell[])[])[];
  /** The sides that a space belongs to; none inside. */
  readonly sidesOf: readonly Sides[];
  /** The spaces that belong to a side, in order. */
  readonly border: readonly Cell[];
  readonly allSides: Sides;
  /** For each set of sides, those that meet one of them at a corner. */
  readonly beside: readonly Sides[];
}

export const DIRECTION_IDS: readonly string[] = STEPS.map(step => step.id);

/** FO-1.1, FO-2.1: the grid of a site, row by row from the north-west corner. */
export function makeGrid(columns: number, rows: number): Grid {
  const cells = indexes<Cell>(columns * rows);
  const directions = indexes<Direction>(STEPS.length);
  const places = cells.map(cell => ({ column: cell % columns, row: Math.floor(cell / columns) }));
  const cellAt = (column: number, row: number): Cell | null =>
    column >= 0 && column < columns && row >= 0 && row < rows ? cells[row * columns + column] : null;
  const neighbour = (cell: Cell, column: number, row: number): Cell | null =>
    cellAt(places[cell].column + column, places[cell].row + row);
  // FO-2.2: the neighbour or outside.
  const next = STEPS.map(({ column, row }) => cells.map(cell => neighbour(cell, column, row)));
  // FO-2.6: four neighbours, or eight with the diagonals.
  const orthogonal = cells.map(cell => onSite(STEPS.map(({ column, row }) => neighbour(cell, column, row))));
  const diagonal = cells.map(cell =>
    onSite([-1, 1].flatMap(row => [-1, 1].map(column => neighbour(cell, column, row)))),
  );
  const apart = (a: number, b: number): number => Math.abs(a - b);
  const distance = cells.map(a =>
    cells.map(b => Math.max(apart(places[a].column, places[b].column), apart(places[a].row, places[b].row))),
  );
  // FO-2.5: a space belongs to the sides where the site ends beside it.
  const sidesOf = cells.map(cell => setOf(directions.filter(direction => next[direction][cell] === null)));
  const back = directions.map(direction => directions[(direction + STEPS.length / 2) % STEPS.length]);
  return {
    columns,
    rows,
    cells,
    places,
    directions,
    steps: STEPS.map(({ column, row }) => ({ column, row })),
    next,
    back,
    orthogonal,
    isBeside: cells.map(from => cells.map(cell => orthogonal[from].includes(cell))),
    around: cells.map(cell => [...orthogonal[cell], ...diagonal[cell]]),
    distance,
    within: indexes(Math.max(columns, rows)).map(spaces =>
      cells.map(from => cells.filter(to => distance[from][to] <= spaces)),
    ),
    sidesOf,
    border: cells.filter(cell => sidesOf[cell] !== 0),
    allSides: setOf(directions),
    beside: indexes<Sides>(1 << directions.length).map(sides =>
      setOf(directions.filter(side => directions.some(own => has(sides, own) && own !== side && own !== back[side]))),
    ),
  };
}

/** Whether a side is in the set. */
export function has(sides: Sides, side: Direction): boolean {
  return (sides & (1 << side)) !== 0;
}

export function setOf(sides: readonly Direction[]): Sides {
  let set = 0;
  for (const side of sides) set |= 1 << side;
  return set;
}

function onSite(cells: readonly (Cell | null)[]): Cell[] {
  return cells.filter(cell => cell !== null);
}
