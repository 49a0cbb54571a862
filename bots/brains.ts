import type { Game, Terms } from '@bonebed/kernel';
import { type Evaluation, type Features, makeEvaluation, type Weights } from './evaluation.ts';
import { anyFeatures, anyWeights } from './features/any.ts';
import { boneWarsFeatures } from './features/bone-wars.ts';
import { fossilisFeatures } from './features/fossilis.ts';
import { holotypeFeatures } from './features/holotype.ts';
import { isTurnOver as isRuthlessTurnOver, ruthlessFeatures } from './features/ruthless.ts';
import { type SearchTuning, TUNING } from './tuning.ts';
import boneWarsWeights from './weights/bone-wars.json' with { type: 'json' };
import fossilisWeights from './weights/fossilis.json' with { type: 'json' };
import holotypeWeights from './weights/holotype.json' with { type: 'json' };
import ruthlessWeights from './weights/ruthless.json' with { type: 'json' };

/** What the bots know of a game: what to look at and what it is worth. */
export interface Brain {
  readonly features: Features<Terms>;
  readonly weights: Weights;
  /** How far the search looks ahead, where it differs from the usual. */
  readonly search?: Partial<SearchTuning>;
}

const brains: Readonly<Record<string, Brain>> = {
  // The evaluation knows what plans are worth; turns further on are played too badly to tell more.
  'bone-wars': { features: boneWarsFeatures, weights: boneWarsWeights, search: { horizon: 0 } },
  // The actions, the market and the claim are three steps: two more end the own turn.
  fossilis: { features: fossilisFeatures, weights: fossilisWeights, search: { horizon: 2 } },
  // A turn of all seats has phases in which hands are worth different things: positions are compared at its end.
  ruthless: {
    features: ruthlessFeatures,
    weights: ruthlessWeights,
    search: { horizon: 0, isTurnOver: isRuthlessTurnOver, farsight: 0.8 },
  },
  // Dice and cards: an option needs many worlds until its worth is known.
  holotype: { features: holotypeFeatures, weights: holotypeWeights, search: { horizon: 5, farsight: 0.8, lines: 3 } },
};

const ANY: Brain = { features: anyFeatures, weights: anyWeights };

export function brainOf(gameId: string): Brain {
  return Object.hasOwn(brains, gameId) ? brains[gameId] : ANY;
}

export function evaluationOf<T extends Terms>(game: Game<T>): Evaluation<T> {
  const { features, weights } = brainOf(game.id);
  return makeEvaluation<T>(game, features, weights);
}

export function tuningOf(gameId: string): SearchTuning {
  return { ...TUNING, ...brainOf(gameId).search };
}
