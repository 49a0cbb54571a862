/** From so many tables on whose answers are on their way to the disk, this process is busy. */
const BUSY = 16;
/** When those who only watch have waited for so long, they are told; which is seen to so often. */
export const LATE_MS = 100;

/** A table that has not told everything yet. */
interface Late {
  tellLate(): void;
}

/**
 * How much is going on in a process. To tell all eyes at a table of every single move is more work than the rules themselves; while there
 * is much of it, those of whom nothing is expected hear of several moves in one go.
 */
export class Pace {
  readonly #busy: number;
  #storing = 0;
  readonly #late = new Set<Late>();

  constructor(busy = BUSY) {
    this.#busy = busy;
  }

  get isBusy(): boolean {
    return this.#storing >= this.#busy;
  }

  /** A table begins, and ends, to wait for the disk. */
  beginStoring(): void {
    this.#storing += 1;
  }

  endStoring(): void {
    this.#storing -= 1;
  }

  /** Reminds a table, a little later, of those that it has not told. */
  remind(table: Late): void {
    if (this.#late.size === 0) setTimeout(() => this.#remindAll(), LATE_MS).unref();
    this.#late.add(table);
  }

  #remindAll(): void {
    const late = [...this.#late];
    this.#late.clear();
    for (const table of late) table.tellLate();
  }
}
