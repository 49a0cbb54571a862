import { below, type Guard as KernelGuard, offer, type Seat } from '@bonebed/kernel';
import type { Cause } from './causes.ts';
import { declineBonus, loseBonus } from './gains.ts';
import { hasGrant } from './grants.ts';
import type { Bone } from './ids.ts';
import { type At, type BoneWars, type BoneWarsState, type Guard, type Play, sum } from './state.ts';

/** Bones: the bag, the crates and the rare bones display (BW-2.5). */

/** BW-1.8, BW-4.3, BW-8.8: each uncovered crate holds one bone. */
export function openCrates({ state, box }: At, seat: Seat): number {
  const { total, cratesPerCoverTile } = box.board.crates;
  return total - state.players[seat].covers * cratesPerCoverTile;
}

/** BW-H8: a bone drawn at random; the bag must not be empty. */
export function drawFromBag({ bag, rng }: BoneWarsState): Bone {
  let left = below(rng, sum(bag));
  let kind = 0;
  while (left >= bag[kind]) left -= bag[kind++];
  bag[kind] -= 1;
  return kind as Bone; // An index of the bag is a kind of bone.
}

/** Up to n bones from the bag; fewer if it runs out. */
export function drawSome(state: BoneWarsState, n: number): Bone[] {
  const bones: Bone[] = [];
  for (let left = Math.min(n, sum(state.bag)); left > 0; left--) bones.push(drawFromBag(state)); // BW-R4
  return bones;
}

/** BW-R17: a discarded bone is back in the bag at once. */
export function discardBone({ state }: Pick<Play, 'state'>, seat: Seat, bone: Bone): void {
  state.players[seat].crates[bone] -= 1;
  state.bag[bone] += 1;
}

const notInCrates: Guard<Bone> = {
  rule: 'BW-8.8',
  bars: ({ state }, seat, bone) => state.players[seat].crates[bone] === 0,
  values: (_at, _seat, bone) => ({ bone }),
};

/** BW-10.2, BW-R17: with more bones than crates the player discards old or new ones until they fit. */
export function fitCrates(play: Play, seat: Seat): void {
  while (sum(play.state.players[seat].crates) > openCrates(play, seat)) returnBone(play, seat);
}

/** BW-8.8: room for one bone that is dug up, made with another one. */
export function makeRoom(play: Play, seat: Seat): void {
  if (sum(play.state.players[seat].crates) >= openCrates(play, seat)) returnBone(play, seat);
}

function returnBone(play: Play, seat: Seat): void {
  const { box, ask, tell } = play;
  const bone = ask.open(seat, 'overflow', offer(box.boneIds, notInCrates));
  discardBone(play, seat, bone);
  tell({ type: 'bonesDiscarded', seat, bones: [bone] });
}

/** BW-10.2: bones from the bag. */
function drawBones(play: Play, seat: Seat, n: number, why: Cause): void {
  const { state, tell } = play;
  const bones = drawSome(state, n);
  for (const bone of bones) state.players[seat].crates[bone] += 1;
  tell({ type: 'bonesDrawn', seat, bones, why });
  fitCrates(play, seat);
}

/** How many of n, the most first. */
export function upTo(n: number): number[] {
  const numbers: number[] = [];
  for (let i = n; i >= 0; i--) numbers.push(i);
  return numbers;
}

/** BW-R14, BW-13.4, BW-R19: how many of the bones come from the display and how many are drawn is decided before any is seen. */
export function drawUpTo(play: Play, seat: Seat, n: number, why: Cause): void {
  const { state, ask } = play;
  const rare = hasGrant(play, seat, 'rareInsteadOfBag') ? Math.min(n, sum(state.rare)) : 0;
  const instead = rare > 0 ? ask.open(seat, 'rareInstead', offer(upTo(rare)), { n }) : 0;
  const left = Math.min(n - instead, sum(state.bag));
  const drawn = n > 1 && left > 0 ? ask.open(seat, 'draw', offer(upTo(left))) : left;
  for (let i = 0; i < instead; i++) {
    takeRare(play, seat, ask.open(seat, 'rareTake', offer(play.box.boneIds, notRare)), why);
  }
  if (drawn > 0) drawBones(play, seat, drawn, why);
  if (instead + drawn === 0) declineBonus(play, seat, 'boneFromBag', why);
}

const notRare: KernelGuard<BoneWars, Bone> = {
  rule: 'BW-10.3',
  bars: ({ state }, _seat, bone) => state.rare[bone] === 0,
  values: (_at, _seat, bone) => ({ bone }),
};
const notRareUnlessDone: Guard<Bone | 'decline'> = {
  rule: 'BW-10.3',
  bars: ({ state }, _seat, bone) => bone !== 'decline' && state.rare[bone] === 0,
  values: (_at, _seat, bone) => ({ bone: bone === 'decline' ? 0 : bone }),
};

function takeRare(play: Play, seat: Seat, bone: Bone, why: Cause): void {
  const { state, tell } = play;
  state.rare[bone] -= 1;
  state.players[seat].crates[bone] += 1;
  tell({ type: 'rareTaken', seat, bone, why });
  fitCrates(play, seat);
}

/** BW-10.3, BW-R44: rare bones of the player's choice, one at a time. */
export function takeRares(play: Play, seat: Seat, n: number, why: Cause): void {
  const { state, box, ask } = play;
  for (let i = 0; i < n; i++) {
    if (sum(state.rare) === 0) {
      loseBonus(play, seat, 'rareBone', why);
      return;
    }
    const bone = ask.open(seat, 'rare', offer(box.options.bonesOrDecline, notRareUnlessDone), { n: n - i });
    if (bone === 'decline') {
      declineBonus(play, seat, 'rareBone', why);
      return;
    }
    takeRare(play, seat, bone, why);
  }
}

/** BW-R18: an exchange needs a bone in a crate and one on the display. */
export function canExchange({ state }: At, seat: Seat): boolean {
  return sum(state.players[seat].crates) > 0 && sum(state.rare) > 0;
}

/** BW-10.4: one bone of the crates for one of the display. */
export function exchange(play: Play, seat: Seat, why: Cause): void {
  const { state, box, ask, tell } = play;
  if (!canExchange(play, seat)) {
    loseBonus(play, seat, 'exchangeRare', why);
    return;
  }
  const take = ask.open(seat, 'exchangeTake', offer(box.options.bonesOrDecline, notRareUnlessDone));
  if (take === 'decline') {
    declineBonus(play, seat, 'exchangeRare', why);
    return;
  }
  const give = ask.open(seat, 'exchangeGive', offer(box.boneIds, notInCrates), { take });
  const { crates } = state.players[seat];
  crates[give] -= 1;
  state.rare[give] += 1;
  state.rare[take] -= 1;
  crates[take] += 1;
  tell({ type: 'exchanged', seat, give, take, why });
}
