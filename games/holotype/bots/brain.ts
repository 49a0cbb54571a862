import type { Brain } from '@bonebed/kernel';
import { holotypeFeatures, leftOf } from './features.ts';
import levels from './levels.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

// Dice and cards: an option needs many worlds until its worth is known.
export const brain: Brain = {
  features: holotypeFeatures,
  weights,
  levels,
  search: { horizon: 5, farsight: 0.8, lines: 3 },
  honesty: { left: leftOf, certainty: [0.4, 0.6, 1.14], modesty: 0.21 },
  digTurns: 6,
};
