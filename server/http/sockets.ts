import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as passed } from 'node:timers/promises';
import { BadInput } from '@bonebed/kernel';
import { type Command, type ErrorCode, PROTOCOL, type Refused } from '@bonebed/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { inTime } from '../in-time.ts';
import { limits, patience } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { messageId, parseMessage } from '../parse.ts';
import { CANT_STORE, NotStored } from '../storage/storage.ts';
import { type Connection, type Origin, reply, sendDone } from '../tables/broadcast.ts';
import { type Actor, Refusal } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import { Gathering } from './gathering.ts';
import { type Guard, isOwnOrigin, type Visitor } from './guard.ts';
import type { Guests } from './guests.ts';
import { networkOf } from './network.ts';
import type { Turns } from './turns.ts';

/** How often a socket must show that it lives. */
const HEARTBEAT_MS = 30_000;
/** Messages of one socket that may wait for those before them; who sends more does not listen, and is let go. */
const MOST_WAITING = 32;
/** Pings of one socket between two heartbeats. Browsers send none. */
const MOST_PINGS = 60;
/** Pieces that one message may come in. */
const MOST_PIECES = 64;
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_AGAIN_LATER = 1013;

/** Questions that take some thought and change nothing. */
const QUESTIONS: readonly Command['do'][] = ['hello', 'view', 'why', 'past', 'preview'];

interface Needs {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly guard: Guard;
  readonly turns: Turns;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  addressOf(request: IncomingMessage): string;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/** One open socket at one table. */
interface Line {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly connection: Connection;
  readonly table: string;
  readonly visitor: Visitor;
  /** The table in memory, once it was greeted: it stays there as long as somebody looks at it. */
  hosted: HostedTable | null;
  isAlive: boolean;
  isLetGo: boolean;
  pings: number;
  waiting: number;
  /** Ends the pause that it makes because it was too fast. */
  pause: AbortController | null;
  tail: Promise<void>;
}

export class Sockets {
  readonly #needs: Needs;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    maxFragments: MOST_PIECES,
    perMessageDeflate: false,
    autoPong: false,
    // What all sockets have sent is read first, then one message of each is handled: thousands may have come at once from one of them.
    allowSynchronousEvents: false,
  });
  readonly #lines = new Set<Line>();
  /** What one commit of the database has made known to many is written when all of it has been thought out. */
  readonly #outbox = new Gathering<{ readonly line: Line; readonly text: string }>(process.nextTick, ({ line, text }) =>
    write(line, text),
  );
  readonly #heartbeat: NodeJS.Timeout;

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
      guard.check('sockets', { network: networkOf(address), guest: null });
      actor = await guests.find(request.headers.cookie);
      // Whoever is gone by now closes no more: what is counted would stay so.
      if (stream.destroyed) return;
      if (actor !== null) guard.checkPerson('sockets', actor.guest);
      close = guard.openSocket(address, actor?.guest ?? null);
    } catch (error) {
      if (error instanceof Refusal) return refuse(stream, '429 Too Many Requests');
      this.#needs.onFault(error, { table, seq: 0 });
      return refuse(stream, '503 Service Unavailable');
    }
    stream.once('close', close);
    const visitor = { network: networkOf(address), guest: actor?.guest ?? null };
    this.#server.handleUpgrade(request, stream, head, socket => this.#open(socket, stream, table, actor, visitor));
  }

  #open(socket: WebSocket, stream: Duplex, table: string, actor: Actor | null, visitor: Visitor): void {
    const line: Line = {
      socket,
      stream,
      connection: { actor, send: text => this.#outbox.add({ line, text }) },
      table,
      visitor,
      hosted: null,
      isAlive: true,
      isLetGo: false,
      pings: 0,
      waiting: 0,
      pause: null,
      tail: Promise.resolve(),
    };
    this.#lines.add(line);
    socket.on('pong', () => {
      line.isAlive = true;
    });
    socket.on('ping', data => pong(line, data));
    socket.on('error', () => socket.terminate());
    const silence = setTimeout(() => {
      if (line.hosted === null && line.waiting === 0) letGo(line, 'say hello');
    }, patience.helloMs);
    socket.on('close', () => {
      clearTimeout(silence);
      this.#lines.delete(line);
      line.pause?.abort();
      line.hosted?.goodbye(line.connection);
    });
    socket.on('message', (data, isBinary) => {
      if (!line.isLetGo) this.#received(line, isBinary ? '' : String(data));
    });
  }

  #received(line: Line, text: string): void {
    this.#needs.metrics.count('bonebed_messages_total');
    if (line.waiting >= MOST_WAITING) {
      letGo(line, 'wait for the answers to what you sent');
      return;
    }
    // One thing after the other; mostly there is only one.
    line.waiting += 1;
    line.tail = line.waiting === 1 ? this.#answer(line, text) : line.tail.then(() => this.#answer(line, text));
  }

  async #answer(line: Line, text: string): Promise<void> {
    const pauseMs = this.#needs.guard.pauseMs('commands', line.visitor);
    if (pauseMs > 0 || line.stream.writableNeedDrain) await pause(line, pauseMs);
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
    const { id, command } = parseMessage(text);
    if (QUESTIONS.includes(command.do)) return this.#inTurn(line, () => this.#follow(line, command, id));
    return this.#follow(line, command, id);
  }

  /** What takes thought counts as two, and waits until it is their turn. Nobody thinks for those who have gone. */
  async #inTurn({ socket, visitor }: Line, think: () => Promise<unknown>): Promise<unknown> {
    this.#needs.guard.pauseMs('commands', visitor);
    await this.#needs.turns.wait(visitor.network, visitor.guest ?? '');
    return socket.readyState === socket.OPEN ? think() : undefined;
  }

  #follow(line: Line, command: Command, id: number | undefined): Promise<unknown> {
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
    { connection, table: id, visitor }: Line,
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
    const origin: Origin = { connection, ...reply(re) };
    if (message.do === 'chat') {
      guard.check('chat', visitor);
      return tables.chat(actor, id, message).then(() => sendDone(origin, table.told.tick));
    }
    if (message.do === 'rematch') {
      guard.check('tables', visitor);
      return tables.rematch(actor, id).then(gift => sendDone(origin, table.told.tick, gift));
    }
    if (message.do !== 'join') return table.command(actor, message, origin);
    if (table.stored.meta.open) guard.check('joins', visitor);
    return tables.join(actor, table, message, origin);
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
      line.pings = 0;
      if (line.socket.readyState === line.socket.OPEN) line.socket.ping();
    }
  }

  /** Tells everybody that the server stops, and lets go. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    const tails: Promise<void>[] = [];
    for (const { connection, tail, pause } of this.#lines) {
      pause?.abort();
      tails.push(tail.then(() => connection.send('{"type":"bye"}')));
    }
    await inTime(Promise.all(tails));
    this.#outbox.handleAll();
    for (const { socket } of this.#lines) socket.close(GOING_AWAY, 'stopping');
    this.#server.close();
    setImmediate(() => {
      for (const { socket } of this.#lines) socket.terminate();
    });
  }
}

function isOpen({ socket }: Line): boolean {
  return socket.readyState === socket.OPEN;
}

/** Waits for so long, and until they have read what they got. Ends early when the line does. */
async function pause(line: Line, ms: number): Promise<void> {
  line.pause ??= new AbortController();
  const { signal } = line.pause;
  try {
    if (ms > 0) await passed(ms, undefined, { signal });
    if (line.stream.writableNeedDrain) await once(line.stream, 'drain', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Ends a line that takes without giving: it gets the reason, if it reads it, and no time to go on. */
function letGo(line: Line, reason: string): void {
  if (line.isLetGo) return;
  line.isLetGo = true;
  line.socket.close(POLICY, reason);
  setImmediate(() => line.socket.terminate());
}

function pong(line: Line, data: Buffer): void {
  line.pings += 1;
  if (line.pings > MOST_PINGS) letGo(line, 'too many pings');
  else if (isOpen(line) && line.stream.writableLength <= limits.backlog) line.socket.pong(data);
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
  return { code: 'unavailable', message: error instanceof NotStored ? CANT_STORE : 'something went wrong here' };
}

export function pathOf(url: string | undefined): string {
  const [path] = (url ?? '').split('?');
  return path;
}

/** Says no to an upgrade, and does not wait for the other side to hang up. */
function refuse(stream: Duplex, status: string): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
