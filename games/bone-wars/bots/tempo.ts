import type { Seat } from '@bonebed/kernel';
import { hasGrant } from '../rules/grants.ts';
import { type At, sum } from '../rules/state.ts';
import { slotInfo } from '../rules/upgrades.ts';

/** How much a player can still do. */
export interface Tempo {
  /** Cards that can still be played this round: slots, money and cards in hand allow it. */
  readonly actions: number;
  /** The same for the next round, with what is left then and the usual income; 0 in the last round. */
  readonly next: number;
  /** Money and cards beyond that. */
  readonly money: number;
  readonly cards: number;
  /** The part of the game to come, from 1 to 0. */
  readonly left: number;
}

/** What a round usually has of actions, and what passing brings of money and cards. */
export const USUAL_ACTIONS = 4;
const USUAL_INCOME = 3;
const USUAL_CARDS = 1;

export function tempoOf(at: At, seat: Seat): Tempo {
  const { state, box } = at;
  const player = state.players[seat];
  const later = box.rounds.length - 1 - state.round;
  const teams = seat < state.seats ? box.basicTeam.length : player.slots.length;
  const hand = player.species.length + player.paleontologists.length;
  let { money } = player;
  let cards = hand + (seat < state.seats ? player.team.length : teams);
  let actions = 0;
  if (!player.passed && state.phase === 'rounds') {
    for (let slot = 0; slot < player.slots.length && cards > 0; slot++) {
      if (player.slots[slot].card !== null) continue;
      const cost = slotCost(at, seat, slot);
      if (cost > money) break;
      money -= cost;
      cards -= 1;
      actions += 1;
    }
  }
  let next = 0;
  if (later > 0) {
    if (!player.passed) money += USUAL_INCOME;
    cards = Math.min(cards, hand) + teams + (player.passed ? 0 : USUAL_CARDS);
    for (let slot = 0; slot < player.slots.length && cards > 0; slot++) {
      const cost = slotCost(at, seat, slot);
      if (cost > money) break;
      money -= cost;
      cards -= 1;
      next += 1;
    }
  }
  const left = Math.min(1, (actions + later * USUAL_ACTIONS) / (box.rounds.length * USUAL_ACTIONS));
  return { actions, next, money, cards, left };
}

/** How much of the game is left for everybody together, from 1 to 0. */
export function leftOf(at: At): number {
  const { seats } = at.state;
  let left = 0;
  for (let seat = 0; seat < seats; seat++) left += tempoOf(at, seat).left;
  return left / seats;
}

function slotCost(at: At, seat: Seat, slot: number): number {
  return hasGrant(at, seat, 'freeSlots') ? 0 : slotInfo(at, seat, slot).cost;
}

/** The part of the loyalty at hand that so many actions can bring in, the best first. */
export function doablePart(loyalties: readonly number[], actions: number): number {
  const all = sum(loyalties);
  if (all === 0) return 0;
  const best = [...loyalties].sort((a, b) => b - a).slice(0, actions);
  return sum(best) / all;
}
