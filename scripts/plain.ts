import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: a plain script, which Node loads before it knows types
import { expandGlobs } from '@bonebed/loader/glob.mjs';
import { transformSync } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The loader takes types off, and here there are none left. */
const LOADER = /^(?:\/\/ .*\n)*(?:import |await import\()["']@bonebed\/loader["']\)?;\n+/m;

/** Wherever a module names another: `from "x"`, `import "x"`, `import("x")`, `import.meta.resolve("x")`, `new URL("x", import.meta.url)`. */
const NAMED =
  /(\bfrom\s*|\bimport\s*|\bimport\(\s*|\bimport\.meta\.resolve\(\s*|\bnew URL\(\s*)(["'])([^"'\n]+)\2(?=\s*[;,)]|\s*with\b|\s*$)/gm;

/** Sources that are others in a folder of plain modules. */
export type Replaced = Readonly<Record<string, string>>;

export interface Plain {
  /** Files of ours, from the folder. */
  readonly files: readonly string[];
  /** Packages that they import. */
  readonly imported: readonly string[];
}

/**
 * Writes every module that `entry` comes by into a folder, as plain JavaScript in the place that it has here, with older rules: what is there runs without
 * the loader.
 */
export function writeModules(entry: string, folder: string, replaced: Replaced = {}): Plain {
  const imported = new Set<string>();
  const waiting = [entry];
  const done = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (done.has(path)) continue;
    done.add(path);
    if (path.endsWith('.json')) copy(path, folder);
    else waiting.push(...writeModule(path, folder, replaced, imported));
  }
  for (const game of readdirSync(join(root, 'games'))) {
    if (!done.has(`games/${game}/kept/index.ts`)) continue;
    // Bundles are checked by their hashes: not a byte of them may change.
    for (const file of readdirSync(join(root, 'games', game, 'kept')).filter(name => name.endsWith('.mjs'))) {
      copy(`games/${game}/kept/${file}`, folder);
    }
  }
  return { files: [...done].map(asScript).sort(), imported: [...imported].sort() };
}

export function copy(path: string, folder: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(join(root, path), join(folder, path));
}

/** Writes one module, and gives those of ours that it names. */
function writeModule(path: string, folder: string, replaced: Replaced, imported: Set<string>): string[] {
  const named: string[] = [];
  const code = plain(path, replaced).replace(NAMED, (whole, before: string, quote: string, name: string) => {
    if (name.startsWith('node:')) return whole;
    const found = ourFile(path, name);
    if (found === null) {
      if (!name.startsWith('.') && !before.includes('URL')) imported.add(packageOf(name));
      return whole;
    }
    named.push(found);
    return `${before}${quote}${between(path, asScript(found))}${quote}`;
  });
  // Fonts are found by names in a list.
  for (const [, name] of code.matchAll(/["'](@fontsource\/[\w-]+)\//g)) imported.add(name);
  const to = join(folder, asScript(path));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, code);
  return named;
}

function plain(path: string, replaced: Replaced): string {
  const file = join(root, path);
  const source = replaced[path] ?? readFileSync(file, 'utf8');
  if (!path.endsWith('.ts')) return source.replace(LOADER, '');
  return transformSync(expandGlobs(source, file), { loader: 'ts', target: 'node20.19', charset: 'utf8' }).code;
}

/** A file of ours that a module names, from the root; null if it names something else. */
function ourFile(from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@bonebed/')) return null;
  if (!/\.(?:ts|mjs|json)$/.test(name) && name.startsWith('.')) return null;
  const path = relative(root, createRequire(join(root, from)).resolve(name));
  return path.split(sep).join('/');
}

function between(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

function asScript(path: string): string {
  return path.replace(/\.ts$/, '.js');
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
