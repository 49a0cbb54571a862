import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Place } from '../http/metrics.ts';
import type { Home, HomeStorage, Peer } from '../storage/homes.ts';

/** How long a process counts as alive after it last said so, and how often it does. Together they are how long its tables may stand still. */
const LEASE_MS = 3000;
const RENEW_MS = 1000;

/** Everybody's address can't be told to others; the name of the machine can. */
const ANY = ['0.0.0.0', '::'];
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** A table in another process. */
export interface Elsewhere {
  readonly home: Home;
  readonly peer: Peer;
}

interface Needs {
  readonly storage: HomeStorage;
  /** Names this process. */
  readonly instance: string;
  /** Where it listens for the others. */
  readonly place: Place;
  /** What tables can be played by here, each `game@version`. */
  rules(): readonly string[];
  /** A process is gone: whoever is connected to it through us must look for another. */
  onLost(peer: string): void;
  onFault(error: unknown): void;
}

/**
 * Knows which process is at home to a table. Everybody else sends people on to it, so that a move is worked out in one process only. Nothing depends on it
 * but speed: a process that can't reach another plays the table itself, and the log takes one entry for each place whoever writes it.
 */
export class Homes {
  readonly #needs: Needs;
  readonly #self: Peer;
  #peers = new Map<string, Peer>();
  /** The tables that are at home here, by id, and since when. */
  readonly #settled = new Map<string, { readonly key: number; readonly at: number }>();
  /** The tables of which this process can't read what newer ones have written. */
  readonly #leftToNewer = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #renewing: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(needs: Needs) {
    this.#needs = needs;
    const { host, port } = needs.place;
    this.#self = {
      name: needs.instance,
      machine: hostname(),
      host: ANY.includes(host) ? hostname() : host,
      port,
      secret: randomBytes(16).toString('hex'),
    };
  }

  get secret(): string {
    return this.#self.secret;
  }

  async start(): Promise<void> {
    await this.#renew();
    this.#timer = setInterval(() => {
      this.#renewing = this.#renew().catch(this.#needs.onFault);
    }, RENEW_MS);
    this.#timer.unref();
  }

  async #renew(): Promise<void> {
    if (this.#isStopped) return;
    const before = this.#peers;
    const peers = await this.#needs.storage.stay(this.#self, LEASE_MS);
    this.#peers = new Map(peers.map(peer => [peer.name, peer]));
    for (const name of before.keys()) if (!this.#peers.has(name)) this.#needs.onLost(name);
  }

  /** Where a table is, if it is at home in another process that can be reached; null: it is played here. */
  async find(table: string): Promise<Elsewhere | null> {
    const { storage, instance } = this.#needs;
    const rules = this.#leftToNewer.has(table) ? [] : this.#needs.rules();
    const home = await storage.settle(table, instance, rules);
    if (home === null) return null;
    if (home.process === instance) {
      this.#settled.set(table, { key: home.key, at: performance.now() });
      return null;
    }
    // It may have come a moment ago.
    if (!this.#peers.has(home.process)) await this.#renew();
    const peer = this.#peers.get(home.process);
    return peer !== undefined && this.#isInReach(peer) ? { home, peer } : null;
  }

  /** The loopback of another machine is not ours: its tables are played here, too, until somebody says where it is (`PEERS`). */
  #isInReach({ host, machine }: Peer): boolean {
    return machine === this.#self.machine || !LOOPBACK.test(host);
  }

  /** The process could not be reached: the table moves here, unless it has moved elsewhere. Gives where it is. */
  async takeOver(table: string, { home }: Elsewhere): Promise<Elsewhere | null> {
    await this.#needs.storage.takeOver(home, this.#needs.instance);
    return this.find(table);
  }

  /** A newer server has gone on with this table: it is never at home here. */
  async leaveToNewer(table: string): Promise<void> {
    this.#leftToNewer.add(table);
    const settled = this.#settled.get(table);
    this.#settled.delete(table);
    if (settled !== undefined) await this.#needs.storage.leave(this.#needs.instance, [settled.key]);
  }

  /** Those that are no longer in memory are at home nowhere. */
  async sweep(isLoaded: (table: string) => boolean): Promise<void> {
    const justNow = performance.now() - LEASE_MS;
    const left = [...this.#settled].filter(([table, { at }]) => at < justNow && !isLoaded(table));
    for (const [table] of left) this.#settled.delete(table);
    const keys = left.map(([, { key }]) => key);
    await this.#needs.storage.leave(this.#needs.instance, keys);
  }

  /** The processes at which tables with these keys are at home instead of here, if they can be reached. */
  async elsewhere(keys: readonly number[]): Promise<Elsewhere[]> {
    if (keys.length === 0 || this.#peers.size === 0) return [];
    const homes = await this.#needs.storage.elsewhere(keys, this.#needs.instance);
    return homes.flatMap(home => {
      const peer = this.#peers.get(home.process);
      return peer !== undefined && this.#isInReach(peer) ? [{ home, peer }] : [];
    });
  }

  /** From now on nobody is sent here. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#isStopped = true;
    await this.#renewing;
    await this.#needs.storage.end(this.#needs.instance);
  }
}
