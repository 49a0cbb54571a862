import { impossible, type Seat, type Values } from '@bonebed/kernel';
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

/** The bone of the draft that has the slot of this one. */
export function partner({ state, box }: At, bone: BoneId): BoneId | null {
  const { slot } = box.bones[bone];
  if (slot === null) return null;
  for (const picked of state.draft.bones) if (box.bones[picked].slot === slot) return picked;
  return null;
}

/** Two bones of one part, for the sentence that refuses the second. */
export function bothBones(at: At, _seat: Seat, move: Move): Values {
  if (typeof move === 'string' || move.do !== 'bone') return impossible('a bone', move);
  return { bone: move.bone, old: partner(at, move.bone) ?? impossible('another bone of its part', move.bone) };
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
