import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { useSite, visit } from './browser.ts';
import { type Played, playAll } from './parity/play.ts';
import { serveStatic, temporary } from './space.ts';

const site = useSite();

test('the same seeds give the same games in Node, in a page and in a worker: every state of all games', async () => {
  const folder = temporary();
  await build({
    entryPoints: ['page', 'worker'].map(name => join(import.meta.dirname, 'parity', `${name}.ts`)),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    outdir: folder,
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>parity</title><script src="page.js"></script>');
  const space = await serveStatic(folder);
  const { page, context, faults } = await visit(site.browser);
  await page.goto(space.url);
  const playedIn = (where: 'page' | 'worker') =>
    page.evaluate((place): Promise<Played[]> => Reflect.get(globalThis, 'parity')[place](), where);

  const inNode = await playAll();
  expect(new Set(inNode.map(({ game }) => game))).toEqual(new Set(gameIds));
  expect(inNode.every(({ answers }) => answers > 10)).toBe(true);
  // Different seeds are different games: equal hashes below mean something.
  expect(new Set(inNode.map(({ states }) => states)).size).toBe(inNode.length);
  expect(await playedIn('page')).toEqual(inNode);
  expect(await playedIn('worker')).toEqual(inNode);
  const answers = inNode.reduce((sum, played) => sum + played.answers, 0);
  console.log(`${inNode.length} games, ${answers} states compared`);
  expect(faults).toEqual([]);
  await context.close();
  space.close();
});
