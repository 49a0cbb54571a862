import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { isOlderRules } from './messages.ts';

const SOURCE = fileURLToPath(new URL('./service-worker.ts', import.meta.url));
const PAGE = 'index.html';
const WORKER = 'sw.js';

/**
 * When all files of the client are written: names the build by their contents, tells the page its name, and writes the service
 * worker with the list of what to fetch.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'bonebed-offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async writeBundle() {
      const files = filesIn(folder).filter(file => file !== WORKER);
      const name = nameOf(folder, files);
      tellPage(folder, name);
      // The page is known by its folder: some web spaces lead index.html there.
      const listed = files.filter(file => !isOlderRules(file)).map(file => (file === PAGE ? './' : file));
      writeFileSync(join(folder, WORKER), await serviceWorker(name, listed));
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.map'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function nameOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(SOURCE));
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

function tellPage(folder: string, name: string): void {
  const path = join(folder, PAGE);
  const html = readFileSync(path, 'utf8');
  if (!html.includes('content="%BUILD%"')) throw new Error(`${PAGE} has no <meta name="build" content="%BUILD%">`);
  writeFileSync(path, html.replace('%BUILD%', name));
}

async function serviceWorker(name: string, files: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    define: { BUILD: JSON.stringify(name), FILES: JSON.stringify(files) },
  });
  return outputFiles[0].text;
}
