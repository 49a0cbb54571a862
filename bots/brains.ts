import type { Game, Terms } from '@bonebed/kernel';
import { ANY_BRAIN, type Brain } from './brain.ts';
import { brain as boneWars } from './brains/bone-wars.ts';
import { brain as fossilis } from './brains/fossilis.ts';
import { brain as holotype } from './brains/holotype.ts';
import { brain as ruthless } from './brains/ruthless.ts';
import { type Evaluation, makeEvaluation } from './evaluation.ts';
import { type SearchTuning, TUNING } from './tuning.ts';

const brains: Readonly<Record<string, Brain>> = { 'bone-wars': boneWars, ruthless, holotype, fossilis };

export function brainOf(gameId: string): Brain {
  return Object.hasOwn(brains, gameId) ? brains[gameId] : ANY_BRAIN;
}

export function evaluationOf<T extends Terms>(game: Game<T>): Evaluation<T> {
  const { features, weights } = brainOf(game.id);
  return makeEvaluation<T>(game, features, weights);
}

export function tuningOf(gameId: string): SearchTuning {
  return { ...TUNING, ...brainOf(gameId).search };
}
