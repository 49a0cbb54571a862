import { brains } from '@bonebed/games/brains.ts';
import type { Brain, SearchTuning, Weights } from '@bonebed/kernel';
import { ANY_BRAIN } from './any-brain.ts';
import { type EvaluationOf, makeEvaluation } from './evaluation.ts';
import { TUNING } from './tuning.ts';

export function brainOf(gameId: string): Brain {
  return brains.get(gameId) ?? ANY_BRAIN;
}

export const evaluationOf: EvaluationOf = game => {
  const { features, weights, alone } = brainOf(game.id);
  return makeEvaluation(game, features, weights, alone);
};

/** What a game's bots take features to be worth at a table of this many seats. */
export function weightsAt(gameId: string, seats: number): Weights {
  const { weights, alone } = brainOf(gameId);
  return seats === 1 ? (alone ?? weights) : weights;
}

export function tuningOf(gameId: string): SearchTuning {
  return { ...TUNING, ...brainOf(gameId).search };
}
