import type { Command, ServerMessage } from '@bonebed/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './socket.ts';

/** A socket whose other end is the test. */
class TestSocket {
  static readonly OPEN = 1;
  static readonly all: TestSocket[] = [];
  readonly sent: (Command & { id: number })[] = [];
  readyState = 0;
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (): void => {};

  constructor() {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen();
  }

  hear(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.all.length = 0;
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hearing = {
  hello: (): Command => ({ do: 'hello', protocol: 4 }),
  onMessage: () => {},
  onOpen: () => {},
  onLost: () => {},
};

test('what was not acknowledged is sent again on the next connection, a line of chat under the same name', async () => {
  const connection = connect('table', hearing);
  const [first] = TestSocket.all;
  first.open();
  const said = connection.ask({ do: 'chat', text: 'hello' });
  const other = connection.ask({ do: 'chat', text: 'hello' });
  const answered = connection.ask({ do: 'answer', askId: 4, text: 'dig' });
  first.close();
  vi.runAllTimers();
  const [, second] = TestSocket.all;
  second.open();
  const [hello, ...again] = second.sent;
  expect(hello.do).toBe('hello');
  expect(again).toEqual(first.sent.slice(1));
  const names = again.map(command => (command.do === 'chat' ? command.once : null));
  expect(names[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(names[1]).not.toBe(names[0]);
  expect(names[2]).toBeNull();
  for (const { id } of again) second.hear({ type: 'done', re: id, seq: 5 });
  expect(await Promise.all([said, other, answered])).toHaveLength(3);
  connection.close();
});

test('a table that the server can’t show now is asked for again, with what was asked meanwhile', async () => {
  const lost = vi.fn();
  const connection = connect('table', { ...hearing, onLost: lost });
  const [first] = TestSocket.all;
  first.open();
  const answered = connection.ask({ do: 'answer', askId: 4, text: 'dig' });
  first.hear({ type: 'error', re: 0, code: 'unavailable', message: 'the server is catching up' });
  expect(lost).toHaveBeenCalledOnce();
  vi.runAllTimers();
  const [, second] = TestSocket.all;
  second.open();
  expect(second.sent.map(command => command.do)).toEqual(['hello', 'answer']);
  second.hear({ type: 'done', re: second.sent[1].id, seq: 5 });
  expect(await answered).toMatchObject({ seq: 5 });
  connection.close();
});
