import { bots } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';
import type { Command, ErrorCode, GameInfo, Phase } from '@bonebed/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeError } from '../faults.ts';
import { limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { parseCommand, parseCreate, parseEdition, parseFork, parseName } from '../parse.ts';
import type { Storage } from '../storage/storage.ts';
import { aboutTable, stateFor, summaryOf } from '../tables/audience.ts';
import { type Actor, mayEnter, Refusal, type TableCommand } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import { type Guard, isOwnOrigin, isSecure, securityHeaders } from './guard.ts';
import type { Guests } from './guests.ts';
import { encodedFor, type Site } from './site.ts';
import { refusedBy } from './sockets.ts';

export interface RouteNeeds {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly guests: Guests;
  readonly guard: Guard;
  readonly metrics: Metrics;
  readonly site: Site;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** The name of someone who has not said one. */
const NAMELESS = 'Guest';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  badMessage: 400,
  tooLong: 413,
  tooFast: 429,
  tooMany: 429,
  forbidden: 403,
  notFound: 404,
  notSeated: 403,
  notNow: 409,
  taken: 409,
  stale: 409,
  refused: 422,
  version: 409,
  unavailable: 503,
};

type ById = { Params: { id: string } };

export function addRoutes(app: FastifyInstance, needs: RouteNeeds): void {
  addGuards(app, needs);
  addService(app, needs);
  addPeople(app, needs);
  addTables(app, needs);
  addRecords(app, needs);
  addSite(app, needs);
}

function addGuards(app: FastifyInstance, { guard, metrics, origins, trustProxy }: RouteNeeds): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(isSecure(request.headers, trustProxy)));
    guard.check('requests', request.ip);
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, origins, trustProxy)) {
      throw new Refusal('forbidden', 'this page may not talk to this server');
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = refusedBy(fromFastify(error), fault =>
      request.log.error({ err: safeError(fault), route: request.routeOptions.url }),
    );
    metrics.count('bonebed_refused_total', `code="${refused.code}"`);
    reply.code(STATUS[refused.code]).send(refused);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.count('bonebed_requests_total', `route="${route}",status="${reply.statusCode}"`);
    // The route, never the path: what people put into a link stays theirs.
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}

/** What fastify itself refuses: a body too large, of the wrong kind, not JSON. */
function fromFastify(error: unknown): unknown {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  const message = error instanceof Error ? error.message : 'bad request';
  if (status === 413) return new Refusal('tooLong', message);
  return typeof status === 'number' && status >= 400 && status < 500 ? new Refusal('badMessage', message) : error;
}

function addService(app: FastifyInstance, { storage, metrics, tables }: RouteNeeds): void {
  app.get('/healthz', async () => {
    await storage.ping();
    return { ok: true };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.text();
  });
  app.get('/api/games', async () => {
    const games: GameInfo[] = [];
    for (const id of tables.shelf.ids) {
      const edition = tables.shelf.ownEdition(id);
      const { game } = await tables.shelf.open(id, edition);
      games.push({ id, version: game.version, seats: game.seats, settings: game.settings, edition });
    }
    return { games, bots: Object.keys(bots) };
  });
}

/** Who sends a request; made up on the spot where someone does something for the first time. */
async function someone(request: FastifyRequest, reply: FastifyReply, needs: RouteNeeds): Promise<Actor> {
  const known = await needs.guests.find(request.headers.cookie);
  return known ?? newcomer(request, reply, needs, NAMELESS);
}

async function newcomer(request: FastifyRequest, reply: FastifyReply, needs: RouteNeeds, name: string): Promise<Actor> {
  needs.guard.check('guests', request.ip);
  const { actor, cookie } = await needs.guests.create(name, isSecure(request.headers, needs.trustProxy));
  reply.header('set-cookie', cookie);
  return actor;
}

function addPeople(app: FastifyInstance, needs: RouteNeeds): void {
  const { guests, tables } = needs;
  app.get('/api/me', async request => {
    const actor = await guests.find(request.headers.cookie);
    return actor === null ? { name: null, tables: [] } : { name: actor.name, tables: await tables.mine(actor.guest) };
  });
  app.post('/api/me', async (request, reply) => {
    const name = parseName(request.body);
    const known = await guests.find(request.headers.cookie);
    if (known === null) await newcomer(request, reply, needs, name);
    else await guests.rename(known, name);
    return { name };
  });
}

/** An invitation or a seat's link, which travels in a header: addresses end up in logs. */
function tokenOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

/** The table, if whoever asks may come in. */
async function enter(
  request: FastifyRequest<ById>,
  { tables, guests }: RouteNeeds,
): Promise<[HostedTable, Actor | null]> {
  const actor = await guests.find(request.headers.cookie);
  const table = await tables.find(request.params.id);
  await table.settled();
  if (!mayEnter(table.core, actor?.guest ?? null, tokenOf(request))) {
    throw new Refusal('forbidden', 'this table is by invitation');
  }
  return [table, actor];
}

function addTables(app: FastifyInstance, needs: RouteNeeds): void {
  const { tables, guard } = needs;
  app.get<{ Querystring: { game?: string; phase?: string } }>(
    '/api/tables',
    async ({ query: { game, phase = 'lobby' } }) => {
      return { tables: await tables.list(game === undefined ? null : String(game), phaseFrom(phase)) };
    },
  );
  app.post('/api/tables', async (request, reply) => {
    const wish = parseCreate(request.body);
    const actor = await someone(request, reply, needs);
    guard.check('tables', actor.guest);
    reply.code(201);
    return tables.create(actor, wish);
  });
  app.get<ById>('/api/tables/:id', async request => {
    const [table, actor] = await enter(request, needs);
    const { core, id } = table;
    const seat = core.seatOf(actor?.guest ?? null);
    return {
      about: aboutTable(core, id),
      seat,
      seq: core.tick,
      state: stateFor(core, seat),
      summary: summaryOf(core, id),
    };
  });
  app.post<ById>('/api/tables/:id/commands', async (request, reply) => {
    const { command } = parseCommand(request.body);
    const actor = await someone(request, reply, needs);
    guard.check('commands', actor.guest);
    if (command.do === 'chat') {
      guard.check('chat', actor.guest);
      return { line: await tables.chat(actor, request.params.id, command) };
    }
    if (command.do === 'rematch') {
      guard.check('tables', actor.guest);
      return { gift: await tables.rematch(actor, request.params.id) };
    }
    if (isForSockets(command)) {
      throw new BadInput('badMessage', 'do', `'${command.do}' is for sockets`);
    }
    const table = await tables.find(request.params.id);
    const gift = await table.command(actor, command);
    return { seq: table.core.tick, ...(gift === undefined ? {} : { gift }) };
  });
  app.post<ById>('/api/tables/:id/fork', async (request, reply) => {
    const { at, wish } = parseFork(request.body);
    const actor = await someone(request, reply, needs);
    guard.check('tables', actor.guest);
    reply.code(201);
    return tables.fork(actor, request.params.id, at, tokenOf(request), wish);
  });
}

/** Commands that only make sense to someone who looks on. */
function isForSockets(command: Command): command is Exclude<Command, TableCommand | { do: 'chat' | 'rematch' }> {
  return ['hello', 'view', 'why', 'past', 'preview'].includes(command.do);
}

function phaseFrom(phase: string): Phase {
  if (phase === 'lobby' || phase === 'playing' || phase === 'over') return phase;
  throw new BadInput('badMessage', 'phase', "expected 'lobby', 'playing' or 'over'");
}

function addRecords(app: FastifyInstance, needs: RouteNeeds): void {
  const { tables, guests, guard } = needs;
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: limits.upload }, (_request, body, done) =>
    done(null, body),
  );
  app.get<ById>('/api/tables/:id/record', async (request, reply) => {
    const actor = await guests.find(request.headers.cookie);
    reply.type('text/plain; charset=utf-8');
    return tables.record(request.params.id, actor?.guest ?? null, tokenOf(request));
  });
  app.post<{ Querystring: { open?: string } }>('/api/records', { bodyLimit: limits.upload }, async (request, reply) => {
    if (typeof request.body !== 'string') throw new BadInput('badMessage', '', 'expected a record as text/plain');
    const actor = await someone(request, reply, needs);
    guard.check('tables', actor.guest);
    reply.code(201);
    return tables.importRecord(actor, request.body, request.query.open === 'yes');
  });
  app.post('/api/editions', { bodyLimit: limits.upload }, async (request, reply) => {
    const { game, components } = parseEdition(request.body);
    const actor = await someone(request, reply, needs);
    guard.check('tables', actor.guest);
    if (!tables.shelf.ids.includes(game)) throw new BadInput('game', 'game', `no game '${game}' here`);
    reply.code(201);
    return { edition: await tables.shelf.add(game, components) };
  });
  app.get<ById>('/api/editions/:id', async (request, reply) => {
    const stored = await needs.storage.findEdition(request.params.id);
    if (stored === null) throw new Refusal('notFound', 'there is no such edition');
    // Its name is the fingerprint of its contents.
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json; charset=utf-8');
    return stored.components;
  });
}

function addSite(app: FastifyInstance, { site }: RouteNeeds): void {
  app.get('/*', async (request, reply) => {
    const [path] = request.url.split('?');
    const file = path.startsWith('/api/') ? null : site.find(path === '/' ? '/index.html' : path);
    if (file === null) throw new Refusal('notFound', 'there is nothing here');
    reply.headers({ etag: file.etag, 'cache-control': file.cache }).type(file.type);
    const { body, headers } = encodedFor(file, request.headers['accept-encoding']);
    reply.headers(headers);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.send(body);
  });
  app.setNotFoundHandler(async () => {
    throw new Refusal('notFound', 'there is nothing here');
  });
}
