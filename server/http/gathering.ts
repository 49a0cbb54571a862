/**
 * Lets things wait for each other, so that all of a kind are done in one go: a server that reads, thinks and writes by turns for every
 * single move has a processor that has forgotten the one when it comes back from the other.
 */
export class Gathering<V> {
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
