import { impossible, type Offer, offer, type Reaction, type Seat, type Values } from '@bonebed/kernel';
import { PARTS } from '../box/box.ts';
import { boostBy, hasPart, layDown, pick, pushDraftMoves } from './draft.ts';
import { putUnder, showCard } from './hands.ts';
import type { DoubtMove, Move } from './moves.ts';
import { cardGuards, finishEvent, isPlay, playEvent, pushCardMoves, resolveEvent } from './playing.ts';
import { gain } from './prestige.ts';
import {
  type At,
  type BoneId,
  clockwise,
  type Guard,
  isDrafting,
  leftOf,
  type Play,
  type Presentation,
  type Ruthless,
  slotOf,
  windowScope,
} from './state.ts';
import { presentedWorth } from './worth.ts';

/**
 * One action of Museum Work; false for a pass. A description is put together under the same question as everything else, so
 * that nobody learns what is being prepared.
 */
export function museumAction(play: Play, seat: Seat): boolean {
  const { state, ask } = play;
  for (;;) {
    const move = ask(seat, 'museum', isDrafting(state) ? draftOffer(play, seat) : freeOffer(play, seat));
    if (move === 'pass') return false;
    if (typeof move === 'string') {
      present(play, seat);
      return true;
    }
    if (isPlay(move)) {
      playEvent(play, seat, move);
      return true;
    }
    pick(state, move);
  }
}

function freeOffer(at: At, seat: Seat): Offer<Ruthless, Move> {
  const { state, box } = at;
  const moves: Move[] = ['pass'];
  pushCardMoves(at, seat, moves);
  for (const bone of state.players[seat].bones) if (box.bones[bone].slot === null) moves.push({ do: 'fossil', bone });
  for (const { skeletons } of state.players)
    for (const { name } of skeletons) moves.push({ do: 'alter', skeleton: name });
  return { candidates: moves, guards: freeGuards };
}

function draftOffer(at: At, seat: Seat): Offer<Ruthless, Move> {
  const moves: Move[] = ['present'];
  pushDraftMoves(at, seat, 'withPresentation', moves);
  return { candidates: moves, guards: draftGuards };
}

/** RP-6.1: only new skeletons and fossils; what is on show can't be changed now. */
const onShow: Guard<Move> = {
  rule: 'RP-6.1',
  bars: (_at, _seat, move) => typeof move !== 'string' && move.do === 'alter',
};

/** RP-6.2: a Name and 2 or 3 skeletal elements, no two of the same part. A Name is offered only if that can be done. */
const tooFewBones: Guard<Move> = {
  rule: 'RP-6.2',
  bars: (at, seat, move) => {
    const { min } = at.box.constants.describeBones;
    if (move === 'present') return at.state.draft.name !== null && at.state.draft.bones.length < min;
    return typeof move !== 'string' && move.do === 'describe' && partsInHand(at, seat) < min;
  },
  values: ({ box }) => ({ ...box.constants.describeBones }),
};

const fossilInSkeleton: Guard<Move> = {
  rule: 'RP-6.2',
  text: 'RP-6.2.fossil',
  bars: ({ box }, _seat, move) => isBone(move) && box.bones[move.bone].slot === null,
};

const samePart: Guard<Move> = {
  rule: 'RP-6.2',
  text: 'RP-6.2.part',
  bars: (at, _seat, move) => isBone(move) && hasPart(at, move.bone),
};

const tooManyBones: Guard<Move> = {
  rule: 'RP-6.2',
  bars: ({ state, box }, _seat, move) => isBone(move) && state.draft.bones.length === box.constants.describeBones.max,
  values: ({ box }) => ({ ...box.constants.describeBones }),
};

/** RP-6.3, RP-R27: a fossil is presented by itself. */
const oneFossil: Guard<Move> = {
  rule: 'RP-6.3',
  bars: ({ state }, _seat, move) => isBone(move) && state.draft.name === null,
};

/** RP-6.4: a boost is laid down with a new skeleton or fossil, never by itself and never later. */
const boostAlone: Guard<Move> = {
  rule: 'RP-6.4',
  bars: (_at, _seat, move) => typeof move !== 'string' && move.do === 'boost',
};

const freeGuards = [...cardGuards, onShow, tooFewBones, boostAlone] as const;
const draftGuards = [tooFewBones, oneFossil, fossilInSkeleton, samePart, tooManyBones] as const;

function isBone(move: Move): move is { readonly do: 'bone'; readonly bone: BoneId } {
  return typeof move !== 'string' && move.do === 'bone';
}

/** How many different parts a player could lay down. */
function partsInHand({ state, box }: At, seat: Seat): number {
  let parts = 0;
  for (const bone of state.players[seat].bones) {
    const { slot } = box.bones[bone];
    if (slot !== null) parts |= 1 << slot;
  }
  let count = 0;
  for (let slot = 0; slot < PARTS.length; slot++) count += (parts >> slot) & 1;
  return count;
}

/** RP-6.2, RP-6.3: everything is laid down together; then the others may doubt it. */
function present(play: Play, seat: Seat): void {
  const { state, tell } = play;
  const { name, bones, boosts } = layDown(play, seat);
  state.presentation = { presenter: seat, name, bones, boosts };
  if (name === null) tell({ type: 'presented', seat, bone: bones[0] });
  else tell({ type: 'described', seat, name, bones: bones.slice() });
  for (const card of boosts) tell({ type: 'boosted', seat, card });
  doubtWindow(play, seat);
  closePresentation(play);
}

/**
 * RP-6.5, RP-R24: clockwise from the left of the presenter, again from the left of whoever doubted, until all others have
 * declined in a row. RP-H2, RP-H5: everybody with an Event card is asked, whatever the cards are; the first one counts.
 */
function doubtWindow(play: Play, presenter: Seat): void {
  const { state, ask } = play;
  const scope = windowScope(state, 'doubt');
  let from = leftOf(state, presenter);
  while (presented(play).bones.length > 0) {
    const asked = clockwise(state, from).filter(seat => seat !== presenter && state.players[seat].cards.length > 0);
    const { what, values } = doubtQuestion(presented(play));
    const reaction = ask.react(asked, what, seat => offer(doubts(play, seat), notASkeleton), scope, values);
    if (reaction === null) return;
    doubt(play, presenter, reaction);
    from = leftOf(state, reaction.seat);
  }
}

function presented({ state }: At): Presentation {
  return state.presentation ?? impossible('a presentation', state.stage);
}

/** RP-H3: the question is the same for every hand. */
function doubtQuestion({ presenter, name, bones }: Presentation): { readonly what: string; readonly values: Values } {
  if (name === null) return { what: 'doubtFossil', values: { rival: presenter, bone: bones[0] } };
  return { what: 'doubt', values: { rival: presenter, name, n: bones.length } };
}

/** The doubt cards of a hand, each with the bone it would throw out where it does that. */
function doubts(at: At, seat: Seat): DoubtMove[] {
  const moves: DoubtMove[] = [];
  for (const card of at.state.players[seat].cards) {
    const { timing, target } = at.box.cards[card];
    if (timing !== 'doubt') continue;
    if (target !== 'presentedBone') moves.push({ do: 'doubt', card });
    else for (const bone of presented(at).bones) moves.push({ do: 'doubtBone', card, bone });
  }
  return moves;
}

const notASkeleton: Guard<DoubtMove> = {
  rule: 'RP-4.4',
  text: 'RP-4.4.skeleton',
  bars: (at, _seat, { card }) =>
    presented(at).name === null && at.box.cards[card].filters.some(({ filter }) => filter === 'skeleton'),
};

/** RP-6.6: the presenter may answer each doubt card before it works. */
function doubt(play: Play, presenter: Seat, { seat, option }: Reaction<DoubtMove>): void {
  const { state, tell } = play;
  const { card } = option;
  showCard(play, seat, card);
  const bone = option.do === 'doubtBone' ? option.bone : null;
  state.event = { actor: seat, card, victim: presenter, crew: null, skeleton: null, bone };
  tell({ type: 'doubted', seat, card, rival: presenter });
  resolveEvent(play);
  finishEvent(play);
}

/** RP-6.9 to RP-6.11, RP-R25: what is left scores once, and stays; without a bone nothing enters the museum. */
function closePresentation(play: Play): void {
  const { state } = play;
  const presentation = presented(play);
  state.presentation = null;
  if (presentation.bones.length > 0) exhibit(play, presentation);
  else if (presentation.name !== null) putUnder(play, presentation.name);
  for (const card of presentation.boosts) putUnder(play, card);
}

/** RP-6.9: each bone or fossil still there, plus the boosts. RP-6.10: a skeleton may be left with a single bone. */
function exhibit(play: Play, { presenter, name, bones, boosts }: Presentation): void {
  const { state, box, tell } = play;
  const player = state.players[presenter];
  state.placed = true;
  if (name === null) {
    player.fossils.push(...bones);
    tell({ type: 'exhibitedFossil', seat: presenter, bone: bones[0] });
    gain(play, presenter, presentedWorth(box, name, bones), 'fossils');
  } else {
    const slots = PARTS.map((_, slot) => bones.find(bone => slotOf(box, bone) === slot) ?? null);
    player.skeletons.push({ name, slots });
    tell({ type: 'exhibited', seat: presenter, name, bones });
    gain(play, presenter, presentedWorth(box, name, bones), 'skeletons');
  }
  gain(play, presenter, boostBy(play, boosts), 'boosts');
}
