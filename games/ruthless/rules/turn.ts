import type { Seat } from '@bonebed/kernel';
import type { Phase } from '../box/box.ts';
import { controversyAction } from './controversy.ts';
import { endTurn } from './end-of-turn.ts';
import { drawPhase, fieldAction } from './field.ts';
import { museumAction } from './museum.ts';
import { choosePaleontologist } from './setup.ts';
import { type At, isSkipping, leaders, leftOf, mostPrestige, type Play } from './state.ts';

/** RP-3.1: Field Season, Museum Work, Controversy, then the end-of-turn steps. Plays one place in a round, or one such step. */
export function step(play: Play): void {
  const { stage } = play.state;
  switch (stage) {
    case 'setup':
      choosePaleontologist(play);
      break;
    case 'draw':
      beginTurn(play);
      drawPhase(play);
      tellLastTurn(play);
      beginPhase(play, 'field');
      break;
    case 'end':
      endTurn(play);
      break;
    default:
      takePlace(play, stage);
  }
}

/** Each phase of a turn, the draw and the end of it have a name: who takes how many places in a phase is up to the players. */
export function turnName({ state }: At): string {
  return `${state.turn} ${state.stage}`;
}

/** RP-2.8: turns are counted from 1. */
function beginTurn({ state, tell }: Play): void {
  const { turn, goal } = state;
  const total = mostPrestige(state);
  tell({ type: 'turn', turn, goal, leaders: turn === 1 ? [] : leaders(state), total });
  state.boneless = state.boneDeck.length === 0;
}

/** RP-R12: if this turn is the last, everybody is told. */
function tellLastTurn({ state, box, tell }: Play): void {
  if (state.boneless) tell({ type: 'lastTurn', why: 'bones' });
  else if (state.turn === box.constants.lastTurn) tell({ type: 'lastTurn', why: 'turns' });
}

/** RP-3.2, RP-3.6, RP-R6: every phase starts with the first player and no passes. */
function beginPhase({ state, tell }: Play, phase: Phase): void {
  state.stage = phase;
  state.active = state.first;
  state.passes = 0;
  tell({ type: 'phase', phase });
}

/** RP-3.3, RP-3.4: one action or a pass, again and again around the table. RP-3.11: an action spends something, so it ends. */
function takePlace(play: Play, phase: Phase): void {
  const { state } = play;
  const seat = state.active;
  const acted = !mustPass(play, seat, phase) && act(play, seat, phase);
  // RP-3.5, RP-R5, RP-R22: any action starts the count of passes anew, a canceled one too.
  state.passes = acted ? 0 : state.passes + 1;
  if (state.passes === state.players.length) endPhase(play, phase);
  else state.active = leftOf(state, seat);
}

/** RP-3.10, RP-R7: the game passes for a player only when everybody can see that there is nothing to ask. */
function mustPass(play: Play, seat: Seat, phase: Phase): boolean {
  const { state, tell } = play;
  // RP-4.11, RP-R8: told once, when the card was played.
  if (isSkipping(state, seat, phase)) return true;
  if (!isEmptyHanded(play, seat)) return false;
  tell({ type: 'passed', seat, why: 'noCards' });
  return true;
}

function isEmptyHanded({ state }: At, seat: Seat): boolean {
  const { bones, cards } = state.players[seat];
  return bones.length === 0 && cards.length === 0;
}

/** Whether the player acted; if not, it was a pass. */
function act(play: Play, seat: Seat, phase: Phase): boolean {
  if (takeAction(play, seat, phase)) return true;
  play.tell({ type: 'passed', seat, why: 'choice' });
  return false;
}

function takeAction(play: Play, seat: Seat, phase: Phase): boolean {
  switch (phase) {
    case 'field':
      return fieldAction(play, seat);
    case 'museum':
      return museumAction(play, seat);
    case 'controversy':
      return controversyAction(play, seat);
  }
}

const NEXT = { field: 'museum', museum: 'controversy' } as const;

function endPhase(play: Play, phase: Phase): void {
  if (phase === 'controversy') play.state.stage = 'end';
  else beginPhase(play, NEXT[phase]);
}
