import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@bonebed/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeError } from '../faults.ts';
import type { Metrics } from '../metrics.ts';
import { checkAddress } from '../parse.ts';
import { type Actor, Refusal } from '../tables/decide.ts';
import { type Guard, isOwnOrigin, isSecure, securityHeaders, TooFast, type Visitor } from './guard.ts';
import type { Guests } from './guests.ts';
import { networkOf } from './network.ts';
import { pagePolicy, type Turned, turnedAway } from './page.ts';
import type { Site } from './site.ts';
import { pathOf, refusedBy } from './sockets.ts';
import type { Turns } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, if they have been here before; only for the API. */
    actor: Actor | null;
  }
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  badMessage: 400,
  tooLong: 413,
  tooFast: 429,
  tooMany: 429,
  forbidden: 403,
  dismissed: 403,
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
/** So many seconds at most are added, so that a class that was turned away does not come back as one. */
const SPREAD_S = 4;
/** A page of another origin asks once in so many seconds whether it may. */
const PREFLIGHT_S = 600;

export interface DoorNeeds {
  readonly guests: Guests;
  readonly guard: Guard;
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
    app.addHook('onRequest', async (request, reply) => {
      this.#admit(request, reply);
      if (isApi(request)) await this.#recognise(request, reply);
    });
    app.addHook('preHandler', async request => {
      const { network, guest } = visitorOf(request);
      if (isApi(request)) await this.#needs.turns.wait(network, guest ?? '');
    });
    app.options(SITE, async (_request, reply) => reply.code(204).header('allow', METHODS).send());
    app.setErrorHandler((error, request, reply) => this.refuse(error, request, reply));
    app.setNotFoundHandler(async (request, reply) => {
      if (!METHODS.split(', ').includes(request.method)) reply.code(405).header('allow', METHODS);
      throw new Refusal('notFound', 'there is nothing here');
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      this.#needs.metrics.count('bonebed_requests_total', `route="${route}",status="${reply.statusCode}"`);
      // The route, never the path: what people put into a link stays theirs.
      request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    });
  }

  /** What fastify turns away before it looks for a route: a path that can't be decoded. It counts as any other request. */
  readonly badUrl = (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    try {
      this.#admit(request, reply);
      throw new Refusal('badMessage', 'this is not a valid path');
    } catch (error) {
      this.refuse(error, request, reply);
    }
  };

  #admit(request: FastifyRequest, reply: FastifyReply): void {
    const { guard, site, origins, trustProxy } = this.#needs;
    const { headers, method } = request;
    reply.headers(securityHeaders(isSecure(headers, trustProxy)));
    if (origins.length > 0) reply.headers(crossOriginHeaders(headers.origin, origins));
    const isFile = request.routeOptions.url === SITE && site.find(pathOf(request.url)) !== null;
    guard.check(isFile ? 'files' : 'requests', { network: networkOf(request.ip), guest: null });
    checkAddress(request.url);
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers, origins, trustProxy)) {
      throw new Refusal('forbidden', 'this page may not talk to this server');
    }
  }

  async #recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { guard, guests, trustProxy } = this.#needs;
    const { cookie } = request.headers;
    const actor = await guests.find(cookie);
    if (actor === null) return;
    request.actor = actor;
    guard.checkPerson('requests', actor.guest);
    if (isSecure(request.headers, trustProxy)) {
      for (const renewed of guests.renewed(cookie)) reply.header('set-cookie', renewed);
    }
  }

  /** Tells programs why in JSON, and people in words. */
  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refused = refusedBy(fromFastify(error), fault =>
      request.log.error({ err: safeError(fault), route: request.routeOptions.url }),
    );
    this.#needs.metrics.count('bonebed_refused_total', `code="${refused.code}"`);
    if (reply.statusCode < 400) reply.code(STATUS[refused.code]);
    const retryAfterS = retryAfter(error, refused.code);
    // Whoever is too fast begins anew: requests that stand in line behind this one on the same connection are not even read.
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

export function visitorOf(request: FastifyRequest): Visitor {
  return { network: networkOf(request.ip), guest: request.actor?.guest ?? null };
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
  if (status === 413) return new Refusal('tooLong', message);
  return typeof status === 'number' && status >= 400 && status < 500 ? new Refusal('badMessage', message) : error;
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
