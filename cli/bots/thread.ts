import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type BotMessage, botThread } from '@bonebed/bots';
import type { GameModule } from '@bonebed/games';

/** What the pool starts this thread with: the module that games are loaded from. */
const { module } = workerData as { readonly module: string };
const { loadGame } = (await import(module)) as { loadGame(id: string): Promise<GameModule> };

const answer = botThread({
  load: loadGame,
  now: () => performance.now(),
  breathe: () => setImmediate(),
  send: reply => parentPort?.postMessage(reply),
});

parentPort?.on('message', (message: BotMessage) => {
  // What goes wrong is sent back as an answer.
  void answer(message);
});
