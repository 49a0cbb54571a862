import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Peer } from '../storage/homes.ts';
import { ADDRESS, SECRET } from './inner.ts';

/** How long another process may take to answer the telephone. It is on this machine or near it. */
const CONNECT_MS = 1000;

/** What is between two parties and not for the third; the last two are ours to say. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'expect', SECRET, ADDRESS];

/** What a request hears whose process has died over it. */
const GONE = JSON.stringify({
  code: 'unavailable',
  message: 'the process of this table is gone; try again in a moment',
});

/** Sends people on to the process at which their table is at home, byte by byte: nothing that they say is read here. */
export class Forward {
  /** What is open to each process, by its name. */
  readonly #open = new Map<string, Set<Duplex>>();

  get open(): number {
    let count = 0;
    for (const streams of this.#open.values()) count += streams.size;
    return count;
  }

  async reaches(peer: Peer): Promise<boolean> {
    const there = await dial(peer);
    there?.destroy();
    return there !== null;
  }

  /** Lets somebody's socket go on in another process; false if that can't be reached, and nothing has happened. */
  async socket(peer: Peer, address: string, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<boolean> {
    const there = await dial(peer);
    if (there === null) return false;
    const isGone = stream.destroyed;
    const close = (): void => {
      stream.destroy();
      there.destroy();
    };
    this.#keep(peer, stream);
    for (const end of [stream, there]) {
      end.on('error', close);
      end.once('close', close);
    }
    if (isGone) {
      close();
      return true;
    }
    there.write(headOf(request, peer, address));
    there.write(head);
    // Both may be silent for as long as they like.
    if ('setTimeout' in stream && typeof stream.setTimeout === 'function') stream.setTimeout(0);
    stream.pipe(there);
    there.pipe(stream);
    return true;
  }

  /** The same for a request. */
  async request(peer: Peer, address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const there = await dial(peer);
    if (there === null) return false;
    this.#keep(peer, there);
    const { method, url } = request;
    const headers = { ...plain(request.headers), connection: 'close', [SECRET]: peer.secret, [ADDRESS]: address };
    const out = send({ method, path: url, headers, createConnection: () => there });
    const fail = (): void => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end(GONE);
    };
    out.on('error', fail);
    out.once('response', answer => {
      answer.on('error', fail);
      response.writeHead(answer.statusCode ?? 502, plain(answer.headers));
      answer.pipe(response);
    });
    response.once('close', () => out.destroy());
    request.pipe(out);
    return true;
  }

  #keep({ name }: Peer, stream: Duplex): void {
    const streams = this.#open.get(name) ?? new Set();
    this.#open.set(name, streams.add(stream));
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) this.#open.delete(name);
    });
  }

  /** A process is gone, and may not have had the time to say so: whoever was there through us comes again. */
  cut(peer: string): void {
    for (const stream of this.#open.get(peer) ?? []) stream.destroy();
  }

  close(): void {
    for (const peer of this.#open.keys()) this.cut(peer);
  }
}

/** A connection to another process; null if there is none to be had. */
function dial({ host, port }: Peer): Promise<Socket | null> {
  return new Promise(resolve => {
    const socket = connect({ host, port, noDelay: true });
    const give = (got: Socket | null): void => {
      clearTimeout(late);
      if (got === null) socket.destroy();
      resolve(got);
    };
    const late = setTimeout(() => give(null), CONNECT_MS);
    socket.once('connect', () => give(socket));
    socket.once('error', () => give(null));
  });
}

function plain(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));
}

/** The head of a request for an upgrade, as it came. */
function headOf({ method, url, rawHeaders }: IncomingMessage, { secret }: Peer, address: string): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i].toLowerCase();
    if (name !== SECRET && name !== ADDRESS) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  return `${[...lines, `${SECRET}: ${secret}`, `${ADDRESS}: ${address}`].join('\r\n')}\r\n\r\n`;
}
