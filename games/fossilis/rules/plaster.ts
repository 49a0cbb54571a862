import type { Seat } from '@bonebed/kernel';
import type { At, Play } from './state.ts';

/** FO-R25: what is left in the supply: the Plaster of the box that is neither in the pool nor with a player; FO-19.7: or no end of it. */
export function supplyLeft({ state, box }: At): number {
  if (state.endlessPlaster) return Number.POSITIVE_INFINITY;
  let left = box.plaster.count - state.pool;
  for (const { plaster } of state.players) left -= plaster;
  return left;
}

/** FO-R25: the pool is filled as far as the supply goes. */
export function fillPool(at: At): void {
  const { state, box } = at;
  const full = box.plaster.poolPerPlayer * state.players.length;
  state.pool = Math.min(full, state.pool + supplyLeft(at));
}

/** FO-15.1, FO-R27, FO-R47: Plaster gained on one's turn comes from the pool as long as it has any, then from the supply. */
export function gainPlaster(play: Play, seat: Seat, n: number): void {
  const { state, tell } = play;
  const fromPool = Math.min(state.pool, n);
  if (fromPool > 0) {
    state.pool -= fromPool;
    state.players[seat].plaster += fromPool;
    tell({ type: 'tookPlaster', seat, n: fromPool, pool: state.pool });
    if (state.pool === 0) runOut(play);
  }
  if (fromPool < n) gainFromSupply(play, seat, n - fromPool);
}

/** FO-15.2, FO-R26: with its last Plaster the pool has run out, and the active player takes the next Event face down. */
export function runOut({ state, tell }: Play): void {
  state.ranOut = true;
  const event = state.events.pop();
  // FO-15.6: the fourth pool brings no event.
  if (event === undefined) {
    tell({ type: 'lastPoolRanOut' });
    return;
  }
  state.heldEvent.push(event);
  tell({ type: 'poolRanOut', seat: state.active });
}

/** FO-15.4: Plaster gained during an event comes from the supply, as much of it as there is (FO-R25). */
export function gainFromSupply(play: Play, seat: Seat, n: number): void {
  const taken = Math.min(supplyLeft(play), n);
  play.state.players[seat].plaster += taken;
  play.tell({ type: 'tookFromSupply', seat, n: taken });
}
