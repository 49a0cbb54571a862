import type { Notice } from '@bonebed/protocol';
import type { HouseState } from '../storage/house-state.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { Tables } from '../tables/tables.ts';

const NOTHING: HouseState = { isReadOnly: false, announcement: null, closed: [], silenced: [], removed: [] };

interface Needs {
  readonly storage: Storage;
  tables(): Tables;
  /** Everybody who is connected must hear of it. */
  onNotice(notice: Notice): void;
  /** Somebody is to go. */
  onRemoved(person: string): Promise<void>;
}

/** What whoever runs the server has decided (`bonebed admin`), as this process knows it: looked up every few seconds. */
export class HouseRules {
  readonly #needs: Needs;
  #state = NOTHING;
  /** Those who are on their way out. */
  readonly #going = new Set<string>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get isReadOnly(): boolean {
    return this.#state.isReadOnly;
  }

  /** What everybody is to know; null if that is nothing. */
  get notice(): Notice | null {
    const { isReadOnly, announcement } = this.#state;
    return isReadOnly || announcement !== null ? { readOnly: isReadOnly, text: announcement } : null;
  }

  async look(): Promise<void> {
    const before = JSON.stringify(this.notice);
    this.#state = await this.#needs.storage.houseState();
    for (const id of this.#state.closed) this.#needs.tables().shut(id);
    if (JSON.stringify(this.notice) !== before) {
      this.#needs.onNotice(this.notice ?? { readOnly: false, text: null });
    }
    if (!this.isReadOnly) for (const id of this.#state.removed) await this.#remove(id);
  }

  /** What could not be done is tried again with the next look. */
  async #remove(id: string): Promise<void> {
    if (this.#going.has(id)) return;
    this.#going.add(id);
    try {
      await this.#needs.onRemoved(id);
    } finally {
      this.#going.delete(id);
    }
  }

  /** Throws while nothing is stored. */
  checkWriting(): void {
    if (this.isReadOnly) throw new CommandError('unavailable', 'the server only shows things at the moment');
  }

  /** Throws if somebody may not talk. */
  checkTalking(guest: string): void {
    if (this.#state.silenced.includes(guest)) {
      throw new CommandError('forbidden', 'whoever runs this server has asked you not to talk here');
    }
  }
}
