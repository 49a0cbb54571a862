import { botNames } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';
import type {
  Command,
  CreatedTable,
  Distance,
  EditionsBy,
  FinishedGames,
  GameInfo,
  GamesInfo,
  ListedTables,
  MyInfo,
  PairedTable,
  Phase,
  ShownTable,
} from '@bonebed/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseRules } from '../admin/house-rules.ts';
import type { Deals } from '../deals/deals.ts';
import { limits } from '../limits.ts';
import type { Channels } from '../messages/channels.ts';
import type { Metrics } from '../metrics.ts';
import { NAMELESS } from '../names.ts';
import { parseCommand, parseCreate, parseEdition, parseFork, parseName, parseRecord } from '../parse.ts';
import { parseDistance, parseReport } from '../people/parse.ts';
import type { Peace } from '../people/peace.ts';
import type { People } from '../people/people.ts';
import type { Quotas } from '../quotas.ts';
import { CANT_STORE, type Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Actor, TableCommand } from '../tables/decide.ts';
import { checkEntry } from '../tables/lobby.ts';
import type { TableMaker } from '../tables/maker.ts';
import { aboutTable, stateFor, summaryOf } from '../tables/outgoing.ts';
import type { Pairs } from '../tables/pairs.ts';
import type { Tables } from '../tables/tables.ts';
import { addAdmin } from './admin.ts';
import { addDeals } from './deals.ts';
import { SITE, TABLE_ID, visitorOf } from './door.ts';
import type { Guests } from './guests.ts';
import { isSecure } from './headers.ts';
import type { Health, Readiness } from './health.ts';
import { addInvitations } from './invitation.ts';
import { addMessages } from './messages.ts';
import type { Networks } from './networks.ts';
import { addPeopleRoutes } from './people.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { encodedFor, type Site } from './site.ts';
import { pathOf } from './sockets.ts';

export interface RouteNeeds {
  readonly tables: Tables;
  readonly maker: TableMaker;
  readonly deals: Deals;
  readonly pairs: Pairs;
  readonly storage: Storage;
  readonly guests: Guests;
  readonly limiter: RateLimiter;
  readonly networks: Networks;
  readonly metrics: Metrics;
  readonly site: Site;
  readonly trustProxy: boolean;
  readonly publicUrl: string | null;
  readonly quotas: Quotas;
  readonly editionsBy: EditionsBy;
  readonly channels: Channels;
  readonly people: People;
  readonly peace: Peace;
  readonly health: Health;
  readonly house: HouseRules;
  /** The ids of those who see the page of whoever runs the server. */
  readonly admins: readonly string[];
  readinessOf(health: Health): Promise<Readiness>;
}

type ById = { Params: { id: string } };

export function addRoutes(app: FastifyInstance, needs: RouteNeeds): void {
  addService(app, needs);
  addPeople(app, needs);
  addTables(app, needs);
  addRecords(app, needs);
  const { channels, limiter, people, storage, trustProxy } = needs;
  const whoever = (request: FastifyRequest, reply: FastifyReply) => someone(request, reply, needs);
  addDeals(app, { deals: needs.deals, limiter, someone: whoever });
  addMessages(app, { channels, limiter, someone: whoever });
  addPeopleRoutes(app, { people, storage, limiter, trustProxy, someone: whoever });
  addPeace(app, needs);
  addInvitations(app, needs);
  addAdmin(app, needs);
  addSite(app, needs);
}

function addService(app: FastifyInstance, { health, readinessOf, tables, editionsBy }: RouteNeeds): void {
  app.get('/healthz', async () => {
    if (!(await health.isWell())) throw new CommandError('unavailable', CANT_STORE);
    return { ok: true };
  });
  app.get('/readyz', async (_request, reply) => {
    const readiness = await readinessOf(health);
    if (!readiness.ready) reply.code(503);
    return readiness;
  });
  app.get('/api/games', async (): Promise<GamesInfo> => {
    const games: GameInfo[] = [];
    for (const id of tables.shelf.ids) {
      const edition = tables.shelf.ownEdition(id);
      const { game } = await tables.shelf.open(id, edition);
      games.push({ id, version: game.version, seats: game.seats, settings: game.settings, edition });
    }
    return { games, bots: botNames, editionsBy };
  });
}

/** Who sends a request; made up on the spot where someone does something for the first time. */
async function someone(request: FastifyRequest, reply: FastifyReply, needs: RouteNeeds): Promise<Actor> {
  return request.actor ?? newcomer(request, reply, needs, NAMELESS);
}

async function newcomer(request: FastifyRequest, reply: FastifyReply, needs: RouteNeeds, name: string): Promise<Actor> {
  needs.limiter.check('guests', visitorOf(request));
  if (needs.networks.isKeptOut(request.ip)) {
    throw new CommandError('forbidden', 'nobody new comes from there for a day: somebody had to be removed');
  }
  const { actor, cookie } = await needs.guests.create(name, isSecure(request.headers, needs.trustProxy));
  reply.header('set-cookie', cookie);
  request.actor = actor;
  return actor;
}

function addPeople(app: FastifyInstance, needs: RouteNeeds): void {
  const { guests, tables, house } = needs;
  app.get('/api/me', async ({ actor }): Promise<MyInfo> => {
    const notice = house.notice === null ? {} : { notice: house.notice };
    if (actor === null) return { name: null, tables: [], ...notice };
    return { name: actor.name, tables: await tables.mine(actor.guest), ...notice };
  });
  app.get<{ Querystring: { after?: string } }>('/api/me/finished', async ({ actor, query }): Promise<FinishedGames> => {
    const { after } = query;
    if (after !== undefined && !TABLE_ID.test(after))
      throw new CommandError('badMessage', 'after: not the id of a table');
    return actor === null ? { games: [], next: null } : tables.finished(actor.guest, after ?? null);
  });
  app.post('/api/me', async (request, reply) => {
    const name = parseName(request.body);
    if (request.actor === null) await newcomer(request, reply, needs, name);
    else await guests.rename(request.actor, name);
    return { name };
  });
}

/** An invitation or a seat's link, which travels in a header: addresses end up in logs. */
function tokenOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

function addTables(app: FastifyInstance, needs: RouteNeeds): void {
  const { tables, maker, pairs, limiter, guests, quotas, house } = needs;
  app.get<{ Querystring: { game?: string; phase?: string } }>(
    '/api/tables',
    async ({ actor, query: { game, phase = 'lobby' } }): Promise<ListedTables> => {
      if (game !== undefined) checkGame(tables, game);
      return { tables: await tables.list(game ?? null, phaseFrom(phase), actor?.guest ?? null) };
    },
  );
  app.post('/api/tables', async (request, reply): Promise<CreatedTable> => {
    const wish = parseCreate(request.body);
    const actor = await someone(request, reply, needs);
    limiter.check('tables', visitorOf(request));
    quotas.checkAddress(request.network, { what: 'tables', bytes: 0 });
    reply.code(201);
    return maker.create(actor, wish);
  });
  app.post('/api/tables/anyone', async (request, reply): Promise<PairedTable> => {
    const wish = parseCreate(request.body);
    const actor = await someone(request, reply, needs);
    limiter.check('tables', visitorOf(request));
    quotas.checkAddress(request.network, { what: 'tables', bytes: 0 });
    checkGame(tables, wish.game);
    return pairs.pair(actor, wish);
  });
  app.get<ById>('/api/tables/:id', async (request): Promise<ShownTable> => {
    const actor = await guests.find(request.headers.cookie);
    const table = await tables.find(request.params.id);
    return table.read(core => {
      checkEntry(core, actor?.guest ?? null, tokenOf(request));
      const seat = core.seatOf(actor?.guest ?? null);
      return {
        about: aboutTable(core, table.stored),
        seat,
        seq: core.tick,
        state: stateFor(core, seat),
        summary: summaryOf(core, table.id),
      };
    });
  });
  app.post<ById>('/api/tables/:id/commands', async (request, reply) => {
    const { command } = parseCommand(request.body);
    const actor = await someone(request, reply, needs);
    limiter.check('commands', visitorOf(request));
    if (command.do === 'chat') {
      limiter.check('chat', visitorOf(request));
      house.checkTalking(actor.guest);
      return { line: await tables.chat(actor, request.params.id, command) };
    }
    if (command.do === 'rematch') {
      limiter.check('tables', visitorOf(request));
      return { gift: await maker.rematch(actor, request.params.id) };
    }
    if (isForSockets(command)) {
      throw new BadInput('badMessage', 'do', `'${command.do}' is for sockets`);
    }
    const table = await tables.find(request.params.id);
    if (command.do === 'remind') {
      await tables.remind(actor, table, command);
      return { seq: table.told.tick };
    }
    if (command.do === 'join' && table.stored.meta.open) limiter.check('joins', visitorOf(request));
    const gift = await (command.do === 'join' ? tables.join(actor, table, command) : table.command(actor, command));
    return { seq: table.told.tick, ...(gift === undefined ? {} : { gift }) };
  });
  app.post<ById>('/api/tables/:id/fork', async (request, reply): Promise<CreatedTable> => {
    const { at, wish } = parseFork(request.body);
    const actor = await someone(request, reply, needs);
    limiter.check('tables', visitorOf(request));
    quotas.checkAddress(request.network, { what: 'tables', bytes: 0 });
    reply.code(201);
    return maker.fork(actor, request.params.id, at, tokenOf(request), wish);
  });
}

/** What one does about others at a table. */
function addPeace(app: FastifyInstance, { tables, peace, limiter }: RouteNeeds): void {
  const known = ({ actor }: FastifyRequest): Actor => {
    if (actor === null) throw new CommandError('notFound', 'you are nobody here yet');
    return actor;
  };
  app.get<ById>('/api/tables/:id/company', async ({ actor, params: { id } }): Promise<Distance> => {
    const table = await tables.find(id);
    return actor === null ? { muted: [], blocked: [] } : peace.distance(actor, table);
  });
  app.post<ById>('/api/tables/:id/company', async request => {
    const { seat, act } = parseDistance(request.body);
    return peace.keepAway(known(request), await tables.find(request.params.id), seat, act);
  });
  app.post<ById>('/api/tables/:id/reports', async (request, reply) => {
    const { seat, words } = parseReport(request.body);
    const actor = known(request);
    limiter.check('reports', visitorOf(request));
    await peace.report(actor, await tables.find(request.params.id), { seat, words, token: tokenOf(request) });
    reply.code(201);
    return {};
  });
}

/** Commands that only make sense to someone who looks on. */
function isForSockets(command: Command): command is Exclude<Command, TableCommand | { do: 'chat' | 'rematch' }> {
  return ['hello', 'view', 'away', 'why', 'past', 'preview', 'hint'].includes(command.do);
}

function checkGame({ shelf }: Tables, game: string): void {
  if (!shelf.ids.includes(game)) throw new BadInput('game', 'game', `no game '${game}' here`);
}

function phaseFrom(phase: string): Phase {
  if (phase === 'lobby' || phase === 'playing' || phase === 'over') return phase;
  throw new BadInput('badMessage', 'phase', "expected 'lobby', 'playing' or 'over'");
}

function addRecords(app: FastifyInstance, needs: RouteNeeds): void {
  const { tables, maker, limiter, quotas, editionsBy } = needs;
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: limits.upload }, (_request, body, done) =>
    done(null, body),
  );
  app.get<ById>('/api/tables/:id/record', async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return tables.record(request.params.id, request.actor?.guest ?? null, tokenOf(request));
  });
  app.post<{ Querystring: { open?: string } }>('/api/records', { bodyLimit: limits.upload }, async (request, reply) => {
    const record = parseRecord(request.body);
    const actor = await someone(request, reply, needs);
    limiter.check('tables', visitorOf(request));
    quotas.checkAddress(request.network, { what: 'tables', bytes: record.length });
    reply.code(201);
    return maker.importRecord(actor, record, request.query.open === 'yes');
  });
  app.post('/api/editions', { bodyLimit: limits.edition }, async (request, reply) => {
    if (editionsBy === 'nobody') throw new CommandError('forbidden', 'this server takes editions from its host only');
    const { game, components } = parseEdition(request.body);
    const actor = await someone(request, reply, needs);
    limiter.check('tables', visitorOf(request));
    checkGame(tables, game);
    quotas.checkAddress(request.network, {
      what: 'editions',
      bytes: Number(request.headers['content-length'] ?? limits.edition),
    });
    reply.code(201);
    return { edition: await maker.addEdition(actor, game, components) };
  });
  app.get<ById>('/api/editions/:id', async (request, reply) => {
    const stored = await needs.storage.findEdition(request.params.id);
    if (stored === null) throw new CommandError('notFound', 'there is no such edition');
    // Its name is the fingerprint of its contents.
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json; charset=utf-8');
    return stored.components;
  });
}

function addSite(app: FastifyInstance, { site }: RouteNeeds): void {
  app.get(SITE, async (request, reply) => {
    const path = pathOf(request.url);
    const file = path.startsWith('/api/') ? null : site.find(path);
    if (file === null) throw new CommandError('notFound', 'there is nothing here');
    reply.headers({ etag: file.etag, 'cache-control': file.cache }).type(file.type);
    const { body, headers } = encodedFor(file, request.headers['accept-encoding']);
    reply.headers(headers);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.send(body);
  });
}
