import { parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from '@bonebed/games';
import { loadPatterns } from '@bonebed/games/patterns.ts';
import { type Batch, playBatch } from './pool.ts';

/** What the pool starts this thread with: the module that games are loaded from. */
const { module } = workerData as { readonly module: string };
const { loadGame } = (await import(module)) as { loadGame(id: string): Promise<GameModule> };

parentPort?.on('message', async ({ id, ...batch }: Batch & { readonly id: number }) => {
  try {
    parentPort?.postMessage({
      id,
      books: await playBatch({ load: loadGame, patterns: loadPatterns }, batch),
      fault: null,
    });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, books: null, fault });
  }
});
