import { parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from '@bonebed/games';
import { BadInput, type Edition, type Game, openEdition, type Terms } from '@bonebed/kernel';
import { limits } from '../limits.ts';
import { type Effort, slowestOf, tryGame } from './effort.ts';

/** What this thread is started with: where games come from, and the edition of one of them that somebody sent in. */
export interface TrialRequest {
  readonly module: string;
  readonly game: string;
  readonly components: unknown;
}

/** Null if it can be played with. */
export type TrialReply = { readonly path: string; readonly fault: string } | null;

/** What is slow on a busy machine is tried again. */
const TRIES = 3;

async function trial({ module, game: id, components }: TrialRequest): Promise<TrialReply> {
  const { loadGame } = (await import(module)) as { loadGame(id: string): Promise<GameModule> };
  const { game } = await loadGame(id);
  try {
    const edition = openEdition(game, components);
    for (const seats of game.seats) refuseCostly(game, edition, seats);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return { path: error.path, fault: error.fault };
    return { path: '', fault: `the rules fail with it (${error instanceof Error ? error.message : error})` };
  }
}

function refuseCostly(game: Game<Terms>, edition: Edition<Terms>, seats: number): void {
  const { answers, answerMs: enoughMs, options: most } = limits.trial;
  const play = (): Effort => tryGame(game, edition, { seats, seed: `trial/${seats}`, answers });
  const { options, slowestMs } = slowestOf(play, { enoughMs, tries: TRIES });
  const at = `with ${seats} seats`;
  if (options > most) throw new BadInput('edition', '', `${at} there are ${options} options to choose from`);
  if (slowestMs > enoughMs) throw new BadInput('edition', '', `${at} an answer takes ${Math.ceil(slowestMs)} ms`);
}

parentPort?.postMessage(await trial(workerData as TrialRequest));
