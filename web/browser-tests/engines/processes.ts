import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** What a program says about itself on the way up: the first group of the pattern. */
export function printed(
  process: ChildProcess,
  pattern: RegExp,
  from: Readable | null = process.stderr,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    from?.on('data', (part: Buffer) => {
      text += part;
      const found = pattern.exec(text);
      if (found !== null) resolve(found[1]);
    });
    process.once('error', reject);
    process.once('exit', code => reject(new Error(`${process.spawnfile} ended with ${code}: ${text}`)));
  });
}

/** Ends a program that we started, and waits until it has gone. */
export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = new Promise(resolve => process.once('exit', resolve));
  process.kill();
  await gone;
}
