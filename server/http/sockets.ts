import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadInput } from '@bonebed/kernel';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { messageId, parseMessage } from '../parse.ts';
import type { Command, ErrorCode, Gift, Refused, ServerMessage } from '../protocol.ts';
import { type Connection, reply } from '../tables/crowd.ts';
import { type Actor, Refusal } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import { type Guard, isOwnOrigin } from './guard.ts';
import type { Guests } from './guests.ts';

/** How often a socket must show that it lives. */
const HEARTBEAT_MS = 30_000;
/** Messages of one socket that may wait for those before them. */
const MOST_WAITING = 32;
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

interface Needs {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly guard: Guard;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  addressOf(request: IncomingMessage): string;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/** One open socket at one table. */
interface Line {
  readonly socket: WebSocket;
  readonly connection: Connection;
  readonly table: string;
  readonly key: string;
  /** The table in memory, once it was greeted: it stays there as long as somebody looks at it. */
  hosted: HostedTable | null;
  isAlive: boolean;
  waiting: number;
  tail: Promise<void>;
}

export class Sockets {
  readonly #needs: Needs;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });
  readonly #lines = new Set<Line>();
  readonly #heartbeat: NodeJS.Timeout;
  #nextKey = 1;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#heartbeat = setInterval(() => this.#checkPulse(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get open(): number {
    return this.#lines.size;
  }

  /** Someone wants a socket: `GET /api/tables/<id>/socket`. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => {});
    const { guard, guests, origins, trustProxy, addressOf } = this.#needs;
    const [, table] = /^\/api\/tables\/([\w-]{1,40})\/socket$/.exec(pathOf(request.url)) ?? [];
    if (table === undefined) return refuse(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers, origins, trustProxy)) return refuse(stream, '403 Forbidden');
    const address = addressOf(request);
    let close: () => void;
    let actor: Actor | null;
    try {
      guard.check('sockets', address);
      actor = await guests.find(request.headers.cookie);
      close = guard.openSocket(address, actor?.guest ?? null);
    } catch (error) {
      if (error instanceof Refusal) return refuse(stream, '429 Too Many Requests');
      this.#needs.onFault(error, { table, seq: 0 });
      return refuse(stream, '503 Service Unavailable');
    }
    stream.once('close', close);
    this.#server.handleUpgrade(request, stream, head, socket => this.#open(socket, stream, table, actor));
  }

  #open(socket: WebSocket, stream: Duplex, table: string, actor: Actor | null): void {
    const connection: Connection = {
      actor,
      send: text => {
        if (socket.readyState !== socket.OPEN) return;
        // Who can't keep up is let go; on coming back they get the whole table at once.
        if (stream.writableLength > limits.backlog) socket.close(TRY_AGAIN_LATER, 'slow');
        else stream.write(textFrame(text));
      },
    };
    const key = `socket ${this.#nextKey++}`;
    const line: Line = {
      socket,
      connection,
      table,
      key,
      hosted: null,
      isAlive: true,
      waiting: 0,
      tail: Promise.resolve(),
    };
    this.#lines.add(line);
    socket.on('pong', () => {
      line.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#lines.delete(line);
      // Not before what it has sent is done: a hello on its way must not bring it back to the table.
      line.tail.then(() => line.hosted?.goodbye(connection));
    });
    socket.on('message', (data, isBinary) => this.#received(line, data, isBinary));
  }

  #received(line: Line, data: RawData, isBinary: boolean): void {
    this.#needs.metrics.count('bonebed_messages_total');
    const text = isBinary ? '' : String(data);
    if (line.waiting >= MOST_WAITING) {
      this.#refuse(line, messageId(text), new Refusal('tooFast', 'wait for the answers to what you sent'));
      return;
    }
    // One thing after the other; mostly there is only one.
    line.waiting += 1;
    line.tail = line.waiting === 1 ? this.#answer(line, text) : line.tail.then(() => this.#answer(line, text));
  }

  async #answer(line: Line, text: string): Promise<void> {
    try {
      await this.#handle(line, text);
    } catch (error) {
      this.#refuse(line, messageId(text), error);
    }
    line.waiting -= 1;
  }

  #handle(line: Line, text: string): Promise<unknown> {
    this.#needs.guard.check('commands', line.key);
    const { id, command } = parseMessage(text);
    if (line.socket.readyState !== line.socket.OPEN) return Promise.resolve();
    if (command.do === 'hello') return this.#hello(line, command, id);
    if (line.hosted === null) throw new Refusal('notNow', 'say hello first');
    return this.#carryOut(line, line.hosted, command, id);
  }

  async #hello(line: Line, hello: Command & { do: 'hello' }, re: number | undefined): Promise<void> {
    const table = await this.#needs.tables.find(line.table);
    await table.hello(line.connection, hello, re);
    line.hosted = table;
  }

  #carryOut(
    { connection, table: id }: Line,
    table: HostedTable,
    message: Exclude<Command, { do: 'hello' }>,
    re: number | undefined,
  ): Promise<unknown> {
    if (message.do === 'view') return table.view(connection, re);
    if (message.do === 'why' || message.do === 'past' || message.do === 'preview') {
      return table.ask(connection, message, re);
    }
    const { actor } = connection;
    if (actor === null) throw new Refusal('notSeated', 'you are here without a name; make one with POST /api/me');
    const { guard, tables } = this.#needs;
    if (message.do === 'chat') {
      guard.check('chat', actor.guest);
      return tables.chat(actor, id, message).then(() => sendDone(connection, table, re));
    }
    if (message.do === 'rematch') {
      guard.check('tables', actor.guest);
      return tables.rematch(actor, id).then(gift => sendDone(connection, table, re, gift));
    }
    return table.command(actor, message, re === undefined ? { connection } : { connection, re });
  }

  #refuse({ connection, table }: Line, re: number | undefined, error: unknown): void {
    const refused = refusedBy(error, fault => this.#needs.onFault(fault, { table, seq: 0 }));
    this.#needs.metrics.count('bonebed_refused_total', `code="${refused.code}"`);
    connection.send(JSON.stringify({ type: 'error', re, ...refused }));
  }

  #checkPulse(): void {
    for (const line of this.#lines) {
      if (!line.isAlive) line.socket.terminate();
      line.isAlive = false;
      if (line.socket.readyState === line.socket.OPEN) line.socket.ping();
    }
  }

  /** Tells everybody that the server stops, and lets go. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    const tails: Promise<void>[] = [];
    for (const { socket, connection, tail } of this.#lines) {
      tails.push(
        tail.then(() => {
          connection.send('{"type":"bye"}');
          socket.close(GOING_AWAY, 'stopping');
        }),
      );
    }
    await Promise.all(tails);
    this.#server.close();
    setImmediate(() => {
      for (const { socket } of this.#lines) socket.terminate();
    });
  }
}

function sendDone(connection: Connection, table: HostedTable, re: number | undefined, gift?: Gift): void {
  const done: ServerMessage = {
    type: 'done',
    ...reply(re),
    seq: table.core.tick,
    ...(gift === undefined ? {} : { gift }),
  };
  connection.send(JSON.stringify(done));
}

const FINAL_TEXT = 0x81;

/**
 * A text as one frame in one piece, written to the stream beside what `ws` writes there (pongs, the goodbye): the library would make two
 * pieces of it, and half of what a move costs goes into such writes. Nothing is compressed, so its own frames never wait in line.
 */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  let head = 2;
  if (length > 125) head = length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** What a client is told of an error: its own faults in words, ours only as such. */
export function refusedBy(error: unknown, onFault: (error: unknown) => void): Refused {
  if (error instanceof Refusal) return error.toMessage();
  if (error instanceof BadInput) {
    const code: ErrorCode = error.code === 'tooLong' ? 'tooLong' : 'badMessage';
    return { code, message: error.message };
  }
  onFault(error);
  return { code: 'unavailable', message: 'something went wrong here' };
}

function pathOf(url: string | undefined): string {
  const [path] = (url ?? '').split('?');
  return path;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
