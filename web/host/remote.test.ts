import type { Frame } from '@bonebed/kernel';
import { type About, PROTOCOL, type ServerMessage, type TableState } from '@bonebed/protocol';
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

const frame: Frame = {
  seat: 0,
  length: 0,
  view: {},
  ask: {
    what: 'dice',
    values: {},
    kind: 'one',
    asked: [0],
    waiting: [0],
    scope: null,
    options: [{ n: 1, do: 'exchange' }, 'pass'],
    texts: ['exchange 1', 'pass'],
  },
  score: [],
  undo: null,
  standing: null,
  outcome: null,
  events: [],
  marks: [0],
};

const state: TableState = {
  phase: 'playing',
  seats: [{ by: 'person', name: 'Ann', bot: null, resigned: false, hurried: false, nonce: false }],
  host: 0,
  askId: 4,
  proposal: null,
  anew: [],
  clock: null,
  fairness: null,
  rematch: null,
  frame,
};

function opened() {
  const server = new TestServer();
  const table = serverTable('t', null, server.dial);
  server.open();
  server.say({ type: 'table', re: 0, about, seat: 0, seq: 4, now: 0, state, chat: [] });
  return { server, table };
}

test('an option is chosen by the text that came with it, whatever its parts', async () => {
  const { server, table } = opened();
  const host = table.host();
  expect(host.frame.value).toEqual(frame);
  const answered = host.answer(0, host.frame.value?.ask?.texts?.[0] ?? '');
  const said = server.heard.at(-1);
  expect(said).toMatchObject({ do: 'answer', askId: 4, text: 'exchange 1' });
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

test('the page asks why only when somebody wants to know, and once for an ask', async () => {
  const { server, table } = opened();
  const host = table.host();
  const before = server.heard.length;
  expect(host.barred.value).toBe(null);
  const known = Promise.all([host.wonder(), host.wonder()]);
  expect(server.heard.slice(before)).toMatchObject([{ do: 'why', askId: 4 }]);
  const refusal = { rule: 'TOY-2', text: 'TOY-2', values: {} };
  const barred = [{ refusal, options: ['rest'], texts: ['rest'] }];
  server.say({ type: 'why', re: Number(server.heard.at(-1)?.id), askId: 4, barred });
  await known;
  expect(host.barred.value).toEqual([{ option: 'rest', text: 'rest', refusal }]);
  await host.wonder();
  expect(server.heard).toHaveLength(before + 1);
  // What was barred at one ask says nothing of the next.
  server.say({ type: 'update', seq: 5, delta: { askId: 5 } });
  expect(host.barred.value).toBe(null);
  server.say({ type: 'update', seq: 6, delta: { frame: { ask: { options: null, texts: null } } } });
  expect(host.barred.value).toEqual([]);
  host.close();
});

test('what an answer would bring is asked once, however often somebody looks at it', async () => {
  const { server, table } = opened();
  const host = table.host();
  const before = server.heard.length;
  const looks = Promise.all([host.preview(0, 'pass'), host.preview(0, 'pass')]);
  expect(server.heard.slice(before)).toMatchObject([{ do: 'preview', askId: 4, text: 'pass' }]);
  server.say({ type: 'preview', re: Number(server.heard.at(-1)?.id), askId: 4, delta: [{ n: 1 }], isFree: true });
  const brought = { view: { n: 1 }, isFree: true };
  expect(await looks).toEqual([brought, brought]);
  expect(await host.preview(0, 'pass')).toEqual(brought);
  expect(server.heard).toHaveLength(before + 1);
  // At the next ask the same answer may bring something else.
  server.say({ type: 'update', seq: 5, delta: { askId: 5 } });
  void host.preview(0, 'pass');
  expect(server.heard.at(-1)).toMatchObject({ do: 'preview', askId: 5 });
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
