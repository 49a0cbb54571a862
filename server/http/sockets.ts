import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as passed } from 'node:timers/promises';
import { BadInput } from '@bonebed/kernel';
import {
  type Command,
  type ErrorCode,
  type Notice,
  PROTOCOL,
  type Refused,
  type ServerMessage,
} from '@bonebed/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HouseRules } from '../admin/house-rules.ts';
import type { Hints } from '../bots/hints.ts';
import { inTime } from '../in-time.ts';
import { limits, patience } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { messageId, readMessage } from '../parse.ts';
import { CANT_STORE, NotStored } from '../storage/storage.ts';
import { type Connection, type Origin, reply, sendDone } from '../tables/broadcast.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Actor } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { TableMaker } from '../tables/maker.ts';
import type { Tables } from '../tables/tables.ts';
import { Batch } from './batch.ts';
import type { Guests } from './guests.ts';
import { isOwnOrigin } from './headers.ts';
import type { Networks } from './networks.ts';
import type { RateLimiter, Visitor } from './rate-limiter.ts';
import type { Turns } from './turns.ts';

/** How often a socket must show that it lives. */
const HEARTBEAT_MS = 30_000;
/** How many messages of one socket may be queued; a client that sends more is not listening and is disconnected. */
const MOST_WAITING = 32;
/** Pings of one socket between two heartbeats. Browsers send none. */
const MOST_PINGS = 60;
/** Pieces that one message may come in. */
const MOST_PIECES = 64;
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_AGAIN_LATER = 1013;

/** Questions that take some thought and change nothing. */
const QUESTIONS: readonly Command['do'][] = ['hello', 'view', 'why', 'past', 'preview', 'hint'];

interface Needs {
  readonly house: HouseRules;
  readonly tables: Tables;
  readonly maker: TableMaker;
  readonly hints: Hints;
  readonly guests: Guests;
  readonly limiter: RateLimiter;
  readonly networks: Networks;
  readonly turns: Turns;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  addressOf(request: IncomingMessage): string;
  /** Lets a socket go on in the process at which its table is at home; false: it is for this one. */
  sendOn(table: string, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<boolean>;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
  /** A message was answered, or refused with a code. */
  onMessage(table: string, code: ErrorCode | null, ms: number): void;
}

/** One open socket at one table. */
interface Client {
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
    // Read what all sockets have sent first, then handle one message of each: one of them may have sent thousands.
    allowSynchronousEvents: false,
  });
  readonly #clients = new Set<Client>();
  /** One commit of the database may concern many viewers: write to their sockets after all of it has been worked out. */
  readonly #outbox = new Batch<{ readonly client: Client; readonly text: string }>(
    process.nextTick,
    ({ client, text }) => write(client, text),
  );
  readonly #heartbeat: NodeJS.Timeout;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#heartbeat = setInterval(() => this.#checkPulse(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get open(): number {
    return this.#clients.size;
  }

  /** Lets go of all sockets of somebody: they come back as whoever their cookies say they are now. */
  hangUp(guest: string): void {
    for (const { visitor, connection } of this.#clients) if (visitor.guest === guest) connection.hangUp();
  }

  /** From where somebody is here at the moment. */
  networksOf(guest: string): string[] {
    const theirs = [...this.#clients].filter(({ visitor }) => visitor.guest === guest);
    return [...new Set(theirs.map(({ visitor }) => visitor.network))];
  }

  /** Someone wants a socket: `GET /api/tables/<id>/socket`. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => {});
    const { limiter, guests, networks, origins, trustProxy, addressOf } = this.#needs;
    const [, table] = /^\/api\/tables\/([\w-]{1,40})\/socket$/.exec(pathOf(request.url)) ?? [];
    if (table === undefined) return refuse(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers, origins, trustProxy)) return refuse(stream, '403 Forbidden');
    const network = networks.of(addressOf(request));
    let close: () => void;
    let actor: Actor | null;
    try {
      limiter.check('sockets', { network, guest: null });
      actor = await guests.find(request.headers.cookie);
      // Whoever is gone by now closes no more: what is counted would stay so.
      if (stream.destroyed) return;
      if (actor !== null) limiter.checkPerson('sockets', actor.guest);
      close = limiter.openSocket({ network, guest: actor?.guest ?? null });
    } catch (error) {
      if (error instanceof CommandError) return refuse(stream, '429 Too Many Requests');
      this.#needs.onFault(error, { table, seq: 0 });
      return refuse(stream, '503 Service Unavailable');
    }
    stream.once('close', close);
    if ((await this.#needs.sendOn(table, request, stream, head)) || stream.destroyed) return;
    const visitor = { network, guest: actor?.guest ?? null };
    this.#server.handleUpgrade(request, stream, head, socket => this.#open(socket, stream, table, actor, visitor));
  }

  #open(socket: WebSocket, stream: Duplex, table: string, actor: Actor | null, visitor: Visitor): void {
    const client: Client = {
      socket,
      stream,
      connection: {
        actor,
        send: text => this.#outbox.add({ client, text }),
        hangUp: () => socket.close(TRY_AGAIN_LATER, 'come again'),
      },
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
    this.#clients.add(client);
    socket.on('pong', () => {
      client.isAlive = true;
    });
    socket.on('ping', data => pong(client, data));
    socket.on('error', () => socket.terminate());
    const silence = setTimeout(() => {
      if (client.hosted === null && client.waiting === 0) letGo(client, 'say hello');
    }, patience.helloMs);
    socket.on('close', () => {
      clearTimeout(silence);
      this.#clients.delete(client);
      client.pause?.abort();
      client.hosted?.goodbye(client.connection);
    });
    socket.on('message', (data, isBinary) => {
      if (!client.isLetGo) this.#received(client, isBinary ? '' : String(data));
    });
  }

  #received(client: Client, text: string): void {
    this.#needs.metrics.count('bonebed_messages_total');
    if (client.waiting >= MOST_WAITING) {
      letGo(client, 'wait for the answers to what you sent');
      return;
    }
    // One thing after the other; mostly there is only one.
    client.waiting += 1;
    client.tail =
      client.waiting === 1 ? this.#handle(client, text) : client.tail.then(() => this.#handle(client, text));
  }

  /** Whoever sends too much waits, and so does who can't keep up with what comes. Then it is done, or refused. */
  async #handle(client: Client, text: string): Promise<void> {
    const { limiter, onMessage } = this.#needs;
    const pauseMs = limiter.pauseMs('commands', client.visitor);
    if (pauseMs > 0 || client.stream.writableNeedDrain) await pause(client, pauseMs);
    const began = performance.now();
    let refused: ErrorCode | null = null;
    try {
      const { id, command } = readMessage(text);
      const isWanted = !QUESTIONS.includes(command.do) || (await this.#isNext(client));
      if (isWanted) await this.#carryOut(client, command, id);
    } catch (error) {
      refused = this.#refuse(client, messageId(text), error);
    }
    onMessage(client.table, refused, performance.now() - began);
    client.waiting -= 1;
    // A last message counts even if its sender has gone, but a late `hello` must not keep them at the table.
    if (!isOpen(client)) client.hosted?.goodbye(client.connection);
  }

  /** Questions that take some thought count as two commands and wait for their turn. False if whoever asked has gone meanwhile. */
  async #isNext(client: Client): Promise<boolean> {
    const { network, guest } = client.visitor;
    this.#needs.limiter.pauseMs('commands', client.visitor);
    await this.#needs.turns.wait(network, guest ?? '');
    return isOpen(client);
  }

  async #hello(client: Client, hello: Command & { do: 'hello' }, re: number | undefined): Promise<void> {
    // A page that reads by another protocol must be made new first.
    if (hello.protocol !== PROTOCOL) throw new CommandError('version', `this server speaks protocol ${PROTOCOL}`);
    const table = await this.#needs.tables.find(client.table);
    await table.hello(client.connection, hello, re);
    const { notice } = this.#needs.house;
    if (notice !== null) client.connection.send(noticeText(notice));
    client.hosted = table;
  }

  #carryOut(client: Client, message: Command, re: number | undefined): Promise<unknown> {
    const { connection, hosted: table, table: id, visitor } = client;
    if (message.do === 'hello') return this.#hello(client, message, re);
    if (table === null) throw new CommandError('notNow', 'say hello first');
    if (message.do === 'view') return table.view(connection, re);
    if (message.do === 'away') return table.look(connection, !message.away, re);
    if (message.do === 'why' || message.do === 'past' || message.do === 'preview') {
      return table.ask(connection, message, re);
    }
    const { actor } = connection;
    if (actor === null) throw new CommandError('notSeated', 'you are here without a name; make one with POST /api/me');
    if (message.do === 'hint') return this.#hint(client, table, actor, message.askId, re);
    const { limiter, tables, maker, house } = this.#needs;
    house.checkWriting();
    const origin: Origin = { connection, ...reply(re) };
    if (message.do === 'chat') {
      limiter.check('chat', visitor);
      house.checkTalking(actor.guest);
      return tables.chat(actor, id, message).then(() => sendDone(origin, table.told.tick));
    }
    if (message.do === 'rematch') {
      limiter.check('tables', visitor);
      return maker.rematch(actor, id).then(gift => sendDone(origin, table.told.tick, gift));
    }
    if (message.do === 'remind') return tables.remind(actor, table, message, origin);
    if (message.do !== 'join') return table.command(actor, message, origin);
    if (table.stored.meta.open) limiter.check('joins', visitor);
    return tables.join(actor, table, message, origin);
  }

  /** A bot thinks about it; meanwhile whoever asked may do something else. */
  async #hint(client: Client, table: HostedTable, actor: Actor, askId: number, re: number | undefined): Promise<void> {
    void this.#needs.hints.ask(table, actor, askId).then(
      message => client.connection.send(JSON.stringify({ ...message, ...reply(re) })),
      error => this.#refuse(client, re, error),
    );
  }

  #refuse({ connection, table }: Client, re: number | undefined, error: unknown): ErrorCode {
    const refused = refusedBy(error, fault => this.#needs.onFault(fault, { table, seq: 0 }));
    this.#needs.metrics.count('bonebed_refused_total', `code="${refused.code}"`);
    connection.send(JSON.stringify({ type: 'error', re, ...refused }));
    return refused.code;
  }

  /** Tells everybody who is here. */
  announce(notice: Notice): void {
    for (const { connection, hosted } of this.#clients) if (hosted !== null) connection.send(noticeText(notice));
  }

  #checkPulse(): void {
    for (const client of this.#clients) {
      if (!client.isAlive) client.socket.terminate();
      client.isAlive = false;
      client.pings = 0;
      if (client.socket.readyState === client.socket.OPEN) client.socket.ping();
    }
  }

  /** Tells everybody that the server stops, and lets go. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    const tails: Promise<void>[] = [];
    for (const { connection, tail, pause } of this.#clients) {
      pause?.abort();
      tails.push(tail.then(() => connection.send('{"type":"bye"}')));
    }
    await inTime(Promise.all(tails));
    this.#outbox.handleAll();
    for (const { socket } of this.#clients) socket.close(GOING_AWAY, 'stopping');
    this.#server.close();
    setImmediate(() => {
      for (const { socket } of this.#clients) socket.terminate();
    });
  }
}

function noticeText(notice: Notice): string {
  return JSON.stringify({ type: 'notice', ...notice } satisfies ServerMessage);
}

function isOpen({ socket }: Client): boolean {
  return socket.readyState === socket.OPEN;
}

/** Waits this long, and until the client has read what was sent to it. Ends early when the connection does. */
async function pause(client: Client, ms: number): Promise<void> {
  client.pause ??= new AbortController();
  const { signal } = client.pause;
  try {
    if (ms > 0) await passed(ms, undefined, { signal });
    if (client.stream.writableNeedDrain) await once(client.stream, 'drain', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Disconnects a client that sends without reading: it is told why, and gets no time to go on. */
function letGo(client: Client, reason: string): void {
  if (client.isLetGo) return;
  client.isLetGo = true;
  client.socket.close(POLICY, reason);
  setImmediate(() => client.socket.terminate());
}

function pong(client: Client, data: Buffer): void {
  client.pings += 1;
  if (client.pings > MOST_PINGS) letGo(client, 'too many pings');
  else if (isOpen(client) && client.stream.writableLength <= limits.backlog) client.socket.pong(data);
}

function write(client: Client, text: string): void {
  if (!isOpen(client)) return;
  const { socket } = client;
  // Who can't keep up is let go; on coming back they get the whole table at once.
  if (socket.bufferedAmount > limits.backlog) socket.close(TRY_AGAIN_LATER, 'slow');
  else socket.send(text);
}

/** What a client is told of an error: in full where the fault is its own, in general terms where it is ours. */
export function refusedBy(error: unknown, onFault: (error: unknown) => void): Refused {
  if (error instanceof CommandError) return error.toMessage();
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
