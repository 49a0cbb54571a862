import { cpus, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameModule } from '@bonebed/games';
import type { ContestResult, Effort } from './measure.ts';
import type { PlayoutResult, RealGameResult, TableResult } from './real-game.ts';
import type { BenchReport } from './report.ts';

export { type BenchReport, contestTable, gameTable, performancePage, withPartsOf } from './report.ts';

const EFFORT: Effort = { rounds: 7, sliceMs: 250 };

/** The small games and the one by hand, one after the other. */
export async function measureContests(effort: Effort = EFFORT): Promise<BenchReport['contests']> {
  const { contests } = await import('./contests.ts');
  const contents = `
    import { contests } from './contests.ts';
    import { hold } from './measure.ts';
    export const run = ({ index, effort }) => hold(contests[index], effort);`;
  const results: ContestResult[] = [];
  for (const index of contests.keys()) results.push(await inThread('contests', contents, { index, effort }));
  return results;
}

/** A real game with each number of seats: its tables and its playouts apart, for each runs at its best where nothing else has run. */
export async function measureModule(module: GameModule, effort: Effort = EFFORT): Promise<RealGameResult[]> {
  const { id, seats: counts } = module.game;
  const results: RealGameResult[] = [];
  for (const seats of counts) {
    const measure = <R>(what: string): Promise<R> => {
      const contents = `
        import { ${what} } from './real-game.ts';
        import { module } from '@bonebed/games/${id}/module.ts';
        export const run = ({ seats, effort }) => ${what}(module, seats, effort);`;
      return inThread(`${id}-${what}`, contents, { seats, effort });
    };
    const tables = await measure<TableResult>('measureTables');
    const playouts = await measure<PlayoutResult>('measurePlayouts');
    results.push({ game: id, seats, ...tables, ...playouts });
  }
  return results;
}

/** What `run` of a module with these contents gives for these arguments, in a thread of its own (`worker.mjs`). */
function inThread<R>(name: string, contents: string, args: object): Promise<R> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { name, contents, args } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

export function machine(): string {
  const cores = cpus();
  const model = cores[0]?.model ?? 'an unknown processor';
  const load = loadavg()[0].toFixed(1);
  return `${model}, ${cores.length} cores, Node ${process.version}, ${process.platform}; load average at the end ${load}`;
}
