import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Config } from '../index.ts';
import { testConfig } from './server.ts';

/** A server in another process. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** Resolves when it has ended, however that came. */
  readonly ended: Promise<unknown>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

export async function serverProcess(changes: Partial<Config>): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('./child.mjs', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(testConfig(changes))], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    pid: child.pid ?? 0,
    ended: exited,
    signal: name => void child.kill(name),
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
