import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadInput } from '@bonebed/kernel';
import { type Command, type ErrorCode, type Gift, PROTOCOL, type Refused, type ServerMessage } from '@bonebed/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { messageId, parseMessage } from '../parse.ts';
import { type Connection, reply } from '../tables/broadcast.ts';
import { type Actor, Refusal } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import { Gathering } from './gathering.ts';
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
  /** What all sockets have sent is read first, then all of it is handled. */
  readonly #inbox = new Gathering<{ readonly line: Line; readonly text: string }>(setImmediate, ({ line, text }) =>
    this.#received(line, text),
  );
  /** What one commit of the database has made known to many is written when all of it has been thought out. */
  readonly #outbox = new Gathering<{ readonly line: Line; readonly text: string }>(process.nextTick, ({ line, text }) =>
    write(line, text),
  );
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
    this.#server.handleUpgrade(request, stream, head, socket => this.#open(socket, table, actor));
  }

  #open(socket: WebSocket, table: string, actor: Actor | null): void {
    const line: Line = {
      socket,
      connection: { actor, send: text => this.#outbox.add({ line, text }) },
      table,
      key: `socket ${this.#nextKey++}`,
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
      line.hosted?.goodbye(line.connection);
    });
    socket.on('message', (data, isBinary) => this.#inbox.add({ line, text: isBinary ? '' : String(data) }));
  }

  #received(line: Line, text: string): void {
    this.#needs.metrics.count('bonebed_messages_total');
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
    // What it sent last is done even if it has gone; but a hello of that kind must not keep it at the table.
    if (!isOpen(line)) line.hosted?.goodbye(line.connection);
  }

  #handle(line: Line, text: string): Promise<unknown> {
    this.#needs.guard.check('commands', line.key);
    const { id, command } = parseMessage(text);
    if (command.do === 'hello') return this.#hello(line, command, id);
    if (line.hosted === null) throw new Refusal('notNow', 'say hello first');
    return this.#carryOut(line, line.hosted, command, id);
  }

  async #hello(line: Line, hello: Command & { do: 'hello' }, re: number | undefined): Promise<void> {
    // A page that reads by another protocol must be made new first.
    if (hello.protocol !== PROTOCOL) throw new Refusal('version', `this server speaks protocol ${PROTOCOL}`);
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
    for (const { connection, tail } of this.#lines) tails.push(tail.then(() => connection.send('{"type":"bye"}')));
    await Promise.all(tails);
    this.#outbox.handleAll();
    for (const { socket } of this.#lines) socket.close(GOING_AWAY, 'stopping');
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

function isOpen({ socket }: Line): boolean {
  return socket.readyState === socket.OPEN;
}

function write(line: Line, text: string): void {
  if (!isOpen(line)) return;
  const { socket } = line;
  // Who can't keep up is let go; on coming back they get the whole table at once.
  if (socket.bufferedAmount > limits.backlog) socket.close(TRY_AGAIN_LATER, 'slow');
  else socket.send(text);
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
