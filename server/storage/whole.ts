import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import { explained } from './trouble.ts';

/** Whoever waits for a backup can look on, and stop it. */
export interface Watch {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** What SQLite puts beside a file while it writes there. */
const BESIDE = ['', '-journal', '-wal', '-shm'];

/**
 * Makes a file that is there wholly or not at all, and on the disk: it is written under another name beside its place, which it takes at
 * the end. Nothing is overwritten, and whatever goes wrong, nothing is left behind.
 */
export async function writeWhole(
  what: string,
  file: string,
  write: (partial: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(file)) throw new BadInput(what, file, 'exists already');
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
  try {
    // Only its owner may read it, from the first byte on: it holds the secrets of running games.
    closeSync(openSync(partial, 'wx', 0o600));
    try {
      await write(partial);
      sync(partial);
      takePlace(partial, file, what);
      sync(dirname(file));
    } finally {
      for (const end of BESIDE) rmSync(partial + end, { force: true });
    }
  } catch (error) {
    throw explained(error, what, file);
  }
}

/** Makes sure that a file or a folder is on the disk. */
export function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** What has a name already can't be given to another file; where a disk knows no second names, it takes a look first. */
function takePlace(partial: string, file: string, what: string): void {
  try {
    linkSync(partial, file);
  } catch {
    if (existsSync(file)) throw new BadInput(what, file, 'exists already');
    renameSync(partial, file);
  }
}
