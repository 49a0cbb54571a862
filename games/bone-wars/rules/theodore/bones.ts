import { discardBone, drawFromBag, openCrates } from '../bones.ts';
import type { Cause } from '../causes.ts';
import { hasGrant } from '../grants.ts';
import type { Bone } from '../ids.ts';
import { type At, type Play, sum } from '../state.ts';
import { him, theodoreOf } from './cards.ts';
import { explain } from './steps.ts';

/** Chapter 17.2: how Theodore handles bones. For him all skulls are one kind and all limbs are one kind (BW-17.7). */

/** How many bones of a category are in his crates. */
export function countOf(at: At, category: string): number {
  const { crates } = at.state.players[him(at)];
  let count = 0;
  for (const kind of at.box.boneIds) if (at.box.bones[kind].category === category) count += crates[kind];
  return count;
}

/** BW-R63, BW-R64: the category that he has most of; ties go against the order in which he likes them. */
export function fullestCategory(at: At): string {
  const { rarePreference } = at.box.solo;
  let fullest = rarePreference[rarePreference.length - 1];
  for (let i = rarePreference.length - 1; i >= 0; i--) {
    if (countOf(at, rarePreference[i]) > countOf(at, fullest)) fullest = rarePreference[i];
  }
  return fullest;
}

/** BW-R64: within a category he pays the kind he has most of. */
export function payFrom(play: Play, category: string): Bone {
  const { crates } = play.state.players[him(play)];
  const kinds = play.box.boneIds.filter(kind => play.box.bones[kind].category === category);
  let most = kinds[0];
  for (const kind of kinds) if (crates[kind] > crates[most]) most = kind;
  discardBone(play, him(play), most);
  return most;
}

/** BW-17.6, BW-R63: whether he would take this bone: there is room, or it gives him more different bones. */
export function accepts(at: At, bone: Bone): boolean {
  const player = at.state.players[him(at)];
  const room = sum(player.crates) < openCrates(at, him(at)) || player.covers > 0;
  return room || (isNew(at, bone) && hasSpare(at));
}

/** BW-R63: whether he has no such bone, by category or, where the table reads it so, by kind. */
function isNew(at: At, bone: Bone): boolean {
  if (theodoreOf(at).countsKinds) return at.state.players[him(at)].crates[bone] === 0;
  return countOf(at, at.box.bones[bone].category) === 0;
}

/** Whether he could give up a bone and still have one like it. */
function hasSpare(at: At): boolean {
  if (theodoreOf(at).countsKinds) return at.state.players[him(at)].crates.some(n => n > 1);
  return countOf(at, fullestCategory(at)) > 1;
}

/** BW-R63: gives up a bone of the category that he has most of or, where kinds count, of that kind. */
function giveUp(play: Play): Bone {
  if (!theodoreOf(play).countsKinds) return payFrom(play, fullestCategory(play));
  const { crates } = play.state.players[him(play)];
  const { rarePreference } = play.box.solo;
  const liking = (kind: Bone) => rarePreference.indexOf(play.box.bones[kind].category);
  const [most] = [...play.box.boneIds].sort((a, b) => crates[b] - crates[a] || liking(b) - liking(a) || a - b);
  discardBone(play, him(play), most);
  return most;
}

/** BW-17.6: room first by removing a cover tile, without its bonus, then by giving up a bone. */
export function takeBone(play: Play, bone: Bone, why: Cause): void {
  const { state, tell } = play;
  const seat = him(play);
  const player = state.players[seat];
  if (sum(player.crates) >= openCrates(play, seat)) {
    if (player.covers > 0) {
      explain(play, 'makeRoom');
      player.covers -= 1;
      tell({ type: 'coverRemoved', seat, crates: openCrates(play, seat), why });
    } else {
      explain(play, 'swapBone');
      tell({ type: 'bonesDiscarded', seat, bones: [giveUp(play)] });
    }
  }
  player.crates[bone] += 1;
}

/** BW-10.2 for Theodore; with the grant he draws rare bones while there are any (BW-R75). */
export function drawBonesFor(play: Play, n: number, why: Cause): void {
  const { state, tell } = play;
  const seat = him(play);
  for (let i = 0; i < n; i++) {
    if (hasGrant(play, seat, 'rareInsteadOfBag') && takeRareBone(play, 'rareInstead', why)) continue;
    if (sum(state.bag) === 0) return;
    const bone = drawFromBag(state);
    if (accepts(play, bone)) {
      tell({ type: 'bonesDrawn', seat, bones: [bone], why });
      takeBone(play, bone, why);
    } else {
      state.bag[bone] += 1;
      tell({ type: 'theodoreRefuses', rule: 'BW-17.6', bone });
    }
  }
}

/** BW-17.10: the kind of which the display has fewest, of those that fit; ties by preference, then by the data. */
export function rarest(at: At, fits: (bone: Bone) => boolean): Bone | null {
  const { rare } = at.state;
  const liking = (kind: Bone) => at.box.solo.rarePreference.indexOf(at.box.bones[kind].category);
  let best: Bone | null = null;
  for (const kind of at.box.boneIds) {
    if (rare[kind] === 0 || !fits(kind)) continue;
    const fewer = best === null || rare[kind] < rare[best];
    if (fewer || (best !== null && rare[kind] === rare[best] && liking(kind) < liking(best))) best = kind;
  }
  return best;
}

/** Whether he got one. */
export function takeRareBone(play: Play, step: 'rareBone' | 'rareInstead', why: Cause): boolean {
  const bone = rarest(play, () => true);
  if (bone === null || !accepts(play, bone)) return false;
  explain(play, step);
  play.state.rare[bone] -= 1;
  play.tell({ type: 'rareTaken', seat: him(play), bone, why });
  takeBone(play, bone, why);
  return true;
}

/** BW-R70: the rare bone of an exchange that gives him more different bones, or null. */
export function exchangeFor(at: At): Bone | null {
  return hasSpare(at) ? rarest(at, bone => isNew(at, bone)) : null;
}

export function exchangeBone(play: Play, why: Cause): void {
  const { state, tell } = play;
  const take = exchangeFor(play);
  if (take === null) return;
  explain(play, 'exchange');
  const seat = him(play);
  const give = giveUp(play);
  // What he gives goes to the display, not to the bag.
  state.bag[give] -= 1;
  state.rare[give] += 1;
  state.rare[take] -= 1;
  state.players[seat].crates[take] += 1;
  tell({ type: 'exchanged', seat, give, take, why });
}
