/**
 * Collects work and does all of it in one go. Reading, thinking and writing in turn for every single move would throw the
 * processor's caches away each time.
 */
export class Batch<V> {
  readonly #soon: (work: () => void) => void;
  readonly #handle: (value: V) => void;
  #waiting: V[] = [];

  /** `soon` is to call what it is given once, later. */
  constructor(soon: (work: () => void) => void, handle: (value: V) => void) {
    this.#soon = soon;
    this.#handle = handle;
  }

  add(value: V): void {
    if (this.#waiting.length === 0) this.#soon(() => this.handleAll());
    this.#waiting.push(value);
  }

  /** Does now what waits. */
  handleAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const value of waiting) this.#handle(value);
  }
}
