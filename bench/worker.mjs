// A measurement in a thread of its own: an engine is compiled for the game it plays, as in a program that plays just that game, and nothing has run
// warm before. What is measured is bundled first, as a browser gets it: a loader for development would slow it by what it adds.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { build } from 'esbuild';

const { name, contents, args } = workerData;
const outdir = fileURLToPath(new URL('../.cache/bench/', import.meta.url));
mkdirSync(outdir, { recursive: true });
await build({
  stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['boardgame.io', 'boardgame.io/*'],
  outfile: `${outdir}${name}.mjs`,
  logLevel: 'error',
});
const { run } = await import(`../.cache/bench/${name}.mjs`);
parentPort?.postMessage(run(args));
