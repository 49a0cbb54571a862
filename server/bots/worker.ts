import { parentPort, workerData } from 'node:worker_threads';
import { decide, parsePlayer, rootOf, startBudget } from '@bonebed/bots';
import type { GameModule } from '@bonebed/games';
import { type Edition, fastRng, openEdition, Table, type Terms } from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { Recent } from '../recent.ts';
import type { BotReply, BotRequest, ThreadStart } from './job.ts';

// The pool starts this thread.
const { module, stop } = workerData as ThreadStart;
const { loadGame } = (await import(module)) as { loadGame(id: string): Promise<GameModule> };

const editions = new Recent<Edition<Terms>>(limits.openEditions);

/** Comes back to the pending decision and lets the bot think about it. */
async function think(request: BotRequest): Promise<string> {
  const { header, start, given, seat, level, seed } = request;
  const { game } = await loadGame(request.game);
  let edition = editions.get(request.edition);
  if (edition === undefined) {
    edition = openEdition(game, request.components);
    editions.set(request.edition, edition);
  }
  // It was a state of this game a moment ago in the thread that sent it.
  const table = new Table(game, edition.box, header, start as unknown as Terms['state']);
  const answered = table.follow(() => given[table.length] ?? null);
  if (!answered.ok) throw new Error(`answer ${table.length + 1} of the step does not replay: ${answered.fault.code}`);
  const { bot, budget } = parsePlayer(level);
  const limit = startBudget(budget, () => performance.now());
  const isOver = (iterations: number): boolean => limit.isOver(iterations) || Atomics.load(stop, 0) === request.id;
  return decide(bot, rootOf(table, seat), fastRng(seed), { isOver }).text;
}

parentPort?.on('message', (request: BotRequest) => {
  const { id } = request;
  think(request).then(
    text => parentPort?.postMessage({ id, text } satisfies BotReply),
    (error: unknown) => {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, fault } satisfies BotReply);
    },
  );
});
