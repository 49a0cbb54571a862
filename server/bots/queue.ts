/** For whom something is done. */
export interface Asker {
  readonly person: string;
  readonly table: string;
}

/**
 * A fair queue: people take turns, and within one person's turns their tables do. Asking for a lot delays only oneself; everybody
 * else waits for one job of theirs.
 */
export class FairQueue<T extends { readonly from: Asker }> {
  /** Each person's tables, and what waits for each table; both in the order of their turns. */
  readonly #people = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(item: T): void {
    const { person, table } = item.from;
    const tables = this.#people.get(person) ?? new Map<string, T[]>();
    const waiting = tables.get(table) ?? [];
    waiting.push(item);
    tables.set(table, waiting);
    this.#people.set(person, tables);
    this.#size += 1;
  }

  shift(): T | undefined {
    for (const [person, tables] of this.#people) {
      for (const [table, waiting] of tables) {
        const item = waiting.shift();
        this.#size -= 1;
        // Who had a turn goes to the end of the line.
        tables.delete(table);
        if (waiting.length > 0) tables.set(table, waiting);
        this.#people.delete(person);
        if (tables.size > 0) this.#people.set(person, tables);
        return item;
      }
    }
    return undefined;
  }

  /** Takes something out of the line, wherever it stands; false if it is not in it. */
  remove(item: T): boolean {
    const { person, table } = item.from;
    const tables = this.#people.get(person);
    const waiting = tables?.get(table);
    const place = waiting?.indexOf(item) ?? -1;
    if (tables === undefined || waiting === undefined || place === -1) return false;
    waiting.splice(place, 1);
    if (waiting.length === 0) tables.delete(table);
    if (tables.size === 0) this.#people.delete(person);
    this.#size -= 1;
    return true;
  }
}
