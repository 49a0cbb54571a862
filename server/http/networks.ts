import { createHmac, randomBytes } from 'node:crypto';
import { HOUR_MS } from '@bonebed/protocol';
import type { Storage } from '../storage/storage.ts';
import { networkOf } from './network.ts';

/** When somebody is removed, no new guests are let in from their address for this time. */
export const KEEP_OUT_MS = 24 * HOUR_MS;
/** How long addresses are hashed with one key before the next one is made. Older keys stay as long as something hashed with them is stored. */
export const KEY_MS = 7 * 24 * HOUR_MS;
const TEND_EVERY_MS = HOUR_MS;
/** 96 bits of the hash: enough that no two addresses are taken for each other. */
const LETTERS = 16;

interface Key {
  readonly made: number;
  readonly key: string;
}

/**
 * Addresses, as all of the server knows them: hashes by a key of its own, from which nobody without the key finds the way back. What is counted by
 * address is counted by these, in memory; stored are only those from where nobody new may come for a day. The key is made at the first start, the
 * same for all servers of a database, and changes every week.
 */
export class Networks {
  readonly #storage: Storage;
  readonly #now: () => number;
  /** The newest first. */
  #keys: readonly Key[] = [];
  #keptOut: ReadonlySet<string> = new Set();
  #tendedAt = Number.NEGATIVE_INFINITY;

  private constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  static async open(storage: Storage, now: () => number): Promise<Networks> {
    const networks = new Networks(storage, now);
    await networks.tend();
    return networks;
  }

  /** What counts as one address. */
  of(address: string): string {
    return hashed(address, this.#keys[0].key);
  }

  /** Whether somebody had to be removed from there lately. */
  isKeptOut(address: string): boolean {
    return this.#keptOut.size > 0 && this.#keys.some(({ key }) => this.#keptOut.has(hashed(address, key)));
  }

  async keepOut(networks: readonly string[]): Promise<void> {
    for (const network of networks) await this.#storage.moderation('keepOut', network, this.#now() + KEEP_OUT_MS);
    await this.look();
  }

  /** Called every few seconds: another process may have kept somebody out. */
  async look(): Promise<void> {
    const found = await this.#storage.moderation('keptOut', this.#now());
    this.#keptOut = new Set(found.map(({ network }) => String(network)));
  }

  /** Called every few seconds too: once an hour forgets what is over, and takes the next key when it is time. */
  async tend(): Promise<void> {
    const now = this.#now();
    if (now - this.#tendedAt < TEND_EVERY_MS) return;
    const { moderation } = this.#storage;
    await moderation('sweepKeptOut', now);
    await moderation('sweepAddressKeys', now - KEY_MS - KEEP_OUT_MS);
    await this.#readKeys();
    if (this.#keys.length === 0 || now - this.#keys[0].made >= KEY_MS) {
      // Of two processes that do so in the same week's hour, both keys are good; the newest is used.
      await moderation('addAddressKey', now, randomBytes(32).toString('base64url'));
      await this.#readKeys();
    }
    this.#tendedAt = now;
  }

  async #readKeys(): Promise<void> {
    const rows = await this.#storage.moderation('addressKeys');
    // A server that was asleep for long has the old one until there is another.
    if (rows.length > 0) this.#keys = rows.map(({ made, key }) => ({ made: Number(made), key: String(key) }));
  }
}

function hashed(address: string, key: string): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, LETTERS);
}
