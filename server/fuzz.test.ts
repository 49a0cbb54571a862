import fc from 'fast-check';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import type { TableCore } from './tables/core.ts';
import { Person, type Visit } from './testing/client.ts';
import { coreOf, playOn, startedTable, testServer } from './testing/server.ts';

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);

/** Everything about a table that a message could have changed. */
function mark(core: TableCore): string {
  const { seq, phase, seats, game, proposal, invites } = core;
  return JSON.stringify({ seq, phase, seats, proposal, invites, record: game?.record() });
}

const verbs =
  'hello join claim leave nonce bot dismiss start link invite revoke answer choose undo propose agree decline stand resign handOver takeOver comeBack chat why past preview view away rematch'.split(
    ' ',
  );
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    1e99,
    0.5,
    '',
    '__proto__',
    [],
    {},
    true,
    'draw',
    '0'.repeat(64),
    '\u0000',
    2 ** 53,
  ),
  fc.string(),
  fc.integer(),
  fc.jsonValue(),
);
/** Messages that look right and are not: known verbs with odd fields. */
const malformed = fc
  .record({ do: fc.constantFrom(...verbs, 'fly', '__proto__', 'constructor') })
  .chain(({ do: verb }) =>
    fc
      .dictionary(
        fc.constantFrom(
          'id',
          'at',
          'text',
          'seat',
          'option',
          'length',
          'answers',
          'scope',
          'token',
          'nonce',
          'level',
          'what',
          'devices',
          'x',
          '__proto__',
        ),
        odd,
        { maxKeys: 4 },
      )
      .map(fields => JSON.stringify({ ...fields, do: verb, x: 1 })),
  );
const noise = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"do":"answer"}',
    '"',
    '{"do":{}}',
    `{"a":${'['.repeat(1000)}`,
    '{"do":"__proto__"}',
    '[]',
    '[1]',
    '[-1,0,1]',
    '[0,0,1]',
    '[1,2,3,4]',
    '["1",0,1]',
  ),
);

/** Sends messages, then waits until all have been answered. */
async function flood(visit: Visit, messages: readonly string[]): Promise<void> {
  for (const [index, message] of messages.entries()) {
    visit.send(message);
    // As many as may wait in line.
    if (index % 16 === 15) await visit.ask({ do: 'why', askId: 0 }).catch(() => {});
  }
  await visit.ask({ do: 'why', askId: 0 }).catch(() => {});
}

test('malformed messages and noise get errors and change nothing', async () => {
  const server = await testServer();
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await playOn(visits, () => 0, 3);
  const core = await coreOf(server, id);
  const before = mark(core);
  const messages = fc.sample(fc.oneof(malformed, noise), 400 * ROUNDS);
  await flood(visits[0], messages);
  expect(mark(core)).toBe(before);
  const errors = visits[0].received.filter(text => text.startsWith('{"type":"error"'));
  expect(errors.length).toBeGreaterThanOrEqual(messages.length);
  expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
  await playOn(visits, () => 0);
  expect(visits[1].current.phase).toBe('over');
});

test('forged messages: a seat answers only for itself, a spectator and a stranger for nobody', async () => {
  const server = await testServer();
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 3 });
  const zoe = await (await Person.named(server.address, 'Zoe')).visit(id);
  const nobody = await new Person(server.address).visit(id);
  const forger = await new Person(server.address, `bonebed=${'A'.repeat(43)}`).visit(id);
  await playOn(visits, () => 0, 4);
  const core = await coreOf(server, id);
  const before = mark(core);
  const asked = core.game?.pending?.waiting[0] ?? 0;
  const others = [...visits.filter(({ seat }) => seat !== asked), zoe, nobody, forger];
  for (const visit of others) {
    for (const text of core.game?.choices(asked).map(choice => choice.text) ?? []) {
      await expect(visit.ask({ do: 'answer', askId: core.askTick, text })).rejects.toThrow();
    }
    const [{ text }] = core.game?.choices(asked) ?? [];
    visit.send(
      JSON.stringify({ do: 'answer', askId: core.askTick, text, seat: asked, guest: core.seats[asked].guests[0] }),
    );
  }
  for (const visit of [zoe, nobody, forger]) {
    for (const verb of ['undo', 'resign', 'handOver', 'comeBack', 'leave', 'start', 'link', 'invite'] as const) {
      await expect(visit.ask(verb === 'undo' ? { do: verb, answers: 4 } : { do: verb })).rejects.toThrow();
    }
  }
  expect(mark(core)).toBe(before);
});

test('replayed and reordered messages do nothing twice', async () => {
  const server = await testServer();
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  await playOn(visits, () => 0, 8);
  const core = await coreOf(server, id);
  const before = mark(core);
  for (const visit of visits) {
    const answers = visit.sent.filter(text => text.includes('"choose"'));
    await flood(visit, [...answers, ...answers.reverse()]);
  }
  expect(mark(core)).toBe(before);
});

test('oversized and binary messages, and messages before the hello', async () => {
  const server = await testServer();
  const { id, visits } = await startedTable(server.address, { game: 'toy', seats: 2 });
  const core = await coreOf(server, id);
  const before = mark(core);
  const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`;
  const closed = (messages: readonly (string | Buffer)[]) =>
    new Promise<number | string>(resolve => {
      const socket = new WebSocket(url, { headers: { cookie: visits[0].person.cookie } });
      socket.on('open', () => {
        for (const message of messages) socket.send(message);
      });
      socket.on('message', data => resolve(JSON.parse(String(data)).code));
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
  expect(await closed(['x'.repeat(10_000)])).toBe(1009);
  expect(await closed([Buffer.alloc(100_000)])).toBe(1009);
  expect(await closed([Buffer.from('{"do":"hello"}')])).toBe('badMessage');
  expect(await closed(['{"do":"answer","askId":1,"text":"draw"}'])).toBe('notNow');
  expect(mark(core)).toBe(before);
  await playOn(visits, () => 0);
  expect(visits[0].current.phase).toBe('over');
});

test('the HTTP API answers noise with errors', async () => {
  const server = await testServer();
  const ann = await Person.named(server.address, 'Ann');
  const { table } = await ann.create({ game: 'toy', seats: 2 });
  const core = await coreOf(server, table);
  const before = mark(core);
  const paths = [
    '/api/tables',
    '/api/me',
    `/api/tables/${table}/commands`,
    `/api/tables/${table}/fork`,
    '/api/records',
    '/api/editions',
  ];
  const bodies = fc.sample(fc.oneof(malformed, noise, fc.json()), 60 * ROUNDS);
  for (const [index, body] of bodies.entries()) {
    const type = index % 5 === 0 ? 'text/plain' : 'application/json';
    const response = await ann.fetch(paths[index % paths.length], {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    expect((await ann.fetch('/api/tables', { method })).status).toBe(405);
  }
  expect(mark(core)).toBe(before);
  expect(server.metrics.counted('bonebed_faults_total')).toBe(0);
});
