import type { Terms } from '@bonebed/kernel';
import { type Features, pointsOf, type Weights } from '../evaluation.ts';

/** For a game that nobody has described yet: its score sheet as if it ended now. */
export const anyFeatures: Features<Terms> = {
  names: ['points', 'tieBreak'],
  read: (_at, _seat, score, row) => {
    row[0] = pointsOf(score);
    row[1] = score.tieBreaks[0]?.points ?? 0;
  },
};

/** Chosen by hand: ten points ahead is a good game, and a tie-break is worth little. */
export const anyWeights: Weights = { points: 0.15, tieBreak: 0.01 };
