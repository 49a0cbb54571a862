import type { Seat } from '@bonebed/kernel';
import { type At, SOURCES, type Source } from './state.ts';

/** RP-2.3: what the Paleontologist says, or the usual start. */
export function startPrestige(at: At, seat: Seat, paleontologist: number): void {
  const { passives } = at.box.paleontologists[paleontologist];
  gain(at, seat, passives.startPrestige ?? at.box.constants.startPrestige, 'start');
}

/** RP-8.1: there is no upper limit. Whoever calls it tells it, with what else came of the same card. */
export function gain({ state }: At, seat: Seat, n: number, source: Source): void {
  const player = state.players[seat];
  player.prestige += n;
  player.earned[SOURCES.indexOf(source)] += n;
}

/** RP-8.1, RP-8.2, RP-R33: never below the minimum; what can't be lost is forgotten. */
export function possibleLoss({ state, box }: At, seat: Seat, n: number): number {
  return Math.min(n, state.players[seat].prestige - box.constants.minPrestige);
}

/** How much was really lost. */
export function lose(at: At, seat: Seat, n: number, source: Source): number {
  const lost = possibleLoss(at, seat, n);
  // Not minus nothing: a -0 would make every number of the player one with a fraction for the engine.
  if (lost !== 0) gain(at, seat, -lost, source);
  return lost;
}
