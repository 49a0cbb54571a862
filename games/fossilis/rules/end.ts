import { carryOutEvent } from './event-cards.ts';
import { fillPool, runOut } from './plaster.ts';
import { finalScoring } from './score.ts';
import { freshTurn, type Play } from './state.ts';

/** FO-4.6: the turn is over; a triggered event is carried out before the next seat plays. */
export function endTurn(play: Play): void {
  const { state, tell } = play;
  if (state.heldEvent.length > 0) {
    state.phase = 'event';
    return;
  }
  // FO-16.1: the pool has run out and no Event was left: that was the last pool.
  if (state.ranOut && state.lastRound === null) {
    state.lastRound = state.round + 1;
    tell({ type: 'endComing', round: state.lastRound });
  }
  nextSeat(play);
}

/** Reveals the held Event and carries it out. FO-15.5: then the pool is refilled. */
export function resolveEvent(play: Play): void {
  const { state, tell } = play;
  const event = state.heldEvent.pop();
  if (event !== undefined) carryOutEvent(play, event);
  fillPool(play);
  tell({ type: 'poolRefilled', n: state.pool });
  nextSeat(play);
}

/** FO-16.2, FO-16.3, FO-16.4: the round is finished, then one more is played. FO-R46: no game goes on for ever. */
function nextSeat(play: Play): void {
  const { state, box } = play;
  const next = (state.active + 1) % state.players.length;
  const last = Math.min(state.lastRound ?? box.constants.safetyRounds, box.constants.safetyRounds);
  if (next === 0 && state.round >= last) {
    finalScoring(play);
    state.phase = 'over';
    return;
  }
  state.ranOut = false;
  state.turn = freshTurn(play);
  state.active = next;
  if (next === 0) state.round += 1;
  state.phase = 'actions';
  beginTurn(play);
}

/** Tells whose turn it is. FO-R25: a pool that could not be filled has run out as soon as it should be used. */
export function beginTurn(play: Play): void {
  const { state, tell } = play;
  const { active, round } = state;
  tell({ type: 'plays', seat: active, round, n: state.players[active].score });
  if (state.pool === 0 && state.lastRound === null) runOut(play);
}
