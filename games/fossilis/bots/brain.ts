import type { Brain } from '@bonebed/kernel';
import { fossilisFeatures } from './features.ts';
import weights from './weights.json' with { type: 'json' };

// The actions, the market and the claim are three steps: two more end the own turn.
export const brain: Brain = { features: fossilisFeatures, weights, search: { horizon: 2 }, certainty: 0.56 };
