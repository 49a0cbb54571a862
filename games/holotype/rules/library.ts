import type { Seat } from '@bonebed/kernel';
import type { Worker } from '../box/box.ts';
import { gainResearch, hasMilestone, type Play } from './state.ts';

/** HT-10.1: research by the worker's rank. HT-10.2, HT-14.2: one more with the Library Grant. */
export function library(play: Play, seat: Seat, worker: Worker): void {
  const grant = hasMilestone(play, seat, 'libraryGrant') ? 1 : 0;
  gainResearch(play, seat, play.box.workers[worker].libraryResearch + grant);
}
