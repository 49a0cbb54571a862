import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Starts a program that ends with the tests, also where they are broken off. */
export function launch(path: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(path, args, options);
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** What a program says about itself on the way up: the first group of the pattern. */
export function printed(child: ChildProcess, pattern: RegExp, from: Readable | null = child.stderr): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    from?.on('data', (part: Buffer) => {
      text += part;
      const found = pattern.exec(text);
      if (found !== null) resolve(found[1]);
    });
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`${child.spawnfile} ended with ${code}: ${text}`)));
  });
}

/** Ends a program that we started, and waits until it has gone. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill();
  await gone;
}
