import { carryOutEvent } from './event-cards.ts';
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
    tell({ type: 'endTriggered' });
  }
  nextSeat(play);
}

/** Reveals the held Event and carries it out. FO-15.5: then the pool is refilled. */
export function resolveEvent(play: Play): void {
  const { state, box, tell } = play;
  const event = state.heldEvent.pop();
  if (event !== undefined) carryOutEvent(play, event);
  state.pool = box.plaster.poolPerPlayer * state.players.length;
  tell({ type: 'poolRefilled', n: state.pool });
  nextSeat(play);
}

/** FO-16.2, FO-16.3, FO-16.4: the round is finished, then one more is played. FO-R46: no game goes on for ever. */
function nextSeat(play: Play): void {
  const { state, box, tell } = play;
  state.ranOut = false;
  state.turn = freshTurn(play);
  state.active = (state.active + 1) % state.players.length;
  if (state.active === 0) state.round += 1;
  if (state.round > (state.lastRound ?? box.constants.safetyRounds) || state.round > box.constants.safetyRounds) {
    finalScoring(play);
    state.phase = 'over';
    return;
  }
  state.phase = 'actions';
  if (state.active === 0 && state.round === state.lastRound) tell({ type: 'lastRound' });
  tell({ type: 'turn', seat: state.active, round: state.round });
}
