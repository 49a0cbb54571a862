import { offer, type Seat } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import { differentTiles } from './actions.ts';
import type { Fragment, Tile } from './ids.ts';
import { can, most, sum } from './skills.ts';
import { type At, type Guard, type Play, take } from './state.ts';

/** A number of each Fragment, and last of "any". */
export type Cost = readonly number[];

function total(cost: Cost): number {
  let all = 0;
  for (const n of cost) all += n;
  return all;
}

/** FO-12.2: how many Fragments of the cost these tiles pay; with `wild`, each of theirs counts as any kind. */
function paidBy({ tiles, anyFragment }: Box, cost: Cost, paid: readonly Tile[], wild: boolean): number {
  let matched = 0;
  let spare = 0;
  for (let kind = 0; kind < anyFragment; kind++) {
    let have = 0;
    for (const tile of paid) have += tiles[tile].fragments[kind];
    const used = Math.min(have, cost[kind]);
    matched += used;
    spare += have - used;
  }
  return matched + Math.min(spare, wild ? total(cost) - matched : cost[anyFragment]);
}

/** Whether the tiles cover the cost. */
export function covers(box: Box, cost: Cost, paid: readonly Tile[], wild: boolean): boolean {
  return paidBy(box, cost, paid, wild) === total(cost);
}

const paysWild = (at: At, seat: Seat): boolean => can(at, seat, 'fragmentsWild');

/** How many Fragments of this cost the seat's skills take off. */
export function waivers(at: At, seat: Seat, cost: Cost): number {
  return Math.max(0, Math.min(sum(at, seat, 'buyDiscount'), total(cost) - most(at, seat, 'buyMin')));
}

function without(cost: Cost, kind: number): Cost {
  return cost.map((n, index) => (index === kind ? n - 1 : n));
}

/** Whether the seat's tiles cover the cost once so many Fragments of its choice are taken off: best those that it can't pay. */
export function affordable(at: At, seat: Seat, cost: Cost, waived: number): boolean {
  const paid = paidBy(at.box, cost, at.state.players[seat].tiles, paysWild(at, seat));
  return paid + waived >= total(cost);
}

const notThisWaiver = (cost: Cost, left: number): Guard<Fragment> => ({
  rule: 'FO-12.2',
  text: 'waiver',
  bars: (at, seat, fragment) => !affordable(at, seat, without(cost, fragment), left),
});

/** The cost that is left when the buyer has taken off what their skills allow. */
export function discounted({ state, box, ask }: Play, seat: Seat, cost: Cost): Cost {
  let left = cost;
  for (let n = waivers({ state, box }, seat, cost); n > 0; n--) {
    const kinds = box.allFragments.filter(fragment => left[fragment] > 0);
    left = without(left, ask.open(seat, 'waive', offer(kinds, notThisWaiver(left, n - 1))));
  }
  return left;
}

/** Tiles that carry the same are as good as each other, so only the first needs to be tried. */
function isFirstOfItsKind({ tiles }: Box, row: readonly Tile[], index: number): boolean {
  const { fragments } = tiles[row[index]];
  return row.findIndex(tile => tiles[tile].fragments.every((n, kind) => n === fragments[kind])) === index;
}

/** Whether some payment with no tile too many contains all of `chosen`, the others taken from `rest`. */
export function inMinimalPayment(
  box: Box,
  cost: Cost,
  wild: boolean,
  chosen: readonly Tile[],
  rest: readonly Tile[],
): boolean {
  const paid = paidBy(box, cost, chosen, wild);
  const paidWithout = (tile: Tile): number => {
    const others = chosen.filter(other => other !== tile);
    return paidBy(box, cost, others, wild);
  };
  // A tile that adds nothing to those beside it adds nothing to more of them: so there are never more tiles than Fragments to pay.
  if (chosen.some(tile => paidWithout(tile) === paid)) return false;
  if (paid === total(cost)) return true;
  return rest.some(
    (tile, index) =>
      isFirstOfItsKind(box, rest, index) && inMinimalPayment(box, cost, wild, [...chosen, tile], rest.slice(index + 1)),
  );
}

/** No tile that could be left out. */
const tooMuch = (cost: Cost): Guard<Tile> => ({
  rule: 'FO-R28',
  bars: (at, seat, tile) => {
    const rest = at.state.players[seat].tiles.filter(other => other !== tile);
    return !inMinimalPayment(at.box, cost, paysWild(at, seat), [...at.state.payment, tile], rest);
  },
});

/** FO-12.3, FO-12.4, FO-R28: pays tile by tile until the cost is covered. No change is given; the tiles are discarded. */
export function pay(play: Play, seat: Seat, cost: Cost): Tile[] {
  const { state, box, ask } = play;
  const { tiles } = state.players[seat];
  const guard = tooMuch(cost);
  while (!covers(box, cost, state.payment, paysWild(play, seat))) {
    const tile = ask.open(seat, 'payment', offer(differentTiles(play, tiles), guard));
    take(tiles, tile);
    state.payment.push(tile);
  }
  const paid = state.payment.slice();
  for (const tile of paid) state.tileDiscard.push(tile);
  state.payment.length = 0;
  return paid;
}
