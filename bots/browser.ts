import { loadBrain as loadOwn } from '@bonebed/games';
import type { Brain } from '@bonebed/kernel';
import { ANY_BRAIN } from './any-brain.ts';

/** What a table in a browser needs of the bots to play; advice, the look back and what thinks ahead are fetched when they are needed. */
export { ANY_BRAIN } from './any-brain.ts';
export { decide, rootOf } from './bot.ts';
export { startBudget } from './budget.ts';
export { botsWith, type Player, playerWith } from './make.ts';

/** What the bots know of one game, for browsers, which should not fetch what they know of the others. */
export async function loadBrain(game: string): Promise<Brain> {
  return (await loadOwn(game)) ?? ANY_BRAIN;
}
