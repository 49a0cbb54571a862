import { below, fastRng } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { makeGrid } from './grid.ts';
import { type Cell, type Direction, indexes, type Tile } from './ids.ts';
import { type Ground, isOpen, obstacle, type Site, slide } from './slide.ts';

/** FO-6 and FO-7 once more, written down word for word from the pseudocode of RULES.md, to compare with. */

const POSITIONS = Number(process.env.FOSSILIS_POSITIONS ?? 200_000) / 10;
const grid = makeGrid(5, 5);
const tiles = indexes<Tile>(50);
const ground: Ground = { ...grid, weights: tiles.map(tile => 1 + (tile % 3)) };

interface Table {
  readonly stacks: Tile[][];
  readonly pawns: ({ at: Cell } | { off: number[] })[];
  readonly claimed: Tile[];
}

const pawnOn = (table: Table, cell: Cell): number => table.pawns.findIndex(pawn => 'at' in pawn && pawn.at === cell);

function pushPawn(table: Table, p: number, d: Direction): void {
  const pawn = table.pawns[p];
  if (!('at' in pawn)) throw new Error('a pawn off the site is never pushed');
  const g = grid.next[d][pawn.at];
  if (g === null) table.pawns[p] = { off: [d] };
  else if (table.stacks[g].length === 0) table.pawns[p] = { off: [0, 1, 2, 3] };
  else {
    const q = pawnOn(table, g);
    if (q >= 0) pushPawn(table, q, d);
    table.pawns[p] = { at: g };
  }
}

function slideByTheBook(
  table: Table,
  s: Cell,
  d: Direction,
  ignoreWeight: boolean,
): 'noTile' | 'stack' | 'weight' | 'ok' {
  const { stacks } = table;
  const weight = (tile: Tile): number => ground.weights[tile];
  if (stacks[s].length === 0) return 'noTile';
  const layer = stacks[s].length;
  const x = stacks[s][layer - 1];
  const row = [s];
  let f = grid.next[d][s];
  while (f !== null && stacks[f].length >= layer) {
    if (layer === 1 && stacks[f].length === 2) return 'stack';
    if (weight(stacks[f][layer - 1]) > weight(x) && !ignoreWeight) return 'weight';
    row.push(f);
    f = grid.next[d][f];
  }
  if (f !== null && layer === 2 && stacks[f].length === 1 && pawnOn(table, f) >= 0)
    pushPawn(table, pawnOn(table, f), d);
  for (const r of row.reverse()) {
    const p = pawnOn(table, r);
    const t = stacks[r].pop();
    const to = grid.next[d][r];
    if (t === undefined) throw new Error('a tile of the row');
    if (to === null) {
      table.claimed.push(t);
      if (p >= 0) table.pawns[p] = { off: [d] };
    } else {
      stacks[to].push(t);
      if (p >= 0) table.pawns[p] = { at: to };
    }
  }
  return 'ok';
}

test(
  `FO-6.15, FO-7.7 slides do as the pseudocode says, in ${POSITIONS} random positions`,
  () => {
    const rng = fastRng('pseudocode');
    const seen = new Set<string>();
    for (let n = 0; n < POSITIONS; n++) {
      const free = tiles.slice();
      const stacks = grid.cells.map(() =>
        Array.from({ length: below(rng, 3) }, () => free.splice(below(rng, free.length), 1)[0]),
      );
      const covered = grid.cells.filter(cell => stacks[cell].length > 0);
      const at = Array.from({ length: 5 }, () => covered.splice(below(rng, covered.length), 1)[0]);
      const site: Site = {
        bottom: stacks.map(stack => stack[0] ?? null),
        top: stacks.map(stack => stack[1] ?? null),
        pawns: [...at],
        sides: at.map(() => 0),
      };
      const table: Table = { stacks, pawns: at.map(cell => ({ at: cell })), claimed: [] };
      const [cell, direction] = [grid.cells[below(rng, 25)], grid.directions[below(rng, 4)]];
      const ignoreWeight = below(rng, 4) === 0;
      const verdict = slideByTheBook(table, cell, direction, ignoreWeight);
      seen.add(verdict);
      const stop = ignoreWeight ? obstacle(site, ground, cell, direction, 9) : obstacle(site, ground, cell, direction);
      const mine = isOpen(site, cell) ? 'noTile' : stop;
      if ((verdict === 'ok') !== (mine === null)) throw new Error(`${verdict} and ${mine} in position ${n}`);
      if (verdict !== 'ok') continue;
      const { fallen } = slide(site, ground, cell, direction);
      const result = {
        claimed: fallen === null ? [] : [fallen],
        stacks: grid.cells.map(c => [site.bottom[c], site.top[c]].filter(tile => tile !== null)),
        pawns: site.pawns.map((pawn, seat) =>
          pawn === null ? { off: grid.directions.filter(side => site.sides[seat] & (1 << side)) } : { at: pawn },
        ),
      };
      const { claimed, pawns } = table;
      if (JSON.stringify(result) !== JSON.stringify({ claimed, stacks, pawns })) {
        throw new Error(`position ${n}: ${JSON.stringify(result)} but ${JSON.stringify(table)}`);
      }
    }
    expect([...seen].sort()).toEqual(['noTile', 'ok', 'stack', 'weight']);
  },
  POSITIONS * 10,
);
