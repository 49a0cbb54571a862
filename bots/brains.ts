import type { Game, Terms } from '@bonebed/kernel';
import { type Evaluation, type Features, makeEvaluation, type Weights } from './evaluation.ts';
import { anyFeatures, anyWeights } from './features/any.ts';
import { holotypeFeatures } from './features/holotype.ts';
import holotypeWeights from './weights/holotype.json' with { type: 'json' };

/** What the bots know of a game: what to look at and what it is worth. */
export interface Brain {
  readonly features: Features<Terms>;
  readonly weights: Weights;
}

const brains: Readonly<Record<string, Brain>> = {
  holotype: { features: holotypeFeatures, weights: holotypeWeights },
};

const ANY: Brain = { features: anyFeatures, weights: anyWeights };

export function brainOf(gameId: string): Brain {
  return Object.hasOwn(brains, gameId) ? brains[gameId] : ANY;
}

export function evaluationOf<T extends Terms>(game: Game<T>): Evaluation<T> {
  const { features, weights } = brainOf(game.id);
  return makeEvaluation<T>(game, features, weights);
}
