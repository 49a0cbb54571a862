import { type ChildProcess, spawn } from 'node:child_process';
import { inject, onTestFinished } from 'vitest';
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
  /** Sets the clock on its wall forward, or back. */
  setClock(byMs: number): Promise<void>;
  /** Ends it as a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** How a server is started. */
export interface Starting {
  /** Another command that becomes it (`unshare …`). */
  readonly by?: readonly string[];
  /** How far the clock on its wall is off. */
  readonly clockOffMs?: number;
  /** The games that it has: those of today, or those of a release to come. */
  readonly games?: 'trapGames' | 'raisedGames';
}

export async function serverProcess(
  changes: Partial<Config>,
  { by = [], clockOffMs = 0, games = 'trapGames' }: Starting = {},
): Promise<ServerProcess> {
  const preload = new URL('./stepping-clock.mjs', import.meta.url).href;
  const node = [
    process.execPath,
    '--import',
    preload,
    inject('serverScript'),
    JSON.stringify(testConfig(changes)),
    games,
  ];
  const [command, ...args] = [...by, ...node];
  const child: ChildProcess = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, CLOCK_OFF_MS: String(clockOffMs) },
  });
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
