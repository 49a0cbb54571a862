import { breathe } from '../slices.ts';
import { CANT_STORE, Conflict, type Storage, type StoredTable, type TableRow } from '../storage/storage.ts';
import { summaryOf } from './audience.ts';
import type { OpenGame, TableCore } from './core.ts';
import { Refusal } from './decide.ts';
import type { Entry, Logged } from './entry.ts';
import type { Surroundings } from './hosted.ts';
import { isMove, loadCore, pagesOf, rowOf } from './row.ts';

/** How long a process keeps a table for a bot's turn before others may think that it died. */
export const LEASE_MS = 4000;

/** Why nothing can be done or shown at a table that is in doubt. */
export function catchingUp(): Refusal {
  return new Refusal('unavailable', 'the server is catching up with what is stored; try again in a moment');
}

/** An entry of a log is missing; what stood behind it is set aside, and the table goes on from before it. */
class HoleInLog extends Error {
  override readonly name = 'HoleInLog';
}

/**
 * A table in memory and its log, which say the same. An entry is carried out in memory first and stored then; from the one moment to the other,
 * and after anything that failed on the way, the table is in doubt: nobody gets to see it before it was read anew.
 */
export class Ledger {
  readonly #open: OpenGame;
  readonly #around: Surroundings;
  #stored: StoredTable;
  /** Null while in doubt. */
  #core: TableCore | null = null;
  /** What storage has in `due`. */
  #due: number | null = null;
  /** The last entry that the row in storage tells of, as far as this process knows. */
  #noted = -1;

  private constructor(stored: StoredTable, open: OpenGame, around: Surroundings) {
    this.#stored = stored;
    this.#open = open;
    this.#around = around;
  }

  static async open(stored: StoredTable, open: OpenGame, around: Surroundings): Promise<Ledger> {
    const ledger = new Ledger(stored, open, around);
    await ledger.readAnew();
    return ledger;
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  /** Whether memory and log may differ. */
  get isInDoubt(): boolean {
    return this.#core === null;
  }

  /** The table as it is stored. */
  get core(): TableCore {
    if (this.#core === null) throw catchingUp();
    return this.#core;
  }

  /** Carries out entries and stores them. Throws `Conflict` if the log has gone on meanwhile. */
  async add(entries: readonly Entry[], at: number): Promise<void> {
    const { core } = this;
    const { phase, seq } = core;
    const log = entries.map((entry, index) => ({ seq: seq + index + 1, at, entry }));
    this.#core = null;
    try {
      for (const { entry } of log) core.apply(entry, at);
    } catch (error) {
      this.#around.onFault(error, { table: this.stored.id, seq });
      throw new Refusal('unavailable', 'the rules failed here; nothing was changed');
    }
    const isListed = phase !== core.phase || !log.every(isMove) || this.#isDueAnew(core);
    if (log.length > 0 || isListed) await this.#store(log, isListed ? this.#row(core) : null);
    this.#core = core;
  }

  async #store(log: readonly Logged[], row: TableRow | null): Promise<void> {
    const { storage, metrics } = this.#around;
    const began = performance.now();
    try {
      await storage.append(this.stored, log, row);
    } catch (error) {
      // It may or may not have been stored: only the log knows.
      throw error instanceof Conflict ? error : this.#unavailable(error, CANT_STORE);
    }
    metrics.time('bonebed_append_seconds', (performance.now() - began) / 1000);
    for (const { entry } of log) if (entry.type === 'answered') metrics.count('bonebed_answers_total');
    if (row === null) return;
    this.#due = row.due;
    this.#noted = row.seq;
  }

  /** Reads what other processes have added; `onEntry` is called after each entry, or once if all was read anew. */
  async refresh(onEntry: () => void): Promise<void> {
    const { core } = this;
    this.#core = null;
    for (const { seq, at, entry } of await this.#read(core.seq)) {
      if (seq !== core.seq + 1) {
        await this.readAnew();
        onEntry();
        return;
      }
      this.#core = null;
      await breathe();
      core.apply(entry, at);
      this.#keep(core);
      onEntry();
    }
    this.#core = core;
  }

  /** Makes the table anew from its log. */
  async readAnew(): Promise<void> {
    this.#core = null;
    let log = await this.#readAll();
    const last = lastWhole(log);
    if (last < log.length) {
      await this.#setAside(last, log.length - last);
      log = await this.#readAll();
      if (lastWhole(log) < log.length) throw new Refusal('unavailable', 'the log of this table has a hole');
    }
    this.#keep(await loadCore(this.#open, this.stored, log));
  }

  #keep(core: TableCore): void {
    this.#core = core;
    this.#due = core.due;
  }

  async #setAside(last: number, strays: number): Promise<void> {
    const { storage, onFault } = this.#around;
    const { id } = this.stored;
    await storage.removeStrays(this.stored, last);
    onFault(new HoleInLog(`${strays} entries behind entry ${last} are set aside`), { table: id, seq: last });
    this.#stored = (await storage.findTable(id)) ?? this.stored;
  }

  #readAll(): Promise<Logged[]> {
    return this.#reading(async storage => {
      const log: Logged[] = [];
      for await (const page of pagesOf(storage, this.stored)) log.push(...page);
      return log;
    });
  }

  #read(after: number): Promise<Logged[]> {
    return this.#reading(storage => storage.readLog(this.stored.key, after));
  }

  async #reading(read: (storage: Storage) => Promise<Logged[]>): Promise<Logged[]> {
    try {
      return await read(this.#around.storage);
    } catch (error) {
      throw this.#unavailable(error, 'the log could not be read');
    }
  }

  #unavailable(error: unknown, message: string): Refusal {
    this.#around.onFault(error, { table: this.stored.id, seq: 0 });
    return new Refusal('unavailable', `${message}; the server is catching up`);
  }

  /** Lets lists know how it stands, before it leaves memory. */
  async note(): Promise<void> {
    const { core } = this;
    const { turn, seq } = core;
    if (seq === this.#noted) return;
    await this.#around.storage.note(this.stored, { summary: summaryOf(core, this.stored.id), turn, seq });
    this.#noted = seq;
  }

  /** Storage says that something is due: if nothing is, it must be told. */
  doubtDue(): void {
    this.#due = this.#around.now();
  }

  /**
   * Whether storage must know of another time at which something is due. A clock that runs out later than storage thinks can
   * wait: the driver looks too early once, and corrects it.
   */
  #isDueAnew({ due }: TableCore): boolean {
    if (due === null || this.#due === null) return due !== this.#due;
    return due < this.#due || (due !== this.#due && this.#due <= this.#around.now());
  }

  #row(core: TableCore): TableRow {
    const lease = core.hasBotTurn ? { holder: this.#around.instance, until: this.#around.now() + LEASE_MS } : null;
    return rowOf(core, this.stored.id, lease);
  }
}

/** How many entries of a log follow each other from the first on. */
function lastWhole(log: readonly Logged[]): number {
  const hole = log.findIndex(({ seq }, index) => seq !== index + 1);
  return hole === -1 ? log.length : hole;
}
