import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Config } from '../index.ts';
import { testConfig } from './server.ts';

/** A server in another process. */
export interface ServerProcess {
  readonly address: string;
  /** Resolves with its exit code, null if it was killed. */
  readonly exited: Promise<number | null>;
  /** What it has written to stderr: its log, and what ended it. */
  said(): string;
  readonly pid: number;
  /** Ends it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts one, if need be by another command that becomes it (`unshare …`). */
export async function serverProcess(changes: Partial<Config>, by: readonly string[] = []): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('./child.mjs', import.meta.url));
  const [command, ...args] = [...by, process.execPath, script, JSON.stringify(testConfig(changes))];
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let said = '';
  child.stderr?.on('data', chunk => {
    said += chunk;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', chunk => resolve(String(chunk).trim()));
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    exited,
    said: () => said,
    pid: child.pid ?? 0,
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
