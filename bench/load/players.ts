import { below, pick, type Rng } from '@bonebed/kernel';
import type { CreatedTable } from '@bonebed/protocol';
import { serverTable } from '@bonebed/web/host/remote.ts';
import type { Dial } from '@bonebed/web/host/socket.ts';
import { effect } from '@preact/signals';
import { matches } from '../cards/rules.ts';
import { COLUMNS, ROWS } from '../connect-four/rules.ts';
import { type BareSocket, openSocket } from './socket.ts';

/** One person at one table, over a real socket. */
export interface LoadPlayer {
  /** Makes a move now; it is this player's turn. */
  move(): void;
  /** Bytes that went over its socket, both ways, frames included. */
  bytes(): number;
  close(): void;
}

/** What the load is told by its players. */
export interface Watcher {
  ready(player: LoadPlayer): void;
  acknowledged(player: LoadPlayer): void;
  over(player: LoadPlayer): void;
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

/** A started table at our server: people on the first seats, who were invited, greedy bots of the server on the others. */
export async function ourTable(address: string, game: string, cookies: readonly string[], bots = 0): Promise<string> {
  const seats = cookies.length + bots;
  const levels = Array.from({ length: seats }, (_, seat) => (seat < cookies.length ? null : 'greedy'));
  const { value } = await post(address, '/api/tables', { game, seats, open: false, bots: levels }, cookies[0]);
  const { table, invite }: CreatedTable = Object(value);
  const join = { do: 'join', token: invite };
  for (const cookie of cookies.slice(1)) await post(address, `/api/tables/${table}/commands`, join, cookie);
  await post(address, `/api/tables/${table}/commands`, { do: 'start' }, cookies[0]);
  return table;
}

/** What people do besides answering, each once in so many of their decisions. */
const HOVER_EVERY = 3;
const WONDER_EVERY = 10;
const RECONNECT_EVERY = 500;

/** Someone at a page of ours: the client that ships, with a bare socket and nothing on a screen. */
export function ourPlayer(
  address: string,
  table: string,
  cookie: string,
  rng: Rng,
  watcher: Watcher,
): Promise<LoadPlayer> {
  const way = wayTo(address, cookie);
  const page = serverTable(table, null, way.dial);
  const host = page.host();
  let asked = -1;
  let decisions = 0;
  /** Who is asked again before the last answer is acknowledged waits for that. */
  let isUnderWay = false;
  let isReady = false;
  const player: LoadPlayer = {
    move() {
      const { seat, ask } = host.frame.peek() ?? { seat: null, ask: null };
      if (seat === null || ask === null || ask.texts === null) return;
      decisions += 1;
      if (decisions % HOVER_EVERY === 0) void host.preview(seat, pick(rng, ask.texts));
      if (decisions % WONDER_EVERY === 0) void host.wonder();
      isUnderWay = true;
      void host.answer(seat, pick(rng, ask.texts)).then(answered => {
        isUnderWay = false;
        if (answered.ok) watcher.acknowledged(player);
        // In a reaction window somebody else may have been first.
        else if (ask.kind !== 'react') throw new Error(JSON.stringify(answered.fault));
        if (decisions % RECONNECT_EVERY === 0) way.cut();
        if (isReady) ready();
      });
    },
    bytes: way.bytes,
    close: () => host.close(),
  };
  const ready = (): void => {
    isReady = isUnderWay;
    if (!isReady) watcher.ready(player);
  };
  return new Promise((resolve, reject) => {
    effect(() => {
      const { value: refused } = page.refused;
      if (refused !== null) reject(new Error(refused));
      const { value: state } = page.state;
      if (state === null) return;
      resolve(player);
      if (state.phase === 'over') watcher.over(player);
      else if (state.askId !== null && state.askId !== asked && state.frame?.ask?.options != null) {
        asked = state.askId;
        ready();
      }
    });
  });
}

/** A way to the server, over as many sockets as it takes. */
function wayTo(address: string, cookie: string): { readonly dial: Dial; bytes(): number; cut(): void } {
  let latest: BareSocket | null = null;
  let before = 0;
  const dial: Dial = (table, { onOpen, onText, onClose }) => {
    let own: BareSocket | null = null;
    openSocket(address, `/api/tables/${table}/socket`, { cookie }, onText, onClose).then(socket => {
      before += latest?.bytes() ?? 0;
      own = socket;
      latest = socket;
      onOpen();
    }, onClose);
    return { isOpen: () => own !== null, send: text => own?.send(text), close: () => own?.close() };
  };
  return { dial, bytes: () => before + (latest?.bytes() ?? 0), cut: () => latest?.close() };
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
): Promise<LoadPlayer> {
  const me = String(seat);
  const joined = `${CONNECT}/${game},`;
  const event = `${EVENT}/${game},`;
  const emit = (socket: BareSocket, ...args: unknown[]): void => socket.send(event + JSON.stringify(args));
  let state: TheirState | null = null;
  let waitingFor = -1;
  let asked = -1;
  return new Promise((resolve, reject) => {
    let player: LoadPlayer | null = null;
    const take = (next: TheirState, taking: LoadPlayer): void => {
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
