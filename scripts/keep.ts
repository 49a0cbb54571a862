import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256Hex } from '@bonebed/kernel';
import { bundleOf } from './bundle.ts';

/** A version of a game's rules, as a commit has them. */
export interface Version {
  readonly version: number;
  readonly bundle: string;
}

/** The rules that a commit has: what people played, not what somebody is just writing. */
export async function versionAt(root: string, id: string, commit: string): Promise<Version> {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-rules-'));
  try {
    const sources = execFileSync('git', ['archive', commit, 'kernel', 'games'], { cwd: root, maxBuffer: 1 << 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    const bundle = await bundleOf(folder, id);
    return { version: await versionIn(folder, bundle), bundle };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function versionIn(folder: string, bundle: string): Promise<number> {
  const file = join(folder, 'bundle.mjs');
  writeFileSync(file, bundle);
  // We have just made it.
  const { module } = (await import(file)) as { readonly module: { readonly game: { readonly version: number } } };
  return module.game.version;
}

/** Keeps a version of a game's rules for ever. One that is kept stays as it is. */
export function keep(root: string, id: string, { version, bundle }: Version): 'kept' | 'known' {
  const folder = join(root, 'games', id, 'kept');
  const file = join(folder, `${version}.mjs`);
  if (existsSync(file)) return 'known';
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, bundle);
  writeFileSync(join(folder, 'index.ts'), listOf(folder));
  return 'kept';
}

function listOf(folder: string): string {
  const versions = readdirSync(folder).flatMap(name => /^(\d+)\.mjs$/.exec(name)?.[1] ?? []);
  const lines = versions
    .map(Number)
    .sort((a, b) => a - b)
    .map(version => `  ${version}: '${sha256Hex(readFileSync(join(folder, `${version}.mjs`), 'utf8'))}',`);
  return [
    "import type { Kept } from '../../versions.ts';",
    '',
    '/** Rules that people have played by, each with the SHA-256 of its bundle: the past, which nothing changes. Written by `npm run raise`. */',
    'export const kept: Kept = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Raises the version of a game's rules in its sources, unless somebody has; its records go where those of older rules are. */
export function raise(root: string, id: string, from: number): void {
  const folder = join(root, 'games', id);
  const index = join(folder, 'index.ts');
  const source = readFileSync(index, 'utf8');
  writeFileSync(index, source.replace(new RegExp(`^(\\s*version: )${from},$`, 'm'), `$1${from + 1},`));
  const records = join(folder, 'records');
  const old = join(records, `v${from}`);
  if (existsSync(old)) return;
  mkdirSync(old);
  for (const file of readdirSync(records).filter(name => name.endsWith('.bonebed'))) {
    renameSync(join(records, file), join(old, file));
  }
}
