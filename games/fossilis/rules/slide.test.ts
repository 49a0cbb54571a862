import { below, fastRng, type Rng } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { makeGrid } from './grid.ts';
import { type Cell, type Direction, indexes, type Tile } from './ids.ts';
import { type Ground, isOpen, isStack, obstacle, pushPawn, removeTile, type Site, slide } from './slide.ts';
import { cloneSite } from './state.ts';

/** How many random positions the properties are tried on. A soak raises it: `FOSSILIS_POSITIONS=5000000`. */
const POSITIONS = Number(process.env.FOSSILIS_POSITIONS ?? 200_000);

/** A millisecond each is far more than they take. */
const SOAK_MS = POSITIONS;

const SIZE = 5;
const grid = makeGrid(SIZE, SIZE);
const tiles = indexes<Tile>(2 * grid.cells.length);
/** Tiles weigh 1, 2 or 3, half of them 1. */
const ground: Ground = { ...grid, weights: tiles.map(tile => [1, 2, 3, 1][tile % 4]) };

function randomSite(rng: Rng): Site {
  const free = tiles.slice();
  const draw = (): Tile => {
    const index = below(rng, free.length);
    const tile = free[index];
    free[index] = free[free.length - 1];
    free.pop();
    return tile;
  };
  const site: Site = { bottom: [], top: [], pawns: [], sides: [] };
  for (const _ of grid.cells) {
    const height = below(rng, 3);
    site.bottom.push(height > 0 ? draw() : null);
    site.top.push(height > 1 ? draw() : null);
  }
  const covered = grid.cells.filter(cell => !isOpen(site, cell));
  for (let seat = 2 + below(rng, 4); seat > 0; seat--) {
    const cell = below(rng, 6) === 0 ? undefined : covered.splice(below(rng, covered.length), 1)[0];
    site.pawns.push(cell ?? null);
    site.sides.push(cell === undefined ? 1 << below(rng, 4) : 0);
  }
  return site;
}

/** One of the eight symmetries of the square: where each space and each direction goes. */
interface Symmetry {
  readonly cell: readonly Cell[];
  readonly direction: readonly Direction[];
}

const symmetries: readonly Symmetry[] = indexes<number>(8).map(which => {
  const cell = grid.cells.map(from => {
    let [x, y] = [from % SIZE, Math.floor(from / SIZE)];
    if (which & 4) x = SIZE - 1 - x;
    for (let turns = which & 3; turns > 0; turns--) [x, y] = [SIZE - 1 - y, x];
    return grid.cells[y * SIZE + x];
  });
  const centre = grid.cells[12];
  const direction = grid.directions.map(from => {
    const to = grid.next[from][centre];
    const image = to === null ? centre : cell[to];
    return grid.directions[grid.directions.findIndex(d => grid.next[d][centre] === image)];
  });
  return { cell, direction };
});

function mirrored(site: Site, { cell, direction }: Symmetry): Site {
  const image = cloneSite(site);
  for (const from of grid.cells) {
    image.bottom[cell[from]] = site.bottom[from];
    image.top[cell[from]] = site.top[from];
  }
  image.pawns = site.pawns.map(at => (at === null ? null : cell[at]));
  image.sides = site.sides.map(sides => {
    let set = 0;
    for (const d of grid.directions) if (sides & (1 << d)) set |= 1 << direction[d];
    return set;
  });
  return image;
}

const same = (a: Site, b: Site): boolean =>
  a.bottom.every((tile, cell) => tile === b.bottom[cell] && a.top[cell] === b.top[cell]) &&
  a.pawns.every((at, seat) => at === b.pawns[seat] && a.sides[seat] === b.sides[seat]);

/** What is wrong with a site, or null. */
function wrong(site: Site): string | null {
  for (const cell of grid.cells) if (isOpen(site, cell) && isStack(site, cell)) return `a tile in the air at ${cell}`;
  for (const [seat, cell] of site.pawns.entries()) {
    if (cell === null) {
      if (site.sides[seat] === 0) return `pawn ${seat} is nowhere`;
    } else if (isOpen(site, cell)) return `pawn ${seat} over an open pit`;
    else if (site.pawns.indexOf(cell) !== seat) return `two pawns at ${cell}`;
    else if (site.sides[seat] !== 0) return `pawn ${seat} is on the site and beside it`;
  }
  return null;
}

const tilesOn = (site: Site): number[] =>
  [...site.bottom, ...site.top].filter(tile => tile !== null).sort((a, b) => a - b);

test(
  `FO-2.7, FO-2.3, FO-2.4, FO-7.8 slides keep every tile and pawn, in ${POSITIONS} random positions`,
  () => {
    const rng = fastRng('slides');
    let slid = 0;
    for (let n = 0; n < POSITIONS; n++) {
      const site = randomSite(rng);
      const cell = grid.cells[below(rng, grid.cells.length)];
      const direction = grid.directions[below(rng, 4)];
      if (isOpen(site, cell) || obstacle(site, ground, cell, direction) !== null) continue;
      slid += 1;
      const before = cloneSite(site);
      const { fallen } = slide(site, ground, cell, direction);
      const fault = wrong(site);
      if (fault !== null) throw new Error(`${fault}: ${JSON.stringify({ before, cell, direction })}`);
      const after = tilesOn(site);
      if (fallen !== null) after.push(fallen);
      after.sort((a, b) => a - b);
      const kept = tilesOn(before);
      if (kept.length !== after.length || kept.some((tile, i) => tile !== after[i])) {
        throw new Error(`tiles lost: ${JSON.stringify({ before, cell, direction })}`);
      }
      // FO-6.15: a legal slide moves at least one tile.
      if (same(before, site)) throw new Error(`nothing moved: ${JSON.stringify({ before, cell, direction })}`);
    }
    expect(slid).toBeGreaterThan(POSITIONS / 10);
  },
  SOAK_MS,
);

test(
  `FO-6.4, FO-E33 a slide and its image agree under the symmetries of the square, in ${POSITIONS} random positions`,
  () => {
    const rng = fastRng('symmetries');
    for (let n = 0; n < POSITIONS; n++) {
      const site = randomSite(rng);
      const cell = grid.cells[below(rng, grid.cells.length)];
      const direction = grid.directions[below(rng, 4)];
      const symmetry = symmetries[n % symmetries.length];
      const image = mirrored(site, symmetry);
      const [cell2, direction2] = [symmetry.cell[cell], symmetry.direction[direction]];
      const stop = obstacle(site, ground, cell, direction);
      const stop2 = obstacle(image, ground, cell2, direction2);
      if ((stop === null ? null : symmetry.cell[stop]) !== stop2) throw new Error(`stopped elsewhere: ${n}`);
      if (isOpen(site, cell) || stop !== null) continue;
      const { fallen } = slide(site, ground, cell, direction);
      const { fallen: fallen2 } = slide(image, ground, cell2, direction2);
      if (fallen !== fallen2 || !same(mirrored(site, symmetry), image)) {
        throw new Error(`not the same: ${JSON.stringify({ site, cell, direction, symmetry: n % symmetries.length })}`);
      }
    }
  },
  SOAK_MS,
);

test('the eight symmetries are eight', () => {
  expect(new Set(symmetries.map(symmetry => symmetry.cell.join())).size).toBe(8);
});

describe('the grid', () => {
  test('FO-2.1 spaces run from the north-west corner, row by row', () => {
    expect(grid.cells).toHaveLength(25);
    expect(grid.next[1][grid.cells[0]]).toBe(1);
    expect(grid.next[2][grid.cells[0]]).toBe(5);
  });

  test('FO-2.2 next gives the neighbour or outside', () => {
    expect(grid.next.map(next => next[12])).toEqual([7, 13, 17, 11]);
    expect(grid.next.map(next => next[0])).toEqual([null, 1, 5, null]);
  });

  test('FO-2.5 a corner belongs to two sides, an inner space to none', () => {
    const sides = (cell: number) => grid.directions.filter(side => grid.sidesOf[cell] & (1 << side)).length;
    expect([0, 2, 12].map(sides)).toEqual([2, 1, 0]);
    expect(grid.border).toHaveLength(16);
  });

  test('FO-2.6 four orthogonal neighbours, eight in all, fewer at the edge', () => {
    expect([12, 2, 0].map(cell => grid.orthogonal[cell].length)).toEqual([4, 3, 2]);
    expect([12, 2, 0].map(cell => grid.around[cell].length)).toEqual([8, 5, 3]);
  });
});

/** An empty site but for the given spaces: tile by height, a pawn for each seat. */
function siteWith(heights: Readonly<Record<number, number>>, pawns: readonly number[]): Site {
  const at = (height: number) =>
    grid.cells.map(cell => ((heights[cell] ?? 0) >= height ? (tiles[4 * cell] ?? tiles[cell]) : null));
  return { bottom: at(1), top: at(2), pawns: pawns.map(cell => grid.cells[cell]), sides: pawns.map(() => 0) };
}

test('FO-R13 a pawn pushed by a pawn lands on the topmost tile of the next space, up or down', () => {
  const site = siteWith({ 10: 1, 11: 2, 12: 1 }, [10, 11]);
  const moves: Parameters<typeof pushPawn>[4] = [];
  pushPawn(site, ground, grid.cells[10], grid.directions[1], moves);
  expect(site.pawns).toEqual([11, 12]);
  expect(moves.map(move => move.how)).toEqual(['pushed', 'hopped']);
});

test('FO-R37 a pawn whose tile is removed drops onto the tile below, or into the pit', () => {
  const stack = siteWith({ 7: 2 }, [7]);
  removeTile(stack, ground, grid.cells[7]);
  expect(stack.pawns).toEqual([7]);
  const alone = siteWith({ 7: 1 }, [7]);
  removeTile(alone, ground, grid.cells[7]);
  expect(alone.pawns).toEqual([null]);
  expect(alone.sides).toEqual([grid.allSides]);
});
