import { impossible } from '@bonebed/kernel';
import { type Call, Wants } from '../messages/wanted.ts';
import { breathe } from '../slices.ts';
import { CANT_STORE, Conflict, type Storage, type StoredTable, type TableRow } from '../storage/storage.ts';
import { CommandError, LeftToNewer } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { OpenGame } from './dealing.ts';
import { type Entry, isReadable, type Logged } from './entry.ts';
import type { Surroundings } from './hosted.ts';
import { summaryOf } from './outgoing.ts';
import { isMove, loadCore, pagesOf, rowOf } from './row.ts';

/** How long a process keeps a table for a bot's turn before others may think that it died. */
export const LEASE_MS = 4000;

/** Why nothing can be done or shown at a table that is in doubt. */
export function catchingUp(): CommandError {
  return new CommandError('unavailable', 'the server is catching up with what is stored; try again in a moment');
}

/** An entry of a log is missing; what stood behind it is set aside, and the table goes on from before it. */
class HoleInLog extends Error {
  override readonly name = 'HoleInLog';
}

/**
 * Keeps a table in memory and its log in step. An entry is applied in memory first and then stored; in between, and after any
 * failure on the way, the table is in doubt: nobody gets to see it until it has been read again.
 */
export class Ledger {
  readonly #open: OpenGame;
  readonly #around: Surroundings;
  #stored: StoredTable;
  /** Null while in doubt. */
  #core: TableCore | null = null;
  /** What the table wants of whom, as storage has it; null where that has to be worked out anew. */
  #wants: Wants | null = null;
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
    this.#wants ??= new Wants(core);
    const wants = this.#wants;
    this.#core = null;
    try {
      for (const { entry } of log) core.apply(entry, at);
    } catch (error) {
      this.#around.onFault(error, { table: this.stored.id, seq });
      throw new CommandError('unavailable', 'the rules failed here; nothing was changed');
    }
    const isListed = phase !== core.phase || !log.every(isMove) || this.#isDueAnew(core);
    const calls = wants.changed(core, entries, this.#around.storage.reachable);
    if (log.length > 0 || isListed) await this.#store(log, isListed ? this.#row(core) : null, calls);
    this.#core = core;
  }

  async #store(log: readonly Logged[], row: TableRow | null, calls: readonly Call[]): Promise<void> {
    const { storage, metrics } = this.#around;
    const began = performance.now();
    try {
      await storage.append(this.stored, log, row, calls);
    } catch (error) {
      // It may or may not have been stored: only the log knows.
      throw error instanceof Conflict ? error : this.#unavailable(error, CANT_STORE);
    }
    metrics.time('bonebed_append_seconds', (performance.now() - began) / 1000);
    for (const { entry } of log)
      if (entry.type === 'answered') metrics.count('bonebed_answers_total', `game="${this.stored.meta.game}"`);
    if (row === null) return;
    this.#due = row.due;
    this.#noted = row.seq;
  }

  /** Reads what other processes have added; `onEntry` is called after each entry, or once if all was read anew. */
  async refresh(onEntry: () => void): Promise<void> {
    const { core } = this;
    this.#core = null;
    for (const { seq, at, entry } of await this.#read(core.seq)) {
      if (seq !== core.seq + 1 || entry.type === 'shrunk') {
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
      await this.#setAside(log[last - 1]?.seq ?? 0, log.length - last);
      log = await this.#readAll();
      if (lastWhole(log) < log.length) throw new CommandError('unavailable', 'the log of this table has a hole');
    }
    if (log.length === 0 && (await this.#around.storage.findTable(this.stored.id)) === null) {
      throw new CommandError('notFound', 'there is no such table any more');
    }
    this.#keep(await loadCore(this.#open, this.stored, log));
  }

  #keep(core: TableCore): void {
    this.#core = core;
    this.#wants = null;
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
      const [first] = log;
      if (first?.entry.type !== 'shrunk') return log;
      const record = (await storage.readRecord(this.stored.key)) ?? impossible('the record of a shrunk game', null);
      return [{ ...first, entry: { ...first.entry, record } }, ...log.slice(1)];
    });
  }

  #read(after: number): Promise<Logged[]> {
    return this.#reading(storage => storage.readLog(this.stored.key, after));
  }

  async #reading(read: (storage: Storage) => Promise<Logged[]>): Promise<Logged[]> {
    const log = await read(this.#around.storage).catch(error => {
      throw this.#unavailable(error, 'the log could not be read');
    });
    if (!log.every(({ entry }) => isReadable(entry))) throw new LeftToNewer('a newer server has written this log');
    return log;
  }

  #unavailable(error: unknown, message: string): CommandError {
    this.#around.onFault(error, { table: this.stored.id, seq: 0 });
    return new CommandError('unavailable', `${message}; the server is catching up`);
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
   * Whether storage must learn of a new due time. A clock that runs out later than storage thinks can wait: the driver looks once
   * too early and corrects it.
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

/** How many entries of a log follow each other from the first on; that is number 1 unless the log was shrunk. */
function lastWhole(log: readonly Logged[]): number {
  const first = log[0]?.entry.type === 'shrunk' ? log[0].seq : 1;
  const hole = log.findIndex(({ seq }, index) => seq !== index + first);
  return hole === -1 ? log.length : hole;
}
