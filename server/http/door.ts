import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@bonebed/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseRules } from '../admin/house-rules.ts';
import { safeError } from '../faults.ts';
import type { Metrics } from '../metrics.ts';
import { checkAddress } from '../parse.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Actor } from '../tables/decide.ts';
import type { Guests } from './guests.ts';
import { isOwnOrigin, isSecure, securityHeaders } from './headers.ts';
import type { Networks } from './networks.ts';
import { pagePolicy, type Turned, turnedAway } from './page.ts';
import { type RateLimiter, TooFast, type Visitor } from './rate-limiter.ts';
import type { Site } from './site.ts';
import { pathOf, refusedBy } from './sockets.ts';
import type { Turns } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, if they have been here before; only for the API. */
    actor: Actor | null;
    /** Where it comes from, as a hash. */
    network: string;
  }
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  badMessage: 400,
  tooLong: 413,
  tooFast: 429,
  tooMany: 429,
  forbidden: 403,
  dismissed: 403,
  locked: 403,
  notFound: 404,
  notSeated: 403,
  notNow: 409,
  taken: 409,
  stale: 409,
  refused: 422,
  version: 409,
  unavailable: 503,
  aside: 503,
};

/** The route of the client's files. */
export const SITE = '/*';
const METHODS = 'GET, HEAD, POST, OPTIONS';
/** When those should come again whom no bucket tells when. */
const RETRY_AFTER_S = 5;
/** Up to this many random seconds are added, so that a class that was turned away does not come back all at once. */
const SPREAD_S = 4;
/** What a table can be called; anything else that stands in its place is somebody's own. */
export const TABLE_ID = /^[\w-]{16}$/;
/** How long a browser remembers that a page of another origin may ask us, before it makes sure again. */
const PREFLIGHT_S = 600;

export interface DoorNeeds {
  readonly house: HouseRules;
  readonly guests: Guests;
  readonly limiter: RateLimiter;
  readonly networks: Networks;
  readonly turns: Turns;
  readonly metrics: Metrics;
  readonly site: Site;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** What every request passes on its way in, and how it is turned away. */
export class Door {
  readonly #needs: DoorNeeds;

  constructor(needs: DoorNeeds) {
    this.#needs = needs;
  }

  addTo(app: FastifyInstance): void {
    app.decorateRequest('actor', null);
    app.decorateRequest('network', '');
    app.addHook('onRequest', async (request, reply) => {
      this.#admit(request, reply);
      if (isApi(request)) await this.#recognise(request, reply);
    });
    app.addHook('preHandler', async request => {
      const { network, guest } = visitorOf(request);
      if (!isApi(request)) return;
      // Whoever runs the server must be able to end it.
      if (request.method === 'POST' && !request.url.startsWith('/api/admin')) this.#needs.house.checkWriting();
      await this.#needs.turns.wait(network, guest ?? '');
    });
    app.options(SITE, async (_request, reply) => reply.code(204).header('allow', METHODS).send());
    app.setErrorHandler((error, request, reply) => this.refuse(error, request, reply));
    app.setNotFoundHandler(async (request, reply) => {
      if (!METHODS.split(', ').includes(request.method)) reply.code(405).header('allow', METHODS);
      throw new CommandError('notFound', 'there is nothing here');
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const { method } = request;
      const { statusCode: status, elapsedTime } = reply;
      this.#needs.metrics.count('bonebed_requests_total', `route="${route}",status="${status}"`);
      this.#needs.metrics.time('bonebed_request_seconds', elapsedTime / 1000, `route="${route}"`);
      // A page comes with a hundred files: those that went well are counted above, and would only hide the other lines.
      const level = route === SITE && status < 400 ? 'debug' : 'info';
      // The route and the table, never the path: what people put into a link stays theirs.
      request.log[level]({ method, route, ...tableOf(request), status, ms: Math.round(elapsedTime) });
    });
  }

  /** What fastify turns away before it looks for a route: a path that can't be decoded. It counts as any other request. */
  readonly badUrl = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    try {
      this.#admit(request, reply);
      throw new CommandError('badMessage', 'this is not a valid path');
    } catch (error) {
      this.refuse(error, request, reply);
    }
  };

  #admit(request: FastifyRequest, reply: FastifyReply): void {
    const { limiter, networks, site, origins, trustProxy } = this.#needs;
    const { headers, method } = request;
    request.network = networks.of(request.ip);
    // Whoever asks what went wrong can say which request it was: it stands in the log.
    reply.headers({ ...securityHeaders(isSecure(headers, trustProxy)), 'x-request-id': request.id });
    if (origins.length > 0) reply.headers(crossOriginHeaders(headers.origin, origins));
    const isFile = request.routeOptions.url === SITE && site.find(pathOf(request.url)) !== null;
    limiter.check(isFile ? 'files' : 'requests', { network: request.network, guest: null });
    checkAddress(request.url);
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers, origins, trustProxy)) {
      throw new CommandError('forbidden', 'this page may not talk to this server');
    }
  }

  async #recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { limiter, guests, trustProxy } = this.#needs;
    const { cookie } = request.headers;
    const actor = await guests.find(cookie);
    if (actor === null) return;
    request.actor = actor;
    limiter.checkPerson('requests', actor.guest);
    if (isSecure(request.headers, trustProxy)) {
      for (const renewed of guests.renewed(cookie)) reply.header('set-cookie', renewed);
    }
  }

  /** Tells programs why in JSON, and people in words. */
  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refused = refusedBy(fromFastify(error), fault =>
      request.log.error({ err: safeError(fault), route: request.routeOptions.url, ...tableOf(request) }),
    );
    this.#needs.metrics.count('bonebed_refused_total', `code="${refused.code}"`);
    if (reply.statusCode < 400) reply.code(STATUS[refused.code]);
    const retryAfterS = retryAfter(error, refused.code);
    // Whoever is too fast must reconnect: requests queued behind this one on the same connection are not even read.
    if (refused.code === 'tooFast') reply.header('connection', 'close');
    if (retryAfterS !== null) reply.header('retry-after', retryAfterS);
    if (!wantsPage(request)) {
      reply.send(refused);
      return;
    }
    const spreadS = (retryAfterS ?? 0) + Math.floor(Math.random() * SPREAD_S);
    const page = turnedAway(turnedBy(reply.statusCode), request.headers['accept-language'], spreadS);
    reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  }
}

/** The table that a request is about, if it is about one. */
export function tableOf({ routeOptions: { url }, params }: FastifyRequest): { readonly table?: string } {
  const id: unknown = url?.startsWith('/api/tables/:id') ? Reflect.get(Object(params), 'id') : undefined;
  return typeof id === 'string' && TABLE_ID.test(id) ? { table: id } : {};
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { network: request.network, guest: request.actor?.guest ?? null };
}

/** What does not even read as a request gets a plain answer, if it has not got one, and is let go. */
export function refuseConnection(error: Error & { readonly code?: string }, connection: Socket): void {
  let status = 400;
  if (error.code === 'HPE_HEADER_OVERFLOW') status = 431;
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') status = 408;
  if (connection.writable && connection.bytesWritten === 0) {
    const head = ['Connection: close', 'Content-Length: 0', 'X-Content-Type-Options: nosniff'];
    connection.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n`);
  }
  connection.destroy();
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Whether a person looks at this in a browser, who wanted a page. */
function wantsPage(request: FastifyRequest): boolean {
  return !isApi(request) && request.headers.accept?.includes('text/html') === true;
}

function turnedBy(status: number): Turned {
  if (status === 429) return 'busy';
  return status >= 500 ? 'down' : 'nothing';
}

/** The seconds after which the same may go well; null where it won't. */
function retryAfter(error: unknown, code: ErrorCode): number | null {
  if (error instanceof TooFast) return error.retryAfterS;
  return code === 'unavailable' ? RETRY_AFTER_S : null;
}

/** What fastify itself refuses: a body too large, of the wrong kind, not JSON. */
function fromFastify(error: unknown): unknown {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  const message = error instanceof Error ? error.message : 'bad request';
  if (status === 413) return new CommandError('tooLong', message);
  return typeof status === 'number' && status >= 400 && status < 500 ? new CommandError('badMessage', message) : error;
}

/** Lets pages of the origins that the host has named read what is said, and send cookies. */
function crossOriginHeaders(origin: string | undefined, origins: readonly string[]): Readonly<Record<string, string>> {
  if (origin === undefined || !origins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': 'content-type, authorization',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': String(PREFLIGHT_S),
  };
}
