import { setTimeout as passing } from 'node:timers/promises';
import type { Outage, Storage } from './storage/storage.ts';

/** How often the servers' time is stored. */
const BEAT_MS = 2000;
/** How long it goes on without being stored: what can't be stored, a move or the time, does not happen. */
const PATIENCE_MS = 5000;
/** How much faster or slower than it should it runs, at the most, until it agrees with the clock on the wall. */
const SLEW = 0.01;

/** How long a server that stops waits for its last time to be stored. */
const STOP_MS = 1000;

/** Where the time is kept. */
type TimeStorage = Pick<Storage, 'beat' | 'addOutage' | 'readOutages'>;

/** Where time comes from; tests have their own. */
export interface TimeSources {
  /** Milliseconds since some moment, which no clock that is set changes. */
  span(): number;
  /** While nothing is to be stored, time stands still. */
  isStill(): boolean;
  onFault(error: unknown): void;
}

/**
 * The clock of all tables, the same for all servers on one database. It starts from the wall clock (the database's, where servers
 * share one) and then runs on by itself: if the wall clock is set, it approaches it slowly, so that no player's time jumps. While
 * nothing can be stored it stands still. Time in which no server ran is recorded as an outage and charged to nobody. With each
 * beat, servers follow the one that is furthest ahead.
 */
export class ServerTime {
  readonly #storage: TimeStorage;
  readonly #sources: TimeSources;
  /** What time it was when `span` was so much. */
  #time: number;
  #at: number;
  /** The latest time that it has told. */
  #told: number;
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> | null = null;

  private constructor(storage: TimeStorage, sources: TimeSources, time: number) {
    this.#storage = storage;
    this.#sources = sources;
    this.#time = time;
    this.#told = time;
    this.#at = sources.span();
  }

  /** Goes on with the time of those who ran before. */
  static async begin(storage: TimeStorage, sources: TimeSources): Promise<ServerTime> {
    const { stored, wall } = await storage.beat(0);
    const since = stored === 0 ? wall : stored;
    // A server that was started again at once, or beside others, has missed nothing worth a word.
    if (wall - since > PATIENCE_MS) await storage.addOutage({ since, until: wall });
    const time = new ServerTime(storage, sources, Math.max(since, wall));
    await time.#beat();
    time.#outages = await storage.readOutages();
    return time;
  }

  /** When no server ran, in the order in which it happened; only the last of them. */
  readonly outages = (): readonly Outage[] => this.#outages;

  readonly now = (): number => {
    const passed = Math.min(this.#sources.span() - this.#at, PATIENCE_MS);
    this.#told = Math.max(this.#told, Math.round(this.#time + passed));
    return this.#told;
  };

  run(): void {
    this.#timer = setInterval(() => void this.beat(), BEAT_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await Promise.race([this.beat(), passing(STOP_MS, undefined, { ref: false })]);
  }

  /** Stores the time, and takes it from whoever is ahead. */
  beat(): Promise<void> {
    if (this.#sources.isStill()) return Promise.resolve();
    this.#beating ??= this.#beat()
      .catch(error => this.#sources.onFault(error))
      .finally(() => {
        this.#beating = null;
      });
    return this.#beating;
  }

  async #beat(): Promise<void> {
    const began = this.#sources.span();
    const sent = this.now();
    const { stored, wall } = await this.#storage.beat(sent);
    const now = this.now();
    const most = Math.min(began - this.#at, PATIENCE_MS) * SLEW;
    const nearer = Math.max(-most, Math.min(most, wall - now));
    const behind = stored - sent;
    // Another server has found an outage, and is ahead by as much.
    if (behind > PATIENCE_MS) this.#outages = await this.#storage.readOutages();
    this.#time = now + (behind > 0 ? behind : nearer);
    this.#at = this.#sources.span();
  }
}
