import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameModule } from '@bonebed/games';
import type { ContestResult, Effort } from './measure.ts';
import { measureGame, type RealGameResult } from './real-game.ts';
import type { Report } from './report.ts';

export { contestTable, gameTable, performancePage, type Report, withPartsOf } from './report.ts';

const EFFORT: Effort = { rounds: 7, sliceMs: 250 };

/** The two small games, one after the other, each in a thread of its own. */
export async function measureContests(effort: Effort = EFFORT): Promise<Report['contests']> {
  const { contests } = await import('./contests.ts');
  const results: ContestResult[] = [];
  for (const index of contests.keys()) results.push(await holdInThread(index, effort));
  return results;
}

function holdInThread(index: number, effort: Effort): Promise<ContestResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./contest-worker.mjs', import.meta.url), { workerData: { index, effort } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** A real game with each number of seats. */
export function measureModule(module: GameModule, effort: Effort = EFFORT): RealGameResult[] {
  return module.game.seats.map((count, index) => measureGame(module, count, effort, index === 0));
}

export function machine(): string {
  const cores = cpus();
  return `${cores[0]?.model ?? 'an unknown processor'}, ${cores.length} cores, Node ${process.version}, ${process.platform}`;
}
