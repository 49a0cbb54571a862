import type { Seat } from '@bonebed/kernel';
import type { GrantSpec } from '../box/box.ts';
import type { GrantAbility } from '../box/components.ts';
import type { At } from './state.ts';

/** BW-13.1, BW-R51: a grant works for every player whose marker lies on it, as long as it lies there. */
export function grantOf({ state, box }: At, seat: Seat): GrantSpec | null {
  const { grant } = state.players[seat];
  return grant === null ? null : box.grants[state.grants[grant]];
}

export function hasGrant(at: At, seat: Seat, ability: GrantAbility): boolean {
  return grantOf(at, seat)?.ability === ability;
}

/** The number of a grant's ability, 0 for who does not have it. */
export function grantNumber(at: At, seat: Seat, ability: GrantAbility): number {
  const grant = grantOf(at, seat);
  return grant !== null && grant.ability === ability ? grant.n : 0;
}
