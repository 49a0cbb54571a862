import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from '../storage/sqlite.ts';
import { temporaryFolder } from '../testing/server.ts';

/**
 * What can happen to a server's disk, done to a process that runs, without the rights of root: a small disk that only this process and its
 * folder are on (in a namespace of its own), and the limits that the system sets to a process.
 */

/** The command that becomes a server on a disk of so many bytes, which is there as long as it runs. */
export function onSmallDisk(folder: string, bytes: number): string[] {
  return ['unshare', '-Urm', 'sh', '-c', `mount -t tmpfs -o size=${bytes} none "$0" && exec "$@"`, folder];
}

/** Whether this system lets us make such a disk; some containers don't. */
export function canHaveSmallDisk(): boolean {
  const [command, ...args] = [...onSmallDisk(temporaryFolder(), 65_536), 'true'];
  return spawnSync(command, args).status === 0;
}

/** A folder as a process sees it, from outside of its namespace. */
export function seenBy(pid: number, folder: string): string {
  return `/proc/${pid}/root${folder}`;
}

/** Writes into a folder until nothing more goes in; gives what makes room again. */
export function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const opened = openSync(file, 'w');
  try {
    for (;;) writeSync(opened, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
  } finally {
    closeSync(opened);
  }
  return () => rmSync(file);
}

/** Lowers a limit of a process (`fsize`: how large files may be; `nofile`: how many may be open); gives what raises it again. */
export function lower(pid: number, limit: 'fsize' | 'nofile', to: number): () => void {
  const prlimit = (...args: string[]): string =>
    execFileSync('prlimit', ['--pid', String(pid), ...args], { encoding: 'utf8' });
  const before = prlimit(`--${limit}`, '--output', 'SOFT', '--noheadings', '--raw').trim();
  // Only the soft limit: the hard one could not be raised again.
  prlimit(`--${limit}=${to}:`);
  return () => void prlimit(`--${limit}=${before}:`);
}

/** A copy of the database as it is at one moment, as if the power went then: the process stands still meanwhile. */
export function copyAtOnce(pid: number, folder: string): string {
  const copy = temporaryFolder();
  process.kill(pid, 'SIGSTOP');
  try {
    untilStill(pid);
    for (const end of ['', '-wal']) {
      const file = SQLITE_FILE + end;
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file));
    }
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  return copy;
}

/** The signal is on its way for a moment: no thread of the process may be at work when the copy begins. */
function untilStill(pid: number): void {
  const states = (): string =>
    execFileSync('sh', ['-c', `cat /proc/${pid}/task/*/stat | sed 's/.*) //' | cut -c1`], { encoding: 'utf8' });
  while (!/^(T\n)+$/.test(states()));
}
