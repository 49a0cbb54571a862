import type { Brain } from '../brain.ts';
import { boneWarsFeatures } from '../features/bone-wars.ts';
import weights from '../weights/bone-wars.json' with { type: 'json' };

// The evaluation knows what plans are worth; turns further on are played too badly to tell more.
export const brain: Brain = { features: boneWarsFeatures, weights, search: { horizon: 0 } };
