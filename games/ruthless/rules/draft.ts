import { impossible, type Seat } from '@bonebed/kernel';
import type { Timing } from '../box/box.ts';
import { showBone, showCard } from './hands.ts';
import type { Move } from './moves.ts';
import { type At, type BoneId, type CardId, type Draft, NO_DRAFT, type Play, type RuthlessState } from './state.ts';

/**
 * RP-3.7: one action may use several cards. They are picked one by one in the own hand and laid down together; until then
 * nobody else sees which, and the player can take everything back.
 */
export function pick({ draft }: RuthlessState, move: Exclude<Move, string>): void {
  switch (move.do) {
    case 'describe':
      draft.name = move.name;
      return;
    case 'revise':
      draft.skeleton = move.skeleton;
      draft.bones.push(move.bone);
      return;
    case 'fossil':
    case 'bone':
      draft.bones.push(move.bone);
      return;
    case 'boost':
      draft.boosts.push(move.card);
      return;
    default:
      impossible('a card to prepare', move.do);
  }
}

/** RP-R26: what could still be added: more bones, and any number of boosts with this timing. */
export function pushDraftMoves({ state, box }: At, seat: Seat, timing: Timing, moves: Move[]): void {
  const { bones, cards } = state.players[seat];
  const { draft } = state;
  for (const bone of bones) if (!draft.bones.includes(bone)) moves.push({ do: 'bone', bone });
  for (const card of cards) {
    if (box.cards[card].timing === timing && !draft.boosts.includes(card)) moves.push({ do: 'boost', card });
  }
}

/** Whether the draft has a bone for the slot of this one. */
export function hasPart({ state, box }: At, bone: BoneId): boolean {
  const { slot } = box.bones[bone];
  for (const picked of state.draft.bones) if (box.bones[picked].slot === slot) return true;
  return false;
}

/** Shows everything picked at once and clears the draft. */
export function layDown(play: Play, seat: Seat): Draft {
  const { draft } = play.state;
  play.state.draft = NO_DRAFT();
  if (draft.name !== null) showCard(play, seat, draft.name);
  for (const bone of draft.bones) showBone(play, seat, bone);
  for (const card of draft.boosts) showCard(play, seat, card);
  return draft;
}

/** How much the boosts add. */
export function boostBy({ box }: At, boosts: readonly CardId[]): number {
  let total = 0;
  for (const card of boosts) {
    for (const effect of box.cards[card].effects) if (effect.effect === 'boost') total += effect.n;
  }
  return total;
}
