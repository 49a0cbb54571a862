import type { Seat } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import { boostBy } from './draft.ts';
import { possibleLoss } from './prestige.ts';
import { type At, type BoneId, type CardId, findSkeleton } from './state.ts';

/** RP-6.9: what the bones and the fossil of a presentation are worth by themselves. */
function presentedWorth({ constants, bones: all }: Box, bones: readonly BoneId[]): number {
  let worth = 0;
  for (const bone of bones) worth += all[bone].slot === null ? constants.prestigePerFossil : constants.prestigePerBone;
  return worth;
}

/** RP-7.10, RP-7.11: what a revision is worth, to the reviser and to a rival who is revised. */
export function revisedWorth({ constants }: Box, bones: readonly BoneId[]): number {
  return bones.length * constants.prestigePerRevisedBone;
}

/** Cards that are laid down together, or will be: for a new skeleton or fossil, or to revise one. */
export interface LaidCards {
  readonly skeleton: CardId | null;
  readonly bones: readonly BoneId[];
  readonly boosts: readonly CardId[];
}

/** How the Prestige of every seat would move if `seat` laid down these cards and nobody answered. */
export function worthOf(at: At, seat: Seat, { skeleton, bones, boosts }: LaidCards): number[] {
  const moves = at.state.players.map(() => 0);
  if (bones.length === 0) return moves;
  if (skeleton === null) {
    moves[seat] = presentedWorth(at.box, bones) + boostBy(at, boosts);
    return moves;
  }
  const worth = revisedWorth(at.box, bones);
  const { owner } = findSkeleton(at.state, skeleton);
  if (owner !== seat) moves[owner] -= possibleLoss(at, owner, worth);
  moves[seat] = worth + boostBy(at, boosts);
  return moves;
}
