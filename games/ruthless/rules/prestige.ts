import type { Seat } from '@bonebed/kernel';
import { type At, type Play, SOURCES, type Source } from './state.ts';

/** RP-2.3: what the Paleontologist says, or the usual start. */
export function startPrestige({ state, box }: At, seat: Seat, paleontologist: number): void {
  const prestige = box.paleontologists[paleontologist].passives.startPrestige ?? box.constants.startPrestige;
  change({ state, box }, seat, prestige, 'start');
}

/** RP-8.1: there is no upper limit. */
export function gain(play: Play, seat: Seat, n: number, source: Source): void {
  if (n === 0) return;
  change(play, seat, n, source);
  play.tell({ type: 'gained', seat, n, source });
}

/** RP-8.1, RP-8.2, RP-R33: never below the minimum; what can't be lost is forgotten. */
export function possibleLoss({ state, box }: At, seat: Seat, n: number): number {
  return Math.min(n, state.players[seat].prestige - box.constants.minPrestige);
}

export function lose(play: Play, seat: Seat, n: number, source: Source): void {
  const lost = possibleLoss(play, seat, n);
  change(play, seat, -lost, source);
  play.tell({ type: 'fell', seat, n: lost, source });
}

function change({ state }: At, seat: Seat, by: number, source: Source): void {
  const player = state.players[seat];
  player.prestige += by;
  player.earned[SOURCES.indexOf(source)] += by;
}
