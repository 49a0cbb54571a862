// One contest in a thread of its own: an engine is compiled for the game it plays, as in a program that plays just that game.
// All three contestants are bundled first, as a browser gets them: a loader for development would slow them by what it adds.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { build } from 'esbuild';

const outdir = fileURLToPath(new URL('../.cache/bench/', import.meta.url));
mkdirSync(outdir, { recursive: true });
await build({
  stdin: {
    contents: "export { contests } from './contests.ts'; export { hold } from './measure.ts';",
    resolveDir: fileURLToPath(new URL('.', import.meta.url)),
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['boardgame.io', 'boardgame.io/*'],
  outfile: `${outdir}contests.mjs`,
  logLevel: 'error',
});
const { contests, hold } = await import('../.cache/bench/contests.mjs');
parentPort?.postMessage(hold(contests[workerData.index], workerData.effort));
