import { guards, impossible, type Offer, type Seat } from '@bonebed/kernel';
import { type Box, matchScore } from '../box/box.ts';
import { cardGuards, isPlay, pushCardMoves, theCard } from './aims.ts';
import { canceledOrSaved, defenceWindow } from './defence.ts';
import { boostBy, bothBones, layDown, partner, pick, pushDraftMoves } from './draft.ts';
import { putUnder, trayShownBone } from './hands.ts';
import type { Move } from './moves.ts';
import { playEvent, putDefencesUnder } from './playing.ts';
import { gain, lose } from './prestige.ts';
import {
  type At,
  type BoneId,
  type CardId,
  findSkeleton,
  type Guard,
  isDrafting,
  type Play,
  type Revision,
  type Ruthless,
  type RuthlessState,
  type Skeleton,
  slotOf,
} from './state.ts';
import { revisedWorth } from './worth.ts';

/** One action of the Controversy; false for a pass. A revision is put together like a description. */
export function controversyAction(play: Play, seat: Seat): boolean {
  const { state, ask } = play;
  for (;;) {
    const move = ask(seat, 'controversy', isDrafting(state) ? draftOffer(play, seat) : freeOffer(play, seat));
    if (move === 'pass') return false;
    if (typeof move === 'string') {
      revise(play, seat);
      return true;
    }
    if (isPlay(move)) {
      playEvent(play, seat, move);
      return true;
    }
    pick(state, move);
  }
}

/** RP-7.1: any skeleton in any museum with any bone of the hand, to begin with. */
function freeOffer(at: At, seat: Seat): Offer<Ruthless, Move> {
  const moves: Move[] = ['pass'];
  pushCardMoves(at, seat, moves);
  const { players } = at.state;
  for (const { skeletons, fossils } of players) {
    for (const { name } of skeletons) {
      for (const bone of players[seat].bones) moves.push({ do: 'revise', skeleton: name, bone });
    }
    for (const fossil of fossils) moves.push({ do: 'reviseFossil', fossil });
  }
  return { candidates: moves, guards: freeGuards };
}

function draftOffer(at: At, seat: Seat): Offer<Ruthless, Move> {
  const moves: Move[] = ['publish'];
  pushDraftMoves(at, seat, 'withRevision', moves);
  return { candidates: moves, guards: draftGuards };
}

interface Use {
  readonly bone: BoneId;
  readonly skeleton: CardId;
}

/** The kinds of move that use a bone. */
const USES = ['revise', 'bone'] as const;

/** The bone that a move would use and the skeleton it would go to. RP-7.5: judged as the skeleton lies now. */
function revising(state: RuthlessState, move: Move): Use | null {
  if (typeof move === 'string') return null;
  if (move.do === 'revise') return move;
  if (move.do !== 'bone') return null;
  return { bone: move.bone, skeleton: state.draft.skeleton ?? impossible('a revision', move.do) };
}

function revisingNow(state: RuthlessState, move: Move): Use {
  return revising(state, move) ?? impossible('a revision', move);
}

const fossilInSkeleton: Guard<Move> = {
  rule: 'RP-7.1',
  text: 'RP-7.1.bone',
  about: USES,
  bars: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    return used !== null && box.bones[used.bone].slot === null;
  },
  values: ({ state }, _seat, move) => ({ bone: revisingNow(state, move).bone }),
};

const samePart: Guard<Move> = {
  rule: 'RP-7.1',
  text: 'RP-7.1.same',
  about: ['bone'],
  bars: (at, _seat, move) => typeof move !== 'string' && move.do === 'bone' && partner(at, move.bone) !== null,
  values: bothBones,
};

/** RP-7.2, RP-7.4: the bone has the color of the Name; to add one, that is all. */
const otherColor: Guard<Move> = {
  rule: 'RP-7.2',
  text: 'RP-7.2.family',
  about: USES,
  bars: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    return used !== null && box.bones[used.bone].family !== box.cards[used.skeleton].family;
  },
  values: ({ state, box }, _seat, move) => {
    const { bone, skeleton } = revisingNow(state, move);
    const family = box.bones[bone].family ?? 'none';
    return { bone, skeleton, family, wanted: box.cards[skeleton].family ?? 'none' };
  },
};

/** RP-7.3, RP-R30: a bone is replaced only by a closer match; an empty slot asks for none. */
const notCloser: Guard<Move> = {
  rule: 'RP-7.3',
  text: 'RP-7.3.closer',
  about: USES,
  bars: ({ state, box }, _seat, move) => {
    const used = revising(state, move);
    if (used === null) return false;
    const old = boneReplaced(box, findSkeleton(state, used.skeleton).skeleton, used.bone);
    return old !== null && matchScore(box, used.bone, used.skeleton) <= matchScore(box, old, used.skeleton);
  },
  values: ({ state, box }, _seat, move) => {
    const { bone, skeleton } = revisingNow(state, move);
    const old = boneReplaced(box, findSkeleton(state, skeleton).skeleton, bone) ?? bone;
    const scores = { score: matchScore(box, bone, skeleton), than: matchScore(box, old, skeleton) };
    return { bone, skeleton, old, ...scores };
  },
};

/** RP-7.6: fossils can't be revised. */
const fossilOnShow: Guard<Move> = {
  rule: 'RP-7.6',
  text: 'RP-7.6.fossil',
  about: ['reviseFossil'],
  bars: () => true,
  values: (_at, _seat, move) => (typeof move !== 'string' && move.do === 'reviseFossil' ? { fossil: move.fossil } : {}),
};

/** RP-7.7: a boost is laid down with a revision, not by itself. */
const boostAlone: Guard<Move> = {
  rule: 'RP-7.7',
  text: 'RP-7.7.card',
  about: ['boost'],
  bars: () => true,
  values: theCard,
};

const revisionGuards = [fossilInSkeleton, otherColor, notCloser] as const;
const freeGuards = guards(...revisionGuards, ...cardGuards, fossilOnShow, boostAlone);
const draftGuards = guards(samePart, ...revisionGuards);

function boneReplaced(box: Box, { slots }: Skeleton, bone: BoneId): BoneId | null {
  return slots[slotOf(box, bone)];
}

/** RP-7.1, RP-R31: one skeleton, one to three bones, laid down and judged together. RP-7.13: it may be revised again later. */
function revise(play: Play, seat: Seat): void {
  const { state, tell } = play;
  const { skeleton, bones, boosts } = layDown(play, seat);
  if (skeleton === null) impossible('a skeleton to revise', skeleton);
  const { owner } = findSkeleton(state, skeleton);
  state.revision = { reviser: seat, owner, skeleton, bones, boosts };
  if (owner !== seat) {
    tell({ type: 'revised', seat, owner, skeleton, bones: bones.slice(), boosts: boosts.slice() });
    defenceWindow(play, owner);
  }
  closeRevision(play, state.revision);
}

/** RP-7.8, RP-R22: what the owner refused is spent; the rest is placed. */
function closeRevision(play: Play, revision: Revision): void {
  const { canceled } = canceledOrSaved(play);
  putDefencesUnder(play);
  play.state.revision = null;
  if (canceled) for (const bone of revision.bones) trayShownBone(play, bone);
  else if (revision.bones.length > 0) scoreRevision(play, revision, placeBones(play, revision));
  for (const card of revision.boosts) putUnder(play, card);
}

/** RP-7.9: replaced bones go to the bone tray; these are they. */
function placeBones(play: Play, { skeleton, bones }: Revision): BoneId[] {
  const { state, box } = play;
  const { slots } = findSkeleton(state, skeleton).skeleton;
  const olds: BoneId[] = [];
  state.placed = true;
  for (const bone of bones) {
    const slot = slotOf(box, bone);
    const old = slots[slot];
    slots[slot] = bone;
    if (old === null) continue;
    trayShownBone(play, old);
    olds.push(old);
  }
  return olds;
}

/** RP-7.10: own skeleton, gain. RP-7.11: a rival's, gain as much as the owner loses. RP-7.12: a boost needs a bone placed. */
function scoreRevision(play: Play, { reviser, owner, skeleton, bones, boosts }: Revision, olds: BoneId[]): void {
  const { state, box, tell } = play;
  const worth = revisedWorth(box, bones);
  const more = boostBy(play, boosts);
  const isOwn = owner === reviser;
  gain(play, reviser, worth, isOwn ? 'ownRevisions' : 'rivalRevisions');
  gain(play, reviser, more, 'newEvidence');
  const told = { seat: reviser, skeleton, olds, n: worth + more, total: state.players[reviser].prestige };
  if (isOwn) {
    tell({ type: 'revisedOwn', ...told, bones, boosts });
    return;
  }
  const lost = lose(play, owner, worth, 'revisedByRivals');
  tell({ type: 'revisionStands', ...told, owner, lost, left: state.players[owner].prestige });
}
