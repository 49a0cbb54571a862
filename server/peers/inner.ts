import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Place } from '../http/metrics.ts';

/** The headers by which another process shows that it is one, and says who is at its other end. */
export const SECRET = 'x-bonebed-secret';
export const ADDRESS = 'x-bonebed-address';

const sentOn = new WeakSet<Socket>();

/** Whether another process has sent this on to us: then it is done here, wherever the table is at home. */
export function isSentOn({ socket }: IncomingMessage): boolean {
  return sentOn.has(socket);
}

interface Needs {
  readonly place: Place;
  secret(): string;
  readonly onRequest: RequestListener;
  onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
}

/** The way in for the other processes, apart from that of the players. */
export interface Inner {
  readonly place: Place;
  close(): void;
}

/** Resolves when it listens, rejects if it can't. */
export function serveInner({ place, secret, onRequest, onUpgrade }: Needs): Promise<Inner> {
  const server = createServer((request, response) => {
    if (admit(request, secret())) onRequest(request, response);
    else response.writeHead(403, { connection: 'close', 'content-length': '0' }).end();
  });
  server.on('upgrade', (request, stream, head) => {
    if (admit(request, secret())) onUpgrade(request, stream, head);
    else stream.destroy();
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, () => resolve({ place: { ...place, port: portOf(server) }, close }));
  });
  function close(): void {
    server.close();
    server.closeAllConnections();
  }
}

function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

/** Takes what another process sends on for what it is: the words of somebody at another address. */
function admit(request: IncomingMessage, secret: string): boolean {
  const { [SECRET]: given, [ADDRESS]: address } = request.headers;
  if (typeof given !== 'string' || typeof address !== 'string') return false;
  const [theirs, ours] = [Buffer.from(given), Buffer.from(secret)];
  if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return false;
  delete request.headers[SECRET];
  delete request.headers[ADDRESS];
  // A connection carries one request, of one person.
  Object.defineProperty(request.socket, 'remoteAddress', { value: address, configurable: true });
  sentOn.add(request.socket);
  return true;
}
