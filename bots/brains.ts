import { ANY_BRAIN, type Brain } from './brain.ts';
import { brain as boneWars } from './brains/bone-wars.ts';
import { brain as fossilis } from './brains/fossilis.ts';
import { brain as holotype } from './brains/holotype.ts';
import { brain as ruthless } from './brains/ruthless.ts';
import { type EvaluationOf, makeEvaluation, type Weights } from './evaluation.ts';
import { type SearchTuning, TUNING } from './tuning.ts';

const brains: Readonly<Record<string, Brain>> = { 'bone-wars': boneWars, ruthless, holotype, fossilis };

export function brainOf(gameId: string): Brain {
  return Object.hasOwn(brains, gameId) ? brains[gameId] : ANY_BRAIN;
}

/** Judges positions by the weights of the game or, while weights are tuned, by others. */
export function evaluationBy(weights: Weights | null): EvaluationOf {
  return game => {
    const brain = brainOf(game.id);
    return makeEvaluation(game, brain.features, weights ?? brain.weights);
  };
}

export function tuningOf(gameId: string): SearchTuning {
  return { ...TUNING, ...brainOf(gameId).search };
}
