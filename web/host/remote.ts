import type { AnswerFault, Barrier, Choice, Event } from '@bonebed/kernel';
import { patch } from '@bonebed/server/delta';
import {
  type About,
  type AskInfo,
  type Barred,
  type ChatLine,
  type Past,
  PROTOCOL,
  type ServerMessage,
  type TableState,
} from '@bonebed/server/protocol';
import { marksNow } from '@bonebed/server/updates';
import { batch, computed, signal } from '@preact/signals';
import { api, ServerRefusal } from './api.ts';
import type { Clock, Company, Frame, Host, Link, SeatInfo, TableInfo } from './host.ts';
import { type Dial, openLine } from './socket.ts';

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
  const events = signal<readonly Event[]>([]);
  const marks = signal<readonly number[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const link = signal<Link>('connecting');
  const refused = signal<string | null>(null);
  /** How far this device's clock is behind the server's. */
  const behindMs = signal(0);
  let seq = 0;

  const line = openLine(
    id,
    {
      hello: () => ({
        do: 'hello',
        ...(token === null ? {} : { token }),
        ...(state.value === null ? {} : { seq, chat: chat.value.at(-1)?.id ?? 0, protocol: PROTOCOL }),
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
        events.value = message.events;
        marks.value = message.marks;
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
        const heard = message.events;
        if (heard !== undefined) events.value = [...events.value.slice(0, heard.from), ...heard.list];
        if (message.delta !== undefined && state.value !== null) state.value = patched(state.value, message.delta);
        marks.value = marksNow(marks.value, heard?.marks, state.value?.answers ?? 0, events.value.length);
      } else if (message.type === 'catchingUp') {
        link.value = 'catchingUp';
      } else if (message.type === 'error' && message.re === 0) {
        refused.value = message.code;
        link.value = 'gone';
        line.close();
      }
    });
  }

  /** Lines may come twice, with the whole table and by themselves; and, said at two processes of a server, not in their order. */
  function addChat(lines: readonly ChatLine[]): void {
    const known = new Set(chat.value.map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) chat.value = [...chat.value, ...fresh].sort((a, b) => a.id - b.id);
  }

  const company: Company = {
    about,
    state,
    chat,
    async do(command) {
      const done = await line.ask(command);
      if (command.do === 'join' || command.do === 'claim' || command.do === 'leave') {
        await line.ask({ do: 'hello', ...(token === null ? {} : { token }) });
      }
      return done.type === 'done' ? (done.gift ?? null) : null;
    },
  };
  return {
    ...company,
    seat,
    refused,
    link,
    host: () => remoteHost({ id, about, state, seat, events, marks, link, behindMs, line, company, token }),
    close: () => line.close(),
  };
}

/** A delta of a state makes a state: the server says only what its protocol says. */
function patched(state: TableState, delta: Parameters<typeof patch>[1]): TableState {
  return patch(state as unknown as Parameters<typeof patch>[0], delta) as unknown as TableState;
}

interface Heard {
  readonly id: string;
  readonly about: { readonly value: About | null };
  readonly state: { readonly value: TableState | null; subscribe(fn: () => void): () => void };
  readonly seat: { readonly value: number | null };
  readonly events: { readonly value: readonly Event[] };
  readonly marks: { readonly value: readonly number[] };
  readonly link: Host['link'];
  readonly behindMs: { readonly value: number };
  readonly line: ReturnType<typeof openLine>;
  readonly company: Company;
  readonly token: string | null;
}

function remoteHost(heard: Heard): Host {
  const { id, about, state, seat, events, marks, link, behindMs, line, company, token } = heard;
  const barred = signal<{ readonly at: number; readonly list: readonly Barred[] } | null>(null);
  let replay: Promise<Host> | null = null;

  const info = computed<TableInfo | null>(() => {
    if (about.value === null || state.value === null) return null;
    const mine = seat.value === null ? [] : [seat.value];
    const seats = state.value.seats.map(
      ({ by, name, bot }): SeatInfo => ({
        name: name ?? '',
        kind: by === 'nobody' ? 'open' : by,
        bot,
      }),
    );
    return { id, game: about.value.game, seats, settings: about.value.settings, mine };
  });

  const frame = computed<Frame | null>(() => {
    const now = state.value;
    if (now === null || now.view === null) return null;
    return frameOf(now, seat.value, events.value, marks.value, barredNow(now));
  });

  const clock = computed<Clock | null>(() => {
    const told = state.value?.clock ?? null;
    return told === null ? null : { atMs: told.at - behindMs.value, leftMs: told.left, running: told.running };
  });

  function barredNow({ ask }: TableState): readonly Barred[] {
    return ask !== null && barred.value?.at === ask.at ? barred.value.list : [];
  }

  // What is greyed explains itself: ask for the reasons as soon as there is something to decide.
  const stopAsking = state.subscribe(() => {
    const ask = state.value?.ask ?? null;
    if (ask === null || ask.options === null || barred.peek()?.at === ask.at) return;
    void line.ask({ do: 'why', at: ask.at }).then(
      why => {
        if (why.type === 'why') barred.value = { at: why.at, list: why.barred };
      },
      () => {},
    );
  });

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
    link,
    fault: signal(null),
    clock,
    company,
    async look(eyes) {
      if (state.value?.phase === 'over') await (await replayed()).look(eyes);
    },
    async answer(_seat, text) {
      const at = state.value?.ask?.at;
      if (at === undefined) return { ok: false, fault: { code: 'gameOver' } };
      try {
        await line.ask({ do: 'answer', at, text });
        return { ok: true };
      } catch (fault) {
        return { ok: false, fault: faultOf(fault, text) };
      }
    },
    async undo() {
      try {
        await line.ask({ do: 'undo', answers: state.value?.answers ?? 0 });
        return { ok: true };
      } catch (fault) {
        if (!(fault instanceof ServerRefusal) || fault.code === 'unavailable') throw fault;
        return { ok: false, barrier: fault.barrier ?? undoOf(state.value?.undo ?? null) ?? NOTHING };
      }
    },
    async stand(_seat, scope) {
      await line.ask({ do: 'stand', scope });
    },
    async past(length) {
      if (state.value?.phase === 'over') return (await replayed()).past(length);
      const past = await line.ask({ do: 'past', length });
      if (past.type !== 'past') throw new Error(`expected the past, not '${past.type}'`);
      const then = marks.value.slice(0, length + 1);
      return pastFrame(past, length, seat.value, events.value.slice(0, then.at(-1)), then);
    },
    async preview(_seat, text) {
      const now = state.value;
      const at = now?.ask?.at;
      if (now === null || at === undefined) return null;
      try {
        const preview = await line.ask({ do: 'preview', at, text });
        if (preview.type !== 'preview') return null;
        const { view } = preview;
        return { view };
      } catch (fault) {
        if (!(fault instanceof ServerRefusal)) throw fault;
        return null;
      }
    },
    moments: () => Promise.resolve([]),
    scores: async () => (await replayed()).scores(),
    analyse: async length => (await replayed()).analyse(length),
    record: () => api.record(id, token),
    close() {
      stopAsking();
      void replay?.then(host => host.close());
      line.close();
    },
  };
}

const NOTHING: Barrier = { kind: 'start', seat: null, event: null };

function undoOf(undo: TableState['undo']): Barrier | null {
  if (undo === 'can') return null;
  return undo ?? NOTHING;
}

/** Nothing is decided in the past any more: there is nothing to undo, and nobody asks what was barred. */
function pastFrame(
  { view, score, ask, result }: Past,
  length: number,
  seat: number | null,
  told: readonly Event[],
  marks: readonly number[],
): Frame {
  return {
    seat,
    length,
    view,
    pending: ask,
    choices: choicesOf(ask),
    barred: [],
    undo: NOTHING,
    score: score ?? [],
    outcome: result,
    events: told,
    marks,
  };
}

function frameOf(
  { answers, view, ask, undo, score, result }: TableState,
  seat: number | null,
  told: readonly Event[],
  marks: readonly number[],
  barred: readonly Barred[],
): Frame {
  return {
    seat,
    length: answers,
    view,
    pending:
      ask === null
        ? null
        : {
            what: ask.what,
            values: ask.values,
            kind: ask.kind,
            asked: ask.asked,
            waiting: ask.waiting,
            scope: ask.scope,
          },
    choices: choicesOf(ask),
    barred,
    undo: undoOf(undo),
    score: score ?? [],
    outcome: result,
    events: told,
    marks,
  };
}

/** Each option with the text that the rules gave it. */
function choicesOf(ask: Pick<AskInfo, 'options' | 'texts'> | null): Choice[] {
  const texts = ask?.texts ?? [];
  return ask?.options?.map((option, index) => ({ option, text: texts[index] })) ?? [];
}

function faultOf(fault: unknown, text: string): AnswerFault {
  // A server in trouble has not looked at the answer: it is no fault of the rules.
  if (!(fault instanceof ServerRefusal) || fault.code === 'unavailable') throw fault;
  return fault.fault ?? { code: 'notAnOption', text };
}
