import { offer, type Seat } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import { differentTiles } from './actions.ts';
import type { Fragment, Tile } from './ids.ts';
import { can, most, sum } from './skills.ts';
import { type At, type Guard, type Play, take } from './state.ts';

/** A number of each Fragment, and last of "any". */
export type Cost = readonly number[];

export function total(cost: Cost): number {
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
  return payable(at, seat, cost) + waived >= total(cost);
}

/** How many Fragments of the cost the seat's tiles pay. */
export function payable(at: At, seat: Seat, cost: Cost): number {
  return paidBy(at.box, cost, at.state.players[seat].tiles, paysWild(at, seat));
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

/**
 * FO-12.3, FO-12.4, FO-R28: pays tile by tile, with whatever the buyer likes, until the cost is covered. No change is given; the
 * tiles are discarded.
 */
export function pay(play: Play, seat: Seat, cost: Cost): Tile[] {
  const { state, box, ask } = play;
  const { tiles } = state.players[seat];
  while (!covers(box, cost, state.payment, paysWild(play, seat))) {
    const tile = ask.open(seat, 'payment', offer(differentTiles(play, tiles)));
    take(tiles, tile);
    state.payment.push(tile);
  }
  const paid = state.payment.slice();
  for (const tile of paid) state.tileDiscard.push(tile);
  state.payment.length = 0;
  return paid;
}
