import type { GameModule } from '@bonebed/games';
import type { Weights } from '@bonebed/kernel';
import { ANY_BRAIN } from './any-brain.ts';
import { evaluationBy, tuningOf } from './brains.ts';
import { botsWith, makeBots, type Player, playerOf } from './make.ts';

/** All bots, for all games. */
export const bots = makeBots(evaluationBy(null), tuningOf);

/** A bot by name, with weights of its own while they are tuned. */
export function parsePlayer(name: string, weights: Weights | null = null): Player {
  return playerOf(weights === null ? bots : makeBots(evaluationBy(weights), tuningOf), name);
}

/** A bot by name for a game at some version of its rules: older ones bring what bots knew of them; if that is nothing, they go by the score. */
export function playerFor({ brain }: Pick<GameModule, 'brain'>, name: string): Player {
  return brain === undefined ? parsePlayer(name) : playerOf(botsWith(brain ?? ANY_BRAIN), name);
}
