import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { PROTOCOL } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { rates } from '../limits.ts';
import { Person, type Visit } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { extent, isFull, report } from './figures.ts';

const GUESTS = 8;
const SOCKETS = 190;
/** Messages that each socket has on their way at any time. */
const AT_ONCE = 8;
/** So far the games of the flood have come before it begins: a longer game takes longer to look at. */
const MOVES_BEFORE = 25;
/** A person plays no faster than this. */
const THINKING_MS = 60;
const MOST_P99_MS = 100;

/** A table of someone's own, with a bot, where they are asked now. */
async function openTable(person: Person): Promise<Visit> {
  const { table } = await person.create({ game: 'holotype', seats: 2, bots: [null, 'random'], open: true });
  await person.command(table, { do: 'start' });
  const visit = await person.visit(table);
  await visit.until(({ isAsked }) => isAsked);
  return visit;
}

/** The flood's sockets: they only count what comes, and ask again at once. */
class Flood {
  answered = 0;
  readonly #sockets: WebSocket[] = [];
  readonly #begin: (() => void)[] = [];

  async add({ person, table, answers, askId }: Visit): Promise<void> {
    const url = `${person.address.replace('http', 'ws')}/api/tables/${table}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: person.cookie } });
    this.#sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, id: 1 }));
    await once(socket, 'message');
    let asked = 0;
    // What costs a server most, in turn.
    const ask = () => {
      asked += 1;
      const length = Math.max(0, answers - (asked % 20));
      const questions = [{ do: 'view' }, { do: 'why', askId }, { do: 'past', length }];
      socket.send(JSON.stringify({ ...questions[asked % questions.length], id: asked }));
    };
    socket.on('message', () => {
      this.answered += 1;
      ask();
    });
    this.#begin.push(() => {
      for (let sent = 0; sent < AT_ONCE; sent++) ask();
    });
  }

  begin(): void {
    for (const begin of this.#begin) begin();
  }

  get open(): number {
    return this.#sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  end(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

async function beginFlood(address: string): Promise<Flood> {
  const tables: Visit[] = [];
  for (let guest = 0; guest < GUESTS; guest++) {
    const visit = await openTable(await Person.named(address, `Flood ${guest}`));
    for (let made = 0; made < MOVES_BEFORE; made++) {
      await visit.choose(0);
      await visit.until(({ isAsked }) => isAsked);
    }
    tables.push(visit);
  }
  const flood = new Flood();
  for (let socket = 0; socket < SOCKETS; socket++) await flood.add(tables[socket % GUESTS]);
  for (const visit of tables) visit.leave();
  flood.begin();
  return flood;
}

/** How long each of so many moves of one player took until it was acknowledged. */
async function acknowledgements(person: Person, moves: number): Promise<number[]> {
  const took: number[] = [];
  let visit = await openTable(person);
  while (took.length < moves) {
    await visit.until(({ isAsked, current }) => isAsked || current.phase === 'over');
    if (visit.current.phase === 'over') {
      visit.leave();
      visit = await openTable(person);
      continue;
    }
    await passed(THINKING_MS);
    const began = performance.now();
    await visit.choose(took.length % (visit.options.length ?? 1));
    took.push(performance.now() - began);
  }
  visit.leave();
  return took.sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] * 10) / 10;
}

test('many sockets of a few guests ask as much as they can; somebody else plays as if they were not there', async () => {
  const { address } = await serverProcess({ rateFactor: 1 });
  const player = await Person.named(address, 'Player');
  const quiet = quantile(await acknowledgements(player, extent(10, 500)), 0.99);
  const flood = await beginFlood(address);
  const before = flood.answered;
  const began = performance.now();
  const took = await acknowledgements(player, extent(30, 1000));
  const seconds = (performance.now() - began) / 1000;
  const answered = flood.answered - before;
  expect(flood.open).toBe(SOCKETS);
  flood.end();
  const p99 = quantile(took, 0.99);
  report(12, `${SOCKETS} sockets of ${GUESTS} guests ask without end`, {
    'questions answered': answered,
    moves: took.length,
    'acknowledged p50 ms': quantile(took, 0.5),
    'p99 ms': p99,
    'p99 ms without them': quiet,
  });
  // Each of them got no more than one person's share.
  const { burst, perSecond } = rates.commands;
  expect(answered).toBeLessThanOrEqual(GUESTS * (burst + perSecond * (seconds + 1)));
  expect(answered).toBeGreaterThan(0);
  // Where the machine itself is slow, what counts is that they make it no slower.
  if (isFull) expect(p99).toBeLessThan(Math.max(MOST_P99_MS, 2 * quiet));
});

/** Says the same very often in one breath, and waits until the server has had enough of it. */
async function oneBreath(address: string, before: string, words: Buffer): Promise<void> {
  const connection = connect(Number(new URL(address).port), '127.0.0.1');
  const closed = new Promise(resolve => connection.once('close', resolve));
  connection.on('error', () => {});
  connection.resume();
  if (before !== '') {
    connection.write(before);
    await once(connection, 'data');
  }
  connection.write(Buffer.concat(new Array<Buffer>(Math.ceil(BREATH_BYTES / words.length)).fill(words)));
  await closed;
}

/** A masked frame of text without a word in it: the mask is all zeros. */
const EMPTY_FRAME = Buffer.from([0x81, 0x80, 0, 0, 0, 0]);
const EMPTY_PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const BREATH_BYTES = 200_000;

test('requests, messages and pings by the ten thousand in one breath end their connection, and others go on', async () => {
  const { address } = await serverProcess({ rateFactor: 1 });
  const visit = await openTable(await Person.named(address, 'Player'));
  const upgrade = `GET /api/tables/${visit.table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`;
  const breaths: readonly (readonly [string, Buffer])[] = [
    ['', Buffer.from('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['', Buffer.from('GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n')],
    [upgrade, EMPTY_FRAME],
    [upgrade, EMPTY_PING],
  ];
  const took: number[] = [];
  const connections = extent(10, 50);
  for (const [before, words] of breaths) {
    const all = Promise.all(Array.from({ length: connections }, () => oneBreath(address, before, words)));
    await visit.until(({ isAsked }) => isAsked);
    const began = performance.now();
    await visit.choose(0);
    took.push(performance.now() - began);
    await all;
  }
  took.sort((a, b) => a - b);
  report(12.1, `${BREATH_BYTES / 1000} kB of requests, messages or pings in one breath`, {
    connections: connections * breaths.length,
    'ended by the server': connections * breaths.length,
    'slowest acknowledgement ms': quantile(took, 1),
  });
});
