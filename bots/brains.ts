import { brains } from '@bonebed/games/brains.ts';
import type { Brain, SearchTuning, Weights } from '@bonebed/kernel';
import { ANY_BRAIN } from './any-brain.ts';
import { type EvaluationOf, makeEvaluation } from './evaluation.ts';
import { TUNING } from './tuning.ts';

export function brainOf(gameId: string): Brain {
  return brains.get(gameId) ?? ANY_BRAIN;
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
