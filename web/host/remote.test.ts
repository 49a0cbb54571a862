import { type About, PROTOCOL, type ServerMessage, type TableState } from '@bonebed/server/protocol';
import { expect, test } from 'vitest';
import { serverTable } from './remote.ts';
import type { Dial, SocketEvents } from './socket.ts';

/** A server that says what the test says; it keeps what it hears. */
class TestServer {
  readonly heard: { readonly [field: string]: unknown }[] = [];
  dials = 0;
  #events: SocketEvents | null = null;
  readonly dial: Dial = (_table, events) => {
    this.dials += 1;
    this.#events = events;
    return { isOpen: () => true, send: text => this.heard.push(JSON.parse(text)), close: () => {} };
  };

  open(): void {
    this.#events?.onOpen();
  }

  say(message: ServerMessage): void {
    this.#events?.onText(JSON.stringify(message));
  }
}

const about: About = {
  protocol: PROTOCOL,
  id: 't',
  game: 'toy',
  version: 1,
  edition: 'e',
  settings: {},
  open: true,
  clock: { kind: 'none' },
  standIn: 'random',
  createdAt: 0,
  commitment: null,
  strays: 0,
  forkOf: null,
};

const state: TableState = {
  phase: 'playing',
  anew: [],
  host: 0,
  seats: [{ by: 'person', name: 'Ann', bot: null, resigned: false, hurried: false, nonce: false }],
  answers: 0,
  view: {},
  score: [],
  ask: {
    at: 4,
    what: 'dice',
    values: {},
    kind: 'one',
    asked: [0],
    waiting: [0],
    scope: null,
    options: [{ n: 1, do: 'exchange' }, 'pass'],
    texts: ['exchange 1', 'pass'],
  },
  undo: null,
  proposal: null,
  clock: null,
  result: null,
  fairness: null,
  rematch: null,
};

function opened() {
  const server = new TestServer();
  const table = serverTable('t', null, server.dial);
  server.open();
  server.say({ type: 'table', re: 0, about, seat: 0, seq: 4, now: 0, state, events: [], marks: [0], chat: [] });
  return { server, table };
}

test('an option is chosen by the text that came with it, whatever its parts', async () => {
  const { server, table } = opened();
  const host = table.host();
  expect(host.frame.value?.choices).toEqual([
    { option: { n: 1, do: 'exchange' }, text: 'exchange 1' },
    { option: 'pass', text: 'pass' },
  ]);
  const answered = host.answer(0, host.frame.value?.choices[0].text ?? '');
  const said = server.heard.at(-1);
  expect(said).toMatchObject({ do: 'answer', at: 4, text: 'exchange 1' });
  server.say({ type: 'done', re: Number(said?.id), seq: 5 });
  expect(await answered).toEqual({ ok: true });
  host.close();
});

test('an answer that the rules refuse comes back with their reason', async () => {
  const { server, table } = opened();
  const host = table.host();
  const answered = host.answer(0, 'exchange 9');
  const fault = { code: 'barred', refusal: { rule: 'TOY-1', text: 'TOY-1', values: {} } } as const;
  server.say({ type: 'error', re: Number(server.heard.at(-1)?.id), code: 'refused', message: 'no', fault });
  expect(await answered).toEqual({ ok: false, fault });
  host.close();
});

test('a page that an update has left behind learns it when it comes back, and stays away', () => {
  const { server, table } = opened();
  server.open();
  expect(server.heard.at(-1)).toMatchObject({ do: 'hello', seq: 4, protocol: PROTOCOL });
  server.say({ type: 'error', re: 0, code: 'version', message: 'another protocol' });
  expect(table.refused.value).toBe('version');
  expect(table.link.value).toBe('gone');
});
