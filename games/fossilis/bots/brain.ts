import type { Brain } from '@bonebed/kernel';
import { fossilisFeatures, leftOf } from './features.ts';
import levels from './levels.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

// The actions, the market and the claim are three steps: two more end the own turn.
export const brain: Brain = {
  features: fossilisFeatures,
  weights,
  levels,
  search: { horizon: 2 },
  honesty: { left: leftOf, certainty: [0.35, 0.4, 0.83], modesty: 0 },
  digTurns: 5,
};
