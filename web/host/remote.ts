import type { GameModule } from '@bonebed/games';
import {
  type AnswerFault,
  type Barrier,
  type Edition,
  type Event,
  openEdition,
  optionText,
  type Terms,
} from '@bonebed/kernel';
import { patch } from '@bonebed/server/delta';
import type { About, Barred, Command, Gift, ServerMessage, TableState } from '@bonebed/server/protocol';
import { batch, computed, signal } from '@preact/signals';
import { api, ServerRefusal } from './api.ts';
import type { Clock, Frame, Host, Link, SeatInfo, TableInfo } from './host.ts';
import { localHost } from './local.ts';
import { openLine } from './socket.ts';

/** A table on the server, with what concerns the people around it: who sits where, invitations, the start. */
export interface ServerTable {
  readonly about: { readonly value: About | null };
  readonly state: { readonly value: TableState | null };
  readonly seat: { readonly value: number | null };
  /** Why the server would not let us in, as its code. */
  readonly refused: { readonly value: string | null };
  readonly link: { readonly value: Link };
  do(command: Command): Promise<Gift | null>;
  host(module: GameModule): Host;
  close(): void;
}

export function serverTable(id: string, token: string | null): ServerTable {
  const about = signal<About | null>(null);
  const state = signal<TableState | null>(null);
  const seat = signal<number | null>(null);
  const events = signal<readonly Event[]>([]);
  const link = signal<Link>('connecting');
  const refused = signal<string | null>(null);
  /** How far this device's clock is behind the server's. */
  const behindMs = signal(0);
  let seq = 0;

  const line = openLine(id, {
    hello: () => ({ do: 'hello', ...(token === null ? {} : { token }), ...(state.value === null ? {} : { seq }) }),
    onOpen: () => {
      link.value = 'live';
    },
    onLost: () => {
      if (refused.value === null) link.value = 'lost';
    },
    onMessage: hear,
  });

  function hear(message: ServerMessage): void {
    batch(() => {
      if (message.type === 'table') {
        ({ seq } = message);
        behindMs.value = message.now - Date.now();
        about.value = message.about;
        seat.value = message.seat;
        events.value = message.events;
        state.value = message.state;
      } else if (message.type === 'resumed') {
        ({ seq } = message);
        behindMs.value = message.now - Date.now();
        seat.value = message.seat;
      } else if (message.type === 'update') {
        ({ seq } = message);
        const heard = message.events;
        if (heard !== undefined) events.value = [...events.value.slice(0, heard.from), ...heard.list];
        if (message.delta !== undefined && state.value !== null) state.value = patched(state.value, message.delta);
      } else if (message.type === 'error' && message.re === 0) {
        refused.value = message.code;
        link.value = 'gone';
        line.close();
      }
    });
  }

  return {
    about,
    state,
    seat,
    refused,
    link,
    async do(command) {
      const done = await line.ask(command);
      if (command.do === 'join' || command.do === 'claim' || command.do === 'leave') {
        await line.ask({ do: 'hello', ...(token === null ? {} : { token }) });
      }
      return done.type === 'done' ? (done.gift ?? null) : null;
    },
    host: module => remoteHost({ id, about, state, seat, events, link, behindMs, line }, module),
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
  readonly link: Host['link'];
  readonly behindMs: { readonly value: number };
  readonly line: ReturnType<typeof openLine>;
}

function remoteHost({ id, about, state, seat, events, link, behindMs, line }: Heard, module: GameModule): Host {
  const edition = openEdition(module.game, module.components);
  const barred = signal<{ readonly at: number; readonly list: readonly Barred[] } | null>(null);
  const marks: number[] = [];
  const seen = new Map<number, Frame>();
  let replay: Host | null = null;

  const info = computed<TableInfo | null>(() => {
    if (about.value === null || state.value === null) return null;
    const mine = seat.value === null ? [] : [seat.value];
    const seats = state.value.seats.map(
      ({ by, name, bot }): SeatInfo => ({
        name: name ?? bot ?? '…',
        kind: by === 'nobody' ? 'open' : by,
        bot,
      }),
    );
    return { id, game: about.value.game, seats, settings: about.value.settings, mine };
  });

  const frame = computed<Frame | null>(() => {
    const now = state.value;
    if (now === null || now.view === null) return null;
    const { answers } = now;
    const told = events.value;
    for (let n = marks.length; n < answers; n++) marks.push(marks[n - 1] ?? 0);
    marks.length = answers;
    marks.push(told.length);
    const made = frameOf(now, seat.value, told, marks.slice(), module, edition, barredNow(now));
    seen.set(answers, made);
    return made;
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
  async function replayed(): Promise<Host> {
    if (replay === null) {
      const text = await api.record(id);
      replay = localHost({ kind: 'record', text, seats: info.peek()?.seats ?? [] }, 0);
    }
    return replay;
  }

  return {
    info,
    frame,
    link,
    fault: signal(null),
    clock,
    look: () => Promise.resolve(),
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
      } catch {
        return { ok: false, barrier: undoOf(state.value?.undo ?? null) ?? NOTHING };
      }
    },
    async stand(_seat, scope) {
      await line.ask({ do: 'stand', scope });
    },
    async past(length) {
      if (state.value?.phase === 'over') return (await replayed()).past(length);
      // While the game goes on, what this page has seen can be seen again.
      const known = [...seen.keys()].filter(n => n <= length).sort((a, b) => b - a)[0] ?? Math.min(...seen.keys());
      const found = seen.get(known);
      if (found === undefined) throw new Error('nothing was seen yet');
      return { ...found, length };
    },
    moments: () => Promise.resolve([]),
    preview: () => Promise.resolve(null),
    scores: async () => (await replayed()).scores(),
    record: () => api.record(id),
    close() {
      stopAsking();
      replay?.close();
      line.close();
    },
  };
}

const NOTHING: Barrier = { kind: 'start', seat: null, event: null };

function undoOf(undo: TableState['undo']): Barrier | null {
  if (undo === 'can') return null;
  return undo === null ? NOTHING : { ...undo, event: null };
}

function frameOf(
  { answers, view, ask, undo, score, result }: TableState,
  seat: number | null,
  told: readonly Event[],
  marks: readonly number[],
  { game }: GameModule,
  { box }: Edition<Terms>,
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
    choices: ask?.options?.map(option => ({ option, text: optionText(game, box, ask.what, option) })) ?? [],
    barred,
    undo: undoOf(undo),
    score: score ?? [],
    outcome: result,
    events: told,
    marks,
  };
}

function faultOf(fault: unknown, text: string): AnswerFault {
  if (!(fault instanceof ServerRefusal)) throw fault;
  return { code: 'notAnOption', text };
}
