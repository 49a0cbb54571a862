import { below, type Json, type Rng } from '@bonebed/kernel';
import { patch } from '@bonebed/server/delta';
import type { AskInfo, Phase } from '@bonebed/server/protocol';
import { Updates } from '@bonebed/server/updates';
import { io } from 'socket.io-client';
import WebSocket from 'ws';
import { matches } from '../cards/rules.ts';
import { COLUMNS, ROWS } from '../connect-four/rules.ts';

/** One person at one table, over a real socket. */
export interface Player {
  /** Makes a move now; it is this player's turn. */
  move(): void;
  /** Bytes that went over its socket, both ways, frames included. */
  bytes(): number;
  close(): void;
}

/** What the load is told by its players. */
export interface Watcher {
  ready(player: Player): void;
  acknowledged(player: Player): void;
  over(player: Player): void;
}

interface RawSocket {
  readonly bytesRead: number;
  readonly bytesWritten: number;
}

function rawBytes(socket: unknown): number {
  const raw: RawSocket | undefined = Reflect.get(Object(socket), '_socket');
  return raw === undefined ? 0 : raw.bytesRead + raw.bytesWritten;
}

async function post(
  address: string,
  path: string,
  body: unknown,
  cookie: string,
): Promise<{ value: unknown; cookie: string }> {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const [set] = response.headers.getSetCookie();
  return { value: await response.json(), cookie: set?.split(';')[0] ?? cookie };
}

/** Guests of our server, made once for a whole load. */
export async function ourGuests(address: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let i = 0; i < count; i++) cookies.push((await post(address, '/api/me', { name: `P${i}` }, '')).cookie);
  return cookies;
}

/** A started table at our server: people on the first seats, greedy bots of the server on the others. */
export async function ourTable(address: string, game: string, cookies: readonly string[], bots = 0): Promise<string> {
  const seats = cookies.length + bots;
  const levels = Array.from({ length: seats }, (_, seat) => (seat < cookies.length ? null : 'greedy'));
  const { value } = await post(address, '/api/tables', { game, seats, open: true, bots: levels }, cookies[0]);
  const table = String(Reflect.get(Object(value), 'table'));
  for (const cookie of cookies.slice(1)) await post(address, `/api/tables/${table}/commands`, { do: 'join' }, cookie);
  await post(address, `/api/tables/${table}/commands`, { do: 'start' }, cookies[0]);
  return table;
}

export function ourPlayer(address: string, table: string, cookie: string, rng: Rng, watcher: Watcher): Promise<Player> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie } });
  const updates = new Updates();
  // All that this player looks at; a page would keep the view as well.
  let phase: Phase = 'playing';
  let ask: AskInfo | null = null;
  let id = 0;
  let asked = -1;
  const player: Player = {
    move: () => {
      socket.send(`[${ask?.at ?? 0},${below(rng, ask?.options?.length ?? 1)},${++id}]`);
    },
    bytes: () => rawBytes(socket),
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"do":"hello"}'));
    socket.on('message', data => {
      const message = updates.read(String(data));
      if (message.type === 'table') {
        ({ phase, ask } = message.state);
        resolve(player);
      } else if (message.type === 'update') {
        const changed: { [field: string]: unknown } = Object(message.delta ?? {});
        if (changed.phase !== undefined) phase = patched(phase, changed.phase);
        if (changed.ask !== undefined) ask = patched(ask, changed.ask);
        if (message.re !== undefined) watcher.acknowledged(player);
      } else if (message.type === 'error' && message.code !== 'stale') throw new Error(message.message);
      if (phase === 'over') watcher.over(player);
      else if (ask?.options != null && ask.at !== asked) {
        asked = ask.at;
        watcher.ready(player);
      }
    });
  });
}

/** A field of the state after its delta: the server says only what its protocol says. */
function patched<F>(field: F, delta: unknown): F {
  return patch(field as unknown as Json, delta as Parameters<typeof patch>[1]) as unknown as F;
}

interface TheirState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly G: { readonly heights?: number[]; readonly hands?: number[][]; readonly played?: number[] };
}

export function theirPlayer(
  address: string,
  game: string,
  match: string,
  seat: number,
  seats: number,
  rng: Rng,
  watcher: Watcher,
): Promise<Player> {
  const socket = io(`${address}/${game}`, { transports: ['websocket'], forceNew: true });
  const me = String(seat);
  let state: TheirState | null = null;
  let waitingFor = -1;
  let asked = -1;
  const player: Player = {
    move: () => {
      if (state === null) return;
      waitingFor = state._stateID + 1;
      const payload = { ...theirMove(state, seat, rng), playerID: me };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, me);
    },
    bytes: () => rawBytes(Reflect.get(Object(socket.io.engine.transport), 'ws')),
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    const take = (next: TheirState): void => {
      state = next;
      if (waitingFor !== -1 && next._stateID >= waitingFor) {
        waitingFor = -1;
        watcher.acknowledged(player);
      }
      if (next.ctx.gameover !== undefined) watcher.over(player);
      else if (next.ctx.currentPlayer === me && next._stateID !== asked) {
        asked = next._stateID;
        watcher.ready(player);
      }
    };
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('sync', match, me, undefined, seats));
    socket.on('sync', (_match: string, info: { state: TheirState }) => {
      resolve(player);
      take(info.state);
    });
    socket.on('update', (_match: string, next: TheirState) => take(next));
  });
}

function theirMove({ G }: TheirState, seat: number, rng: Rng): { type: string; args: unknown[] } {
  if (G.heights !== undefined) {
    let column = below(rng, COLUMNS);
    while (G.heights[column] === ROWS) column = below(rng, COLUMNS);
    return { type: 'drop', args: [column] };
  }
  const last = G.played?.at(-1) ?? 0;
  const playable = G.hands?.[seat].filter(card => matches(card, last)) ?? [];
  if (playable.length === 0) return { type: 'pass', args: [] };
  return { type: 'play', args: [playable[below(rng, playable.length)]] };
}
