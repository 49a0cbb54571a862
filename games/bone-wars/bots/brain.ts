import type { Brain } from '@bonebed/kernel';
import { boneWarsFeatures } from './features.ts';
import weights from './weights.json' with { type: 'json' };

// The evaluation knows what plans are worth; turns further on are played too badly to tell more.
export const brain: Brain = { features: boneWarsFeatures, weights, search: { horizon: 0 }, certainty: 1.3 };
