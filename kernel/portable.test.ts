import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { makeHeader, startOf } from './header.ts';
import { fingerprint } from './json.ts';
import { type Toy, toy, toyComponents } from './kit/toy.ts';
import { chooseAtRandom, playOut, policyPlay } from './playout.ts';
import { fastRng, seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';

/** Plays a whole game with nothing but the kernel and gives the fingerprint of its end. */
const PROGRAM = `
  import * as kernel from './index.ts';
  import { propertyKit } from './kit/index.ts';
  import { toy, toyComponents } from './kit/toy.ts';
  const edition = kernel.openEdition(toy, toyComponents);
  const header = kernel.makeHeader(toy, edition, { seats: 3, seed: kernel.seedFrom('portable') });
  const state = kernel.startOf(toy, edition.box, header);
  const play = kernel.policyPlay(edition.box, state, kernel.chooseAtRandom(kernel.fastRng('portable')));
  kernel.playOut(toy, play);
  propertyKit(toy, edition, { seats: 2, seeds: ['portable'] });
  globalThis.result = kernel.fingerprint(play.state);
`;

async function bundled() {
  const { outputFiles, metafile } = await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return { code: outputFiles[0].text, imports: Object.values(metafile.outputs).flatMap(output => output.imports) };
}

test('the kernel and its kit bundle for a browser with no import left over', async () => {
  const { imports } = await bundled();
  expect(imports).toEqual([]);
});

test('they play the same game where there is no Node, no clock and no chance of another kind', async () => {
  const { code } = await bundled();
  const bare = createContext({ TextEncoder });
  runInContext('delete globalThis.Date; delete Math.random;', bare);
  runInContext(code, bare);
  const edition = openEdition(toy, toyComponents);
  const header = makeHeader(toy, edition, { seats: 3, seed: seedFrom('portable') });
  const play = policyPlay<Toy>(edition.box, startOf(toy, edition.box, header), chooseAtRandom(fastRng('portable')));
  playOut(toy, play);
  expect(bare.result).toBe(fingerprint(play.state));
});
