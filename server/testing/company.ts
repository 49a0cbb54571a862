import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Rng } from '@bonebed/kernel';
import type { Logged } from '../tables/entry.ts';
import { HttpError, type Person } from './client.ts';
import { Player, type Reckoning } from './player.ts';
import { startedTable } from './server.ts';

interface Game {
  readonly id: string;
  readonly players: readonly Player[];
}

/** How long a game may stand still before it is thought to be dead: far longer than servers need to catch up or to take over a bot. */
const DEAD_MS = 60_000;

/** People who play one game after the other at several tables, wherever a server is, and keep in mind all that was acknowledged. */
export class Company {
  readonly #rng: Rng;
  readonly #addresses: () => readonly string[];
  readonly #games: Game[] = [];
  readonly #enough = new AbortController();
  #playing: Promise<void>[] = [];

  constructor(rng: Rng, addresses: () => readonly string[]) {
    this.#rng = rng;
    this.#addresses = addresses;
    // All listen to it.
    setMaxListeners(0, this.#enough.signal);
  }

  get games(): number {
    return this.#games.length;
  }

  /** Sits down at so many tables, with a bot at every other one; resolves when all games have begun. */
  async begin(tables: number): Promise<void> {
    for (let table = 0; table < tables; table++) {
      const bots = table % 2 === 0 ? [] : [null, null, 'random'];
      const first = await this.#newGame(bots);
      this.#playing.push(this.#play(first, bots));
    }
  }

  async #newGame(bots: readonly (string | null)[]): Promise<Game> {
    for (;;) {
      try {
        const { id, visits } = await startedTable(this.#addresses(), { game: 'toy', seats: 3, bots });
        const game = { id, players: visits.map(visit => new Player(visit)) };
        this.#games.push(game);
        return game;
      } catch {
        // Nobody is there, or the server can't store anything: later.
        await pause(100);
      }
    }
  }

  async #play(first: Game, bots: readonly (string | null)[]): Promise<void> {
    let game = first;
    for (;;) {
      const { players } = game;
      await Promise.all(players.map(player => player.playOn(this.#rng, this.#addresses, this.#enough.signal)));
      for (const { visit } of players) visit.leave();
      if (this.#enough.signal.aborted) return;
      game = await this.#newGame(bots);
    }
  }

  get acknowledged(): number {
    return this.#games.flatMap(({ players }) => players).reduce((sum, player) => sum + player.acknowledged, 0);
  }

  /** Resolves when so many more answers were acknowledged. */
  async progress(answers: number): Promise<void> {
    const goal = this.acknowledged + answers;
    while (this.acknowledged < goal) await pause(20);
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
    await Promise.all(players.map(player => player.playOn(this.#rng, this.#addresses, isDead)));
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
