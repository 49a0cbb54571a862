import { EVERYBODY, type Knowers, NOBODY, only, type Seat } from '@bonebed/kernel';
import type { At, BoneId, CardId } from './state.ts';

/**
 * The one place where cards change hands, so that what each seat has seen of them always goes with them (RP-H9).
 * Nothing here tells anybody: the rules do.
 */

/** RP-5.2, RP-R10, RP-R13: takes the top cards, as many as are there. */
export function drawBones({ state }: At, seat: Seat, count: number): BoneId[] {
  const drawn = state.boneDeck.splice(0, count);
  for (const bone of drawn) {
    state.seen[bone] = only(seat);
    state.players[seat].bones.push(bone);
  }
  return drawn;
}

export function drawCards({ state, box }: At, seat: Seat, count: number): CardId[] {
  const drawn = state.eventDeck.splice(0, count);
  for (const card of drawn) {
    state.seen[box.bones.length + card] = only(seat);
    state.players[seat].cards.push(card);
  }
  return drawn;
}

/** Removes a card from a pile where it is known to lie. */
export function remove<X extends number>(pile: X[], card: X): void {
  const index = pile.indexOf(card);
  if (index < 0) throw new Error(`expected card ${card} among ${pile.join(', ')}`);
  pile.splice(index, 1);
}

/** Plays a card from hand: everybody sees it. */
export function showCard({ state, box }: At, seat: Seat, card: CardId): void {
  remove(state.players[seat].cards, card);
  state.seen[box.bones.length + card] = EVERYBODY;
}

export function showBone({ state }: At, seat: Seat, bone: BoneId): void {
  remove(state.players[seat].bones, bone);
  state.seen[bone] = EVERYBODY;
}

/** RP-4.14, RP-R14: puts a finished card under the Event deck, where nobody can follow it. */
export function putUnder({ state, box }: At, card: CardId): void {
  state.seen[box.bones.length + card] = NOBODY;
  state.eventDeck.push(card);
}

/**
 * RP-H9: a Bone leaves a hand and only `witnesses` see which. All others lose sight of that hand: what stayed marked would tell
 * what is gone.
 */
function leaveHand({ state }: At, owner: Seat, bone: BoneId, witnesses: Knowers): void {
  const { bones } = state.players[owner];
  remove(bones, bone);
  for (const left of bones) state.seen[left] &= witnesses;
  state.seen[bone] = witnesses;
}

/** RP-R11, RP-R47: from hand to the bone tray, known to the owner only. */
export function returnBone(at: At, owner: Seat, bone: BoneId): void {
  leaveHand(at, owner, bone, only(owner));
  at.state.boneTray.push(bone);
}

/** RP-R47: from hand to hand; thief and victim know the card. */
export function stealBone(at: At, thief: Seat, victim: Seat, bone: BoneId): void {
  leaveHand(at, victim, bone, only(thief) | only(victim));
  at.state.players[thief].bones.push(bone);
}

/** RP-R39: put aside for the next turn; which, only the owner knows. */
export function keepBone(at: At, owner: Seat, bone: BoneId): void {
  leaveHand(at, owner, bone, only(owner));
  at.state.players[owner].kept.push(bone);
}

/** From the table to the bone tray: everybody saw it. */
export function trayShownBone({ state }: At, bone: BoneId): void {
  state.boneTray.push(bone);
}

/** Looks at a rival's whole bone hand. */
export function lookAtBones({ state }: At, seat: Seat, rival: Seat): void {
  for (const bone of state.players[rival].bones) state.seen[bone] |= only(seat);
}
