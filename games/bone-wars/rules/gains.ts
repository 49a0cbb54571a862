import type { Seat } from '@bonebed/kernel';
import type { Cause } from './causes.ts';
import type { EffectName } from './effects.ts';
import { type At, type Play, sum } from './state.ts';

/** All the reputation that a player has received. */
export function reputationOf({ state }: At, seat: Seat): number {
  const { bonuses, covers, loyalty, midGame, final } = state.players[seat].reputation;
  return bonuses + covers + loyalty + sum(midGame) + sum(final);
}

/** BW-10.1, BW-R1: money from a supply without limit. */
export function gainMoney({ state, tell }: Play, seat: Seat, n: number, why: Cause): void {
  state.players[seat].money += n;
  tell({ type: 'money', seat, n, why });
}

/** BW-R1: reputation, by where it comes from. */
export function gainReputation(play: Play, seat: Seat, source: 'bonuses' | 'covers', n: number, why: Cause): void {
  play.state.players[seat].reputation[source] += n;
  play.tell({ type: 'reputation', seat, n, why, total: reputationOf(play, seat) });
}

/** BW-R7: a bonus that can't be carried out is lost. */
export function loseBonus({ tell }: Pick<Play, 'tell'>, seat: Seat, bonus: EffectName, why: Cause): void {
  tell({ type: 'lost', seat, bonus, why });
}

/** BW-R14: a bonus that its owner does not want. */
export function declineBonus({ tell }: Pick<Play, 'tell'>, seat: Seat, bonus: EffectName, why: Cause): void {
  tell({ type: 'declined', seat, bonus, why });
}
