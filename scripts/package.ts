import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '@bonebed/cli/verbs/serve.ts';
import { BadInput } from '@bonebed/kernel';
// @ts-expect-error: a plain script, which Node loads before it knows types
import { expandGlobs } from '@bonebed/loader/glob.mjs';
import { transformSync } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is started; all else is found from there. */
const ENTRY = 'cli/bonebed.mjs';

/** In the package there are no sources, so there are no verbs that need them. */
const REPLACED: Readonly<Record<string, string>> = { 'cli/developing.ts': 'export const developing = [];\n' };

/** The loader takes types off, and here there are none left. */
const LOADER = /^(?:\/\/ .*\n)*(?:import |await import\()["']@bonebed\/loader["']\)?;\n+/m;

/** Wherever a module names another: `from "x"`, `import "x"`, `import("x")`, `import.meta.resolve("x")`, `new URL("x", import.meta.url)`. */
const NAMED =
  /(\bfrom\s*|\bimport\s*|\bimport\(\s*|\bimport\.meta\.resolve\(\s*|\bnew URL\(\s*)(["'])([^"'\n]+)\2(?=\s*[;,)]|\s*with\b|\s*$)/gm;

export interface Packed {
  /** Files of ours, from the folder of the package. */
  readonly files: readonly string[];
  /** Packages that they import. */
  readonly imported: readonly string[];
}

/**
 * Makes the folder of a package that runs as it is: every module that the command comes by, as plain JavaScript in the place that it has here, with
 * the built client, older rules and nothing else. It needs neither the loader nor a build.
 */
export function makePackage(folder: string): Packed {
  buildClient();
  rmSync(folder, { recursive: true, force: true });
  const imported = new Set<string>();
  const waiting = [ENTRY];
  const done = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (done.has(path)) continue;
    done.add(path);
    if (path.endsWith('.json')) copy(path, folder);
    else waiting.push(...writeModule(path, folder, imported));
  }
  for (const game of readdirSync(join(root, 'games'))) {
    if (!done.has(`games/${game}/kept/index.ts`)) continue;
    // Bundles are checked by their hashes: not a byte of them may change.
    for (const file of readdirSync(join(root, 'games', game, 'kept')).filter(name => name.endsWith('.mjs'))) {
      copy(`games/${game}/kept/${file}`, folder);
    }
  }
  for (const file of ['LICENSE', 'README.md', 'docs/HOSTING.md', 'docs/CLI.md', 'scripts/sqlite.mjs'])
    copy(file, folder);
  cpSync(join(root, 'web', 'dist'), join(folder, 'web', 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(imported), null, 2)}\n`);
  return { files: [...done].map(asScript).sort(), imported: [...imported].sort() };
}

/** Makes the one file of a package's folder that npm installs, and gives its path. */
export function packFile(folder: string, to: string): string {
  const { status, stdout } = spawnSync('npm', ['pack', folder, '--pack-destination', to, '--silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new BadInput('build', folder, 'npm could not pack it; see above');
  return join(to, stdout.trim());
}

function buildClient(): void {
  if (isBuilt(root)) return;
  const { status } = spawnSync('node_modules/.bin/vite', ['build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new BadInput('build', 'web', 'the client could not be built; see above');
}

function copy(path: string, folder: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(join(root, path), join(folder, path));
}

/** Writes one module, and gives those of ours that it names. */
function writeModule(path: string, folder: string, imported: Set<string>): string[] {
  const named: string[] = [];
  const code = plain(path).replace(NAMED, (whole, before: string, quote: string, name: string) => {
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

function plain(path: string): string {
  const file = join(root, path);
  const source = REPLACED[path] ?? readFileSync(file, 'utf8');
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

type Ranges = Readonly<Record<string, string>>;

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Ranges;
  readonly dependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly overrides?: Ranges;
}

/** A package.json of the project says what ours says. */
function read(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
}

/** Names what is imported, at the versions that the checkout has. */
function manifest(imported: ReadonlySet<string>): object {
  const { version, description, license, engines, overrides = {} } = read('package.json');
  const parts = ['server', 'cli'].map(part => read(`${part}/package.json`));
  const ranges: Ranges = Object.assign({}, ...parts.map(part => part.dependencies ?? {}));
  const optional: Ranges = Object.assign({}, ...parts.map(part => part.optionalDependencies ?? {}));
  const wanted = (from: Ranges): Ranges =>
    Object.fromEntries(Object.entries(from).filter(([name]) => imported.has(name)));
  return {
    name: 'bonebed',
    ...{ version, description, license, type: 'module', engines },
    bin: { bonebed: `./${ENTRY}` },
    scripts: { postinstall: 'node scripts/sqlite.mjs' },
    // Fastify's newest one is for Node 22; npm takes this version for it where it stands beside it.
    dependencies: { ...wanted(ranges), 'light-my-request': overrides['light-my-request'] },
    optionalDependencies: wanted(optional),
  };
}
