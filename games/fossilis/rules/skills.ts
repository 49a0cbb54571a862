import type { Seat } from '@bonebed/kernel';
import type { Find, Material } from './ids.ts';
import type { At } from './state.ts';
import { NEVER, type Traits } from './traits.ts';

/** The traits whose values are of this type. */
type Trait<V> = { [K in keyof Traits]: Traits[K] extends V ? K : never }[keyof Traits];

/**
 * FO-10.2, FO-R38: the highest value that the seat's skills give, at least `base`. Skills of one player work together; where
 * two give a value for the same thing, the better one counts.
 */
export function most({ state, box }: At, seat: Seat, trait: Trait<number>, base = 0): number {
  let best = base;
  for (const skill of state.players[seat].skills) best = Math.max(best, box.skills[skill][trait]);
  return best;
}

/** The lowest value that the seat's skills give, at most `base`. */
export function least({ state, box }: At, seat: Seat, trait: Trait<number>, base = NEVER): number {
  let best = base;
  for (const skill of state.players[seat].skills) best = Math.min(best, box.skills[skill][trait]);
  return best;
}

/** The sum of what the seat's skills give. */
export function sum({ state, box }: At, seat: Seat, trait: Trait<number>): number {
  let total = 0;
  for (const skill of state.players[seat].skills) total += box.skills[skill][trait];
  return total;
}

/** Whether one of the seat's skills does this. */
export function can({ state, box }: At, seat: Seat, trait: Trait<boolean>): boolean {
  for (const skill of state.players[seat].skills) if (box.skills[skill][trait]) return true;
  return false;
}

/** The Energy that digging a tile of this material costs the seat. */
export function digEnergy({ state, box }: At, seat: Seat, material: Material): number {
  let best = box.materials[material].digEnergy;
  for (const skill of state.players[seat].skills) best = Math.min(best, box.skills[skill].digEnergy[material]);
  return best;
}

/** The Plaster that a find costs the seat. No discount touches the hammer. */
export function price(at: At, seat: Seat, find: Find): number {
  const { plaster } = at.box.finds[find];
  if (find === at.box.hammer) return plaster;
  const discounted = plaster - sum(at, seat, 'extractDiscount');
  return Math.min(plaster, Math.max(discounted, most(at, seat, 'extractMin')));
}
