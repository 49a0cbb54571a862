import type { Seat } from '@bonebed/kernel';
import type { ChatLine, Command, Gift, SeatInfo, ServerMessage } from '@bonebed/protocol';
import type { Decided } from '../bots/pool.ts';
import { limits } from '../limits.ts';
import { Lookers } from '../messages/lookers.ts';
import { Wants } from '../messages/wanted.ts';
import type { Metrics } from '../metrics.ts';
import { Conflict, type Outage, type Storage, type StoredTable } from '../storage/storage.ts';
import { Broadcast, type Connection, type News, type Origin, reply, sendDone } from './broadcast.ts';
import { CommandError, LeftToNewer } from './command-error.ts';
import type { TableCore } from './core.ts';
import type { OpenGame } from './dealing.ts';
import {
  type Actor,
  type Decision,
  decide,
  decideForBot,
  fallenFlag,
  pauseSince,
  type TableCommand,
} from './decide.ts';
import type { Entry } from './entry.ts';
import { catchingUp, Ledger } from './ledger.ts';
import { refuseEndless } from './length.ts';
import { checkEntry, isOfTable } from './lobby.ts';
import { aboutTable, stateFor } from './outgoing.ts';
import { answerTo, type TableQuestion } from './questions.ts';
import { shownLine } from './shown.ts';

/** The world around a table: where it is stored, what time it is, who works for it. */
export interface Surroundings {
  readonly storage: Storage;
  readonly metrics: Metrics;
  /** Names this process among all that share the storage. */
  readonly instance: string;
  now(): number;
  /** When no server ran (see `time.ts`). */
  outages(): readonly Outage[];
  /** The server's part of the seed of a game. */
  newSecret(): string;
  /** Called when a bot is to answer at a table that this process has just changed. */
  onBotTurn(table: HostedTable): void;
  /** Called when a newer server has written what this one can't read. */
  onLeftToNewer(table: string): void;
  /** Called when a game is over that others play too, from the same deal. */
  onDealOver(core: TableCore): void;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/** A snapshot of the table as it was last broadcast, safe to read at any time: everything in it is stored. */
export interface ToldTable {
  /** The `seq` that clients know. */
  readonly tick: number;
  /** The ask, and the seats of the bots that are to answer it. */
  readonly askTick: number;
  readonly awaitedBots: readonly Seat[];
}

function toldOf({ tick, askTick, awaitedBots }: TableCore): ToldTable {
  return { tick, askTick, awaitedBots };
}

/** Two writers at one table are rare, three at once hardly happen; somebody wins each time. */
const ATTEMPTS = 8;

/** Pauses between attempts to read a log again: a database that comes back must not be met by all tables at once. */
const PAUSES_MS = [100, 250, 500, 1000, 2000, 4000];

const CATCHING_UP = JSON.stringify({ type: 'catchingUp' } satisfies ServerMessage);

/**
 * One table in memory, loaded from its log. Commands run one after the other: check, append durably, acknowledge, broadcast.
 * Nothing of an entry leaves before it is stored; and when that is uncertain, nothing is done or shown until the log has been read
 * again.
 */
export class HostedTable {
  readonly #ledger: Ledger;
  readonly #around: Surroundings;
  readonly #broadcast = new Broadcast(tell => {
    // What is in doubt is told to all when it has been read again.
    void this.#next(async () => this.#ledger.isInDoubt || this.#safely(tell));
  });
  readonly #lookers: Lookers;
  /** The seats as everybody was told last. */
  #seatsTold: readonly SeatInfo[] | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #finish = (): void => {
    this.#waiting -= 1;
    if (this.#ledger.isInDoubt) this.#catchUpSoon();
  };
  /** Whether the log is to be read anew, until that works. */
  #isCatchingUp = false;
  #isClosed = false;
  #told: ToldTable;
  /** The number of the last line of chat that all who are here have. */
  #lastLine = 0;
  touchedAt: number;

  private constructor(ledger: Ledger, around: Surroundings) {
    this.#ledger = ledger;
    this.#around = around;
    this.#told = toldOf(ledger.core);
    this.#lookers = new Lookers(ledger.stored.key, around);
    this.touchedAt = around.now();
  }

  static async open(stored: StoredTable, open: OpenGame, around: Surroundings): Promise<HostedTable> {
    return new HostedTable(await Ledger.open(stored, open, around), around);
  }

  /** The table as it stands. Use it only inside `#inTurn`: between turns there may be none. */
  get #core(): TableCore {
    return this.#ledger.core;
  }

  get stored(): StoredTable {
    return this.#ledger.stored;
  }

  get id(): string {
    return this.stored.id;
  }

  get told(): ToldTable {
    return this.#told;
  }

  get connections(): number {
    return this.#broadcast.size;
  }

  /** Whether nobody would miss it in memory. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.connections === 0 && !this.#isCatchingUp;
  }

  /** Whether memory and log may differ, so that nothing is done here for the moment. */
  get isCatchingUp(): boolean {
    return this.#isCatchingUp;
  }

  /** Gives a command; resolves when what it did is durable. */
  command(actor: Actor, command: TableCommand, from?: Origin): Promise<Gift | undefined> {
    const done = this.#inTurn(() => this.#carryOut(now => decide(this.#core, actor, command, now), from));
    return this.#timed(command.do, done);
  }

  /** Counts how long something took that somebody waited for, by game and command; also where it was refused. */
  async #timed<V>(command: Command['do'], done: Promise<V>): Promise<V> {
    const began = performance.now();
    try {
      return await done;
    } finally {
      const labels = `game="${this.stored.meta.game}",command="${command}"`;
      this.#around.metrics.time('bonebed_command_seconds', (performance.now() - began) / 1000, labels);
    }
  }

  /** The answer of a bot to that ask. */
  botAnswers(seat: Seat, askId: number, decided: Decided): Promise<void> {
    return this.#inTurn(async () => {
      await this.#carryOut(() => decideForBot(this.#core, seat, askId, decided));
      this.#around.metrics.count('bonebed_bot_answers_total');
    });
  }

  /** Does what time alone demands, and tells storage when to look again. */
  checkClock(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#refresh();
      // Whoever looks here does so because storage says that something is due.
      this.#ledger.doubtDue();
      await this.#carryOut(() => ({ entries: [] }));
    });
  }

  /** For slow work that needs the table to itself and may then add entries, if it still applies: a rematch. */
  decideWith(prepare: (core: TableCore) => Promise<(core: TableCore) => Decision>): Promise<Gift | undefined> {
    return this.#inTurn(async () => {
      await this.#refresh();
      const decideNow = await prepare(this.#core);
      return this.#carryOut(() => decideNow(this.#core));
    });
  }

  /** Reads what other processes have added, up to the entry `to` at least. */
  catchUp(to = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#core.seq < to) await this.#refresh();
    });
  }

  /** Looks at the table when everything it shows is stored and it has everything that others stored. Keep no reference: it changes. */
  read<V>(look: (core: TableCore) => V): Promise<V> {
    return this.#inTurn(async () => {
      if (this.#around.storage.shared) await this.#refresh();
      return look(this.#core);
    });
  }

  hello(connection: Connection, hello: Command & { do: 'hello' }, re?: number): Promise<void> {
    return this.#timed('hello', this.#hello(connection, hello, re));
  }

  #hello(connection: Connection, hello: Command & { do: 'hello' }, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#around.storage.shared) await this.#refresh();
      // Who comes sees a clock that counts from when servers ran again.
      if (this.#missedOutage !== null) await this.#carryOut(() => ({ entries: [] }));
      checkEntry(this.#core, connection.actor?.guest ?? null, hello.token);
      const chat = await this.#readChat();
      if (this.connections === 0) this.#lastLine = lastOf(chat);
      const seat = this.#broadcast.enter(this.#core, connection);
      if (seat !== null && hello.away !== true) this.#lookers.come(connection);
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
    this.#lookers.vanish(connection);
    this.touchedAt = this.#around.now();
  }

  /** Whether somebody looks at the page of this connection. */
  look(connection: Connection, isLooking: boolean, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      if (!isLooking) this.#lookers.leave(connection);
      else if (this.#core.seatOf(connection.actor?.guest ?? null) !== null) this.#lookers.come(connection);
      sendDone({ connection, ...reply(re) }, this.#core.tick);
    });
  }

  /** The people who look at it and hold a seat. */
  get lookers(): readonly string[] {
    return this.#lookers.people;
  }

  /** Somebody can be reached from now on who could not before: they must be warned of a deadline that they know. */
  recall(guest: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#around.storage.addCalls(this.stored, Wants.all(this.#core, guest), this.#around.now());
    });
  }

  /** The whole table once more. */
  view(connection: Connection, re?: number): Promise<void> {
    return this.#inTurn(async () => {
      const chat = await this.#readChat();
      this.#sendTable(connection, this.#broadcast.enter(this.#core, connection), chat, re);
    });
  }

  async #readChat(): Promise<ChatLine[]> {
    return (await this.#around.storage.readChat(this.stored.key, limits.chatShown)).map(shownLine);
  }

  /** Answers a question that changes nothing. */
  ask(connection: Connection, question: TableQuestion, re?: number): Promise<void> {
    const answered = this.#inTurn(async () => {
      const core = this.#core;
      const seat = core.seatOf(connection.actor?.guest ?? null);
      this.#broadcast.bringUpToDate(core, seat);
      send(connection, { ...(await answerTo(core, seat, question)), ...reply(re) });
    });
    return this.#timed(question.do, answered);
  }

  /** Tells what was said at another process: one line, or all that came after the last one. */
  async hearChat(id: number | null): Promise<void> {
    try {
      const chat = await this.#readChat();
      const last = this.#lastLine;
      for (const line of chat) if (id === null ? line.id > last : line.id === id) this.said(line);
    } catch (error) {
      this.mistrust();
      throw error;
    }
  }

  /** Tells everybody here what was said; it is stored already. */
  said(line: ChatLine): void {
    this.#lastLine = Math.max(this.#lastLine, line.id);
    this.#broadcast.send(JSON.stringify({ type: 'chat', line } satisfies ServerMessage));
  }

  /** Lets lists know how it stands, before it leaves memory: that is no reason to keep it there, nor to read anew what is in doubt. */
  async note(): Promise<void> {
    if (this.#ledger.isInDoubt) throw catchingUp();
    await this.#next(() => this.#ledger.note());
  }

  /** Something of it may have been stored of which nobody here was told. */
  mistrust(): void {
    this.#catchUpSoon();
  }

  /** It is not needed any more: nothing happens here by itself. */
  close(): void {
    this.#isClosed = true;
  }

  /** One thing after the other; nothing while memory and log may differ. */
  #inTurn<V>(job: () => Promise<V>): Promise<V> {
    this.touchedAt = this.#around.now();
    return this.#next(() => (this.#ledger.isInDoubt ? Promise.reject(catchingUp()) : job()));
  }

  #next<V>(job: () => Promise<V>): Promise<V> {
    this.#waiting += 1;
    const done = this.#waiting === 1 ? job() : this.#tail.then(job);
    this.#tail = done.then(this.#finish, this.#finish);
    return done;
  }

  /** Memory and log may differ: tells everybody, and reads the log again until that works. */
  #catchUpSoon(): void {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    this.#broadcast.send(CATCHING_UP);
    this.#readAnew(0);
  }

  #readAnew(failures: number): void {
    if (this.#isClosed) return;
    this.#next(async () => {
      await this.#ledger.readAnew();
      const chat = await this.#readChat();
      this.#isCatchingUp = false;
      this.#tell();
      this.#showAll(chat);
      this.#lastLine = lastOf(chat);
      // Not at once: the driver's run that failed must have given up first.
      if (this.#core.hasBotTurn) setImmediate(() => this.#around.onBotTurn(this));
    }).catch(error => {
      const isGone = error instanceof CommandError && error.code === 'notFound';
      if (error instanceof LeftToNewer || isGone) {
        if (!isGone) this.#around.onLeftToNewer(this.id);
        this.#leave();
        return;
      }
      if (!(error instanceof CommandError)) this.#around.onFault(error, { table: this.id, seq: 0 });
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      // Not all tables at once.
      setTimeout(() => this.#readAnew(failures + 1), pause * (0.5 + Math.random())).unref();
    });
  }

  /** Nobody may be here any more: those who are come again, and are told. */
  shut(): void {
    this.close();
    this.#leave();
  }

  /** A newer server has gone on with it: whoever is here finds the way there. The next who asks for it makes us look again. */
  #leave(): void {
    this.#isCatchingUp = false;
    for (const connection of this.#broadcast.connections) connection.hangUp();
  }

  /** Decides on the table as it stands, stores the decision and broadcasts it. If somebody else's entry came first, decides again. */
  async #carryOut(decideNow: (now: number) => Decision, from?: Origin): Promise<Gift | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        if (this.#missedOutage !== null) await this.#skipOutages();
        if (fallenFlag(this.#core, this.#around.now()) !== null) await this.#dropFlags();
        const now = this.#around.now();
        const { entries, gift } = decideNow(now);
        refuseEndless(this.#core, entries);
        await this.#commit(entries, now, from, gift);
        return gift;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        this.#around.metrics.count('bonebed_conflicts_total');
        await this.#ledger.readAnew();
        this.#tell();
      }
    }
    throw new CommandError('unavailable', 'too many writers at this table');
  }

  /** An outage that the log does not tell of yet. */
  get #missedOutage(): ReturnType<typeof pauseSince> {
    return pauseSince(this.#core, this.#around.outages());
  }

  /** The time in which no server ran is nobody's. */
  async #skipOutages(): Promise<void> {
    for (let pause = this.#missedOutage; pause !== null; pause = this.#missedOutage) {
      await this.#commit([pause.entry], pause.at);
    }
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
    await this.#ledger.add(entries, at);
    this.#tell({ from, gift, areMoves: entries.every(({ type }) => type === 'answered') });
    if (this.#core.hasBotTurn) this.#around.onBotTurn(this);
    else if (this.#core.phase === 'over' && this.#core.meta.deal !== undefined) this.#around.onDealOver(this.#core);
  }

  async #refresh(): Promise<void> {
    await this.#ledger.refresh(() => this.#tell());
  }

  #tell(news: News = {}): void {
    const core = this.#core;
    this.#told = toldOf(core);
    const isReseated = this.#seatsTold !== core.seatInfos;
    this.#seatsTold = core.seatInfos;
    this.#safely(() => {
      this.#broadcast.tell(core, news);
      // Who has got another seat sees the table from there now.
      if (isReseated) for (const connection of this.#broadcast.misplaced(core)) this.#show(connection, []);
      if (core.lock === 'all') this.#seeOff();
    }, news);
  }

  /** What is broadcast is stored already, so a fault here must not look like a failed command. */
  #safely(tell: (core: TableCore) => void, { from, gift }: News = {}): void {
    const core = this.#core;
    try {
      tell(core);
    } catch (error) {
      this.#around.onFault(error, { table: this.id, seq: core.seq });
      this.#showAll([]);
      if (from !== undefined) sendDone(from, core.tick, gift);
    }
  }

  /** Nobody looks on any more who does not sit here: who comes back is told why. */
  #seeOff(): void {
    for (const connection of this.#broadcast.connections) {
      if (!isOfTable(this.#core, connection.actor?.guest ?? null)) connection.hangUp();
    }
  }

  /** Sends the whole table to all who look at it. */
  #showAll(chat: readonly ChatLine[]): void {
    for (const connection of this.#broadcast.connections) this.#show(connection, chat);
  }

  /** A viewer that the table can't be shown to is dropped; they will ask for it again. */
  #show(connection: Connection, chat: readonly ChatLine[]): void {
    try {
      this.#sendTable(connection, this.#broadcast.enter(this.#core, connection), chat);
    } catch (error) {
      this.#around.onFault(error, { table: this.id, seq: this.#core.seq });
      this.#broadcast.leave(connection);
    }
  }

  #sendTable(connection: Connection, seat: Seat | null, chat: readonly ChatLine[], re?: number): void {
    const core = this.#core;
    send(connection, {
      type: 'table',
      ...reply(re),
      about: aboutTable(core, this.stored),
      seat,
      seq: core.tick,
      now: this.#around.now(),
      state: stateFor(core, seat),
      chat,
    });
  }
}

function lastOf(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.id ?? 0;
}

function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}
