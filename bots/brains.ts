import { brains } from '@bonebed/games/brains.ts';
import type { Brain, SearchTuning } from '@bonebed/kernel';
import { ANY_BRAIN } from './any-brain.ts';
import { type EvaluationOf, makeEvaluation } from './evaluation.ts';
import { TUNING } from './tuning.ts';

export function brainOf(gameId: string): Brain {
  return brains.get(gameId) ?? ANY_BRAIN;
}

export const evaluationOf: EvaluationOf = game => {
  const { features, weights } = brainOf(game.id);
  return makeEvaluation(game, features, weights);
};

export function tuningOf(gameId: string): SearchTuning {
  return { ...TUNING, ...brainOf(gameId).search };
}
