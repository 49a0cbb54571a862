import { type Seat, type Table, type Terms, writeRecord } from '@bonebed/kernel';
import { withFairness } from '../fairness.ts';
import { limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { ChatLine, Command, Gift, SeatInfo, ServerMessage } from '../protocol.ts';
import { Conflict, type Lease, type Storage, type StoredTable, type TableRow } from '../storage/storage.ts';
import {
  Audience,
  aboutTable,
  barredFor,
  heardBy,
  marksFor,
  type Outgoing,
  pastFor,
  previewFor,
  stateFor,
  summaryOf,
} from './audience.ts';
import { type OpenGame, TableCore } from './core.ts';
import {
  type Actor,
  answerFault,
  type Decision,
  decide,
  decideForBot,
  fallenFlag,
  mayEnter,
  Refusal,
  type TableCommand,
} from './decide.ts';
import type { Entry, Logged } from './entry.ts';
import { Past } from './past.ts';

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

/** Someone who looks at a table: one socket. */
export interface Connection {
  readonly actor: Actor | null;
  send(text: string): void;
}

/** How long a process keeps a table for a bot's turn before others may think that it died. */
export const LEASE_MS = 4000;

/** Two writers at one table are rare, three at once hardly happen; somebody wins each time. */
const ATTEMPTS = 8;

interface Sent {
  readonly stencils: Set<number>;
  readonly parts: Set<number>;
}

interface Seated {
  readonly audience: Audience;
  /** Each with the stencils and parts of stencils that it has been sent. */
  readonly connections: Map<Connection, Sent>;
}

/**
 * One table in memory, loaded from its log. Commands run one after the other: check, append durably, acknowledge, then
 * broadcast. Nothing of an entry leaves before it is stored.
 */
export class HostedTable {
  readonly stored: StoredTable;
  readonly #open: OpenGame;
  readonly #around: Surroundings;
  #core: TableCore;
  #audiences = new Map<Seat | null, Seated>();
  /** The seats as everybody was told last. */
  #seatsTold: readonly SeatInfo[] | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** What storage has in `due`. */
  #due: number | null;
  /** The last entry that the row in storage tells of, as far as this process knows. */
  #noted = -1;
  /** The moments of the game that people looked back at, and what it was made for. */
  #past: { readonly core: TableCore; readonly rewinds: number; readonly past: Past } | null = null;
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
    let count = 0;
    for (const { connections } of this.#audiences.values()) count += connections.size;
    return count;
  }

  /** Whether nobody would miss it in memory. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.connections === 0;
  }

  /** Gives a command; resolves when what it did is durable. */
  command(
    actor: Actor,
    command: TableCommand,
    from?: { connection: Connection; re?: number },
  ): Promise<Gift | undefined> {
    return this.#inTurn(() => this.#carryOut(now => decide(this.#core, actor, command, now), from));
  }

  /** The answer of a bot to the ask `at`. */
  botAnswers(seat: Seat, at: number, text: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#carryOut(() => decideForBot(this.#core, seat, at, text));
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
      const seat = this.#enter(connection);
      const { tick: seq, isWindow } = this.#core;
      // In a reaction window one's own answer does not count as a tick.
      if (hello.seq !== seq || isWindow) {
        this.#sendTable(connection, seat, chat, re);
        return;
      }
      const since = hello.chat ?? 0;
      const missed = chat.filter(({ id }) => id > since);
      this.#send(connection, { type: 'resumed', ...reply(re), seat, seq, now: this.#around.now(), chat: missed });
    });
  }

  goodbye(connection: Connection): void {
    for (const [seat, { connections }] of this.#audiences) {
      connections.delete(connection);
      if (connections.size === 0) this.#audiences.delete(seat);
    }
    this.touchedAt = this.#around.now();
  }

  /** The whole table once more. */
  view(connection: Connection, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const chat = await this.#around.storage.readChat(this.stored.key, limits.chatShown);
      this.#sendTable(connection, this.#enter(connection), chat, re);
    });
  }

  why(connection: Connection, at: number, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const { game, askTick } = this.#core;
      const seat = this.#core.seatOf(connection.actor?.guest ?? null);
      if (at !== askTick || game === null) throw new Refusal('stale', `the table is at ${askTick}`);
      const barred = seat === null ? [] : barredFor(game, seat);
      this.#send(connection, { type: 'why', ...reply(re), at, barred });
    });
  }

  /** What the seat saw when so many answers had been given. */
  past(connection: Connection, length: number, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const { game } = this.#core;
      const seat = this.#core.seatOf(connection.actor?.guest ?? null);
      if (game === null) throw new Refusal('notNow', 'the game has not started');
      const standing = this.#core.answersFor(seat);
      if (length > standing) throw new Refusal('stale', `the table has ${standing} answers`);
      const then = this.#lookBack(game).at(game.record().answers, length);
      this.#send(connection, { type: 'past', ...reply(re), ...pastFor(then.game, then.length, seat) });
    });
  }

  #lookBack(game: Table<Terms>): Past {
    const core = this.#core;
    if (this.#past?.core !== core || this.#past.rewinds !== core.rewinds) {
      this.#past = { core, rewinds: core.rewinds, past: new Past(game) };
    }
    return this.#past.past;
  }

  /** What an answer to the ask `at` would bring, as far as the seat may know. */
  preview(connection: Connection, at: number, text: string, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const { game, askTick, phase } = this.#core;
      const seat = this.#core.seatOf(connection.actor?.guest ?? null);
      if (seat === null) throw new Refusal('notSeated', 'you have no seat at this table');
      if (at !== askTick || game === null || phase !== 'playing') {
        throw new Refusal('stale', `the table is at ${askTick}`);
      }
      const view = game.pending?.waiting.includes(seat) === true ? previewFor(game, seat, text) : undefined;
      if (view === undefined) {
        throw new Refusal('refused', 'this is not among your options', { fault: answerFault(game, seat, text) });
      }
      this.#send(connection, { type: 'preview', ...reply(re), at, view });
    });
  }

  /** Tells everybody here what was said; it is stored already. */
  said(line: ChatLine): void {
    const text = JSON.stringify({ type: 'chat', line } satisfies ServerMessage);
    for (const { connections } of this.#audiences.values())
      for (const connection of connections.keys()) connection.send(text);
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
    const finish = (): void => {
      this.#waiting -= 1;
    };
    this.#tail = done.then(finish, finish);
    return done;
  }

  /** Decides on the table as it stands, stores what was decided, and tells. Somebody else's entry means: decide again. */
  async #carryOut(
    decideNow: (now: number) => Decision,
    from?: { connection: Connection; re?: number },
  ): Promise<Gift | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (fallenFlag(this.#core, this.#around.now()) !== null) await this.#dropFlags();
        const { entries, gift } = decideNow(this.#around.now());
        await this.#commit(entries, from, gift);
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
      await this.#commit([entry]);
      this.#around.metrics.count('bonebed_timeouts_total');
      entry = fallenFlag(this.#core, this.#around.now());
    }
  }

  async #commit(entries: readonly Entry[], from?: { connection: Connection; re?: number }, gift?: Gift): Promise<void> {
    const before = this.#mark();
    const at = this.#around.now();
    const log = entries.map((entry, index) => ({ seq: this.#core.seq + index + 1, at, entry }));
    try {
      for (const { entry } of log) this.#core.apply(entry, at);
    } catch (error) {
      // A fault in the rules: the table goes on as it was before the command.
      this.#around.onFault(error, { table: this.id, seq: before.seq });
      await this.#rebuild();
      throw new Refusal('unavailable', 'the rules failed here; nothing was changed');
    }
    const isListed = before.phase !== this.#core.phase || log.some(({ entry }) => !isMove(entry)) || this.#isDueAnew();
    if (log.length > 0 || isListed) await this.#store(log, isListed ? this.row() : null);
    this.#tell(before, from, gift);
    if (this.#core.hasBotTurn) this.#around.onBotTurn(this);
  }

  async #store(log: readonly Logged[], row: TableRow | null): Promise<void> {
    const began = performance.now();
    try {
      await this.#around.storage.append(this.stored, log, row);
    } catch (error) {
      if (error instanceof Conflict) throw error;
      // It may or may not have been stored: only the log knows.
      this.#around.onFault(error, { table: this.id, seq: this.#core.seq });
      await this.#rebuild();
      throw new Refusal('unavailable', 'it could not be stored');
    }
    if (row !== null) {
      this.#due = row.due;
      this.#noted = row.seq;
    }
    const { metrics } = this.#around;
    metrics.time('bonebed_append_seconds', (performance.now() - began) / 1000);
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

  #mark() {
    const { seq, phase, game, rewinds } = this.#core;
    return { seq, phase, rewinds, told: game?.eventCount ?? 0 };
  }

  /** Acknowledges to the one who did it, then tells the others. */
  #tell(
    before: { readonly rewinds: number; readonly told: number } | null,
    from?: { connection: Connection; re?: number },
    gift?: Gift,
  ): void {
    const isReseated = this.#seatsTold !== this.#core.seatInfos;
    this.#seatsTold = this.#core.seatInfos;
    const toldBefore = before !== null && before.rewinds === this.#core.rewinds ? before.told : null;
    const { tick: seq } = this.#core;
    const updates: { readonly outgoing: Outgoing | null; readonly connections: Seated['connections'] }[] = [];
    for (const { audience, connections } of this.#audiences.values()) {
      updates.push({ outgoing: audience.update(this.#core, toldBefore), connections });
    }
    const own = updates.find(({ connections }) => from !== undefined && connections.has(from.connection));
    if (from !== undefined) {
      const isDone = gift !== undefined || (own?.outgoing ?? null) === null;
      const done = { type: 'done', ...reply(from.re), seq, ...(gift === undefined ? {} : { gift }) } as const;
      if (isDone) this.#send(from.connection, done);
      if (own !== undefined)
        sendUpdate(from.connection, seq, isDone ? 0 : (from.re ?? 0), own.outgoing, own.connections);
    }
    for (const { outgoing, connections } of updates) {
      for (const connection of connections.keys()) {
        if (connection !== from?.connection) sendUpdate(connection, seq, 0, outgoing, connections);
      }
    }
    if (isReseated) this.#reseat();
  }

  /** Who has got another seat sees the table from there now. */
  #reseat(): void {
    for (const [seat, { connections }] of [...this.#audiences]) {
      for (const connection of [...connections.keys()]) {
        if (this.#core.seatOf(connection.actor?.guest ?? null) === seat) continue;
        this.#sendTable(connection, this.#enter(connection), []);
      }
    }
  }

  /** Puts a connection among those who see what it may see. */
  #enter(connection: Connection): Seat | null {
    this.goodbye(connection);
    const seat = this.#core.seatOf(connection.actor?.guest ?? null);
    let seated = this.#audiences.get(seat);
    if (seated === undefined) {
      seated = { audience: new Audience(this.#core, seat), connections: new Map() };
      this.#audiences.set(seat, seated);
    }
    seated.connections.set(connection, { stencils: new Set(), parts: new Set() });
    return seat;
  }

  #sendTable(connection: Connection, seat: Seat | null, chat: readonly ChatLine[], re?: number): void {
    const core = this.#core;
    this.#send(connection, {
      type: 'table',
      ...reply(re),
      about: aboutTable(core, this.id),
      seat,
      seq: core.tick,
      now: this.#around.now(),
      state: stateFor(core, seat),
      events: heardBy(core.game, seat),
      marks: marksFor(core, seat),
      chat,
    });
  }

  #send(connection: Connection, message: ServerMessage): void {
    connection.send(JSON.stringify(message));
  }

  async #refresh(): Promise<void> {
    const log = await this.#around.storage.readLog(this.stored.key, this.#core.seq);
    for (const { seq, at, entry } of log) {
      if (seq !== this.#core.seq + 1) {
        await this.#rebuild();
        return;
      }
      const before = this.#mark();
      this.#core.apply(entry, at);
      this.#due = this.#core.due;
      this.#tell(before);
    }
  }

  /** Makes the table anew from its log, and tells everybody what is different from what they saw. */
  async #rebuild(): Promise<void> {
    this.#core = coreFrom(this.#open, this.stored, await this.#around.storage.readLog(this.stored.key, 0));
    this.#due = this.#core.due;
    this.#tell(null);
  }
}

function sendUpdate(
  connection: Connection,
  seq: number,
  re: number,
  outgoing: Outgoing | null,
  connections: Seated['connections'],
): void {
  if (outgoing === null) return;
  const { stencil, fill } = outgoing;
  const sent = connections.get(connection);
  const isNew = stencil !== 0 && sent !== undefined && !sent.stencils.has(stencil);
  const parts = isNew ? `,[${newParts(outgoing, sent)}]` : '';
  connection.send(`[${seq},${re},${stencil},${fill}${parts}]`);
}

/** What a stencil is made of, for someone who gets it for the first time. */
function newParts({ stencil, parts }: Outgoing, sent: Sent): string {
  sent.stencils.add(stencil);
  const told = parts.map(({ number, shape }) => {
    if (sent.parts.has(number)) return number;
    sent.parts.add(number);
    return `[${number},${shape}]`;
  });
  return told.join(',');
}

function reply(re: number | undefined): { re?: number } {
  return re === undefined ? {} : { re };
}

/** Entries that change nothing that lists show. */
function isMove({ type }: Entry): boolean {
  return type === 'answered' || type === 'undone' || type === 'stood' || type === 'agreed' || type === 'declined';
}

export function coreFrom(open: OpenGame, { meta }: Pick<StoredTable, 'meta'>, log: readonly Logged[]): TableCore {
  const core = new TableCore(open, meta);
  core.applyAll(log);
  return core;
}

export function rowOf(core: TableCore, id: string, lease: Lease | null): TableRow {
  return {
    phase: core.phase,
    open: core.meta.open,
    summary: summaryOf(core, id),
    turn: core.turn,
    seq: core.seq,
    due: core.due,
    lease,
    record: core.phase === 'over' ? recordOf(core) : null,
  };
}

/** The record with what is needed to check its seed. Only for games that are over. */
export function recordOf(core: TableCore): string {
  if (core.game === null || core.phase !== 'over') throw new Refusal('notNow', 'the game is not over');
  const text = writeRecord(core.game.record());
  return core.fairness === null ? text : withFairness(text, core.fairness);
}
