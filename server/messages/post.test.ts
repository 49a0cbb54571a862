import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPrivate, Post } from './post.ts';

/** A place on this machine that answers so, and how often it was asked. */
async function place(host: string, status: number, location?: string): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  // It listens on an address and a port.
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

const letter = { headers: {}, body: '{}' };
const but = (closed: string): Post => new Post({ isClosed: address => address === closed, mayBePlain: true });

test('a name that leads where nothing may go is refused by the address that it has', async () => {
  const { port, asked } = await place('127.0.0.1', 200);
  const post = new Post({ isClosed: address => ['127.0.0.1', '::1'].includes(address), mayBePlain: true });
  expect(post.faultOf(`http://localhost:${port}/`)).toBe(null);
  await expect(post.send(`http://localhost:${port}/`, letter)).rejects.toMatchObject({
    isForGood: true,
    message: 'it leads into a private network',
  });
  expect(asked()).toBe(0);
});

test('a redirect to where nothing may go is not followed', async () => {
  const inner = await place('127.0.0.2', 200);
  const outer = await place('127.0.0.1', 307, `http://127.0.0.2:${inner.port}/`);
  const url = `http://127.0.0.1:${outer.port}/`;
  await expect(but('127.0.0.2').send(url, letter)).rejects.toThrow('private network');
  expect([outer.asked(), inner.asked()]).toEqual([1, 0]);
  await but('127.0.0.3').send(url, letter);
  expect([outer.asked(), inner.asked()]).toEqual([2, 1]);
});

test('redirects without end come to one', async () => {
  const turning = await place('127.0.0.1', 302, '/again');
  await expect(but('').send(`http://127.0.0.1:${turning.port}/`, letter)).rejects.toThrow('from place to place');
  expect(turning.asked()).toBe(4);
});

test('what is gone for good is known from what may come back', async () => {
  const [gone, busy] = [await place('127.0.0.1', 410), await place('127.0.0.1', 503)];
  await expect(but('').send(`http://127.0.0.1:${gone.port}/`, letter)).rejects.toMatchObject({ isForGood: true });
  await expect(but('').send(`http://127.0.0.1:${busy.port}/`, letter)).rejects.toMatchObject({ isForGood: false });
});

test.each([
  ...[
    '127.0.0.1',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ],
])('%s is private', address => {
  expect(isPrivate(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is not', address => {
  expect(isPrivate(address)).toBe(false);
});
