import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The project once more, for tests that add to it. What it depends on is that of the original; its own packages are its own. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bonebed-copy-'));
  for (const file of projectFiles(ROOT)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  link('node_modules', copy);
  link('server/node_modules', copy);
  return copy;
}

/** Everything that git would keep. */
export function projectFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  return listed.split('\0').filter(file => file !== '');
}

/** Entry by entry, so that the links to our own packages, which are relative, lead to those of the copy. */
function link(folder: string, copy: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(ROOT, folder))) {
    const [from, to] = [join(ROOT, folder, name), join(copy, folder, name)];
    if (name === '@bonebed') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}
