import type { Seat } from '@bonebed/kernel';
import { archiveLimit } from '../rules/archive.ts';
import type { At } from '../rules/state.ts';

/** Whether the next action can be a minor find. */
export function canFind({ state, box }: At, seat: Seat): boolean {
  const { species, archive, paleontologist } = state.players[seat];
  if (paleontologist === 'minorFind') return false;
  const room = archiveLimit({ state, box }, seat);
  return species.some(card => {
    const find = box.cards[card].species?.find;
    return find !== undefined && archive[find].length < room && state.finds.includes(find);
  });
}

/** Cards of paleontologists that bring loyalty or stand for a bone. */
export function keenCards({ state, box }: At, seat: Seat): number {
  let count = 0;
  for (const card of state.players[seat].paleontologists) {
    const ability = box.cards[card].paleontologist?.ability;
    if (ability === 'extraLoyalty' || ability === 'anyBone') count += 1;
  }
  return count;
}
