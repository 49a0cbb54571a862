import { clockwise, guards, impossible, type Offer, type Reaction, type Seat, type Values } from '@bonebed/kernel';
import { type Box, PARTS } from '../box/box.ts';
import { cardGuards, isPlay, pushCardMoves, theCard } from './aims.ts';
import { boostBy, bothBones, layDown, partner, pick, pushDraftMoves } from './draft.ts';
import { putUnder, showCard } from './hands.ts';
import type { DoubtMove, Move } from './moves.ts';
import { announce, finishEvent, playEvent, resolveEvent } from './playing.ts';
import { gain } from './prestige.ts';
import {
  type At,
  type BoneId,
  type CardId,
  elementsOf,
  fossilOf,
  type Guard,
  isDrafting,
  leftOf,
  type Play,
  type Presentation,
  type Ruthless,
  type Source,
  slotOf,
  windowScope,
} from './state.ts';

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
  text: 'RP-6.1.later',
  about: ['alter'],
  bars: () => true,
  values: (_at, _seat, move) => (typeof move !== 'string' && move.do === 'alter' ? { skeleton: move.skeleton } : {}),
};

/** RP-6.2: a Name and 2 or 3 skeletal elements, no two of the same part. A Name is offered only if that can be done. */
const tooFewParts: Guard<Move> = {
  rule: 'RP-6.2',
  text: 'RP-6.2.hand',
  about: ['describe'],
  bars: (at, seat) => partsInHand(at, seat) < at.box.constants.describeBones.min,
  values: (at, seat, move) => {
    const { min } = at.box.constants.describeBones;
    return isDescription(move) ? { name: move.name, min, n: partsInHand(at, seat) } : {};
  },
};

const tooFewBones: Guard<Move> = {
  rule: 'RP-6.2',
  text: 'RP-6.2.few',
  about: ['present'],
  bars: ({ state, box }) => {
    const { name, bones } = state.draft;
    return name !== null && elementsOf(box, bones).length < box.constants.describeBones.min;
  },
  values: ({ state, box }) => ({
    name: state.draft.name ?? impossible('a Name', state.draft.name),
    min: box.constants.describeBones.min,
    n: elementsOf(box, state.draft.bones).length,
  }),
};

/** RP-6.3: a fossil without a Name is presented by itself. */
const besideFossil: Guard<Move> = {
  rule: 'RP-6.3',
  text: 'RP-6.3.alone',
  about: ['bone'],
  bars: ({ state, box }) => fossilOf(box, state.draft.bones) !== null && state.draft.name === null,
  values: theFossil,
};

/** RP-6.3, RP-R27: one fossil an action, with a skeleton too. */
const secondFossil: Guard<Move> = {
  rule: 'RP-6.3',
  text: 'RP-6.3.second',
  about: ['bone'],
  bars: ({ state, box }, _seat, move) =>
    isBone(move) && box.bones[move.bone].slot === null && fossilOf(box, state.draft.bones) !== null,
  values: theFossil,
};

function theFossil({ state, box }: At): Values {
  return { fossil: fossilOf(box, state.draft.bones) ?? impossible('a fossil', state.draft.bones) };
}

/** RP-R27: where the table wants it, fossils stand alone. */
const fossilInSkeleton: Guard<Move> = {
  rule: 'RP-R27',
  about: ['bone'],
  bars: ({ state, box }, _seat, move) => !state.fossilsJoin && isBone(move) && box.bones[move.bone].slot === null,
  values: (_at, _seat, move) => (isBone(move) ? { bone: move.bone } : {}),
};

const samePart: Guard<Move> = {
  rule: 'RP-6.2',
  text: 'RP-6.2.same',
  about: ['bone'],
  bars: (at, _seat, move) => isBone(move) && partner(at, move.bone) !== null,
  values: bothBones,
};

const tooManyBones: Guard<Move> = {
  rule: 'RP-6.2',
  text: 'RP-6.2.many',
  about: ['bone'],
  bars: ({ state, box }, _seat, move) => {
    if (!isBone(move) || box.bones[move.bone].slot === null) return false;
    return elementsOf(box, state.draft.bones).length === box.constants.describeBones.max;
  },
  values: ({ box }) => ({ max: box.constants.describeBones.max }),
};

/** RP-6.4: a boost is laid down with a new skeleton or fossil, never by itself and never later. */
const boostAlone: Guard<Move> = {
  rule: 'RP-6.4',
  text: 'RP-6.4.card',
  about: ['boost'],
  bars: () => true,
  values: theCard,
};

const freeGuards = guards(...cardGuards, onShow, tooFewParts, boostAlone);
const draftGuards = guards(tooFewBones, besideFossil, secondFossil, fossilInSkeleton, samePart, tooManyBones);

function isBone(move: Move): move is { readonly do: 'bone'; readonly bone: BoneId } {
  return typeof move !== 'string' && move.do === 'bone';
}

function isDescription(move: Move): move is { readonly do: 'describe'; readonly name: CardId } {
  return typeof move !== 'string' && move.do === 'describe';
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
  const { state, box, tell } = play;
  const { name, bones, boosts } = layDown(play, seat);
  state.presentation = { presenter: seat, name, bones, boosts };
  const laid = { seat, boosts: boosts.slice() };
  if (name === null) tell({ type: 'presented', ...laid, bone: bones[0] });
  else tell({ type: 'described', ...laid, name, bones: elementsOf(box, bones), fossil: fossilOf(box, bones) });
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
    const asked = clockwise(state.players, from).filter(
      seat => seat !== presenter && state.players[seat].cards.length > 0,
    );
    const { what, values } = doubtQuestion(play.box, presented(play));
    const reaction = ask.react(asked, what, seat => doubtOffer(play, seat), scope, values);
    if (reaction === null) return;
    doubt(play, presenter, reaction);
    from = leftOf(state, reaction.seat);
  }
}

function presented({ state }: At): Presentation {
  return state.presentation ?? impossible('a presentation', state.stage);
}

/** RP-H3: the question is the same for every hand. */
function doubtQuestion(box: Box, { presenter: rival, name, bones }: Presentation): { what: string; values: Values } {
  const n = elementsOf(box, bones).length;
  const bone = fossilOf(box, bones);
  if (bone === null) return { what: 'doubt', values: { rival, name: name ?? impossible('a Name', bones), n } };
  if (name === null || n === 0) return { what: 'doubtFossil', values: { rival, bone } };
  return { what: 'doubtBoth', values: { rival, name, n, bone } };
}

/** The doubt cards of a hand, each with the bone it would throw out where it does that. */
function doubtOffer(at: At, seat: Seat): Offer<Ruthless, DoubtMove> {
  const moves: DoubtMove[] = [];
  for (const card of at.state.players[seat].cards) {
    const { timing, target } = at.box.cards[card];
    if (timing !== 'doubt') continue;
    if (target !== 'presentedBone') moves.push({ do: 'doubt', card });
    else for (const bone of presented(at).bones) moves.push({ do: 'doubtBone', card, bone });
  }
  return { candidates: moves, guards: doubtGuards };
}

const notASkeleton: Guard<DoubtMove> = {
  rule: 'RP-4.4',
  text: 'RP-4.4.fossil',
  bars: (at, _seat, { card }) =>
    !isSkeleton(at, presented(at)) && at.box.cards[card].filters.some(({ filter }) => filter === 'skeleton'),
  values: (_at, _seat, { card }) => ({ card }),
};

const doubtGuards = guards(notASkeleton);

/** A Name with at least one bone: what is left of one that lost its last is a fossil at most. */
function isSkeleton({ box }: At, { name, bones }: Presentation): boolean {
  return name !== null && elementsOf(box, bones).length > 0;
}

/** RP-6.6: the presenter may answer each doubt card before it works. */
function doubt(play: Play, presenter: Seat, { seat, option }: Reaction<DoubtMove>): void {
  const { state } = play;
  const { card } = option;
  showCard(play, seat, card);
  const bone = option.do === 'doubtBone' ? option.bone : null;
  state.event = { actor: seat, card, victim: presenter, crew: null, skeleton: null, bone };
  resolveEvent(play, announce(play));
  finishEvent(play);
}

/** RP-6.9 to RP-6.11, RP-R25, RP-R28: what is left scores once, and stays; a Name without a bone is no description. */
function closePresentation(play: Play): void {
  const { state, box } = play;
  const presentation = presented(play);
  const { presenter, name, bones, boosts } = presentation;
  state.presentation = null;
  const fossil = fossilOf(box, bones);
  const isDescribed = isSkeleton(play, presentation);
  if (name !== null && isDescribed) exhibit(play, presenter, name, presentation);
  else if (name !== null) putUnder(play, name);
  // What was laid down with a skeleton that stands was scored with it.
  if (fossil !== null) exhibitFossil(play, presenter, fossil, isDescribed ? [] : boosts);
  for (const card of boosts) putUnder(play, card);
}

/** RP-6.9: each bone still there, plus the boosts. RP-6.10: a skeleton may be left with a single bone. */
function exhibit(play: Play, seat: Seat, name: CardId, presentation: Presentation): void {
  const { state, box, tell } = play;
  const bones = elementsOf(box, presentation.bones);
  const slots: (BoneId | null)[] = [];
  for (let slot = 0; slot < PARTS.length; slot++) {
    slots.push(bones.find(bone => slotOf(box, bone) === slot) ?? null);
  }
  state.players[seat].skeletons.push({ name, slots });
  state.placed = true;
  const scored = score(play, seat, bones.length * box.constants.prestigePerBone, 'skeletons', presentation.boosts);
  tell({ type: 'exhibited', seat, name, bones, ...scored });
}

/** RP-6.3, RP-6.9: a fossil is worth the same alone or beside a skeleton. */
function exhibitFossil(play: Play, seat: Seat, bone: BoneId, boosts: readonly CardId[]): void {
  const { state, box, tell } = play;
  state.players[seat].fossils.push(bone);
  state.placed = true;
  const scored = score(play, seat, box.constants.prestigePerFossil, 'fossils', boosts);
  tell({ type: 'exhibitedFossil', seat, bone, ...scored });
}

function score(
  at: At,
  seat: Seat,
  worth: number,
  source: Source,
  boosts: readonly CardId[],
): { n: number; total: number } {
  const more = boostBy(at, boosts);
  gain(at, seat, worth, source);
  gain(at, seat, more, 'boosts');
  return { n: worth + more, total: at.state.players[seat].prestige };
}
