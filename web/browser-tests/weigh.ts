/** What the client weighs, part by part: `node --import @bonebed/loader web/browser-tests/weigh.ts`. Gzipped, as a first visit to a Holotype table loads it. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build, type Rollup } from 'vite';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { hands as holotype } from '../boards/holotype/hands.ts';
// @ts-expect-error: the same
import { serveStatic } from './static-server.mjs';
import { playNow, visit } from './visit.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The part that a module belongs to; the first that fits. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['framework (Preact, signals)', /node_modules\/(?:preact|@preact)/],
  ['icons', /icon:/],
  ['component data', /components\.json/],
  ['texts of the client and the board', /^\/web\/.*texts\//],
  ['texts of the game', /^\/games\/.*texts\//],
  ['kernel', /\/kernel\//],
  ['rules of Holotype', /games\/holotype/],
  ['bots', /\/bots\//],
  ['transport (socket, worker, protocol)', /web\/host|\/protocol\//],
  ['board of Holotype', /web\/boards\/holotype/],
  ['table screen', /web\/table/],
  ['pages (home, rules, about, lobby)', /web\/(?:app|rules)/],
];

const result = (await build({ root: join(import.meta.dirname, '..'), logLevel: 'error' })) as Rollup.RollupOutput;
const names = await loadedNames();
const loaded = result.output.filter(({ fileName }) => names.has(`/${fileName}`) && /\.(?:js|css)$/.test(fileName));
const weights = new Map<string, number>();
const add = (part: string, bytes: number) => weights.set(part, (weights.get(part) ?? 0) + bytes);
for (const file of loaded) {
  const source = file.type === 'chunk' ? file.code : file.source;
  const bytes = gzipSync(source, { level: 9 }).length;
  if (file.type === 'asset') {
    add('styles', bytes);
    continue;
  }
  // A chunk's bytes are shared out by the length of its modules before they are packed.
  const modules = Object.entries(file.modules);
  const whole = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0) || 1;
  for (const [id, { renderedLength }] of modules) {
    const part = PARTS.find(([, pattern]) => pattern.test(id.replace(ROOT, '')))?.[0] ?? 'the rest';
    add(part, (bytes * renderedLength) / whole);
  }
}
const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
for (const [part, bytes] of [...weights].sort((a, b) => b[1] - a[1]))
  console.log(`| ${part} | ${(bytes / 1000).toFixed(1)} |`);
console.log(`| all | ${(total / 1000).toFixed(1)} |`);

/** The files that a browser asks for on the way from the front page to a table. */
async function loadedNames(): Promise<Set<string>> {
  const site: { url: string; close: () => void } = await serveStatic(join(import.meta.dirname, '../dist'));
  const browser = await chromium.launch(launchOptions());
  const { page } = await visit(browser);
  const found = new Set<string>();
  page.context().on('request', request => found.add(new URL(request.url()).pathname));
  await playNow(page, site.url, holotype);
  await browser.close();
  site.close();
  return found;
}
