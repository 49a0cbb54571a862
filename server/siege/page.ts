import { type GameModule, gameIds } from '@bonebed/games';
import type { Answered } from '@bonebed/kernel';
import type { ServerMessage } from '@bonebed/protocol';
import type { BoardModule } from '@bonebed/web/boards/board.ts';
import type { Host } from '@bonebed/web/host/host.ts';
import { type ServerTable, serverTable } from '@bonebed/web/host/remote.ts';
import type { Dial } from '@bonebed/web/host/socket.ts';
import { createSession, type Session } from '@bonebed/web/table/session.ts';
import { effect } from '@preact/signals';
import WebSocket from 'ws';
import type { Person } from '../testing/client.ts';

/** A table as the page of one person has it: the code that ships, with a socket of Node's and nothing on a screen. */
export interface Page {
  readonly seat: number;
  readonly table: ServerTable;
  readonly host: Host;
  readonly session: Session;
  /** How often a connection began with no more than `resumed`. */
  resumed(): number;
  /** Chooses as a press on the screen does; gives what came of it. */
  choose(offered: Session['offered']['value'][number]): Promise<Answered>;
  /** Resolves when all that the server had to say has come: what it replies stands in line behind the rest. */
  upToDate(): Promise<void>;
  /** Cuts the connection; resolves when the page has found its way back. */
  reconnect(): Promise<void>;
  close(): void;
}

export async function openPage(person: Person, id: string, module: GameModule): Promise<Page> {
  const line = dialFor(person);
  const table = serverTable(id, null, line.dial);
  await once(() => table.state.value?.frame != null && table.seat.value !== null);
  const host = table.host();
  const { value: info } = host.info;
  const { value: first } = host.frame;
  if (info === null || first === null) throw new Error('the table has not started');
  let answered: Promise<Answered> | null = null;
  const watched: Host = {
    ...host,
    answer(seat, text) {
      answered = host.answer(seat, text);
      return answered;
    },
  };
  const session = createSession(
    watched,
    info,
    first,
    { ...module, words: () => module.texts.en },
    await boardOf(module.game.id),
  );
  const upToDate = (): Promise<void> =>
    // There is never a decision of that number: it is refused, in its turn.
    table.do({ do: 'why', askId: Number.MAX_SAFE_INTEGER }).then(
      () => {},
      () => {},
    );
  return {
    seat: table.seat.value ?? -1,
    table,
    host,
    session,
    resumed: line.resumed,
    choose(offered) {
      answered = null;
      session.choose(offered);
      if (answered === null) throw new Error('nothing was sent');
      return answered;
    },
    upToDate,
    async reconnect() {
      line.cut();
      await once(() => table.link.value === 'lost');
      await once(() => table.link.value === 'live');
      await upToDate();
    },
    close: () => session.close(),
  };
}

/** A person's own way to the server, and what came over it. */
function dialFor(person: Person): { readonly dial: Dial; cut(): void; resumed(): number } {
  let latest: WebSocket | null = null;
  let resumed = 0;
  const dial: Dial = (table, { onOpen, onText, onClose }) => {
    const address = `${person.address.replace('http', 'ws')}/api/tables/${table}/socket`;
    const socket = new WebSocket(address, { headers: { cookie: person.cookie } });
    latest = socket;
    socket.on('open', onOpen);
    socket.on('message', data => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'resumed') resumed += 1;
      onText(String(data));
    });
    socket.on('error', () => {});
    socket.on('close', onClose);
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: text => socket.send(text),
      close: () => socket.close(),
    };
  };
  return { dial, cut: () => latest?.terminate(), resumed: () => resumed };
}

/** What a board says of options; it draws nothing here. The toy has no board. */
async function boardOf(game: string): Promise<BoardModule> {
  const nothing = () => null;
  const drawn = {
    Progress: nothing,
    Shared: nothing,
    Mine: nothing,
    Player: nothing,
    Enlarged: nothing,
    Piece: nothing,
  };
  const board = {
    ...drawn,
    words: { arrived: async () => {}, now: () => ({}) },
    parts: () => [],
    flights: () => [],
    samples: [],
  };
  if (!gameIds.includes(game)) return board;
  const { parts }: Pick<BoardModule, 'parts'> = await import(`../../web/boards/${game}/parts.ts`);
  const { words }: Pick<BoardModule, 'words'> = await import(`../../web/boards/${game}/words.ts`);
  await words.arrived();
  return { ...board, parts, words };
}

/** Resolves once the signals that it looks at say so. */
function once(isMet: () => boolean): Promise<void> {
  return new Promise(resolve => {
    const stop = effect(() => {
      if (!isMet()) return;
      // The effect may be met at once, before it can be stopped.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
