import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { fastRng, type Rng } from '@bonebed/kernel';
import type { Logged } from '../tables/entry.ts';
import { HttpError, type Person } from './client.ts';
import { isTrouble, Player, type Reckoning } from './player.ts';
import { startedTable } from './server.ts';
import type { Answers } from './stored.ts';

interface Game {
  readonly id: string;
  readonly players: readonly Player[];
}

/** How long a game may stand still before it is thought to be dead: far longer than servers need to catch up or to take over a bot. */
const DEAD_MS = 60_000;

/** What they play, and how. */
interface Habits {
  /** The table number so many: three seats, with a bot at every other one, unless a test wants something else. */
  readonly wish?: (table: number) => Record<string, unknown>;
  /** How long each thinks about an answer, at the most. */
  readonly thinkingMs?: number;
}

const usual = (table: number): Record<string, unknown> => ({
  seats: 3,
  bots: table % 2 === 0 ? [] : [null, null, 'random'],
});

/** People who play one game after the other at several tables, wherever a server is, and keep in mind all that was acknowledged. */
export class Company {
  readonly #rng: Rng;
  readonly #addresses: () => readonly string[];
  readonly #habits: Required<Habits>;
  readonly #games: Game[] = [];
  readonly #enough = new AbortController();
  #playing: Promise<void>[] = [];

  constructor(rng: Rng, addresses: () => readonly string[], { wish = usual, thinkingMs = 30 }: Habits = {}) {
    this.#rng = rng;
    this.#addresses = addresses;
    this.#habits = { wish, thinkingMs };
    // All listen to it.
    setMaxListeners(0, this.#enough.signal);
  }

  get games(): number {
    return this.#games.length;
  }

  /** Sits down at so many tables; resolves when all games have begun. */
  async begin(tables: number): Promise<void> {
    for (let table = 0; table < tables; table++) {
      const wish = this.#habits.wish(table);
      const first = await this.#newGame(wish);
      if (first !== null) this.#playing.push(this.#play(first, wish));
    }
  }

  /** Null if there is no time left for it. */
  async #newGame(wish: Record<string, unknown>): Promise<Game | null> {
    while (!this.#enough.signal.aborted) {
      try {
        const { id, visits } = await startedTable(this.#addresses(), { game: 'toy', ...wish });
        const game = { id, players: visits.map(visit => new Player(visit)) };
        this.#games.push(game);
        return game;
      } catch (error) {
        // Nobody is there, or the server can't store anything: later.
        if (!isTrouble(error)) throw error;
        await pause(100);
      }
    }
    return null;
  }

  async #play(first: Game, wish: Record<string, unknown>): Promise<void> {
    for (let game: Game | null = first; game !== null; game = await this.#newGame(wish)) {
      await this.#playOn(game.players, this.#enough.signal);
      for (const { visit } of game.players) visit.leave();
    }
  }

  async #playOn(players: readonly Player[], enough: AbortSignal): Promise<void> {
    const { thinkingMs } = this.#habits;
    await Promise.all(players.map(player => player.playOn(this.#rng, this.#addresses, enough, thinkingMs)));
  }

  get #players(): Player[] {
    return this.#games.flatMap(({ players }) => players);
  }

  get acknowledged(): number {
    return this.#players.reduce((sum, player) => sum + player.acknowledged, 0);
  }

  /** How often the server could not store an answer. */
  get refused(): number {
    return this.#players.reduce((sum, player) => sum + player.refused, 0);
  }

  /** The answers that were acknowledged so far, by table. */
  get given(): Answers {
    return new Map(this.#games.map(({ id, players }) => [id, players.flatMap(({ given }) => given)]));
  }

  /** How long each acknowledgement took since the last time that somebody wanted to know. */
  takeWaits(): number[] {
    return this.#players.flatMap(({ waitedMs }) => waitedMs.splice(0));
  }

  /** Resolves when so many more answers were acknowledged. */
  async progress(answers: number): Promise<void> {
    const goal = this.acknowledged + answers;
    await this.until(() => this.acknowledged >= goal);
  }

  /** Resolves when enough has happened; rejects if somebody can't play on. */
  async until(isMet: () => boolean): Promise<void> {
    while (!isMet()) await Promise.race([pause(5), Promise.all(this.#playing)]);
  }

  /** All stop where they are. */
  async stop(): Promise<void> {
    this.#enough.abort();
    await Promise.all(this.#playing);
    this.#playing = [];
  }

  /** Plays all games to their end; gives how many can't be. */
  async finish(): Promise<number> {
    const ended = await Promise.all(this.#games.map(({ players }) => this.#finishGame(players)));
    return ended.filter(isOver => !isOver).length;
  }

  async #finishGame(players: readonly Player[]): Promise<boolean> {
    const isDead = AbortSignal.timeout(DEAD_MS);
    await this.#playOn(players, isDead);
    for (const { visit } of players) visit.leave();
    return players.every(({ isOver }) => isOver);
  }

  /** How many games that are over look different to someone at the one server and at the other. */
  async differing(): Promise<number> {
    let differing = 0;
    for (const { id, players } of this.#games) {
      const states = await Promise.all(this.#addresses().map(address => seen(players[0].person.at(address), id)));
      if (states.some(state => !isDeepStrictEqual(state, states[0]))) differing += 1;
    }
    return differing;
  }

  /** What came of all answers, by what is stored. */
  async reckon(readLog: (id: string) => Promise<readonly Logged[]>): Promise<Reckoning> {
    const sum = { acknowledged: 0, lost: 0, doubled: 0 };
    for (const { id, players } of this.#games) {
      const log = await readLog(id);
      if (log.some(({ seq }, index) => seq !== index + 1)) throw new Error(`the log of ${id} has a hole`);
      for (const player of players) {
        const { acknowledged, lost, doubled } = player.reckon(log);
        sum.acknowledged += acknowledged;
        sum.lost += lost;
        sum.doubled += doubled;
      }
    }
    return sum;
  }
}

/** The table as a server shows it, which may be catching up a little while longer. */
async function seen(person: Person, id: string): Promise<unknown> {
  for (;;) {
    try {
      return await person.get(`/api/tables/${id}`);
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== 'unavailable') throw error;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}

/** People who play in twos at one server, as fast as it lets them. */
export function twos(address: string, { wish = {}, thinkingMs = 1 } = {}): Company {
  return new Company(fastRng('twos'), () => [address], { wish: () => ({ seats: 2, ...wish }), thinkingMs });
}
