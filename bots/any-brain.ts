import { type Brain, totalOf } from '@bonebed/kernel';

/** For a game that nobody has described yet: its score sheet as if it ended now. */
export const ANY_BRAIN: Brain = {
  features: {
    names: ['points', 'tieBreak'],
    read: (_at, _seat, score, row) => {
      row[0] = totalOf(score);
      row[1] = score.tieBreaks[0]?.points ?? 0;
    },
  },
  // Chosen by hand: ten points ahead is a good game, and a tie-break is worth little.
  weights: { points: 0.15, tieBreak: 0.01 },
};
