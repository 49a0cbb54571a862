import { BadInput } from '@bonebed/kernel';
import type { GameModule } from './module.ts';

/** The games, each loaded when it is first asked for. */
const loaders: Readonly<Record<string, () => Promise<{ readonly module: GameModule }>>> = {
  'bone-wars': () => import('./bone-wars/module.ts'),
  ruthless: () => import('./ruthless/module.ts'),
  holotype: () => import('./holotype/module.ts'),
  fossilis: () => import('./fossilis/module.ts'),
};

export const gameIds: readonly string[] = Object.keys(loaders);

export async function loadGame(id: string): Promise<GameModule> {
  if (!Object.hasOwn(loaders, id)) {
    throw new BadInput('game', 'game', `no game '${id}'; there are: ${gameIds.join(', ')}`);
  }
  return (await loaders[id]()).module;
}

export type { Drawing, GameModule } from './module.ts';
