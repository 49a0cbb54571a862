import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import { type Call, hasFlag, listFlag, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';

export const serve: Verb = {
  name: 'serve',
  operand: '',
  flags: {
    port: { type: 'string', value: 'N' },
    host: { type: 'string', value: 'address' },
    data: { type: 'string', value: 'folder' },
    'database-url': { type: 'string', value: 'postgres://…' },
    'trust-proxy': { type: 'boolean' },
    origins: { type: 'string', value: 'https://…,…' },
    'rate-factor': { type: 'string', value: 'X' },
    'bot-threads': { type: 'string', value: 'N' },
    'log-level': { type: 'string', value: 'info' },
    metrics: { type: 'string', value: 'address:N' },
    peers: { type: 'string', value: 'address:N' },
    editions: { type: 'string', multiple: true, value: 'game=file.json' },
    'editions-by': { type: 'string', value: 'anyone|nobody' },
    memory: { type: 'string', value: 'MB' },
    watchdog: { type: 'string', value: 'seconds' },
    'public-url': { type: 'string', value: 'https://…' },
    'smtp-url': { type: 'string', value: 'smtps://…' },
    'mail-from': { type: 'string', value: 'address' },
    'call-private': { type: 'boolean' },
    lifetimes: { type: 'string', value: 'lobbies=7,…' },
    admins: { type: 'string', value: 'person,…' },
  },
  run: async call => {
    // Loaded only here: the other verbs need neither a database nor a web server.
    const { configFrom, startServer } = await import('@bonebed/server');
    const { system, say } = call;
    const editions = listFlag(call, 'editions').join(',');
    const config = configFrom(
      {
        port: textFlag(call, 'port'),
        host: textFlag(call, 'host'),
        data: textFlag(call, 'data'),
        databaseUrl: textFlag(call, 'database-url'),
        trustProxy: hasFlag(call, 'trust-proxy') ? 'yes' : undefined,
        origins: textFlag(call, 'origins'),
        rateFactor: textFlag(call, 'rate-factor'),
        botThreads: textFlag(call, 'bot-threads'),
        logLevel: textFlag(call, 'log-level'),
        metrics: textFlag(call, 'metrics'),
        peers: textFlag(call, 'peers'),
        editions: editions === '' ? undefined : editions,
        editionsBy: textFlag(call, 'editions-by'),
        memory: textFlag(call, 'memory'),
        watchdog: textFlag(call, 'watchdog'),
        publicUrl: textFlag(call, 'public-url'),
        smtpUrl: textFlag(call, 'smtp-url'),
        mailFrom: textFlag(call, 'mail-from'),
        callPrivate: hasFlag(call, 'call-private') ? 'yes' : undefined,
        lifetimes: textFlag(call, 'lifetimes'),
        admins: textFlag(call, 'admins'),
        web: join(system.root, 'web', 'dist'),
      },
      system.env,
      availableParallelism(),
    );
    await buildClient(call);
    const data = resolve(system.cwd, config.data);
    const server = await startServer({ ...config, data }, { logTo: { write: line => void system.stderr.write(line) } });
    printLine(call, say('serve.ready', { address: server.address }));
    printLine(call, say('serve.stored', { place: config.databaseUrl === null ? data : 'PostgreSQL' }));
    if (server.metricsAddress !== null) printLine(call, say('serve.metrics', { address: server.metricsAddress }));
    await untilStopped();
    printLine(call, say('serve.stopping'));
    await server.stop();
    return OK;
  },
};

/** Builds the browser's part where its sources are and something of them is newer than what was built. */
async function buildClient(call: Call): Promise<void> {
  const { root } = call.system;
  if (!existsSync(join(root, 'web', 'package.json')) || isBuilt(root)) return;
  printLine(call, call.say('serve.building'));
  const code = await new Promise<number | null>(done => {
    const build = spawn('npm', ['run', 'build', '--workspace', 'web'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    build.once('exit', done);
    build.once('error', () => done(null));
  });
  if (code !== 0) throw new BadInput('build', 'web', 'the client could not be built; see above');
}

/** Whether the client was built after the last change to what it is made of. */
export function isBuilt(root: string): boolean {
  const built = join(root, 'web', 'dist', 'index.html');
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return SOURCES.every(folder => !hasNewer(join(root, folder), mtimeMs));
}

const SOURCES = ['web', 'kernel', 'protocol', 'games', 'bots'];
const SKIPPED = ['dist', 'node_modules'];

function hasNewer(folder: string, thanMs: number): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return !SKIPPED.includes(entry.name) && hasNewer(path, thanMs);
    return statSync(path).mtimeMs > thanMs;
  });
}

function untilStopped(): Promise<void> {
  return new Promise(stopped => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped());
  });
}
