import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRng } from '@bonebed/kernel';
import { type LoadPlayer, ourGuests, ourPlayer, ourTable, theirPlayer, type Watcher } from './players.ts';

export type Kind = 'ours' | 'memory' | 'flatfile';

export interface Loaded {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
  /** Processor time of the server for a move, in microseconds. */
  readonly cpuUs: number;
  /** The same of the process in which all players sit. */
  readonly playersUs: number;
  /** What the server held in memory after a collection, with all players still at their tables; 0 if nobody wanted to know. */
  readonly heldBytes: number;
}

export interface ServerUnderLoad {
  readonly kind: Kind;
  readonly address: string;
  /** Where its players are, by turns: several processes may be one server. */
  readonly addresses: readonly string[];
  ask(what: string): Promise<number>;
  /** Rejects with `Ended` when its process ends. */
  readonly ended: Promise<never>;
  stop(): Promise<void>;
}

/** A server that ended while it was loaded. */
export class Ended extends Error {}

/** As in the `start` of package.json. */
export const SEMI_SPACE_MB = 64;

/** A server in a process of its own; ours with settings that differ from the usual ones. */
export async function startUnderLoad(
  kind: Kind,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerUnderLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'bonebed-load-'));
  const script = fileURLToPath(new URL('./server.mjs', import.meta.url));
  // As `npm start` runs ours; the others get the same.
  const flags = ['--expose-gc', `--max-semi-space-size=${SEMI_SPACE_MB}`];
  const child: ChildProcess = spawn(process.execPath, [...flags, script, kind, folder, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const ended = exited.then(() => {
    throw new Ended('the server has ended');
  });
  // Who waits for something else hears of it there.
  ended.catch(() => {});
  const answerTo = (what: string): Promise<unknown> => {
    const answer = new Promise(resolve => {
      const hear = (message: { what: string; answer: unknown }): void => {
        if (message.what !== what) return;
        child.off('message', hear);
        resolve(message.answer);
      };
      child.on('message', hear);
    });
    return Promise.race([answer, ended]);
  };
  const address = String(await answerTo('address'));
  return {
    kind,
    address,
    addresses: [address],
    ended,
    ask: async what => {
      const answer = answerTo(what);
      // That the channel is closed is told by the end of the process.
      child.send(what, () => {});
      return Number(await answer);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Several processes on one database, as one server. */
export function together(processes: readonly ServerUnderLoad[]): ServerUnderLoad {
  const [first] = processes;
  return {
    kind: first.kind,
    address: first.address,
    addresses: processes.map(({ address }) => address),
    ended: Promise.race(processes.map(({ ended }) => ended)),
    ask: async what => {
      const answers = await Promise.all(processes.map(process => process.ask(what)));
      return answers.reduce((sum, answer) => sum + answer, 0);
    },
    stop: async () => {
      for (const process of processes) await process.stop();
    },
  };
}

/** The games at the tables of a load: one for all, or one for each. */
export type TableSpec = {
  readonly game: string;
  readonly seats: number;
  /** How many of the seats are bots of the server. */
  readonly bots?: number;
};

export interface LoadOptions {
  /** How many tables are played at a time, if not all: when one is over, the next begins. */
  readonly busy?: number;
  /** How many moves a second are sent, whoever's turn it is; without it every player moves as soon as it may. */
  readonly rate?: number | null;
  /** Longer nobody plays. */
  readonly mostMs?: number;
  readonly weigh?: boolean;
  /** Called when all players sit and begin, and when they stop: what they did before counts for nothing. */
  readonly onBegin?: () => void;
  readonly onEnd?: () => void;
}

/** A server is loaded as long as this part of its tables is being played: the last ones alone say nothing. */
const LOADED = 0.9;

let loads = 0;

/** Plays the tables, every player from its own socket, until too few of them are left. */
export async function load(
  server: ServerUnderLoad,
  tables: readonly TableSpec[],
  { busy = tables.length, rate = null, mostMs = 20_000, weigh = false, onBegin, onEnd }: LoadOptions = {},
): Promise<Loaded> {
  const run = ++loads;
  const rng = fastRng(`load ${run}`);
  /** Whose turn it is at tables that have not begun yet. */
  const waiting: LoadPlayer[][] = tables.map(() => []);
  const ready: LoadPlayer[] = [];
  const sentAt = new Map<LoadPlayer, number>();
  const latencies: number[] = [];
  const over = new Set<number>();
  let begun = 0;
  let isDone = false;
  let onUnloaded = (): void => {};
  const unloaded = new Promise<void>(resolve => {
    onUnloaded = resolve;
  });
  const go = (player: LoadPlayer): void => {
    sentAt.set(player, performance.now());
    player.move();
  };
  const readyAt = (table: number, player: LoadPlayer): void => {
    if (isDone) return;
    if (table >= begun) waiting[table].push(player);
    else if (rate === null) go(player);
    else ready.push(player);
  };
  const begin = (): void => {
    const table = begun++;
    for (const player of waiting[table]) readyAt(table, player);
  };
  const watcherOf = (table: number): Watcher => ({
    ready: player => readyAt(table, player),
    acknowledged: player => {
      const at = sentAt.get(player);
      if (at === undefined) return;
      latencies.push(performance.now() - at);
      sentAt.delete(player);
    },
    over: () => {
      if (over.has(table)) return;
      over.add(table);
      if (begun < tables.length) begin();
      if (begun - over.size < LOADED * busy) onUnloaded();
    },
  });
  const players = await Promise.race([seatAll(server, tables, rng, watcherOf, run), server.ended]);
  // The players of earlier loads are not to be cleared away in the middle of this one.
  globalThis.gc?.();
  const bytesBefore = players.reduce((sum, player) => sum + player.bytes(), 0);
  const cpuBefore = await server.ask('cpu');
  const botsBefore = await server.ask('botAnswers');
  onBegin?.();
  const playersBefore = process.cpuUsage();
  const began = performance.now();
  while (begun < busy) begin();
  let pacing: NodeJS.Timeout | null = null;
  if (rate !== null) {
    let sent = 0;
    pacing = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * rate;
      for (; sent < due && ready.length > 0; sent++) {
        const next = ready.shift();
        if (next !== undefined) go(next);
      }
      // What could not be sent in time is not made up for: the rate is a limit.
      sent = Math.max(sent, Math.floor(due) - 5);
    }, 2);
  }
  let timer: NodeJS.Timeout | null = null;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, mostMs);
  });
  try {
    await Promise.race([unloaded, late, server.ended]);
  } finally {
    if (pacing !== null) clearInterval(pacing);
    if (timer !== null) clearTimeout(timer);
  }
  const inTime = latencies.length;
  const seconds = (performance.now() - began) / 1000;
  isDone = true;
  const { user, system } = process.cpuUsage(playersBefore);
  const cpu = (await server.ask('cpu')) - cpuBefore;
  onEnd?.();
  const botMoves = (await server.ask('botAnswers')) - botsBefore;
  const bytes = players.reduce((sum, player) => sum + player.bytes(), 0) - bytesBefore;
  // Not without need: a collection of everything throws away compiled code too, and the next load would begin slowly.
  const heldBytes = weigh ? await server.ask('memory') : 0;
  for (const player of players) player.close();
  latencies.sort((a, b) => a - b);
  const at = (part: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] ?? 0;
  // The moves that were on their way at the end have cost something too.
  const moves = latencies.length + botMoves;
  return {
    moves,
    movesPerSecond: (inTime + botMoves) / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytesPerMove: bytes / moves,
    cpuUs: (cpu / moves) * 1e6,
    playersUs: (user + system) / (inTime + botMoves),
    heldBytes,
  };
}

/** How many tables are laid out side by side: one after the other would take longer than playing them. */
const SIDE_BY_SIDE = 8;

async function seatAll(
  { kind, address, addresses }: ServerUnderLoad,
  tables: readonly TableSpec[],
  rng: ReturnType<typeof fastRng>,
  watcherOf: (table: number) => Watcher,
  run: number,
): Promise<LoadPlayer[]> {
  const guests = kind === 'ours' ? await ourGuests(address, Math.max(...tables.map(({ seats }) => seats))) : [];
  const seat = async ({ game, seats, bots = 0 }: TableSpec, index: number): Promise<LoadPlayer[]> => {
    const cookies = guests.slice(0, seats - bots);
    const table =
      kind === 'ours' ? await ourTable(addresses[index % addresses.length], game, cookies, bots) : `${run}-${index}`;
    const players: LoadPlayer[] = [];
    for (let own = 0; own < seats - bots; own++) {
      players.push(
        kind === 'ours'
          ? await ourPlayer(addresses[(index + own) % addresses.length], table, cookies[own], rng, watcherOf(index))
          : await theirPlayer(address, game, table, own, seats, rng, watcherOf(index)),
      );
    }
    return players;
  };
  const players: LoadPlayer[] = [];
  for (let first = 0; first < tables.length; first += SIDE_BY_SIDE) {
    const some = tables.slice(first, first + SIDE_BY_SIDE).map((spec, index) => seat(spec, first + index));
    players.push(...(await Promise.all(some)).flat());
  }
  return players;
}
