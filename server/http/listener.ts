import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits, patience } from '../limits.ts';
import type { Networks } from './networks.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface Needs {
  readonly limiter: RateLimiter;
  readonly networks: Networks;
  readonly trustProxy: boolean;
}

/** The server below all routes: it waits for nobody for long, and takes only so much from one connection and from one address. */
export function makeListener(handler: RequestListener, { limiter, networks, trustProxy }: Needs): Server {
  const times = {
    headersTimeout: patience.headMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkMs,
    keepAliveTimeout: trustProxy ? patience.proxyIdleMs : patience.idleMs,
  };
  const server = createServer(times, fewAtOnce(handler));
  server.setTimeout(patience.stillMs);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  // Behind a proxy all connections are its own.
  if (!trustProxy)
    server.on('connection', connection => limiter.connected(connection, networks.of(connection.remoteAddress ?? '')));
  return server;
}

/**
 * Closes a connection that sends requests without waiting for the answers to earlier ones. No browser does that, and a thousand of
 * them fit into one read: all would be started before anybody else gets a turn.
 */
function fewAtOnce(handler: RequestListener): RequestListener {
  const begun = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const others = begun.get(socket) ?? 0;
    if (others >= limits.requestsAtOnce) {
      stopReading(socket);
      return;
    }
    begun.set(socket, others + 1);
    response.once('close', () => begun.set(socket, (begun.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}

/** Tells Node's parser that what follows the head of a request is no HTTP: it leaves it alone. */
const NO_HTTP = 2;

/**
 * Closes a connection and leaves what it has sent unread. Unless the parser is told, it would still build each of the thousand
 * requests it has, and end each with an error and a stack trace. Should a later Node rename these fields, this gets slower but
 * stays correct.
 */
function stopReading(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => NO_HTTP);
  socket.destroy();
}
