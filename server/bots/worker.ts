import { parentPort, workerData } from 'node:worker_threads';
import { adviceOf, brainOf, decide, playerFor, rootOf, startBudget } from '@bonebed/bots';
import type { LoadGame } from '@bonebed/games/versions.ts';
import { type Advice, type Edition, fastRng, openEdition, Table, type Terms } from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { Recent } from '../recent.ts';
import { boxOf, type PoolReply, type PoolRequest, type ThreadStart } from './job.ts';

// The pool starts this thread.
const { module, stop } = workerData as ThreadStart;
const { loadGame } = (await import(module)) as { loadGame: LoadGame };

const editions = new Recent<Edition<Terms>>(limits.openEditions);

/** Comes back to the pending decision and lets the bot think about it. */
async function think(request: PoolRequest): Promise<{ readonly text: string; readonly advice?: Advice }> {
  const { header, start, given, seat, level, seed } = request;
  const module = await loadGame(request.game, header.version);
  const { game } = module;
  let edition = editions.get(boxOf(request));
  if (edition === undefined) {
    edition = openEdition(game, request.components);
    editions.set(boxOf(request), edition);
  }
  // It was a state of this game a moment ago in the thread that sent it.
  const table = new Table(game, edition.box, header, start as unknown as Terms['state']);
  const answered = table.follow(() => given[table.length] ?? null);
  if (!answered.ok) throw new Error(`answer ${table.length + 1} of the step does not replay: ${answered.fault.code}`);
  const { bot, budget } = playerFor(module, level);
  const limit = startBudget(budget, () => performance.now());
  const isOver = (iterations: number): boolean => limit.isOver(iterations) || Atomics.load(stop, 0) === request.id;
  const root = rootOf(table, seat);
  if (request.isHint === undefined) return { text: decide(bot, root, fastRng(seed), { isOver }).text };
  const advice = adviceOf(bot, module.brain ?? brainOf(game.id), root, fastRng(seed), { isOver });
  return { text: advice.text, advice };
}

parentPort?.on('message', (request: PoolRequest) => {
  const { id } = request;
  think(request).then(
    thought => parentPort?.postMessage({ id, ...thought } satisfies PoolReply),
    (error: unknown) => {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, fault } satisfies PoolReply);
    },
  );
});
