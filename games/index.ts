import { BadInput, type Brain, impossible } from '@bonebed/kernel';
import type { Manifest } from './manifest.ts';
import type { GameModule } from './module.ts';

/** A game is a folder with these files: whatever is there is found, and loaded when it is first asked for. */
const manifests = import.meta.glob<Manifest>('./*/manifest.ts', { import: 'manifest', eager: true });
const modules = import.meta.glob<GameModule>('./*/module.ts', { import: 'module' });
const brains = import.meta.glob<Brain>('./*/bots/brain.ts', { import: 'brain' });

const listed = Object.entries(manifests)
  .map(([path, manifest]) => ({ id: path.split('/')[1], manifest }))
  .sort((a, b) => a.manifest.weight - b.manifest.weight || (a.id < b.id ? -1 : 1));

/** The games, the lightest first. */
export const gameIds: readonly string[] = listed.map(({ id }) => id);

export function manifestOf(id: string): Manifest {
  return listed.find(game => game.id === id)?.manifest ?? impossible('a game that is there', id);
}

export async function loadGame(id: string): Promise<GameModule> {
  if (!gameIds.includes(id)) {
    throw new BadInput('game', 'game', `no game '${id}'; there are: ${gameIds.join(', ')}`);
  }
  return modules[`./${id}/module.ts`]();
}

/** What bots know of a game, apart from its rules because a page that only watches need not fetch it; null if nobody has said. */
export async function loadBrain(id: string): Promise<Brain | null> {
  return gameIds.includes(id) ? ((await brains[`./${id}/bots/brain.ts`]?.()) ?? null) : null;
}

export { type Manifest, unlisted } from './manifest.ts';
export type { Drawing, GameModule } from './module.ts';
