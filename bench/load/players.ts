import { below, type Json, type Rng } from '@bonebed/kernel';
import { patch } from '@bonebed/server/delta';
import type { AskInfo, Phase } from '@bonebed/server/protocol';
import { Updates } from '@bonebed/server/updates';
import { matches } from '../cards/rules.ts';
import { COLUMNS, ROWS } from '../connect-four/rules.ts';
import { type BareSocket, openSocket } from './socket.ts';

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
  // All that this player looks at; a page would keep the view as well.
  const updates = new Updates(['phase', 'ask']);
  let phase: Phase = 'playing';
  let ask: AskInfo | null = null;
  let id = 0;
  let asked = -1;
  return new Promise((resolve, reject) => {
    let player: Player | null = null;
    const hear = (text: string, socket: BareSocket): void => {
      const message = updates.read(text);
      player ??= {
        move: () => socket.send(`[${ask?.at ?? 0},${below(rng, ask?.options?.length ?? 1)},${++id}]`),
        bytes: socket.bytes,
        close: socket.close,
      };
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
    };
    openSocket(address, `/api/tables/${table}/socket`, { cookie }, hear).then(
      socket => socket.send('{"do":"hello"}'),
      reject,
    );
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

/** Socket.IO over a bare WebSocket: a digit for the transport, one for the packet, the namespace, and JSON. */
const OPENED = '0';
const SERVER_PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';

export function theirPlayer(
  address: string,
  game: string,
  match: string,
  seat: number,
  seats: number,
  rng: Rng,
  watcher: Watcher,
): Promise<Player> {
  const me = String(seat);
  const joined = `${CONNECT}/${game},`;
  const event = `${EVENT}/${game},`;
  const emit = (socket: BareSocket, ...args: unknown[]): void => socket.send(event + JSON.stringify(args));
  let state: TheirState | null = null;
  let waitingFor = -1;
  let asked = -1;
  return new Promise((resolve, reject) => {
    let player: Player | null = null;
    const take = (next: TheirState, taking: Player): void => {
      state = next;
      if (waitingFor !== -1 && next._stateID >= waitingFor) {
        waitingFor = -1;
        watcher.acknowledged(taking);
      }
      if (next.ctx.gameover !== undefined) watcher.over(taking);
      else if (next.ctx.currentPlayer === me && next._stateID !== asked) {
        asked = next._stateID;
        watcher.ready(taking);
      }
    };
    const move = (socket: BareSocket): void => {
      if (state === null) return;
      waitingFor = state._stateID + 1;
      const payload = { ...theirMove(state, seat, rng), playerID: me };
      emit(socket, 'update', { type: 'MAKE_MOVE', payload }, state._stateID, match, me);
    };
    const hear = (text: string, socket: BareSocket): void => {
      if (text === SERVER_PING) socket.send(PONG);
      else if (text.startsWith(event)) {
        // boardgame.io's own client takes what comes from its server as it is.
        const [type, , news]: [string, string, TheirState & { state: TheirState }] = JSON.parse(
          text.slice(event.length),
        );
        player ??= { move: () => move(socket), bytes: socket.bytes, close: socket.close };
        if (type === 'update') take(news, player);
        if (type !== 'sync') return;
        resolve(player);
        take(news.state, player);
      } else if (text.startsWith(joined)) emit(socket, 'sync', match, me, undefined, seats);
      else if (text.startsWith(OPENED)) socket.send(joined);
      else reject(new Error(text));
    };
    openSocket(address, '/socket.io/?EIO=4&transport=websocket', {}, hear).catch(reject);
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
