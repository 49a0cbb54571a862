import type { Connection } from '../tables/broadcast.ts';
import type { Surroundings } from '../tables/hosted.ts';

/** How long we think that somebody who looked at a table still does, unless they are seen to leave or to stay. */
export const PRESENT_MS = 75_000;

/** Those who look at one table in this process: nobody is called to where they are. */
export class Lookers {
  readonly #key: number;
  readonly #around: Pick<Surroundings, 'storage' | 'now' | 'onFault'>;
  readonly #looking = new Map<Connection, string>();

  constructor(key: number, around: Pick<Surroundings, 'storage' | 'now' | 'onFault'>) {
    this.#key = key;
    this.#around = around;
  }

  get people(): readonly string[] {
    return [...new Set(this.#looking.values())];
  }

  come(connection: Connection): void {
    const person = connection.actor?.guest;
    if (person === undefined) return;
    this.#looking.set(connection, person);
    const now = this.#around.now();
    this.#note(this.#around.storage.come(this.#key, person, now, now + PRESENT_MS));
  }

  /** They have turned away, and know what the table wants of them now. */
  leave(connection: Connection): void {
    this.#remove(connection, this.#around.now());
  }

  /** The connection is gone; nobody can tell what they have seen last. */
  vanish(connection: Connection): void {
    this.#remove(connection, null);
  }

  #remove(connection: Connection, seenAt: number | null): void {
    const person = this.#looking.get(connection);
    if (person === undefined) return;
    this.#looking.delete(connection);
    // They may look at it in another window.
    if (this.people.includes(person)) return;
    this.#note(this.#around.storage.go(this.#key, person, seenAt));
  }

  /** Whether it is noted is of no concern for what is done at the table: at worst somebody is called once too often. */
  #note(noted: Promise<void>): void {
    noted.catch(error => this.#around.onFault(error, { table: String(this.#key), seq: 0 }));
  }
}
