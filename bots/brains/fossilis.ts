import type { Brain } from '../brain.ts';
import { fossilisFeatures } from '../features/fossilis.ts';
import weights from '../weights/fossilis.json' with { type: 'json' };

// The actions, the market and the claim are three steps: two more end the own turn.
export const brain: Brain = { features: fossilisFeatures, weights, search: { horizon: 2 } };
