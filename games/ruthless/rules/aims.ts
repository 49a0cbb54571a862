import { clockwise, impossible, type Seat, type Values } from '@bonebed/kernel';
import { type Card, type Filter, matchScore } from '../box/box.ts';
import { isImmune, protectorOf } from './abilities.ts';
import { wouldChange } from './effects.ts';
import type { Move, PlayMove } from './moves.ts';
import {
  type At,
  type CardId,
  crewOwner,
  findSkeleton,
  type Guard,
  isSkipping,
  phaseOf,
  type Skeleton,
  skeletonWith,
} from './state.ts';

/** Everything a player might try with the event hand; what can't be played now is there to say why. */
export function pushCardMoves(at: At, seat: Seat, moves: Move[]): void {
  const phase = phaseOf(at.state);
  for (const card of at.state.players[seat].cards) {
    const { kind, timing, phase: itsPhase } = at.box.cards[card];
    if (kind === 'name') moves.push({ do: 'describe', name: card });
    else if (kind === 'crew') moves.push({ do: 'hire', card });
    else if (timing === 'withPresentation' || timing === 'withRevision') moves.push({ do: 'boost', card });
    else if (timing === 'action' && itsPhase === phase) pushPlays(at, seat, card, moves);
    else moves.push({ do: 'play', card });
  }
}

/** RP-4.3, RP-R17: an Event is aimed at one target, fixed when it is shown. */
function pushPlays({ state, box }: At, seat: Seat, card: CardId, moves: Move[]): void {
  const { target } = box.cards[card];
  if (target === 'none' || target === 'eachRival') {
    moves.push({ do: 'play', card });
    return;
  }
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    const { crew, skeletons } = state.players[rival];
    if (target === 'rival') moves.push({ do: 'playOn', card, rival });
    else if (target === 'rivalCrew') for (const member of crew) moves.push({ do: 'playOnCrew', card, crew: member });
    else for (const skeleton of skeletons) pushSkeletonPlays(card, target === 'rivalBone', skeleton, moves);
  }
}

function pushSkeletonPlays(card: CardId, atBones: boolean, { name, slots }: Skeleton, moves: Move[]): void {
  if (!atBones) {
    moves.push({ do: 'playOnSkeleton', card, skeleton: name });
    return;
  }
  for (const bone of slots) if (bone !== null) moves.push({ do: 'playOnBone', card, bone });
}

/** The card of the event hand that a move is about. */
function cardOf(move: Move): CardId | null {
  if (typeof move === 'string') return null;
  switch (move.do) {
    case 'play':
    case 'playOn':
    case 'playOnCrew':
    case 'playOnSkeleton':
    case 'playOnBone':
    case 'hire':
    case 'boost':
      return move.card;
    case 'describe':
      return move.name;
    default:
      return null;
  }
}

/** The kinds of move that play an Event. */
const PLAYS: readonly PlayMove['do'][] = ['play', 'playOn', 'playOnCrew', 'playOnSkeleton', 'playOnBone'];

/** RP-4.1: a card is played only in the phase it is marked with. */
const otherPhase: Guard<Move> = {
  rule: 'RP-4.1',
  text: 'RP-4.1.now',
  about: [...PLAYS, 'hire', 'boost', 'describe'],
  bars: ({ state, box }, _seat, move) => {
    const card = cardOf(move);
    if (card === null) return false;
    const { phase } = box.cards[card];
    return phase !== 'any' && phase !== phaseOf(state);
  },
  values: ({ state, box }, _seat, move) => {
    const card = cardOf(move) ?? impossible('a card', move);
    return { card, phase: box.cards[card].phase, now: phaseOf(state) };
  },
};

/** RP-4.2: a doubt card is no action. */
const onlyInDoubt: Guard<Move> = {
  rule: 'RP-4.2',
  text: 'RP-4.2.card',
  about: PLAYS,
  bars: ({ box }, _seat, move) => isPlay(move) && box.cards[move.card].timing === 'doubt',
  values: theCard,
};

/** RP-4.5: a Defense waits for a threat. */
const onlyInDefence: Guard<Move> = {
  rule: 'RP-4.5',
  text: 'RP-4.5.card',
  about: PLAYS,
  bars: ({ box }, _seat, move) => isPlay(move) && box.cards[move.card].timing === 'defence',
  values: theCard,
};

/** The card that a move is about, for a sentence that names it. */
export function theCard(_at: At, _seat: Seat, move: Move): Values {
  return { card: cardOf(move) ?? impossible('a card', move) };
}

/** RP-4.12: an Event can't be aimed at a player who is immune to it. */
const untargetable: Guard<Move> = {
  rule: 'RP-4.12',
  text: 'RP-4.12.by',
  about: PLAYS,
  bars: (at, _seat, move) => {
    if (!isPlay(move)) return false;
    const victim = victimOf(at, move);
    return victim !== null && isImmune(at, victim, at.box.cards[move.card].tags);
  },
  values: (at, _seat, move) => {
    if (!isPlay(move)) return impossible('a card with a target', move);
    const { card } = move;
    const rival = victimOf(at, move) ?? impossible('a rival', card);
    const { crew, paleontologist } = protectorOf(at, rival, at.box.cards[card].tags);
    return { card, rival, crew: crew ?? 'none', paleontologist: paleontologist ?? 'none' };
  },
};

/** RP-4.4: the target must be what the card asks for; one guard for each thing that a card can ask for. */
function unfitTarget(asked: Filter['filter'], text: string): Guard<Move> {
  return {
    rule: 'RP-4.4',
    text,
    about: PLAYS,
    bars: (at, seat, move) => {
      if (!isPlay(move) || at.box.cards[move.card].target === 'eachRival') return false;
      for (const filter of at.box.cards[move.card].filters) {
        if (filter.filter === asked && !meets(at, seat, victimOf(at, move) ?? seat, move, filter)) return true;
      }
      return false;
    },
    values: (at, seat, move) => {
      if (!isPlay(move)) return impossible('a card with a target', move);
      return targetValues(at, seat, move, asked);
    },
  };
}

/** The numbers of the moment behind a target that does not fit. */
function targetValues(at: At, seat: Seat, move: PlayMove, asked: Filter['filter']): Values {
  const { state, box } = at;
  const { card } = move;
  const { n = 0 } = box.cards[card].filters.find(({ filter }) => filter === asked) ?? {};
  const victim = victimOf(at, move) ?? seat;
  const values = { card, rival: victim, n, has: state.players[victim].prestige, own: state.players[seat].prestige };
  if (move.do === 'playOnSkeleton') {
    const score = headScore(at, move.skeleton);
    return { ...values, skeleton: move.skeleton, score: Number.isFinite(score) ? score : 'none' };
  }
  if (move.do !== 'playOnBone') return values;
  const { name } = skeletonWith(state, move.bone).skeleton;
  return { ...values, skeleton: name, bone: move.bone, score: matchScore(box, move.bone, name) };
}

const unfitTargets = [
  unfitTarget('actorHasBones', 'RP-4.4.ownBones'),
  unfitTarget('hasBones', 'RP-4.4.bones'),
  unfitTarget('canStillAct', 'RP-4.4.skips'),
  unfitTarget('prestigeAtLeastMine', 'RP-4.4.less'),
  unfitTarget('prestigeAtLeast', 'RP-4.4.prestige'),
  unfitTarget('headScoreBelow', 'RP-4.4.head'),
  unfitTarget('boneScoreAtMost', 'RP-4.4.bone'),
] as const;

/** RP-4.4, RP-R16: no card is played for nothing. */
const changesNothing: Guard<Move> = {
  rule: 'RP-R16',
  text: 'RP-R16.why',
  about: PLAYS,
  bars: (at, seat, move) => {
    if (!isPlay(move)) return false;
    const card = at.box.cards[move.card];
    if (card.target === 'eachRival')
      return !clockwise(at.state.players, seat).some(rival => isHit(at, seat, rival, move.card));
    return !wouldDo(at, victimOf(at, move), card);
  },
  values: (at, _seat, move) => {
    if (!isPlay(move)) return impossible('a card to play', move);
    const { card } = move;
    return { card, rival: victimOf(at, move) ?? 'none', draws: deckOf(at.box.cards[card]) };
  },
};

/** The deck that a card draws from. */
function deckOf({ effects }: Card): string {
  for (const effect of effects) if (effect.effect === 'draw') return effect.what;
  return 'none';
}

export const cardGuards = [
  otherPhase,
  onlyInDoubt,
  onlyInDefence,
  untargetable,
  ...unfitTargets,
  changesNothing,
] as const;

export function isPlay(move: Move): move is PlayMove {
  if (typeof move === 'string') return false;
  switch (move.do) {
    case 'play':
    case 'playOn':
    case 'playOnCrew':
    case 'playOnSkeleton':
    case 'playOnBone':
      return true;
    default:
      return false;
  }
}

/** Who would be hit by this, if it is one player. */
export function victimOf({ state }: At, move: PlayMove): Seat | null {
  switch (move.do) {
    case 'play':
      return null;
    case 'playOn':
      return move.rival;
    case 'playOnCrew':
      return crewOwner(state, move.crew);
    case 'playOnSkeleton':
      return findSkeleton(state, move.skeleton).owner;
    case 'playOnBone':
      return skeletonWith(state, move.bone).owner;
  }
}

function meets(at: At, seat: Seat, victim: Seat, move: PlayMove, { filter, n, phase }: Filter): boolean {
  const { state, box } = at;
  const { players } = state;
  switch (filter) {
    case 'actorHasBones':
      return players[seat].bones.length > 0;
    case 'hasBones':
      return players[victim].bones.length > 0;
    case 'canStillAct':
      return !isSkipping(state, victim, phase);
    case 'prestigeAtLeastMine':
      return players[victim].prestige >= players[seat].prestige;
    case 'prestigeAtLeast':
      return players[victim].prestige >= n;
    case 'headScoreBelow':
      return move.do === 'playOnSkeleton' && headScore(at, move.skeleton) < n;
    case 'boneScoreAtMost':
      return move.do === 'playOnBone' && matchScore(box, move.bone, skeletonWith(state, move.bone).skeleton.name) <= n;
    default:
      return impossible('a filter of an action', filter);
  }
}

/** The match of a skeleton's head; one without a head has nothing to mock. */
function headScore({ state, box }: At, name: CardId): number {
  const [head] = findSkeleton(state, name).skeleton.slots;
  return head === null ? Number.POSITIVE_INFINITY : matchScore(box, head, name);
}

function wouldDo(at: At, victim: Seat | null, card: Card): boolean {
  for (const effect of card.effects) if (wouldChange(at, victim, card, effect)) return true;
  return false;
}

/** RP-4.13: an Event that hits every rival leaves out those it can't touch and those from whom it would take nothing. */
export function isHit(at: At, actor: Seat, rival: Seat, card: CardId): boolean {
  const { tags, filters } = at.box.cards[card];
  if (rival === actor || isImmune(at, rival, tags)) return false;
  const aimed: PlayMove = { do: 'playOn', card, rival };
  return filters.every(filter => meets(at, actor, rival, aimed, filter)) && wouldDo(at, rival, at.box.cards[card]);
}
