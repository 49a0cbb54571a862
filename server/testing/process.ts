import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Config } from '../index.ts';
import { testConfig } from './server.ts';

/** A server in another process. */
export interface ServerProcess {
  readonly address: string;
  /** Sets the clock on its wall forward, or back. */
  setClock(byMs: number): Promise<void>;
  /** Ends it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** `clockOffMs` is how far the clock on its wall is off. */
export async function serverProcess(changes: Partial<Config>, clockOffMs = 0): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('./child.mjs', import.meta.url));
  const preload = new URL('./stepping-clock.mjs', import.meta.url).href;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', preload, script, JSON.stringify(testConfig(changes))],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...process.env, CLOCK_OFF_MS: String(clockOffMs) } },
  );
  const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', chunk => {
      said += chunk;
    });
    child.stdout?.once('data', chunk => resolve(String(chunk).trim()));
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    setClock: byMs =>
      new Promise(resolve => {
        child.once('message', () => resolve());
        child.send(byMs);
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
