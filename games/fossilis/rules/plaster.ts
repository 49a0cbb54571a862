import type { Seat } from '@bonebed/kernel';
import type { Play } from './state.ts';

/**
 * FO-15.1, FO-R27, FO-R47: Plaster gained on one's turn comes from the pool as long as it has any, then from the supply,
 * which never runs dry (FO-R25).
 */
export function gainPlaster(play: Play, seat: Seat, n: number): void {
  const { state, tell } = play;
  tell({ type: 'gainedPlaster', seat, n });
  state.players[seat].plaster += n;
  if (state.pool === 0) return;
  state.pool = Math.max(0, state.pool - n);
  if (state.pool === 0) runOut(play);
}

/** FO-15.2, FO-R26: with its last Plaster the pool has run out, and the active player takes the next Event face down. */
function runOut({ state, tell }: Play): void {
  state.ranOut = true;
  const event = state.events.pop();
  // FO-15.6: the fourth pool brings no event.
  if (event === undefined) return;
  state.heldEvent.push(event);
  tell({ type: 'poolRanOut', seat: state.active });
}

/** FO-15.4: Plaster gained during an event comes from the supply. */
export function gainFromSupply({ state, tell }: Play, seat: Seat, n: number): void {
  state.players[seat].plaster += n;
  tell({ type: 'gainedPlaster', seat, n });
}
