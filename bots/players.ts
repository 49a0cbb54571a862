import type { Weights } from '@bonebed/kernel';
import { evaluationBy, tuningOf } from './brains.ts';
import { makeBots, type Player, playerOf } from './make.ts';

/** All bots, for all games. */
export const bots = makeBots(evaluationBy(null), tuningOf);

/** A bot by name, with weights of its own while they are tuned. */
export function parsePlayer(name: string, weights: Weights | null = null): Player {
  return playerOf(weights === null ? bots : makeBots(evaluationBy(weights), tuningOf), name);
}
