import type { Seat } from '@bonebed/kernel';
import type { EffectName } from './effects.ts';
import type { Play } from './state.ts';

/** BW-10.1, BW-R1: money from a supply without limit. */
export function gainMoney({ state, tell }: Play, seat: Seat, n: number): void {
  state.players[seat].money += n;
  tell({ type: 'money', seat, n });
}

/** BW-R1: reputation, by where it comes from. */
export function gainReputation({ state, tell }: Play, seat: Seat, source: 'bonuses' | 'covers', n: number): void {
  state.players[seat].reputation[source] += n;
  tell({ type: 'reputation', seat, n });
}

/** BW-R7: a bonus that can't be carried out is lost. */
export function loseBonus({ tell }: Pick<Play, 'tell'>, seat: Seat, bonus: EffectName): void {
  tell({ type: 'lost', seat, bonus });
}
