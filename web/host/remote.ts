import {
  type AnswerFault,
  type BarredChoice,
  type Frame,
  type Json,
  NOTHING_TO_UNDO,
  pastFrame,
  type Seat,
} from '@bonebed/kernel';
import {
  type About,
  type ChatLine,
  type Delta,
  type Distance,
  eachBarred,
  PROTOCOL,
  patch,
  type ServerMessage,
  type TableState,
} from '@bonebed/protocol';
import { batch, computed, signal } from '@preact/signals';
import { api, ServerRefusal } from './api.ts';
import type { Clock, Company, Host, Link, Occupant, Preview, TableInfo } from './host.ts';
import { heardNotice } from './notice.ts';
import { type Connection, connect, type Dial } from './socket.ts';

/** A table on the server, with what concerns the people around it: who sits where, invitations, the start. */
export interface ServerTable extends Company {
  readonly seat: { readonly value: number | null };
  /** Why the server would not let us in, as its code. */
  readonly refused: { readonly value: string | null };
  readonly link: { readonly value: Link };
  host(): Host;
  close(): void;
}

/** `dial` is given where no browser is around. */
export function serverTable(id: string, token: string | null, dial?: Dial): ServerTable {
  const about = signal<About | null>(null);
  const state = signal<TableState | null>(null);
  const seat = signal<number | null>(null);
  const said = signal<readonly ChatLine[]>([]);
  const distance = signal<Distance | null>(null);
  /** Whether it is known, or can't be, whom we don't want to hear: until then nobody else is heard. */
  const isListening = signal(false);
  let isAsked = false;
  const chat = computed<readonly ChatLine[]>(() => {
    const { muted, blocked } = distance.value ?? { muted: [], blocked: [] };
    const isHeard = (other: number) => isListening.value && !muted.includes(other) && !blocked.includes(other);
    return said.value.filter(line => line.seat === seat.value || isHeard(line.seat));
  });
  const link = signal<Link>('connecting');
  const refused = signal<string | null>(null);
  /** How far this device's clock is behind the server's. */
  const behindMs = signal(0);
  let seq = 0;

  const connection = connect(
    id,
    {
      hello: () => ({
        do: 'hello',
        protocol: PROTOCOL,
        ...(token === null ? {} : { token }),
        ...(state.value === null ? {} : { seq, chat: said.value.at(-1)?.id ?? 0 }),
        ...(isHidden() ? { away: true } : {}),
      }),
      onOpen: () => {
        link.value = 'live';
      },
      onLost: () => {
        if (refused.value === null) link.value = 'lost';
      },
      onMessage: hear,
    },
    dial,
  );

  function hear(message: ServerMessage): void {
    batch(() => {
      if (message.type === 'table') {
        ({ seq } = message);
        behindMs.value = message.now - Date.now();
        about.value = message.about;
        seat.value = message.seat;
        state.value = message.state;
        addChat(message.chat);
      } else if (message.type === 'resumed') {
        ({ seq } = message);
        behindMs.value = message.now - Date.now();
        seat.value = message.seat;
        addChat(message.chat);
      } else if (message.type === 'chat') {
        addChat([message.line]);
      } else if (message.type === 'update') {
        ({ seq } = message);
        if (state.value !== null) state.value = patched(state.value, message.delta);
      } else if (message.type === 'notice') {
        heardNotice(message);
      } else if (message.type === 'catchingUp') {
        link.value = 'catchingUp';
      } else if (message.type === 'error' && message.re === 0) {
        refused.value = message.code;
        link.value = 'gone';
        connection.close();
      }
    });
  }

  // Whoever looks elsewhere can be called to the table.
  const turn = () => void connection.ask({ do: 'away', away: isHidden() }).catch(() => {});
  globalThis.document?.addEventListener('visibilitychange', turn);

  /** Lines may come twice, with the whole table and by themselves; and, said at two processes of a server, not in their order. */
  function addChat(lines: readonly ChatLine[]): void {
    const known = new Set(said.value.map(line => line.id));
    const fresh = lines.filter(line => !known.has(line.id));
    if (fresh.length > 0) said.value = [...said.value, ...fresh].sort((a, b) => a.id - b.id);
    if (isAsked || !fresh.some(line => line.seat !== seat.value)) return;
    isAsked = true;
    void api
      .distance(id)
      .then(
        found => (distance.value ??= found),
        () => {},
      )
      .then(() => (isListening.value = true));
  }

  const company: Company = {
    about,
    state,
    distance,
    chat,
    async do(command) {
      const done = await connection.ask(command);
      if (command.do === 'join' || command.do === 'claim' || command.do === 'leave') {
        await connection.ask({ do: 'hello', protocol: PROTOCOL, ...(token === null ? {} : { token }) });
      }
      return done.type === 'done' ? (done.gift ?? null) : null;
    },
  };
  return {
    ...company,
    seat,
    refused,
    link,
    host: () => remoteHost({ id, about, state, seat, link, behindMs, connection, company, token }),
    close: () => {
      globalThis.document?.removeEventListener('visibilitychange', turn);
      connection.close();
    },
  };
}

/** Whether nobody sees the page. Where there is none, as in tests, somebody always looks. */
function isHidden(): boolean {
  return globalThis.document?.hidden === true;
}

/** A delta of a state makes a state: the server says only what its protocol says. */
function patched(state: TableState, delta: Delta): TableState {
  return patch(state as unknown as Json, delta) as unknown as TableState;
}

interface Remote {
  readonly id: string;
  readonly about: { readonly value: About | null };
  readonly state: { readonly value: TableState | null };
  readonly seat: { readonly value: number | null };
  readonly link: Host['link'];
  readonly behindMs: { readonly value: number };
  readonly connection: Connection;
  readonly company: Company;
  readonly token: string | null;
}

function remoteHost({ id, about, state, seat, link, behindMs, connection, company, token }: Remote): Host {
  const explained = signal<{ readonly askId: number; readonly barred: readonly BarredChoice[] } | null>(null);
  /** What answers to an ask would bring, by their texts. */
  let previews: { readonly askId: number; readonly found: Map<string, Promise<Preview | null>> } | null = null;
  let wondering: { readonly askId: number; readonly known: Promise<void> } | null = null;
  let replay: Promise<Host> | null = null;

  const info = computed<TableInfo | null>(() => {
    if (about.value === null || state.value === null) return null;
    const mine = seat.value === null ? [] : [seat.value];
    const seats = state.value.seats.map(
      ({ by, name, bot }): Occupant => ({
        name: name ?? '',
        kind: by === 'nobody' ? 'open' : by,
        bot,
      }),
    );
    return { id, game: about.value.game, seats, settings: about.value.settings, mine };
  });

  const frame = computed<Frame | null>(() => state.value?.frame ?? null);

  const deciding = computed<readonly Seat[]>(() => {
    const now = frame.value;
    return now === null || now.seat === null || now.ask === null || now.ask.options === null ? [] : [now.seat];
  });

  const barred = computed<readonly BarredChoice[] | null>(() => {
    if (deciding.value.length === 0) return [];
    return explained.value?.askId === state.value?.askId ? (explained.value?.barred ?? null) : null;
  });

  const clock = computed<Clock | null>(() => {
    const told = state.value?.clock ?? null;
    if (told === null) return null;
    const atMs = told.at - behindMs.value;
    // Where nights or weekends don't count, only the server knows.
    const untilMs = told.left.map((left, seat) => (told.until?.[seat] ?? told.at + left) - behindMs.value);
    return { atMs, leftMs: told.left, running: told.running, untilMs };
  });

  /** Asks why only when somebody wants to know, and once for an ask. */
  function wonder(): Promise<void> {
    const askId = state.value?.askId ?? null;
    if (askId === null || barred.peek() !== null) return Promise.resolve();
    if (wondering?.askId === askId) return wondering.known;
    const known = connection.ask({ do: 'why', askId }).then(
      why => {
        if (why.type === 'why') explained.value = { askId: why.askId, barred: eachBarred(why.barred) };
      },
      // It is no longer asked: then nobody wants to know any more.
      () => {},
    );
    wondering = { askId, known };
    return known;
  }

  async function preview(askId: number, text: string): Promise<Preview | null> {
    try {
      const told = await connection.ask({ do: 'preview', askId, text });
      const view = frame.value?.view ?? null;
      if (told.type !== 'preview' || state.value?.askId !== askId) return null;
      return { view: patch(view, told.delta), isFree: told.isFree ?? false };
    } catch (fault) {
      if (!(fault instanceof ServerRefusal)) throw fault;
      return null;
    }
  }

  /** A finished game is replayed here from its record: any moment of it, for any eyes. */
  function replayed(): Promise<Host> {
    replay ??= api.record(id, token).then(async text => {
      // Loaded when it is needed: it comes with a worker, which only a browser has.
      const { localHost } = await import('./local.ts');
      const host = localHost({ kind: 'record', text, seats: info.peek()?.seats ?? [] }, 0);
      await host.look(seat.value);
      return host;
    });
    return replay;
  }

  return {
    info,
    frame,
    barred,
    deciding,
    link,
    fault: signal(null),
    clock,
    company,
    guide: null,
    async look(eyes) {
      if (state.value?.phase === 'over') await (await replayed()).look(eyes);
    },
    wonder,
    async answer(_seat, text) {
      const askId = state.value?.askId ?? null;
      if (askId === null) return { ok: false, fault: { code: 'gameOver' } };
      try {
        await connection.ask({ do: 'answer', askId, text });
        return { ok: true };
      } catch (fault) {
        return { ok: false, fault: faultOf(fault, text) };
      }
    },
    async undo() {
      try {
        await connection.ask({ do: 'undo', answers: frame.value?.length ?? 0 });
        return { ok: true };
      } catch (fault) {
        if (!(fault instanceof ServerRefusal) || fault.code === 'unavailable') throw fault;
        return { ok: false, barrier: fault.barrier ?? frame.value?.undo ?? NOTHING_TO_UNDO };
      }
    },
    async stand(_seat, scope) {
      await connection.ask({ do: 'stand', scope });
    },
    async past(length) {
      if (state.value?.phase === 'over') return (await replayed()).past(length);
      const past = await connection.ask({ do: 'past', length });
      if (past.type !== 'past' || frame.value === null) throw new Error(`expected the past, not '${past.type}'`);
      return pastFrame(past.moment, frame.value);
    },
    preview(_seat, text) {
      const askId = state.value?.askId ?? null;
      if (askId === null) return Promise.resolve(null);
      if (previews?.askId !== askId) previews = { askId, found: new Map() };
      const known = previews.found.get(text) ?? preview(askId, text);
      previews.found.set(text, known);
      return known;
    },
    moments: () => Promise.resolve([]),
    async advise() {
      const askId = state.value?.askId ?? null;
      if (askId === null) return null;
      const hint = await connection.ask({ do: 'hint', askId });
      return hint.type === 'hint' && hint.askId === state.value?.askId ? hint.advice : null;
    },
    scores: async () => (await replayed()).scores(),
    decision: async length => (await replayed()).decision(length),
    analyse: async length => (await replayed()).analyse(length),
    record: () => api.record(id, token),
    close() {
      void replay?.then(host => host.close());
      connection.close();
    },
  };
}

function faultOf(fault: unknown, text: string): AnswerFault {
  // A server in trouble has not looked at the answer: it is no fault of the rules.
  if (!(fault instanceof ServerRefusal) || fault.code === 'unavailable') throw fault;
  return fault.fault ?? { code: 'notAnOption', text };
}
