import type { Brain } from '@bonebed/kernel';
import { boneWarsFeatures } from './features.ts';
import { leftOf } from './tempo.ts';
import weights from './weights.json' with { type: 'json' };

// The evaluation knows what plans are worth; turns further on are played too badly to tell more.
export const brain: Brain = {
  features: boneWarsFeatures,
  weights,
  search: { horizon: 0 },
  honesty: { left: leftOf, certainty: [0.56, 1.29, 1.56], modesty: 0 },
};
