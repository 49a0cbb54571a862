import { ANY_BRAIN, type Brain } from './brain.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly brain: Brain }>>> = {
  'bone-wars': () => import('./brains/bone-wars.ts'),
  ruthless: () => import('./brains/ruthless.ts'),
  holotype: () => import('./brains/holotype.ts'),
  fossilis: () => import('./brains/fossilis.ts'),
};

/** What the bots know of one game, for browsers, which should not fetch what they know of the others. */
export async function loadBrain(gameId: string): Promise<Brain> {
  return Object.hasOwn(loaders, gameId) ? (await loaders[gameId]()).brain : ANY_BRAIN;
}
