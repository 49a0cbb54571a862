import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits, patience } from '../limits.ts';
import type { Guard } from './guard.ts';

/** The server below all routes: it waits for nobody for long, and takes only so much from one connection and from one address. */
export function makeListener(handler: RequestListener, guard: Guard, trustProxy: boolean): Server {
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
  if (!trustProxy) server.on('connection', connection => guard.connected(connection));
  return server;
}

/**
 * Ends a connection on which requests come without waiting for the answers to those before. No browser does that, and a thousand of them fit into what
 * is read at once: all would be begun before anybody else is looked at.
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
 * Ends a connection and leaves what has come on it unread. Without a word to the parser, each of the thousand requests that it has already
 * would still be made, and ended with an error and its stack. Where Node names things otherwise one day, this is slower, and as right.
 */
function stopReading(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => NO_HTTP);
  socket.destroy();
}
