import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { gameIds } from '@bonebed/games';
import { keptVersions } from '@bonebed/games/versions.ts';
import { BadInput, parseJson } from '@bonebed/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { HouseRules } from './admin/house-rules.ts';
import { Hints } from './bots/hints.ts';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { Deals } from './deals/deals.ts';
import { Trying } from './deals/trying.ts';
import { Driver } from './driver.ts';
import { Trials } from './editions/trials.ts';
import { safeError } from './faults.ts';
import { Sweeper } from './housekeeping/sweeper.ts';
import { Door, refuseConnection, tableOf } from './http/door.ts';
import { Guests } from './http/guests.ts';
import { Health } from './http/health.ts';
import { makeListener } from './http/listener.ts';
import { serveMetrics } from './http/metrics.ts';
import { Networks } from './http/networks.ts';
import { RateLimiter } from './http/rate-limiter.ts';
import { addRoutes } from './http/routes.ts';
import { Site } from './http/site.ts';
import { Sockets } from './http/sockets.ts';
import { Turns } from './http/turns.ts';
import { inTime } from './in-time.ts';
import { limits } from './limits.ts';
import type { Caller } from './messages/caller.ts';
import { openMessages } from './messages/index.ts';
import { Metrics } from './metrics.ts';
import { Peers } from './peers/peers.ts';
import { Peace } from './people/peace.ts';
import { People } from './people/people.ts';
import { Quotas } from './quotas.ts';
import { memoryUsed, Room } from './room.ts';
import { loadGame } from './rules.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import type { Surroundings } from './tables/hosted.ts';
import { TableMaker } from './tables/maker.ts';
import { Pairs } from './tables/pairs.ts';
import { type Games, Shelf } from './tables/shelf.ts';
import { Tables } from './tables/tables.ts';
import { ServerTime } from './time.ts';
import { notesFolder, readNotes, Watchdog } from './watchdog/watchdog.ts';

export { type Admin, administer } from './admin/acts.ts';
export { type Config, configFrom, variables } from './config.ts';
export { lifetimesFrom } from './housekeeping/lifetimes.ts';
export { sweepOnce } from './housekeeping/sweep-by-hand.ts';
export type { Swept } from './housekeeping/sweeper.ts';
export { backUp, restore } from './storage/backup.ts';
export { backUpPostgres, restorePostgres } from './storage/dump.ts';
export { release, releasePostgres } from './storage/release.ts';
export type { Watch } from './storage/whole.ts';

export interface Server {
  /** Where it can be reached. */
  readonly address: string;
  /** Where its numbers are to be had; null for nowhere. */
  readonly metricsAddress: string | null;
  readonly tables: Tables;
  readonly deals: Deals;
  readonly driver: Driver;
  readonly caller: Caller;
  readonly sweeper: Sweeper;
  readonly house: HouseRules;
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
  /** The share of the memory that is in use. */
  readonly memoryUsed?: () => number;
  /** The server's part of the seed of a game: 256 bits in hexadecimal digits. */
  readonly newSecret?: () => string;
  /** Tests with a clock of their own let the driver look at due tables by hand. */
  readonly drive?: boolean;
}

const SWEEP_MS = 5000;
/** How often it is looked how long the event loop takes. */
const LOOP_MS = 20;

/** The games of this release. */
export const allGames: Games = {
  ids: gameIds,
  load: loadGame,
  kept: keptVersions,
  module: new URL('./rules.ts', import.meta.url).href,
};

/** Starts a server; it runs until `stop`. */
export async function startServer(config: Config, replaced: Replacements = {}): Promise<Server> {
  const games = replaced.games ?? allGames;
  let isStopping = false;
  const storage = replaced.storage ?? (await openStorage(config));
  const metrics = new Metrics();
  const { origins, trustProxy } = config;
  const span = (): number => performance.now();
  const guests = new Guests(storage, () => now());
  const limiter = new RateLimiter(config.rateFactor, replaced.now ?? span);
  const networks = await Networks.open(storage, replaced.now ?? Date.now).catch(async error => {
    await storage.close();
    throw error;
  });
  const turns = new Turns();
  const site = new Site(config.web);
  const house = new HouseRules({
    storage,
    tables: () => tables,
    onNotice: notice => sockets.announce(notice),
    onRemoved: async person => {
      try {
        await networks.keepOut(sockets.networksOf(person));
        await people.delete({ guest: person });
      } catch (error) {
        // The next look tries again.
        onFault(error, { table: '', seq: 0 });
      }
    },
  });
  const door = new Door({ house, guests, limiter, networks, turns, metrics, site, origins, trustProxy });
  const app = makeApp(config, replaced, door, { limiter, networks });
  const instance = randomBytes(8).toString('hex');
  const onFault: Surroundings['onFault'] = (error, { table, seq }) => {
    metrics.count('bonebed_faults_total');
    app.log.error({ table, seq, err: safeError(error) }, 'fault');
  };
  const time = replaced.now === undefined ? await beginTime(storage, span, () => house.isReadOnly, onFault) : null;
  const now = replaced.now ?? time?.now ?? Date.now;
  const shelf = new Shelf(games, storage);
  const pool = new BotPool(games.module, config.botThreads);
  const quotas = new Quotas(storage, config.rateFactor, replaced.now ?? span);
  const room = new Room(replaced.memoryUsed ?? (() => memoryUsed(config.memory)));
  const notes = notesFolder(config.data);
  const watchdog = new Watchdog(notes, config.watchdog * 1000, error => onFault(error, { table: '', seq: 0 }));
  const around: Surroundings = {
    storage,
    metrics,
    instance,
    now,
    outages: time?.outages ?? (() => []),
    newSecret: replaced.newSecret ?? (() => randomBytes(32).toString('hex')),
    onFault,
    onBotTurn: table => {
      if (replaced.drive !== false) void driver.drive(table);
    },
    onLeftToNewer: table => peers?.leaveToNewer(table),
    onDealOver: core => {
      deals.settle(core).catch(error => onFault(error, { table: '', seq: core.seq }));
    },
  };
  const tables = new Tables(shelf, around, watchdog);
  const maker = new TableMaker(tables, around, { quotas, room, trials: new Trials(games.module), watchdog });
  const deals = new Deals({
    ...{ storage, shelf, tables, maker, now, trying: new Trying(shelf, pool) },
    newSecret: around.newSecret,
    onFault: error => {
      if (!isStopping) onFault(error, { table: '', seq: 0 });
    },
  });
  const pairs = new Pairs(tables, maker, now);
  const sweeper = new Sweeper({ storage, tables, instance, now, onFault, lifetimes: config.lifetimes });
  const isReadOnly = (): boolean => house.isReadOnly;
  const driver = new Driver({ tables, storage, pool, metrics, isReadOnly, instance, now, onFault });
  const addressOf = (request: {
    headers: { [name: string]: unknown };
    socket: { remoteAddress?: string | undefined };
  }): string => {
    const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return last ?? request.socket.remoteAddress ?? '';
  };
  const sockets = new Sockets({
    house,
    tables,
    maker,
    hints: new Hints(pool, tables),
    guests,
    limiter,
    networks,
    turns,
    metrics,
    origins,
    trustProxy,
    addressOf,
    sendOn: async (table, request, stream, head) =>
      (await peers?.sendSocket(table, addressOf(request), request, stream, head)) ?? false,
    onFault,
    onMessage: (table, code, ms) => app.log.debug({ table, code, ms: Math.round(ms) }, 'message'),
  });
  const messages = await openMessages(config, {
    ...{ storage, tables, instance, now, onFault, isReadOnly },
    count: labels => metrics.count('bonebed_calls_total', labels),
  }).catch(async error => {
    await watchdog.stop();
    await storage.close();
    throw error;
  });
  const { caller, channels, couriers } = messages;
  const people = new People({
    ...{ storage, tables, guests, maker, couriers, now },
    onFault: error => onFault(error, { table: '', seq: 0 }),
    onSignOut: person => sockets.hangUp(person),
  });
  let peers: Peers | null = null;
  door.addTo(app);
  app.addHook('onRequest', async (request, reply) => {
    const { table } = tableOf(request);
    if (table === undefined || !(await peers?.sendRequest(table, request.ip, request.raw, reply.raw))) return;
    reply.hijack();
    return reply;
  });
  addRoutes(app, {
    tables,
    maker,
    deals,
    pairs,
    storage,
    guests,
    limiter,
    networks,
    metrics,
    site,
    trustProxy,
    quotas,
    editionsBy: config.editionsBy,
    publicUrl: config.publicUrl,
    channels,
    people,
    peace: new Peace({ storage, now }),
    house,
    admins: config.admins,
    health: new Health(() => storage.ping()),
    readinessOf: async health => {
      const rest = { full: room.isFull, readOnly: house.isReadOnly, catchingUp: tables.catchingUp };
      if (isStopping) return { ready: false, because: 'stopping', ...rest };
      return (await health.isWell()) ? { ready: true, ...rest } : { ready: false, because: 'storage', ...rest };
    },
  });
  app.server.on('upgrade', (request, stream, head) => void sockets.upgrade(request, stream, head));
  const loop = monitorEventLoopDelay({ resolution: LOOP_MS });
  loop.enable();
  measure(metrics, { tables, sockets, pool, room, loop, house });
  metrics.gauge('bonebed_sent_on', () => peers?.sentOn ?? 0);

  try {
    await shelf.fill();
    for (const edition of config.editions) await addEdition(shelf, edition);
    await setAside(notes, shelf, storage, app);
    await house.look();
    await storage.listen(change => {
      if (change.kind === 'signOut') sockets.hangUp(change.person);
      else tables.heard(change).catch(error => onFault(error, { table: '', seq: 0 }));
    });
    if (storage.homes !== null && config.peers !== null) {
      peers = await Peers.meet({
        storage: storage.homes,
        instance,
        place: config.peers,
        rules: () => shelf.rules,
        onRequest: (request, response) => app.routing(request, response),
        onUpgrade: (request, stream, head) => void sockets.upgrade(request, stream, head),
        onFault: error => onFault(error, { table: '', seq: 0 }),
      });
    }
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await peers?.leave().catch(() => {});
    peers?.close();
    await watchdog.stop();
    await storage.close();
    throw error;
  }
  const numbers = config.metrics === null ? null : await serveMetrics(metrics, config.metrics).catch(unserved(app));
  time?.run();
  if (replaced.drive !== false) {
    driver.start();
    caller.start();
  }
  const sweeping = setInterval(() => {
    limiter.sweep();
    quotas.sweep();
    house.look().catch(error => onFault(error, { table: '', seq: 0 }));
    networks.look().catch(error => onFault(error, { table: '', seq: 0 }));
    if (house.isReadOnly) return;
    networks.tend().catch(error => onFault(error, { table: '', seq: 0 }));
    tables
      .sweep()
      .then(() => peers?.sweep(tables))
      .catch(error => onFault(error, { table: '', seq: 0 }));
    messages.sweep().catch(error => onFault(error, { table: '', seq: 0 }));
    if (replaced.drive !== false) tidyUp(sweeper, app).catch(error => onFault(error, { table: '', seq: 0 }));
  }, SWEEP_MS);
  sweeping.unref();

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    isStopping = true;
    loop.disable();
    clearInterval(sweeping);
    sweeper.stop();
    numbers?.close();
    // Who comes again is not to be sent back here.
    await inTime(peers?.leave().catch(error => onFault(error, { table: '', seq: 0 })) ?? Promise.resolve());
    await inTime(driver.stop());
    await inTime(caller.stop());
    await sockets.close();
    peers?.close();
    await app.close();
    await pool.close();
    await watchdog.stop();
    await inTime(tables.close().catch(error => onFault(error, { table: '', seq: 0 })));
    await time?.stop();
    await storage.close();
  };
  return {
    address: addressText(config.host, app.server.address()),
    metricsAddress:
      numbers === null || config.metrics === null
        ? null
        : `${addressText(config.metrics.host, numbers.address())}/metrics`,
    tables,
    deals,
    driver,
    caller,
    sweeper,
    house,
    storage,
    metrics,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function beginTime(
  storage: Storage,
  span: () => number,
  isStill: () => boolean,
  onFault: Surroundings['onFault'],
): Promise<ServerTime> {
  try {
    return await ServerTime.begin(storage, { span, isStill, onFault: error => onFault(error, { table: '', seq: 0 }) });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Several servers on one machine can't share the port of the metrics; that is no reason not to start. */
function unserved(app: FastifyInstance): (error: unknown) => null {
  return error => {
    app.log.warn({ err: safeError(error) }, 'no metrics');
    return null;
  };
}

function openStorage({ databaseUrl, data }: Config): Promise<Storage> {
  return databaseUrl === null ? Promise.resolve(openSqlite(data)) : openPostgres(databaseUrl);
}

function makeApp(
  config: Config,
  { logTo }: Replacements,
  door: Door,
  counting: { readonly limiter: RateLimiter; readonly networks: Networks },
): FastifyInstance {
  const { logLevel, trustProxy } = config;
  return Fastify({
    bodyLimit: limits.body,
    // One proxy: the last address in the list is the one that it saw.
    trustProxy: trustProxy ? (_address, hop) => hop < 1 : false,
    logController: new LogController({ disableRequestLogging: true }),
    // Unique among all processes, so that a line of a log is found by it.
    genReqId: () => randomBytes(8).toString('hex'),
    // `__proto__` in a body is an error, not a surprise.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    logger: { level: logLevel, base: null, ...(logTo === undefined ? {} : { stream: logTo }) },
    forceCloseConnections: true,
    serverFactory: handler => makeListener(handler, { ...counting, trustProxy }),
    clientErrorHandler: refuseConnection,
    frameworkErrors: door.badUrl,
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

/** Whatever hung an earlier process stays closed until the host releases it; everything else is played on. */
async function setAside(notes: string, shelf: Shelf, storage: Storage, { log }: FastifyInstance): Promise<void> {
  for (const { name, at, discard } of readNotes(notes)) {
    if (!shelf.isOwn(name) && (await storage.setAside(name, at))) log.warn({ table: name }, 'set aside');
    discard();
  }
}

/** Once a day; its log tells what went. */
async function tidyUp(sweeper: Sweeper, { log }: FastifyInstance): Promise<void> {
  const swept = await sweeper.look();
  if (swept !== null) log.info(swept, 'swept');
}

interface Measured {
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly pool: BotPool;
  readonly room: Room;
  readonly loop: IntervalHistogram;
  readonly house: HouseRules;
}

function measure(metrics: Metrics, { tables, sockets, pool, room, loop, house }: Measured): void {
  metrics.gauge('bonebed_read_only', () => Number(house.isReadOnly));
  metrics.gauge('bonebed_tables_catching_up', () => tables.catchingUp);
  // How long everything had to wait for its turn at the worst, since somebody asked last.
  metrics.gauge('bonebed_loop_delay_seconds', () => {
    const seconds = loop.max / 1e9;
    loop.reset();
    return seconds;
  });
  metrics.gauge('bonebed_full', () => Number(room.isFull));
  metrics.gauge('bonebed_tables_in_memory', () => tables.loaded);
  metrics.gauge('bonebed_sockets', () => sockets.open);
  metrics.gauge('bonebed_bot_jobs_waiting', () => pool.waiting);
  metrics.gauge('bonebed_bot_hurried', () => pool.hurried);
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('process_uptime_seconds', () => process.uptime());
}

function addressText(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
