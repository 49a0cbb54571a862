import type { Brain } from '@bonebed/kernel';
import { holotypeFeatures } from './features.ts';
import weights from './weights.json' with { type: 'json' };

// Dice and cards: an option needs many worlds until its worth is known.
export const brain: Brain = {
  features: holotypeFeatures,
  weights,
  search: { horizon: 5, farsight: 0.8, lines: 3 },
  certainty: 0.49,
};
