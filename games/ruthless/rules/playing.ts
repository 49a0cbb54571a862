import { clockwise, impossible, type Seat } from '@bonebed/kernel';
import type { Card } from '../box/box.ts';
import { isHit, victimOf } from './aims.ts';
import { canceledOrSaved, defenceWindow, mayDefend } from './defence.ts';
import { applyEffects } from './effects.ts';
import { putUnder, showCard } from './hands.ts';
import type { PlayMove } from './moves.ts';
import { type At, type CardId, type Play, type PlayedEvent, skeletonWith } from './state.ts';

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
  if (box.cards[card].target === 'eachRival') resolveForEach(play, state.event);
  else resolveEvent(play, announce(play));
  finishEvent(play);
}

function skeletonOf({ state }: At, move: PlayMove): CardId | null {
  if (move.do === 'playOnSkeleton') return move.skeleton;
  return move.do === 'playOnBone' ? skeletonWith(state, move.bone).skeleton.name : null;
}

/**
 * RP-3.9: a card that somebody is going to be asked about is told first. Where nobody is, the card comes back: what it does is
 * told in the same line.
 */
export function announce(play: Play): CardId | null {
  const event = currentEvent(play);
  const { card, victim } = event;
  const isWaitedFor = (victim !== null && mayDefend(play, victim)) || asksActor(play.box.cards[card]);
  if (!isWaitedFor) return card;
  if (play.state.presentation === null) tellPlayed(play, event);
  else if (victim !== null) play.tell({ type: 'doubted', seat: event.actor, card, rival: victim, bone: event.bone });
  return null;
}

function asksActor({ effects }: Card): boolean {
  return effects.some(effect => effect.effect === 'steal' && effect.pick === 'seen');
}

function tellPlayed({ tell }: Play, { actor: seat, card, victim: rival, crew, skeleton, bone }: PlayedEvent): void {
  if (rival === null) tell({ type: 'played', seat, card });
  else if (crew !== null) tell({ type: 'playedOnCrew', seat, card, rival, crew });
  else if (skeleton !== null) tell({ type: 'playedOnSkeleton', seat, card, rival, skeleton, bone });
  else tell({ type: 'playedOn', seat, card, rival });
}

/** RP-4.13, RP-R23: player by player, clockwise from the left of the actor: window, effect, then the next. */
function resolveForEach(play: Play, event: PlayedEvent): void {
  tellPlayed(play, event);
  for (const rival of clockwise(play.state.players, event.actor)) {
    if (!isHit(play, event.actor, rival, event.card)) continue;
    currentEvent(play).victim = rival;
    resolveEvent(play, null);
  }
}

/** The window, and then everything the card does unless it is canceled. `by` is the card if nobody was told of it yet. */
export function resolveEvent(play: Play, by: CardId | null): void {
  const { victim } = currentEvent(play);
  if (victim !== null) defenceWindow(play, victim);
  const { canceled, saved } = canceledOrSaved(play);
  // RP-4.15: the Defenses go under first, then what the Event removes, then the Event.
  putDefencesUnder(play);
  if (!canceled) applyEffects(play, currentEvent(play), by, saved);
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

function currentEvent({ state }: At): PlayedEvent {
  return state.event ?? impossible('an Event on the table', state.stage);
}
