import type { Brain } from '@bonebed/kernel';
import alone from './alone.json' with { type: 'json' };
import { boneWarsFeatures } from './features.ts';
import levels from './levels.json' with { type: 'json' };
import { leftOf } from './tempo.ts';
import weights from './weights.json' with { type: 'json' };

// The evaluation knows what plans are worth; turns further on are played too badly to tell more.
export const brain: Brain = {
  features: boneWarsFeatures,
  weights,
  alone,
  levels,
  search: { horizon: 0 },
  honesty: { left: leftOf, certainty: [0.56, 1.29, 1.56], modesty: 0 },
  digTurns: 5,
};
