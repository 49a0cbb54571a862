import type { Seat } from '@bonebed/kernel';
import type { ChatLine, Command, Gift, SeatInfo, ServerMessage } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Conflict, type Lease, type Storage, type StoredTable, type TableRow } from '../storage/storage.ts';
import { aboutTable, stateFor, summaryOf } from './audience.ts';
import { Broadcast, type Connection, type Origin, reply } from './broadcast.ts';
import type { OpenGame, TableCore } from './core.ts';
import {
  type Actor,
  type Decision,
  decide,
  decideForBot,
  fallenFlag,
  mayEnter,
  Refusal,
  type TableCommand,
} from './decide.ts';
import type { Entry, Logged } from './entry.ts';
import { answerTo, type Question } from './questions.ts';
import { coreFrom, isMove, rowOf } from './row.ts';

/** The world around a table: where it is stored, what time it is, who works for it. */
export interface Surroundings {
  readonly storage: Storage;
  readonly metrics: Metrics;
  /** Names this process among all that share the storage. */
  readonly instance: string;
  now(): number;
  /** Called when a bot is to answer at a table that this process has just changed. */
  onBotTurn(table: HostedTable): void;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/** How long a process keeps a table for a bot's turn before others may think that it died. */
export const LEASE_MS = 4000;

/** Two writers at one table are rare, three at once hardly happen; somebody wins each time. */
const ATTEMPTS = 8;

/**
 * One table in memory, loaded from its log. Commands run one after the other: check, append durably, acknowledge, then
 * broadcast. Nothing of an entry leaves before it is stored.
 */
export class HostedTable {
  readonly stored: StoredTable;
  readonly #open: OpenGame;
  readonly #around: Surroundings;
  readonly #broadcast = new Broadcast();
  #core: TableCore;
  /** The seats as everybody was told last. */
  #seatsTold: readonly SeatInfo[] | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #finish = (): void => {
    this.#waiting -= 1;
  };
  /** What storage has in `due`. */
  #due: number | null;
  /** The last entry that the row in storage tells of, as far as this process knows. */
  #noted = -1;
  touchedAt: number;

  constructor(stored: StoredTable, open: OpenGame, log: readonly Logged[], around: Surroundings) {
    this.stored = stored;
    this.#open = open;
    this.#around = around;
    this.#core = coreFrom(open, stored, log);
    this.#due = this.#core.due;
    this.touchedAt = around.now();
  }

  /** The table as it stands: for reading only, and never for a client. */
  get core(): TableCore {
    return this.#core;
  }

  get id(): string {
    return this.stored.id;
  }

  get connections(): number {
    return this.#broadcast.size;
  }

  /** Whether nobody would miss it in memory. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.connections === 0;
  }

  /** Gives a command; resolves when what it did is durable. */
  command(actor: Actor, command: TableCommand, from?: Origin): Promise<Gift | undefined> {
    return this.#inTurn(() => this.#carryOut(now => decide(this.#core, actor, command, now), from));
  }

  /** The answer of a bot to that ask. */
  botAnswers(seat: Seat, askId: number, text: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#carryOut(() => decideForBot(this.#core, seat, askId, text));
      this.#around.metrics.count('bonebed_bot_answers_total');
    });
  }

  /** Does what time alone demands, and tells storage when to look again. */
  checkClock(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#refresh();
      // Whoever looks here does so because storage says that something is due.
      this.#due = this.#around.now();
      await this.#carryOut(() => ({ entries: [] }));
    });
  }

  /** Something that must happen in turn and leaves entries behind: a rematch. */
  decideWith(decideNow: (core: TableCore) => Promise<Decision>): Promise<Gift | undefined> {
    return this.#inTurn(async () => {
      await this.#refresh();
      const decision = await decideNow(this.#core);
      return this.#carryOut(() => decision);
    });
  }

  /** Reads what other processes have added. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#refresh());
  }

  /** Resolves when all that `core` shows is stored, and what others have stored is in it. */
  settled(): Promise<void> {
    return this.#around.storage.shared ? this.catchUp() : this.#inTurn(async () => {});
  }

  hello(connection: Connection, hello: Command & { do: 'hello' }, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#around.storage.shared) await this.#refresh();
      if (!mayEnter(this.#core, connection.actor?.guest ?? null, hello.token)) {
        throw new Refusal('forbidden', 'this table is by invitation');
      }
      const chat = await this.#around.storage.readChat(this.stored.key, limits.chatShown);
      const seat = this.#broadcast.enter(this.#core, connection);
      const { tick: seq, isWindow } = this.#core;
      // In a reaction window one's own answer does not count as a tick.
      if (hello.seq !== seq || isWindow) {
        this.#sendTable(connection, seat, chat, re);
        return;
      }
      const since = hello.chat ?? 0;
      const missed = chat.filter(({ id }) => id > since);
      send(connection, { type: 'resumed', ...reply(re), seat, seq, now: this.#around.now(), chat: missed });
    });
  }

  goodbye(connection: Connection): void {
    this.#broadcast.leave(connection);
    this.touchedAt = this.#around.now();
  }

  /** The whole table once more. */
  view(connection: Connection, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const chat = await this.#around.storage.readChat(this.stored.key, limits.chatShown);
      this.#sendTable(connection, this.#broadcast.enter(this.#core, connection), chat, re);
    });
  }

  /** Answers a question that changes nothing. */
  ask(connection: Connection, question: Question, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const core = this.#core;
      const seat = core.seatOf(connection.actor?.guest ?? null);
      send(connection, { ...answerTo(core, seat, question), ...reply(re) });
    });
  }

  /** Tells everybody here what was said; it is stored already. */
  said(line: ChatLine): void {
    this.#broadcast.say(line);
  }

  /** The row that storage keeps beside the log. */
  row(): TableRow {
    return rowOf(this.#core, this.stored.id, this.#lease());
  }

  /** Lets lists know how it stands, before it leaves memory. */
  async note(): Promise<void> {
    const { turn, seq } = this.#core;
    if (seq === this.#noted) return;
    await this.#around.storage.note(this.stored, { summary: summaryOf(this.#core, this.id), turn, seq });
    this.#noted = seq;
  }

  /** One thing after the other. */
  #inTurn<V>(job: () => Promise<V>): Promise<V> {
    this.touchedAt = this.#around.now();
    this.#waiting += 1;
    const done = this.#waiting === 1 ? job() : this.#tail.then(job);
    this.#tail = done.then(this.#finish, this.#finish);
    return done;
  }

  /** Decides on the table as it stands, stores what was decided, and tells. Somebody else's entry means: decide again. */
  async #carryOut(decideNow: (now: number) => Decision, from?: Origin): Promise<Gift | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (fallenFlag(this.#core, this.#around.now()) !== null) await this.#dropFlags();
        const now = this.#around.now();
        const { entries, gift } = decideNow(now);
        await this.#commit(entries, now, from, gift);
        return gift;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        this.#around.metrics.count('bonebed_conflicts_total');
        await this.#rebuild();
      }
    }
    throw new Refusal('unavailable', 'too many writers at this table');
  }

  /** Whoever's time is up is out before anything else happens. */
  async #dropFlags(): Promise<void> {
    for (let entry = fallenFlag(this.#core, this.#around.now()); entry !== null; ) {
      await this.#commit([entry], this.#around.now());
      this.#around.metrics.count('bonebed_timeouts_total');
      entry = fallenFlag(this.#core, this.#around.now());
    }
  }

  async #commit(entries: readonly Entry[], at: number, from?: Origin, gift?: Gift): Promise<void> {
    const { phase, seq } = this.#core;
    const log = entries.map((entry, index) => ({ seq: this.#core.seq + index + 1, at, entry }));
    try {
      for (const { entry } of log) this.#core.apply(entry, at);
    } catch (error) {
      // A fault in the rules: the table goes on as it was before the command.
      this.#around.onFault(error, { table: this.id, seq });
      await this.#rebuild();
      throw new Refusal('unavailable', 'the rules failed here; nothing was changed');
    }
    const isListed = phase !== this.#core.phase || !log.every(isMove) || this.#isDueAnew();
    if (log.length > 0 || isListed) {
      const row = isListed ? this.row() : null;
      const began = performance.now();
      try {
        await this.#around.storage.append(this.stored, log, row);
      } catch (error) {
        throw await this.#notStored(error);
      }
      this.#noteStored(log, row, performance.now() - began);
    }
    this.#tell(from, gift);
    if (this.#core.hasBotTurn) this.#around.onBotTurn(this);
  }

  async #notStored(error: unknown): Promise<unknown> {
    if (error instanceof Conflict) return error;
    // It may or may not have been stored: only the log knows.
    this.#around.onFault(error, { table: this.id, seq: this.#core.seq });
    await this.#rebuild();
    return new Refusal('unavailable', 'it could not be stored');
  }

  #noteStored(log: readonly Logged[], row: TableRow | null, tookMs: number): void {
    if (row !== null) {
      this.#due = row.due;
      this.#noted = row.seq;
    }
    const { metrics } = this.#around;
    metrics.time('bonebed_append_seconds', tookMs / 1000);
    for (const { entry } of log) if (entry.type === 'answered') metrics.count('bonebed_answers_total');
  }

  /**
   * Whether storage must know of another time at which something is due. A clock that runs out later than storage thinks can
   * wait: the driver looks too early once, and corrects it.
   */
  #isDueAnew(): boolean {
    const { due } = this.#core;
    if (due === null || this.#due === null) return due !== this.#due;
    return due < this.#due || (due !== this.#due && this.#due <= this.#around.now());
  }

  #lease(): Lease | null {
    if (!this.#core.hasBotTurn) return null;
    return { holder: this.#around.instance, until: this.#around.now() + LEASE_MS };
  }

  #tell(from?: Origin, gift?: Gift): void {
    const core = this.#core;
    const isReseated = this.#seatsTold !== core.seatInfos;
    this.#seatsTold = core.seatInfos;
    this.#broadcast.tell(core, from, gift);
    if (!isReseated) return;
    // Who has got another seat sees the table from there now.
    for (const connection of this.#broadcast.misplaced(core)) {
      this.#sendTable(connection, this.#broadcast.enter(core, connection), []);
    }
  }

  #sendTable(connection: Connection, seat: Seat | null, chat: readonly ChatLine[], re?: number): void {
    const core = this.#core;
    send(connection, {
      type: 'table',
      ...reply(re),
      about: aboutTable(core, this.id),
      seat,
      seq: core.tick,
      now: this.#around.now(),
      state: stateFor(core, seat),
      chat,
    });
  }

  async #refresh(): Promise<void> {
    const log = await this.#around.storage.readLog(this.stored.key, this.#core.seq);
    for (const { seq, at, entry } of log) {
      if (seq !== this.#core.seq + 1) {
        await this.#rebuild();
        return;
      }
      this.#core.apply(entry, at);
      this.#due = this.#core.due;
      this.#tell();
    }
  }

  /** Makes the table anew from its log, and tells everybody what is different from what they saw. */
  async #rebuild(): Promise<void> {
    this.#core = coreFrom(this.#open, this.stored, await this.#around.storage.readLog(this.stored.key, 0));
    this.#due = this.#core.due;
    this.#tell();
  }
}

function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}
