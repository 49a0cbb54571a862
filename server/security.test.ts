import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { limits, openSockets, PEOPLE_PER_ADDRESS, rates } from './limits.ts';
import { HttpError, Person, Refused } from './testing/client.ts';
import { coreOf, playOn, startedTable, TestClock, temporaryFolder, testServer } from './testing/server.ts';

async function codeOf(doing: Promise<unknown>): Promise<unknown> {
  return doing.then(
    () => 'done',
    error => (error instanceof HttpError || error instanceof Refused ? error.code : error),
  );
}

test('every response carries the headers that browsers need to protect people', async () => {
  const { address } = await testServer();
  for (const path of ['/', '/api/games', '/healthz', '/nothing.here', '/%zz', '/api/tables/%E0%A4%A']) {
    const { headers } = await fetch(address + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('the cookie is HttpOnly and SameSite, and Secure if the proxy says TLS', async () => {
  const { address } = await testServer({ trustProxy: true });
  const named = (headers: Record<string, string>) =>
    fetch(`${address}/api/me`, {
      method: 'POST',
      body: '{"name":"Ann"}',
      headers: { 'content-type': 'application/json', ...headers },
    });
  const plain = (await named({})).headers.getSetCookie()[0];
  expect(plain).toMatch(/^bonebed=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const behindTls = await named({ 'x-forwarded-proto': 'https' });
  expect(behindTls.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-bonebed=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
  ]);
  expect(behindTls.headers.get('strict-transport-security')).not.toBeNull();
});

test('behind TLS a cookie of the plain name is taken in and replaced: nobody loses a seat', async () => {
  const { address } = await testServer({ trustProxy: true });
  const ann = await Person.named(address, 'Ann');
  const me = async (cookie: string) => {
    const response = await fetch(`${address}/api/me`, { headers: { cookie, 'x-forwarded-proto': 'https' } });
    const { name }: { name: string | null } = JSON.parse(await response.text());
    return { name, set: response.headers.getSetCookie() };
  };
  const { name, set } = await me(ann.cookie);
  expect(name).toBe('Ann');
  expect(set[0]).toMatch(/^__Host-bonebed=/);
  expect(set[1]).toMatch(/^bonebed=; .*Max-Age=0/);
  const [renewed] = set[0].split(';');
  expect(await me(renewed)).toEqual({ name: 'Ann', set: [] });
  // What a neighbouring host has planted under the plain name counts for nothing beside it, and goes.
  const mallory = await Person.named(address, 'Mallory');
  expect(await me(`${mallory.cookie}; ${renewed}`)).toEqual({ name: 'Ann', set: [set[1]] });
  // A cookie that nobody has is not made better.
  expect(await me(`bonebed=${'A'.repeat(43)}`)).toEqual({ name: null, set: [] });
});

test('without a trusted proxy nobody can pretend to be one', async () => {
  const rateFactor = 0.01;
  const { address } = await testServer({ rateFactor }, { now: new TestClock().now });
  const codes: number[] = [];
  for (let i = 0; i <= rates.requests.burst * PEOPLE_PER_ADDRESS * rateFactor; i++) {
    codes.push((await fetch(`${address}/healthz`, { headers: { 'x-forwarded-for': `10.0.0.${i % 250}` } })).status);
  }
  expect(codes).toContain(429);
});

test('another site can neither post nor open a socket', async () => {
  const { address } = await testServer({ origins: ['https://friend.example'] });
  const post = (origin: string) =>
    fetch(`${address}/api/me`, {
      method: 'POST',
      body: '{"name":"Ann"}',
      headers: { 'content-type': 'application/json', origin },
    });
  expect((await post('https://evil.example')).status).toBe(403);
  expect((await post('null')).status).toBe(403);
  expect((await post('https://friend.example')).status).toBe(200);
  expect((await post(address)).status).toBe(200);
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const socket = (origin: string) =>
    new Promise<string>(resolve => {
      const tried = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, {
        headers: { origin },
      });
      tried.once('open', () => {
        tried.terminate();
        resolve('open');
      });
      tried.once('error', error => resolve(error.message));
    });
  expect(await socket('https://evil.example')).toContain('403');
  expect(await socket(address)).toBe('open');
});

test('pages of the origins that the host has named may ask and read, with cookies; no others', async () => {
  const { address } = await testServer({ origins: ['https://friend.example'] });
  const asked = (path: string, method: string, origin: string) =>
    fetch(address + path, { method, headers: { origin } });
  const allowed = ['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-allow-headers'];
  const preflight = await asked('/api/tables', 'OPTIONS', 'https://friend.example');
  expect(preflight.status).toBe(204);
  for (const response of [preflight, await asked('/api/games', 'GET', 'https://friend.example')]) {
    expect(allowed.map(name => response.headers.get(name))).toEqual([
      'https://friend.example',
      'true',
      'content-type, authorization',
    ]);
    expect(response.headers.get('vary')).toBe('origin');
  }
  for (const method of ['OPTIONS', 'GET']) {
    const { headers } = await asked('/api/games', method, 'https://evil.example');
    expect(allowed.map(name => headers.get(name))).toEqual([null, null, null]);
  }
  // A refusal can be read as well: a page must know why.
  const missing = await asked('/api/tables/nothing', 'GET', 'https://friend.example');
  expect(missing.headers.get('access-control-allow-origin')).toBe('https://friend.example');
});

test('a path that cannot be decoded is refused as any other, and counted', async () => {
  const rateFactor = 0.001;
  const server = await testServer({ rateFactor }, { now: new TestClock().now });
  const statuses: number[] = [];
  for (let i = 0; i <= rates.requests.burst * PEOPLE_PER_ADDRESS * rateFactor; i++) {
    statuses.push((await fetch(`${server.address}/%zz`)).status);
  }
  expect(statuses[0]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
  expect(server.metrics.counted('bonebed_refused_total', 'code="badMessage"')).toBe(statuses.length - 1);
});

/** What comes back on a connection that sends this, until the server ends it. */
function saidTo(address: string, text: string): Promise<string> {
  return new Promise(resolve => {
    let heard = '';
    const connection = connect(Number(new URL(address).port), '127.0.0.1', () => connection.write(text));
    connection.on('data', chunk => {
      heard += chunk;
    });
    connection.on('error', () => {});
    connection.on('close', () => resolve(heard));
  });
}

test('a thousand requests in one breath are not begun, and the connection ends', async () => {
  const server = await testServer();
  const breath = 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000);
  await saidTo(server.address, breath);
  const begun = server.metrics.counted('bonebed_requests_total', 'route="/api/games",status="200"');
  expect(begun).toBeLessThanOrEqual(limits.requestsAtOnce);
  expect((await fetch(`${server.address}/api/games`)).status).toBe(200);
});

test('what is no HTTP gets a plain answer and the end of the connection', async () => {
  const { address } = await testServer();
  const said = async (text: string) => (await saidTo(address, text)).split('\r\n')[0];
  expect(await said('rubbish\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await said(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)).toBe(
    'HTTP/1.1 431 Request Header Fields Too Large',
  );
  expect(await said('GET /api/tables/x HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n')).toBe(
    'HTTP/1.1 404 Not Found',
  );
});

test('tokens are hashed at rest: neither cookies nor links nor invitations stand in the database', async () => {
  const data = temporaryFolder();
  const server = await testServer({ data });
  const ann = await Person.named(server.address, 'Ann');
  const created = await ann.create({ game: 'toy', seats: 2, open: false });
  const { gift } = await ann.command<{ gift: { token: string } }>(created.table, { do: 'link' });
  await server.stop();
  const stored = readdirSync(data)
    .map(file => readFileSync(join(data, file), 'latin1'))
    .join('');
  expect(stored).toContain(created.table);
  for (const token of [ann.cookie.split('=')[1], created.invite, created.link ?? '', gift.token]) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(token);
  }
});

test('logs carry table, seq and route, and never cards, seeds, tokens or names', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await testServer({ logLevel: 'trace' }, { logTo });
  const { id, visits, people } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await playOn(visits, options => options - 1);
  await people[0].get(`/api/tables/${id}/record`);
  await codeOf(people[0].get(`/api/tables/${id}?token=${'s'.repeat(43)}`));
  const log = lines.join('');
  expect(log).toContain('/api/tables/:id/record');
  expect(log).toContain(`"table":"${id}"`);
  const core = await coreOf(server, id);
  const secrets = [
    core.meta.secret,
    core.game?.header.seed,
    ...people.map(({ cookie }) => cookie.split('=')[1]),
    's'.repeat(43),
  ];
  for (const secret of [...secrets, 'bone', 'P0', 'show']) expect(log).not.toContain(secret ?? 'missing');
});

test('names, chat, answers, messages and bodies have their lengths', async () => {
  const { address } = await testServer();
  const { visits, people } = await startedTable(address, { game: 'toy', seats: 2 });
  const [ann] = visits;
  expect(await codeOf(people[0].post('/api/me', { name: 'x'.repeat(limits.name) }))).toBe('done');
  expect(await codeOf(people[0].post('/api/me', { name: 'x'.repeat(limits.name + 1) }))).toBe('tooLong');
  expect(await codeOf(ann.ask({ do: 'chat', text: 'x'.repeat(limits.chatLine) }))).toBe('done');
  expect(await codeOf(ann.ask({ do: 'chat', text: 'x'.repeat(limits.chatLine + 1) }))).toBe('tooLong');
  expect(await codeOf(ann.ask({ do: 'answer', askId: 1, text: 'x'.repeat(limits.answer + 1) }))).toBe('tooLong');
  expect(await codeOf(people[0].post('/api/me', { name: 'x'.repeat(limits.body) }))).toBe('tooLong');
  expect(await codeOf(people[0].post('/api/records', 'x'.repeat(limits.upload + 1)))).toBe('tooLong');
  ann.send('x'.repeat(limits.message + 1));
  await expect(ann.until(() => false)).rejects.toThrow('1009');
});

test('an ask has so many proposals', async () => {
  const { address } = await testServer();
  const { visits } = await startedTable(address, { game: 'toy', seats: 2 });
  await visits[0].choose(0);
  const proposals: unknown[] = [];
  for (let i = 0; i <= limits.proposalsPerAsk; i++) {
    proposals.push(await codeOf(visits[0].ask({ do: 'propose', length: 0 })));
    await codeOf(visits[1].ask({ do: 'decline', length: 0 }));
  }
  expect(proposals.at(-2)).toBe('done');
  expect(proposals.at(-1)).toBe('tooMany');
});

test('commands over HTTP, chat, new tables, new guests and sockets have their rates', async () => {
  const { address } = await testServer({ rateFactor: 0.2 }, { now: new TestClock().now });
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const visit = await ann.visit(table);
  const many = async (times: number, what: () => Promise<unknown>) => {
    const codes = new Set<unknown>();
    for (let i = 0; i < times; i++) codes.add(await codeOf(what()));
    return codes;
  };
  expect(await many(3, () => visit.ask({ do: 'chat', text: 'hi' }))).toContain('tooFast');
  expect(await many(rates.tables.burst, () => ann.create({ game: 'toy', seats: 2 }))).toContain('tooFast');
  expect(await many(rates.commands.burst, () => ann.command(table, { do: 'leave' }))).toContain('tooFast');
  expect(await many(rates.guests.burst * 8 + 1, () => Person.named(address, 'Bob'))).toContain('tooFast');
  const dora = new Person(address, ann.cookie);
  expect(await many(rates.sockets.burst, () => dora.visit(table))).toContainEqual(expect.any(Error));
});

test('one address takes so many seats at open tables in a time, whoever sits down', async () => {
  const { address } = await testServer({ rateFactor: 0.1 }, { now: new TestClock().now });
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const strangers = [await Person.named(address, 'Bob'), await Person.named(address, 'Cas')];
  const codes: unknown[] = [];
  for (let i = 0; i <= rates.joins.burst * 0.1; i++) {
    codes.push(await codeOf(strangers[i % 2].command(table, { do: 'join' })));
  }
  expect(codes.slice(0, -1)).not.toContain('tooFast');
  expect(codes.at(-1)).toBe('tooFast');
});

test('one person has so many open sockets', async () => {
  const { address } = await testServer({ rateFactor: 0.1 });
  const ann = await Person.named(address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const most = openSockets.perGuest * 0.1;
  for (let i = 0; i < most; i++) await ann.visit(table);
  await expect(ann.visit(table)).rejects.toThrow('429');
});

test('paths, prototypes and injections lead nowhere', async () => {
  const { address } = await testServer();
  const ann = await Person.named(address, "Robert'); drop table tables;--");
  const { table } = await ann.create({ game: 'toy', seats: 2, name: '__proto__' });
  for (const path of [
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/.env',
  ]) {
    const response = await fetch(address + path);
    expect(await response.text()).not.toMatch(/root:|"workspaces"/);
  }
  for (const id of ['__proto__', 'constructor', "' or 1=1 --", '%00', '../..']) {
    expect(await codeOf(ann.get(`/api/tables/${encodeURIComponent(id)}`))).toBe('notFound');
  }
  expect(await codeOf(ann.get('/api/tables?phase=constructor'))).toBe('badMessage');
  for (const game of ["' or ''='", 'nope', '__proto__', '&game=toy']) {
    expect(await codeOf(ann.get(`/api/tables?game=${game}`))).toBe('badMessage');
  }
  expect((await ann.get<{ tables: unknown[] }>('/api/tables?game=toy')).tables).toHaveLength(1);
  const poison = '{"game":"toy","seats":2,"settings":{"__proto__":{"fast":true}}}';
  const response = await ann.fetch('/api/tables', {
    method: 'POST',
    body: poison,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(400);
  for (const game of ['__proto__', 'constructor', 'toString', '../holotype']) {
    expect(await codeOf(ann.create({ game, seats: 2 }))).toBe('badMessage');
  }
  for (const bots of [['__proto__'], ['toString'], [{}], 'random', new Array(99).fill('random')]) {
    expect(await codeOf(ann.create({ game: 'toy', seats: 2, bots }))).toBe('badMessage');
  }
  expect(await codeOf(ann.visit(table))).toBe('done');
  expect(Object.prototype).not.toHaveProperty('fast');
});

test('a second server on the same folder is refused', async () => {
  const data = temporaryFolder();
  await testServer({ data });
  await expect(testServer({ data })).rejects.toThrow('another server uses this folder');
});
