import type { Seat } from '@bonebed/kernel';
import { currentRoundTile } from '../rules/bonuses.ts';
import { credibility } from '../rules/bookshelf.ts';
import { isMidGameScored } from '../rules/score.ts';
import type { At } from '../rules/state.ts';

/** What the loyalty of a player is worth: points are loyalty times credibility, twice in the game. */
export interface LoyaltyWorth {
  /** Received for good, the scoring in mid-game included once it took place. */
  readonly banked: number;
  /** What the scorings would give now; the one in mid-game only as long as it is still to come. */
  readonly midGame: number;
  readonly final: number;
  /** What loyalty gains if credibility grows as far as it can. */
  readonly growth: number;
  /** Credibility of the patrons with whom the next step brings a higher value at once. */
  readonly poised: number;
  /** With the current patron: his credibility, the steps ahead of the best rival, and those that a round may still bring. */
  readonly shelves: number;
  readonly lead: number;
  readonly room: number;
}

/** What a round usually brings of loyalty. */
const USUAL_LOYALTY = 4;

export function loyaltyWorth(at: At, seat: Seat): LoyaltyWorth {
  const { state, box } = at;
  const { loyalty, reputation, patron: own } = state.players[seat];
  let midGame = 0;
  let final = 0;
  let growth = 0;
  let poised = 0;
  for (const patron of box.patronIds) {
    const { values } = box.tracks[patron];
    const step = loyalty[patron];
    const shelves = credibility(at, patron);
    const most = box.shelves.length / box.patronIds.length;
    final += values[step] * shelves;
    growth += (values[values.length - 1] * step * (most - shelves)) / (values.length - 1);
    if (step + 1 < values.length && values[step + 1] > values[step]) poised += shelves;
  }
  let banked = reputation.bonuses + reputation.covers + reputation.loyalty;
  if (isMidGameScored(at)) for (const points of reputation.midGame) banked += points;
  else midGame = final;
  const room = Math.min(USUAL_LOYALTY, box.tracks[own].values.length - 1 - loyalty[own]);
  return { banked, midGame, final, growth, poised, shelves: credibility(at, own), lead: leadOf(at, seat), room };
}

function leadOf({ state }: At, seat: Seat): number {
  const { loyalty, patron } = state.players[seat];
  let most = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) most = Math.max(most, state.players[other].loyalty[patron]);
  }
  return loyalty[patron] - most;
}

/** Loyalty that a bonus of the current round brings. */
export function roundLoyalty({ state, box }: At): number {
  let loyalty = 0;
  for (const effect of box.tiles[currentRoundTile({ state })].effects) {
    if (effect.do === 'loyalty') loyalty += effect.n;
  }
  return loyalty;
}
