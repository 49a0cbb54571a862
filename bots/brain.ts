import type { Terms } from '@bonebed/kernel';
import type { Features, Weights } from './evaluation.ts';
import { anyFeatures, anyWeights } from './features/any.ts';
import type { SearchTuning } from './tuning.ts';

/** What the bots know of a game: what to look at and what it is worth. */
export interface Brain {
  readonly features: Features<Terms>;
  readonly weights: Weights;
  /** How far the search looks ahead, where it differs from the usual. */
  readonly search?: Partial<SearchTuning>;
}

/** For a game that nobody has described yet. */
export const ANY_BRAIN: Brain = { features: anyFeatures, weights: anyWeights };
