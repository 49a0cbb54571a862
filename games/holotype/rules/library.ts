import type { Seat } from '@bonebed/kernel';
import type { Worker } from '../box/box.ts';
import { hasMilestone, type Play } from './state.ts';

/** HT-10.1: research by the worker's rank. HT-10.2, HT-14.2: one more with the Library Grant. */
export function library(play: Play, seat: Seat, worker: Worker): void {
  const { state, box, tell } = play;
  const player = state.players[seat];
  const grant = hasMilestone(play, seat, 'libraryGrant') ? 1 : 0;
  const count = box.workers[worker].libraryResearch + grant;
  // HT-1.6: the supply never runs out.
  player.research += count;
  tell({ type: 'researched', seat, count, total: player.research });
}
