import { Buckets, dailyOfAddress, quotas } from './limits.ts';
import type { Storage } from './storage/storage.ts';
import { CommandError } from './tables/command-error.ts';

/** Something that somebody wants to have stored. */
export interface StorageWish {
  readonly what: 'tables' | 'editions';
  readonly bytes: number;
}

/**
 * How much one person may have stored in all, and how much may come from one address in a day. The first is counted by the
 * database, so it holds across restarts and processes; the second by each process on its own.
 */
export class Quotas {
  readonly #storage: Storage;
  readonly #factor: number;
  readonly #daily: Readonly<Record<keyof typeof dailyOfAddress, Buckets>>;

  /** `factor` multiplies them all; 0 turns them off. */
  constructor(storage: Storage, factor: number, now: () => number) {
    this.#storage = storage;
    this.#factor = factor;
    const perDay = (most: number): Buckets =>
      new Buckets({ burst: most * factor, perSecond: (most * factor) / DAY_S }, now);
    this.#daily = {
      tables: perDay(dailyOfAddress.tables),
      editions: perDay(dailyOfAddress.editions),
      bytes: perDay(dailyOfAddress.bytes),
    };
  }

  /** Throws if the person has stored enough. */
  async checkPerson(guest: string, { what, bytes }: StorageWish): Promise<void> {
    if (this.#factor === 0) return;
    const made = await this.#storage.madeBy(guest);
    if (made[what] >= quotas[what] * this.#factor) {
      throw new CommandError('tooMany', `you have ${made[what]} ${what} here, which is as many as one may have`);
    }
    if (made.bytes + bytes > quotas.bytes * this.#factor) {
      throw new CommandError('tooMany', 'you have stored as much here as one may');
    }
  }

  /** Throws if enough came from the address today. */
  checkAddress(address: string, { what, bytes }: StorageWish): void {
    if (this.#factor === 0) return;
    if (this.#daily[what].take(address) > 0)
      throw new CommandError('tooMany', `too many ${what} from one address in a day`);
    if (this.#daily.bytes.take(address, bytes) > 0)
      throw new CommandError('tooMany', 'too much from one address in a day');
  }

  sweep(): void {
    for (const buckets of Object.values(this.#daily)) buckets.sweep();
  }
}

const DAY_S = 86_400;
