/** A cache with room for `most` entries: the one that was not used for longest makes way for a new one. */
export class Recent<V> {
  readonly #most: number;
  readonly #entries = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#put(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#put(key, value);
    if (this.#entries.size <= this.#most) return;
    // A map lists its keys in the order in which they came.
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #put(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
