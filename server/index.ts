import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { gameIds, loadGame } from '@bonebed/games';
import { BadInput, parseJson } from '@bonebed/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { Driver } from './driver.ts';
import { safeError } from './faults.ts';
import { Guard } from './http/guard.ts';
import { Guests } from './http/guests.ts';
import { addRoutes } from './http/routes.ts';
import { Site } from './http/site.ts';
import { Sockets } from './http/sockets.ts';
import { limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import type { Surroundings } from './tables/hosted.ts';
import { type Games, Shelf } from './tables/shelf.ts';
import { Tables } from './tables/tables.ts';

export { type Config, configFrom, variables } from './config.ts';
export { backUp, restore } from './storage/backup.ts';
export { backUpPostgres, restorePostgres } from './storage/dump.ts';

export interface Server {
  /** Where it can be reached. */
  readonly address: string;
  readonly tables: Tables;
  readonly driver: Driver;
  readonly storage: Storage;
  readonly metrics: Metrics;
  stop(): Promise<void>;
}

/** What tests replace: the games, the time, the storage, whether there is much to do, where logs go. */
export interface Replacements {
  readonly games?: Games;
  readonly now?: () => number;
  readonly storage?: Storage;
  readonly logTo?: { write(line: string): void };
  /** Tests with a clock of their own let the driver look at due tables by hand. */
  readonly drive?: boolean;
}

const SWEEP_MS = 5000;

const allGames: Games = { ids: gameIds, load: loadGame, module: import.meta.resolve('@bonebed/games') };

/** Starts a server; it runs until `stop`. */
export async function startServer(config: Config, replaced: Replacements = {}): Promise<Server> {
  const now = replaced.now ?? Date.now;
  const games = replaced.games ?? allGames;
  const storage = replaced.storage ?? (await openStorage(config));
  const metrics = new Metrics();
  const app = makeApp(config, replaced);
  const instance = randomBytes(8).toString('hex');
  const onFault: Surroundings['onFault'] = (error, { table, seq }) => {
    metrics.count('bonebed_faults_total');
    app.log.error({ table, seq, err: safeError(error) }, 'fault');
  };
  const shelf = new Shelf(games, storage);
  const pool = new BotPool(games.module, config.botThreads);
  const tables: Tables = new Tables(shelf, {
    storage,
    metrics,
    instance,
    now,
    onFault,
    onBotTurn: table => {
      if (replaced.drive !== false) void driver.drive(table);
    },
  });
  const driver = new Driver({ tables, storage, pool, instance, now, onFault });
  const guests = new Guests(storage);
  const guard = new Guard(config.rateFactor, now);
  const { origins, trustProxy } = config;
  const addressOf = (request: {
    headers: { [name: string]: unknown };
    socket: { remoteAddress?: string | undefined };
  }): string => {
    const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return last ?? request.socket.remoteAddress ?? '';
  };
  const sockets = new Sockets({ tables, guests, guard, metrics, origins, trustProxy, addressOf, onFault });
  addRoutes(app, { tables, storage, guests, guard, metrics, site: new Site(config.web), origins, trustProxy });
  app.server.on('upgrade', (request, stream, head) => void sockets.upgrade(request, stream, head));
  measure(metrics, tables, sockets, pool);

  try {
    await shelf.fill();
    for (const edition of config.editions) await addEdition(shelf, edition);
    await storage.listen(change => {
      tables.heard(change).catch(error => onFault(error, { table: '', seq: 0 }));
    });
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await storage.close();
    throw error;
  }
  if (replaced.drive !== false) driver.start();
  const sweeping = setInterval(() => {
    guard.sweep();
    tables.sweep().catch(error => onFault(error, { table: '', seq: 0 }));
  }, SWEEP_MS);
  sweeping.unref();

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    clearInterval(sweeping);
    await driver.stop();
    await sockets.close();
    await app.close();
    await pool.close();
    await tables.note().catch(error => onFault(error, { table: '', seq: 0 }));
    await storage.close();
  };
  return {
    address: addressText(config.host, app.server.address()),
    tables,
    driver,
    storage,
    metrics,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function openStorage({ databaseUrl, data }: Config): Promise<Storage> {
  return databaseUrl === null ? Promise.resolve(openSqlite(data)) : openPostgres(databaseUrl);
}

function makeApp({ logLevel, trustProxy }: Config, { logTo }: Replacements): FastifyInstance {
  return Fastify({
    bodyLimit: limits.body,
    // One proxy: the last address in the list is the one that it saw.
    trustProxy: trustProxy ? (_address, hop) => hop < 1 : false,
    logController: new LogController({ disableRequestLogging: true }),
    // `__proto__` in a body is an error, not a surprise.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    logger: { level: logLevel, base: null, ...(logTo === undefined ? {} : { stream: logTo }) },
    forceCloseConnections: true,
  });
}

async function addEdition(shelf: Shelf, given: string): Promise<void> {
  const [, game, file] = /^([a-z-]+)=(.+)$/.exec(given) ?? [];
  if (game === undefined || file === undefined) {
    throw new BadInput('config', 'EDITIONS', `expected game=file.json, found '${given}'`);
  }
  try {
    await shelf.add(game, parseJson(await readFile(file, 'utf8')));
  } catch (error) {
    throw error instanceof BadInput ? error.within(file) : error;
  }
}

function measure(metrics: Metrics, tables: Tables, sockets: Sockets, pool: BotPool): void {
  metrics.gauge('bonebed_tables_in_memory', () => tables.loaded);
  metrics.gauge('bonebed_sockets', () => sockets.open);
  metrics.gauge('bonebed_bot_jobs_waiting', () => pool.waiting);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('process_uptime_seconds', () => process.uptime());
}

function addressText(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
