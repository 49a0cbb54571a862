import type { Brain } from '@bonebed/kernel';
import { isTurnOver, leftOf, ruthlessFeatures } from './features.ts';
import levels from './levels.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

// A turn of all seats has phases in which hands are worth different things: positions are compared at its end.
export const brain: Brain = {
  features: ruthlessFeatures,
  weights,
  levels,
  search: { horizon: 0, isTurnOver, farsight: 0.8 },
  honesty: { left: leftOf, certainty: [0.25, 0.57, 1.16], modesty: 0.26 },
  // One turn has three phases with something to do.
  digTurns: 6,
};
