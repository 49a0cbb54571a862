import { impossible, type Seat } from '@bonebed/kernel';
import { type Card, type Filter, matchScore } from '../box/box.ts';
import { isImmune } from './abilities.ts';
import { canceledOrSaved, defenceWindow } from './defence.ts';
import { applyEffect, wouldChange } from './effects.ts';
import { putUnder, showCard } from './hands.ts';
import type { Move, PlayMove } from './moves.ts';
import {
  type At,
  type CardId,
  clockwise,
  crewOwner,
  findSkeleton,
  type Guard,
  isSkipping,
  type Play,
  type PlayedEvent,
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

/** RP-4.1: a card is played only in the phase it is marked with. */
const otherPhase: Guard<Move> = {
  rule: 'RP-4.1',
  bars: ({ state, box }, _seat, move) => {
    const card = cardOf(move);
    if (card === null) return false;
    const { phase } = box.cards[card];
    return phase !== 'any' && phase !== phaseOf(state);
  },
};

/** RP-4.2: a doubt card is no action. */
const onlyInDoubt: Guard<Move> = {
  rule: 'RP-4.2',
  bars: ({ box }, _seat, move) => isPlay(move) && box.cards[move.card].timing === 'doubt',
};

/** RP-4.5: a Defense waits for a threat. */
const onlyInDefence: Guard<Move> = {
  rule: 'RP-4.5',
  bars: ({ box }, _seat, move) => isPlay(move) && box.cards[move.card].timing === 'defence',
};

/** RP-4.12: an Event can't be aimed at a player who is immune to it. */
const untargetable: Guard<Move> = {
  rule: 'RP-4.12',
  bars: (at, _seat, move) => {
    if (!isPlay(move)) return false;
    const victim = victimOf(at, move);
    return victim !== null && isImmune(at, victim, at.box.cards[move.card].tags);
  },
};

/** RP-4.4: the target must be what the card asks for. */
const unfitTarget: Guard<Move> = {
  rule: 'RP-4.4',
  bars: (at, seat, move) => {
    if (!isPlay(move)) return false;
    const { filters, target } = at.box.cards[move.card];
    if (filters.length === 0 || target === 'eachRival') return false;
    const victim = victimOf(at, move) ?? seat;
    return !filters.every(filter => meets(at, seat, victim, move, filter));
  },
};

/** RP-4.4, RP-R16: no card is played for nothing. */
const changesNothing: Guard<Move> = {
  rule: 'RP-R16',
  bars: (at, seat, move) => {
    if (!isPlay(move)) return false;
    const card = at.box.cards[move.card];
    if (card.target === 'eachRival') return !clockwise(at.state, seat).some(rival => isHit(at, seat, rival, move.card));
    return !wouldDo(at, victimOf(at, move), card);
  },
};

export const cardGuards = [otherPhase, onlyInDoubt, onlyInDefence, untargetable, unfitTarget, changesNothing] as const;

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
function victimOf({ state }: At, move: PlayMove): Seat | null {
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
function isHit(at: At, actor: Seat, rival: Seat, card: CardId): boolean {
  const { tags, filters } = at.box.cards[card];
  if (rival === actor || isImmune(at, rival, tags)) return false;
  const aimed: PlayMove = { do: 'playOn', card, rival };
  return filters.every(filter => meets(at, actor, rival, aimed, filter)) && wouldDo(at, rival, at.box.cards[card]);
}

/** RP-4.2: plays one Event as the action. */
export function playEvent(play: Play, seat: Seat, move: PlayMove): void {
  const { state, box } = play;
  const { card } = move;
  showCard(play, seat, card);
  state.event = {
    actor: seat,
    card,
    victim: victimOf(play, move),
    crew: move.do === 'playOnCrew' ? move.crew : null,
    skeleton: skeletonOf(play, move),
    bone: move.do === 'playOnBone' ? move.bone : null,
  };
  tellPlayed(play, state.event);
  if (box.cards[card].target === 'eachRival') resolveForEach(play, state.event);
  else resolveEvent(play);
  finishEvent(play);
}

function skeletonOf({ state }: At, move: PlayMove): CardId | null {
  if (move.do === 'playOnSkeleton') return move.skeleton;
  return move.do === 'playOnBone' ? skeletonWith(state, move.bone).skeleton.name : null;
}

function tellPlayed({ tell }: Play, { actor: seat, card, victim: rival, crew, skeleton }: PlayedEvent): void {
  if (rival === null) tell({ type: 'played', seat, card });
  else if (crew !== null) tell({ type: 'playedOnCrew', seat, card, rival, crew });
  else if (skeleton !== null) tell({ type: 'playedOnSkeleton', seat, card, rival, skeleton });
  else tell({ type: 'playedOn', seat, card, rival });
}

/** RP-4.13, RP-R23: player by player, clockwise from the left of the actor: window, effect, then the next. */
function resolveForEach(play: Play, event: PlayedEvent): void {
  for (const rival of clockwise(play.state, event.actor)) {
    if (!isHit(play, event.actor, rival, event.card)) continue;
    currentEvent(play).victim = rival;
    resolveEvent(play);
  }
}

/** RP-3.9: the window, and then everything the card does unless it is canceled. */
export function resolveEvent(play: Play): void {
  const { box, tell } = play;
  const { card, victim } = currentEvent(play);
  if (victim !== null) defenceWindow(play, victim);
  const { canceled, saved } = canceledOrSaved(play);
  // RP-4.15: the Defenses go under first, then what the Event removes, then the Event.
  putDefencesUnder(play);
  if (canceled) tell({ type: 'canceled', card });
  else for (const effect of box.cards[card].effects) applyEffect(play, currentEvent(play), effect, saved);
}

/** RP-4.10, RP-4.14: canceled or not, a finished Event goes under the Event deck. */
export function finishEvent(play: Play): void {
  putUnder(play, currentEvent(play).card);
  play.state.event = null;
}

export function putDefencesUnder(play: Play): void {
  for (const card of play.state.defences) putUnder(play, card);
  play.state.defences = [];
}

export function currentEvent({ state }: At): PlayedEvent {
  return state.event ?? impossible('an Event on the table', state.stage);
}
