import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bonebed/games';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a plain script, which Node loads before it knows types
import { globs } from '../../loader/glob.mjs';
import { useSite, visit } from './browser.ts';
import { startFirefox } from './engines/firefox.ts';
import type { Tab } from './engines/tab.ts';
import { startWebKit } from './engines/webkit.ts';
import { type Played, playAll } from './parity/play.ts';
import { type Space, serveStatic, temporary } from './space.ts';

const site = useSite();
let space: Space;
let inNode: Played[];

beforeAll(async () => {
  const folder = temporary();
  await build({
    entryPoints: ['page', 'worker'].map(name => join(import.meta.dirname, 'parity', `${name}.ts`)),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    outdir: folder,
    logLevel: 'error',
    plugins: [globs],
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>parity</title><script src="page.js"></script>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  space = await serveStatic(folder);
  inNode = await playAll();
  return () => space.close();
});

test('the games in Node are all there, and different seeds are different games: equal hashes mean something', () => {
  expect(new Set(inNode.map(({ game }) => game))).toEqual(new Set(gameIds));
  expect(inNode.every(({ answers }) => answers > 10)).toBe(true);
  for (const part of ['states', 'record', 'thoughts'] as const)
    expect(new Set(inNode.map(played => played[part])).size).toBe(inNode.length);
  const answers = inNode.reduce((sum, played) => sum + played.answers, 0);
  console.log(`${inNode.length} games, ${answers} states to compare`);
});

/** The same seeds give the same games as in Node, in the page and in a worker of it. */
async function expectSame(page: Tab): Promise<void> {
  await page.goto(space.url);
  for (const where of ['page', 'worker']) {
    const played = await page.evaluate((place): Promise<Played[]> => Reflect.get(globalThis, 'parity')[place](), where);
    expect(played).toEqual(inNode);
  }
}

test('Chromium plays and thinks as Node does, in a page and in a worker', async () => {
  const { page, context, faults } = await visit(site.browser);
  await expectSame(page);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s plays and thinks as Node does, in a page and in a worker', async (_name, start) => {
  const engine = await start();
  const { page, faults, close } = await engine.visit('Ada');
  await expectSame(page);
  expect(await faults()).toEqual([]);
  await close();
  await engine.close();
});
