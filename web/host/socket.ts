import type { Command, ServerMessage } from '@bonebed/protocol';
import { afterPaint } from '../app/after-paint.ts';
import { randomHex } from '../app/random-hex.ts';
import { ServerRefusal } from './api.ts';

/** How long to wait before trying again: quickly at first, then with patience. */
const RETRY_MS = [300, 800, 1500, 3000, 5000, 8000];

/** Nobody says two lines under the same name. */
const NAME_BYTES = 12;

export interface Connection {
  /** Sends a command; resolves with what the server says to it. */
  ask(command: Command): Promise<ServerMessage>;
  close(): void;
}

interface Hearing {
  /** The first words on every new connection. */
  hello(): Command;
  onMessage(message: ServerMessage): void;
  onOpen(): void;
  onLost(): void;
}

/** One connection to a table. */
export interface Socket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

/** Who holds a socket is told what happens to it. */
export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  onClose(): void;
}

/** Opens a connection to a table: by the browser's socket, or where there is no browser by another one. */
export type Dial = (table: string, events: SocketEvents) => Socket;

const dialFromPage: Dial = (table, { onOpen, onText, onClose }) => {
  const address = new URL(`api/tables/${encodeURIComponent(table)}/socket`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.onopen = onOpen;
  socket.onmessage = afterPaint(({ data }: MessageEvent) => onText(String(data)));
  socket.onclose = onClose;
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: text => socket.send(text),
    close: () => socket.close(),
  };
};

/** A socket that comes back by itself. What was asked while it was away is asked again. */
export function connect(table: string, hearing: Hearing, dial: Dial = dialFromPage): Connection {
  const waiting = new Map<
    number,
    { command: Command; resolve: (message: ServerMessage) => void; reject: (fault: Error) => void }
  >();
  let socket: Socket | null = null;
  let isClosed = false;
  let tries = 0;
  let ids = 1;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function open(): void {
    if (isClosed) return;
    const fresh: Socket = dial(table, {
      onOpen() {
        fresh.send(JSON.stringify({ ...hearing.hello(), id: 0 }));
        for (const [id, { command }] of waiting) fresh.send(JSON.stringify({ ...command, id }));
      },
      onText(text) {
        // The server speaks the protocol: what it says was made by its types.
        const message: ServerMessage = JSON.parse(text);
        // The table can't be shown now: what was asked waits for the next try.
        if (message.type === 'error' && message.re === 0 && message.code === 'unavailable') {
          fresh.close();
          return;
        }
        if ('re' in message && message.re !== undefined && message.re > 0) settle(message.re, message);
        if (message.type === 'table' || message.type === 'resumed') {
          tries = 0;
          hearing.onOpen();
        }
        hearing.onMessage(message);
      },
      onClose() {
        if (isClosed || socket !== fresh) return;
        hearing.onLost();
        timer = setTimeout(open, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
        tries += 1;
      },
    });
    socket = fresh;
  }

  function settle(id: number, message: ServerMessage): void {
    const asked = waiting.get(id);
    if (asked === undefined) return;
    waiting.delete(id);
    if (message.type === 'error') asked.reject(new ServerRefusal(message));
    else asked.resolve(message);
  }

  open();
  return {
    ask(asked) {
      const id = ids++;
      const command = sayableAgain(asked);
      return new Promise((resolve, reject) => {
        waiting.set(id, { command, resolve, reject });
        if (socket?.isOpen() === true) socket.send(JSON.stringify({ ...command, id }));
      });
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      socket?.close();
    },
  };
}

/** The server knows an answer that comes twice by the decision that it answers. A line of chat needs a name for that. */
function sayableAgain(command: Command): Command {
  return command.do === 'chat' ? { once: randomHex(NAME_BYTES), ...command } : command;
}
