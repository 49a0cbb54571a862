import { below, fastRng, type Weights } from '@bonebed/kernel';
import { type FitSample, pairsOf, usualSize, weightsOf } from './fit.ts';

/**
 * Finds better weights by nothing but play, as chess engines are tuned (simultaneous perturbation, SPSA): each deal is played between the
 * weights with all of them shifted at random and the same with the opposite shift. Averaged over many deals, what the shifts won
 * points uphill, and the weights take a step that way. Unlike a fit (`fit.ts`) this can't mistake what winners have for what makes them win.
 */
export interface Climb {
  readonly names: readonly string[];
  readonly start: Weights;
  /** What counts as one for each weight; 0 for one that stays as it is. */
  readonly units: readonly number[];
  /** How far weights are shifted to see what it brings, in units, and how far they go at most in a round. */
  readonly shift: number;
  readonly rounds: number;
  /** In each round. */
  readonly deals: number;
  readonly seed: string;
}

/** Two sets of weights that are to play one deal. */
export interface Trial {
  readonly plus: Weights;
  readonly minus: Weights;
  readonly deal: string;
}

/** Plays trials and says of each how far plus came out ahead, from -1 to 1. */
export type PlayTrials = (trials: readonly Trial[]) => Promise<readonly number[]>;

/** How far weights are usually shifted. Far shifts win and lose for what they ruin; near ones need more games to be told apart. */
export const USUAL_SHIFT = 0.1;

export async function climb(plan: Climb, play: PlayTrials): Promise<Weights> {
  const { names, start, units, shift, rounds, deals, seed } = plan;
  const rng = fastRng(`climb/${seed}`);
  const at = names.map(() => 0);
  const sums = names.map(() => 0);
  const shifted = (signs: readonly number[], by: number): Weights =>
    weightsOf(names, i => (start[names[i]] ?? 0) + units[i] * (at[i] + by * signs[i]));
  // The steps never settle, for every round has its luck. The middle of the later ones is nearer to the top than the last.
  const settled = Math.floor(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    const shifts = Array.from({ length: deals }, () => names.map(() => 2 * below(rng, 2) - 1));
    const leads = await play(
      shifts.map((signs, index) => ({
        plus: shifted(signs, shift),
        minus: shifted(signs, -shift),
        deal: `${round}/${index}`,
      })),
    );
    for (let i = 0; i < at.length; i++) {
      let won = 0;
      for (const [index, signs] of shifts.entries()) won += signs[i] * leads[index];
      at[i] += (shift * won) / deals;
      if (round >= settled) sums[i] += at[i] / (rounds - settled);
    }
  }
  return weightsOf(names, i => (start[names[i]] ?? 0) + units[i] * sums[i]);
}

/**
 * Units in which the weights are of equal influence: shifted by one each, at random signs, they change the evaluation by about as much as
 * it usually differs between two players. The size of a feature is that of its differences where there are any: something rare is
 * not to be shifted further than something that is always there.
 */
export function unitsOf(names: readonly string[], moments: readonly FitSample[], weights: Weights): number[] {
  const rows = pairsOf(moments).map(({ row }) => row);
  const sizes = names.map((_, i) => usualSize(rows.map(row => row[i]).filter(value => value !== 0)));
  const lead = usualSize(rows.map(row => row.reduce((sum, value, i) => sum + value * (weights[names[i]] ?? 0), 0)));
  const active = sizes.filter(size => size > 0).length;
  return sizes.map(size => (size === 0 ? 0 : (lead === 0 ? 1 : lead) / Math.sqrt(active) / size));
}
