import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, pick, type Rng } from '@bonebed/kernel';
import { HttpError, Refused, type Visit } from '../testing/client.ts';
import { startedTable } from '../testing/server.ts';
import type { Given } from '../testing/stored.ts';

/** What a server in trouble may say, and what somebody hears who was not the first. */
const TROUBLE = ['unavailable', 'stale', 'notNow'];
/** Who was refused tries again, but does not drum. */
const AGAIN_MS = 5;

/** People who play on and on at some tables of the toy game, and keep what the server has told them. */
export class Players {
  readonly #address: string;
  readonly #knocksAgain: boolean;
  readonly #rng: Rng = fastRng('players');
  readonly #playing: Promise<void>[] = [];
  #hasStopped = false;
  /** The answers of people that were acknowledged, by table. */
  readonly acknowledged = new Map<string, Given[]>();
  /** What has been refused because nothing can be stored. */
  refused = 0;
  answers = 0;
  /** How long each acknowledgement took, in milliseconds. */
  waitedMs: number[] = [];
  #waiters: { readonly isMet: () => boolean; readonly resolve: () => void }[] = [];

  /** `knocksAgain`: whether they expect that the server may not even let them in, and try again then too. */
  constructor(address: string, { knocksAgain = false } = {}) {
    this.#address = address;
    this.#knocksAgain = knocksAgain;
  }

  /** Plays at so many tables at a time; where a game is over, another one begins. Each takes so many milliseconds for an answer. */
  start(tables: number, paceMs = 0, wish: Record<string, unknown> = {}): void {
    for (let i = 0; i < tables; i++) this.#playing.push(this.#playOn(paceMs, wish));
  }

  /** Lets them finish what they have sent; throws what has gone wrong. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    await Promise.all(this.#playing);
  }

  /** Resolves when enough has happened. */
  until(isMet: () => boolean): Promise<unknown> {
    const met = new Promise<void>(resolve => {
      this.#waiters.push({ isMet, resolve });
      this.#look();
    });
    // Someone who can't play on would let it wait for ever.
    return Promise.race([met, Promise.all(this.#playing)]);
  }

  #look(): void {
    const met = this.#waiters.filter(({ isMet }) => isMet());
    this.#waiters = this.#waiters.filter(waiter => !met.includes(waiter));
    for (const { resolve } of met) resolve();
  }

  async #playOn(paceMs: number, wish: Record<string, unknown>): Promise<void> {
    while (!this.#hasStopped) {
      const table = await this.#insist(() => startedTable(this.#address, { game: 'toy', seats: 2, ...wish }));
      if (table === null) return;
      const answers: Given[] = [];
      this.acknowledged.set(table.id, answers);
      await this.#playOut(table.visits, answers, paceMs);
      for (const visit of table.visits) visit.leave();
    }
  }

  async #playOut(visits: readonly Visit[], answers: Given[], paceMs: number): Promise<void> {
    while (!this.#hasStopped) {
      const turn = visits.map(visit => visit.until(({ isAsked, current }) => isAsked || current.phase === 'over'));
      await Promise.race([...turn, this.#stopping(visits)]);
      const visit = visits.find(({ isAsked }) => isAsked);
      if (visit === undefined) return;
      const { askId, options } = visit;
      const text = pick(this.#rng, options);
      if (paceMs > 0) await pause(paceMs);
      await this.#answer(visit, askId, text, answers);
    }
  }

  async #answer(visit: Visit, askId: number, text: string, answers: Given[]): Promise<void> {
    const began = performance.now();
    try {
      await visit.ask({ do: 'answer', askId, text });
      answers.push({ seat: visit.seat ?? -1, text });
      this.answers += 1;
      this.waitedMs.push(performance.now() - began);
    } catch (error) {
      await this.#endure(error);
    }
    this.#look();
  }

  /** Tries until it works; null if there is no time left. */
  async #insist<V>(work: () => Promise<V>): Promise<V | null> {
    while (!this.#hasStopped) {
      try {
        return await work();
      } catch (error) {
        await this.#endure(error);
        this.#look();
      }
    }
    return null;
  }

  async #endure(error: unknown): Promise<void> {
    const wasHeard = error instanceof Refused || error instanceof HttpError;
    if (wasHeard ? !TROUBLE.includes(String(error.code)) : !this.#knocksAgain) throw error;
    if (wasHeard && error.code === 'unavailable') this.refused += 1;
    await pause(AGAIN_MS);
  }

  /** Where a bot has the turn, nobody is asked: that must not keep the others from going home. */
  async #stopping(visits: readonly Visit[]): Promise<void> {
    while (!this.#hasStopped && visits.every(({ isAsked }) => !isAsked)) await pause(50);
  }
}

/** The value that a hundredth of all are above. */
export function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
