import type { GameModule } from '@bonebed/games';
import type { Weights } from '@bonebed/kernel';
import { ANY_BRAIN } from './any-brain.ts';
import { brainOf, evaluationOf, tuningOf } from './brains.ts';
import { isLevel } from './levels.ts';
import { levelsOf, makeBots, type Player, playerWith } from './make.ts';

/** All bots, for all games. */
export const bots = makeBots(evaluationOf, tuningOf);

/** A bot by name for a game as it is now, with weights of its own while they are tuned. */
export function parsePlayer(name: string, game: string, weights: Weights | null = null): Player {
  const brain = brainOf(game);
  return playerWith(weights === null ? brain : { ...brain, weights, alone: weights }, name);
}

/** Throws `BadInput` if there is no such bot in any game. */
export function checkPlayer(name: string): void {
  playerWith(ANY_BRAIN, name);
}

/** A bot by name for a game at some version of its rules: older ones bring what bots knew of them; if that is nothing, they go by the score. */
export function playerFor({ brain, game }: Pick<GameModule, 'brain' | 'game'>, name: string): Player {
  return brain === undefined ? parsePlayer(name, game.id) : playerWith(brain ?? ANY_BRAIN, name);
}

/** What a level is in a game: `search@it:40`. Other names stay as they are. */
export function playedAs(name: string, game: string): string {
  return isLevel(name) ? levelsOf(brainOf(game))[name] : name;
}
