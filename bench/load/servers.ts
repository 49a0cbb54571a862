import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fastRng, shuffled } from '@bonebed/kernel';
import { configFrom, type Server, startServer } from '@bonebed/server';
import type { Game } from 'boardgame.io';
import { gameWith } from '../cards/boardgame-io.ts';
import { CARDS } from '../cards/rules.ts';
import { game as connectFour } from '../connect-four/boardgame-io.ts';
import { ids, loadGame } from './games.ts';

export interface Running {
  readonly address: string;
  /** Answers what the bench asks: `memory` in bytes after a collection; `forget` lets idle tables go. */
  tell(what: string): Promise<number>;
}

function memory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Processor time used so far: on a busy machine it says more than the wall clock. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Bonebed as `npm start` runs it, on SQLite with full sync or on PostgreSQL; only rate limits are off. */
export async function serveOurs(folder: string, settings: Readonly<Record<string, string>>): Promise<Running> {
  const own = { port: '0', data: folder, rateFactor: '0', logLevel: 'error', botThreads: '1', metrics: 'off' };
  const config = configFrom({ ...own, ...settings }, {}, 2);
  const games = { ids, load: loadGame, kept: () => [], module: new URL('./games.ts', import.meta.url).href };
  const server = await startServer(config, { games });
  return {
    address: server.address,
    tell: async what => {
      if (what === 'forget') await server.tables.sweep(0);
      if (what.startsWith('open ')) return opened(server.tables, what.slice('open '.length));
      if (what === 'rss') return process.memoryUsage.rss();
      if (what === 'cpu') return cpuSeconds();
      if (what === 'botAnswers') return server.metrics.counted('bonebed_bot_answers_total');
      return what === 'memory' ? memory() : server.tables.loaded;
    },
  };
}

/** How many milliseconds it takes to open a table. */
async function opened(tables: Server['tables'], id: string): Promise<number> {
  const began = performance.now();
  await tables.find(id);
  return performance.now() - began;
}

/** boardgame.io's own server, in memory or with its FlatFile store. */
export async function serveTheirs(kind: string, folder: string): Promise<Running> {
  const require = createRequire(import.meta.url);
  const theirs: typeof import('boardgame.io/server') = require('boardgame.io/server');
  const rng = fastRng('load');
  const games: Game[] = [
    { ...(connectFour as Game), name: 'connect-four' },
    { ...(gameWith(() => shuffled(rng, CARDS)) as Game), name: 'cards' },
  ];
  const db = kind === 'flatfile' ? { db: new theirs.FlatFile({ dir: join(folder, 'flat'), logging: false }) } : {};
  const server = theirs.Server({ games, ...db, origins: [] });
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  const bound: unknown = appServer.address();
  const port = typeof bound === 'object' && bound !== null ? Reflect.get(bound, 'port') : '';
  return {
    address: `http://127.0.0.1:${port}`,
    tell: async what => {
      if (what === 'rss') return process.memoryUsage.rss();
      if (what === 'cpu') return cpuSeconds();
      return what === 'memory' ? memory() : 0;
    },
  };
}
