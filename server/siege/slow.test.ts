import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openConnections } from '../limits.ts';
import { Person } from '../testing/client.ts';
import { serverProcess } from '../testing/process.ts';
import { extent, report } from './figures.ts';

const DRIP_MS = 400;

/** What each kind of slow visitor says before it falls silent, or goes on letter by letter. */
function slowWords(table: string): Readonly<Record<string, { readonly begin: string; readonly drip: string }>> {
  const post = (more: string) => `POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}`;
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n`;
  return {
    'half a head': { begin: 'GET / HTTP/1.1\r\nHost: x\r\nX-', drip: 'a' },
    'half a body': { begin: post('Content-Length: 9000\r\n\r\n{"name":"'), drip: 'a' },
    'pieces of a body': { begin: post('Transfer-Encoding: chunked\r\n\r\n'), drip: '1\r\na\r\n' },
    'a refused body': { begin: post('Origin: http://evil.example\r\nContent-Length: 9000\r\n\r\n{'), drip: 'a' },
    'nothing at all': { begin: '', drip: '' },
    'no next request': { begin: 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', drip: '' },
    'half an upgrade': { begin: upgrade(`/api/tables/${table}/socket`), drip: 'X' },
    'no hello': { begin: `${upgrade(`/api/tables/${table}/socket`)}\r\n`, drip: '' },
    'a refused upgrade': { begin: `${upgrade('/nowhere')}\r\n`, drip: '' },
  };
}

/** A connection that says something and hangs on; ends when the server ends it. */
async function hangOn(address: string, { begin, drip }: { begin: string; drip: string }): Promise<Socket> {
  const connection = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void connection.destroy());
  connection.on('error', () => {});
  await once(connection, 'connect');
  connection.write(begin);
  connection.resume();
  if (drip === '') return connection;
  const dripping = setInterval(() => connection.write(drip), DRIP_MS);
  connection.once('close', () => clearInterval(dripping));
  return connection;
}

/** A half-open side of ours keeps no connection: what counts is that the server has ended its side. */
async function untilEnded(connection: Socket): Promise<void> {
  if (connection.readableEnded || connection.destroyed) return;
  await new Promise<void>(resolve => {
    connection.once('end', resolve);
    connection.once('close', () => resolve());
  });
}

test('whoever is slow to say what they want is not waited for', async () => {
  const { address } = await serverProcess({ rateFactor: 1 });
  const person = await Person.named(address, 'Ann');
  const { table } = await person.create({ game: 'holotype', seats: 2, bots: [null, 'random'] });
  const began = performance.now();
  const connections: Socket[] = [];
  for (let each = 0; each < extent(5, 100); each++) {
    for (const words of Object.values(slowWords(table))) connections.push(await hangOn(address, words));
  }
  // Meanwhile others play.
  await person.command(table, { do: 'start' });
  const visit = await person.visit(table);
  await visit.until(({ isAsked }) => isAsked);
  await visit.choose(0);
  await Promise.all(connections.map(untilEnded));
  report(16, 'Half-sent heads, bodies, upgrades and sockets without a hello', {
    connections: connections.length,
    'ended by the server': connections.length,
    'after seconds': Math.round((performance.now() - began) / 1000),
  });
  expect(visit.closed).toBeNull();
  await visit.until(({ isAsked }) => isAsked);
  await visit.choose(0);
});

test('one address has so many connections; others come in', async () => {
  // Few enough to be there before the first of them is let go.
  const most = extent(20, 200);
  const { address } = await serverProcess({ rateFactor: most / openConnections });
  const connections: Socket[] = [];
  for (let opened = 0; opened < most; opened++) {
    connections.push(await hangOn(address, { begin: 'GET / HTTP/1.1\r\n', drip: '' }));
  }
  const oneMore = connect(Number(new URL(address).port), '127.0.0.1');
  oneMore.on('error', () => {});
  oneMore.resume();
  await untilEnded(oneMore);
  expect(oneMore.bytesRead).toBe(0);
  const other = connect({ port: Number(new URL(address).port), host: '127.0.0.1', localAddress: '127.0.0.2' });
  onTestFinished(() => void other.destroy());
  other.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(other, 'data');
  expect(String(answer)).toContain('200 OK');
});
