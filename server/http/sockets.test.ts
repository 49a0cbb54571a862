import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { Person, type Visit } from '../testing/client.ts';
import { TestClock, testServer } from '../testing/server.ts';

const VIEW = JSON.stringify({ do: 'view', id: 7 });

async function atTable(address: string, name: string): Promise<Visit> {
  const person = await Person.named(address, name);
  const { table } = await person.create({ game: 'toy', seats: 2 });
  return person.visit(table);
}

function closing(visit: Visit): Promise<unknown> {
  return visit.until(() => false).catch(error => error.message);
}

test('whoever asks too much waits longer and longer; others do not wait for them', async () => {
  // A clock that stands still: nothing is ever paid back.
  const { address } = await testServer({ rateFactor: 0.05 }, { now: new TestClock().now });
  const greedy = await atTable(address, 'Greedy');
  const modest = await atTable(address, 'Modest');
  const last = greedy.received.length + 20;
  for (let asked = 0; asked < 20; asked++) greedy.send(VIEW);
  await modest.ask({ do: 'view' });
  expect(greedy.received.length).toBeLessThan(last);
});

test('several sockets of one person count as one', async () => {
  const server = await testServer({ rateFactor: 0.05 }, { now: new TestClock().now });
  const first = await atTable(server.address, 'Ann');
  const { person, table } = first;
  const second = await person.visit(table);
  for (const visit of [first, second]) for (let asked = 0; asked < 10; asked++) visit.send(VIEW);
  const other = await atTable(server.address, 'Bob');
  await other.ask({ do: 'view' });
  expect(first.received.length + second.received.length).toBeLessThan(20);
});

test('who sends and sends without waiting for answers is let go, and its seat is as before', async () => {
  const { address } = await testServer({ rateFactor: 1 }, { now: new TestClock().now });
  const visit = await atTable(address, 'Ann');
  const closed = closing(visit);
  for (let sent = 0; sent < 500; sent++) visit.send(VIEW);
  expect(await closed).toMatch(/1008|1006/);
  expect((await visit.person.visit(visit.table)).seat).toBe(0);
});

test('a flood of pings is answered for a while, then the socket is let go', async () => {
  const { address } = await testServer();
  const { person, table } = await atTable(address, 'Ann');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie: person.cookie },
  });
  onTestFinished(() => socket.terminate());
  let pongs = 0;
  socket.on('pong', () => {
    pongs += 1;
  });
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('open', resolve));
  socket.ping();
  await new Promise(resolve => socket.once('pong', resolve));
  for (let sent = 0; sent < 500; sent++) socket.ping();
  await new Promise(resolve => socket.once('close', resolve));
  expect(pongs).toBeLessThan(100);
});

test('a message in very many pieces is none', async () => {
  const { address } = await testServer();
  const { person, table } = await atTable(address, 'Ann');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie: person.cookie },
  });
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('open', resolve));
  for (let sent = 0; sent < 200; sent++) socket.send('', { fin: false });
  expect(await new Promise(resolve => socket.once('close', resolve))).toBe(1008);
});
