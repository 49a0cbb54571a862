import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '@bonebed/cli/verbs/serve.ts';
import { BadInput } from '@bonebed/kernel';
import { copy, type Plain, writeModules } from './plain.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is started; all else is found from there. */
const ENTRY = 'cli/bonebed.mjs';

/** In the package there are no sources, so there are no verbs that need them. */
const REPLACED = { 'cli/developing.ts': 'export const developing = [];\n' };

/**
 * Makes the folder of a package that runs as it is: every module that the command comes by, as plain JavaScript in the place that it has here, with
 * the built client, older rules and nothing else. It needs neither the loader nor a build.
 */
export function makePackage(folder: string): Plain {
  buildClient();
  rmSync(folder, { recursive: true, force: true });
  const packed = writeModules(ENTRY, folder, REPLACED);
  for (const file of ['LICENSE', 'README.md', 'docs/HOSTING.md', 'docs/CLI.md', 'scripts/sqlite.mjs'])
    copy(file, folder);
  cpSync(join(root, 'web', 'dist'), join(folder, 'web', 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(new Set(packed.imported)), null, 2)}\n`);
  return packed;
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
