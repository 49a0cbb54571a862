import {
  answersTo,
  commitment,
  impossible,
  type Outcome,
  readRecord,
  type Seat,
  type Table,
  type Terms,
} from '@bonebed/kernel';
import {
  type ClockInfo,
  DAY_MS,
  type Fairness,
  type Lock,
  mixSeed,
  NO_NONCE,
  type Phase,
  type Proposal,
  type SeatInfo,
} from '@bonebed/protocol';
import { namedLevel } from '../bots/level.ts';
import { limits } from '../limits.ts';
import { atOnce } from '../slices.ts';
import { type Clock, clockInfo, newClock, nextFlag, passTime, refill, skipTime, waitFor } from './clock.ts';
import { BIT, dealing, type OpenGame } from './dealing.ts';
import type { Entry, Shrunk, TableMeta } from './entry.ts';
import { changeSeats, isSeatEntry } from './seating.ts';
import { emptySeat, neededFor, placesWithResigned, present, type SeatState, seatInfo } from './seats.ts';

/** An entry of the log, and when it was made. */
interface Moved {
  readonly seq: number;
  readonly entry: Entry;
  readonly at: number;
}

/** Whom the game waits for. */
export interface Turn {
  readonly isWindow: boolean;
  readonly asked: readonly Seat[];
  readonly waiting: readonly Seat[];
  /** Their time, where it is counted in days, as everybody sees it; missing in what older servers have stored. */
  readonly clock?: ClockInfo | null;
}

/**
 * A table as its log makes it: `apply` entry after entry and every process has the same. It knows nothing of sockets,
 * storage or time; what an entry needs to be allowed is checked in `decide.ts` before there is one.
 */
export class TableCore {
  readonly meta: TableMeta;
  readonly open: OpenGame;
  readonly seats: SeatState[];
  readonly clock: Clock;
  readonly invites: string[];
  readonly commitment: string | null;
  /** The level of the bot that plays on for someone who is gone. */
  readonly standIn: string;
  /** Who begins the game: `away` while whoever made the table has not sat down; null where nobody in particular does. */
  host: Seat | 'away' | null;
  /** The guests whom the host has asked to leave. */
  readonly dismissed: string[] = [];
  /** Whom the host does not let in any more; null: nobody in particular. */
  lock: Lock | null = null;
  /** Whether the host has closed the talk. */
  isQuiet = false;
  /** How often the host has locked, opened, closed: that does not carry the game forward. */
  shut = 0;
  /** Since when nobody else can sit down; null while there are free seats. */
  fullSince: number | null = null;
  phase: Phase = 'lobby';
  /** How many entries the log has. */
  seq = 0;
  /**
   * How often something changed that others may notice: the number that clients know. Answers that leave a reaction window
   * open don't count, or everybody could tell who has left a standing pass.
   */
  tick = 0;
  /** The tick that posed the pending ask: what an answer has to name. */
  askTick = 0;
  /** The clock as it was at the last tick. */
  shownClock: ClockInfo | null = null;
  game: Table<Terms> | null = null;
  /** Never changed in place: what is the same object has been told already. */
  proposal: Proposal | null = null;
  /** Whether it goes back as tables do today (see `Entry`). */
  #isAnew = false;
  /** How many proposals were made in this ask, seat by seat. */
  proposals: number[];
  /** How many entries of each seat did not carry the game forward. */
  readonly asides: number[];
  /** Before which answers chance began anew. */
  anew: readonly number[] = [];
  result: Outcome | null = null;
  fairness: Fairness | null = null;
  rematch: string | null = null;
  updatedAt: number;
  #seatInfos: readonly SeatInfo[] | null = null;
  /** The game with what was played before, until it starts. */
  #dealt: Table<Terms> | null = null;

  constructor(open: OpenGame, meta: TableMeta) {
    this.open = open;
    this.meta = meta;
    this.updatedAt = meta.createdAt;
    this.invites = [...meta.invites];
    this.commitment = meta.secret === null ? null : commitment(meta.secret);
    this.standIn = namedLevel(meta.standIn);
    this.host = meta.createdBy === null ? null : 'away';
    this.clock = newClock(meta.clock, meta.seats, meta.createdAt);
    this.proposals = new Array<number>(meta.seats).fill(0);
    this.asides = new Array<number>(meta.seats).fill(0);
    this.seats = Array.from({ length: meta.seats }, () => emptySeat());
  }

  /** The seats as everybody sees them: the same list until one of them changes. */
  get seatInfos(): readonly SeatInfo[] {
    this.#seatInfos ??= this.seats.map(seatInfo);
    return this.#seatInfos;
  }

  /** The seat that a guest holds. */
  seatOf(guest: string | null): Seat | null {
    if (guest === null) return null;
    const seat = this.seats.findIndex(({ guests }) => guests.includes(guest));
    return seat === -1 ? null : seat;
  }

  /** The seats that the game waits for, of which bots are to answer. */
  get awaitedBots(): Seat[] {
    return this.#waiting().filter(seat => this.seats[seat].by === 'bot');
  }

  get hasBotTurn(): boolean {
    for (const seat of this.#waiting()) if (this.seats[seat].by === 'bot') return true;
    return false;
  }

  /** When the server itself must do something at this table: a bot is to answer, or someone's time is up. */
  get due(): number | null {
    if (this.phase !== 'playing') return null;
    // A log that takes no more answers must not call for bots for ever.
    if (this.hasBotTurn && this.seq < limits.logEntries) return 0;
    return nextFlag(this.clock)?.at ?? null;
  }

  apply(entry: Entry, at: number): void {
    if (entry.type === 'paused') this.#skip(entry.since, at);
    const asked = this.#waitTo(at);
    this.#change(entry);
    this.#settleChange(entry, at, asked);
  }

  /**
   * The same for all entries of a log, bit by bit. The rules get the answers at a stretch, which is how a long game loads fast. What
   * was played before the table was made is gone through at once, so that it need not be when the game starts.
   */
  *applying(log: readonly Moved[]): Generator<void, void> {
    const [first] = log;
    if (first?.entry.type === 'shrunk') {
      yield* this.#comeBack(first.entry, first.seq);
      for (const { entry, at } of log.slice(1)) this.apply(entry, at);
      return;
    }
    const { prelude } = this.meta;
    if (prelude !== null && this.game === null && this.seq === 0) {
      this.#dealt = yield* dealing(this.open, this.meta, prelude.seed);
      if (prelude.over) this.#deal(prelude.seed);
    }
    for (let next = 0; next < log.length; ) {
      const { entry, at } = log[next];
      if (entry.type === 'answered') {
        next += this.#applyAnswers(log, next);
      } else {
        this.apply(entry, at);
        next += 1;
      }
      yield;
    }
  }

  /** What remains of a game that was over when its log was taken away (`Shrunk`). */
  get shrunk(): Shrunk {
    const { tick, askTick, updatedAt, seats, host, invites, dismissed, rematch } = this;
    const result = this.result ?? impossible('a game that is over', this.phase);
    const shut = {
      ...(this.lock === null ? {} : { lock: this.lock }),
      ...(this.isQuiet ? { quiet: true as const } : {}),
    };
    return { type: 'shrunk', tick, askTick, updatedAt, seats, host, invites, dismissed, rematch, result, ...shut };
  }

  /** The table as it was then; the game, too, where its record is at hand. */
  *#comeBack(shrunk: Shrunk, seq: number): Generator<void, void> {
    this.seats.splice(0, this.seats.length, ...shrunk.seats);
    this.invites.splice(0, this.invites.length, ...shrunk.invites);
    this.dismissed.push(...shrunk.dismissed);
    this.host = shrunk.host;
    this.rematch = shrunk.rematch;
    this.lock = shrunk.lock ?? null;
    this.isQuiet = shrunk.quiet === true;
    if (shrunk.record !== undefined) {
      const { header, answers, anew } = readRecord(shrunk.record);
      const more = { forkOf: null, over: false, fairness: null, ...(anew === null ? {} : { anew }) };
      const prelude = { seed: header.seed, answers, ...more };
      this.game = yield* dealing(this.open, { ...this.meta, prelude }, header.seed);
      this.anew = this.game.begunAnew;
    }
    this.#end(shrunk.result);
    // Those who resigned have their places in it already.
    this.result = shrunk.result;
    this.seq = seq;
    this.tick = shrunk.tick;
    this.askTick = shrunk.askTick;
    this.updatedAt = shrunk.updatedAt;
    this.clock.at = shrunk.updatedAt;
  }

  /** Applies some of the answers that follow each other from `first` on, and says how many they are. */
  #applyAnswers(log: readonly Moved[], first: number): number {
    let next = first;
    let asked = 0;
    const answered = this.#played().follow(() => {
      if (next > first) {
        this.#settleChange(log[next - 1].entry, log[next - 1].at, asked);
      }
      const entry = log[next]?.entry;
      if (entry?.type !== 'answered' || next - first === BIT) return null;
      asked = this.#waitTo(log[next].at);
      next += 1;
      return entry;
    });
    if (!answered.ok) impossible('an answer that the rules take', answered.fault.code);
    return next - first;
  }

  /** Time that is nobody's: no clock runs in it, and nobody keeps the others waiting. */
  #skip(since: number, at: number): void {
    for (const seat of this.seats) {
      if (seat.awaitedSince !== null) seat.awaitedSince += Math.max(0, at - Math.max(since, seat.awaitedSince));
    }
    skipTime(this.clock, since, at);
  }

  /** Lets time pass; gives the number of the ask that is pending then. */
  #waitTo(at: number): number {
    if (this.phase === 'playing') passTime(this.clock, at);
    else this.clock.at = Math.max(this.clock.at, at);
    return this.#askIndex();
  }

  /** What follows from any entry, once it has changed what it changes. */
  #settleChange(entry: Entry, at: number, asked: number): void {
    if (entry.type !== 'answered') this.#seatInfos = null;
    if (this.phase === 'lobby') this.fullSince = this.#isFull() ? (this.fullSince ?? at) : null;
    this.seq += 1;
    // The same ask goes on while others of its seats answer; any other change of what is asked makes it a new one.
    const isNewAsk = this.#askIndex() !== asked;
    const isUnnoticed =
      !isNewAsk && this.isWindow && (entry.type === 'answered' || isStanding(entry) || entry.type === 'undone');
    if (this.phase === 'playing' && isAside(entry)) this.asides[entry.seat] += 1;
    // A proposal ends with the next answer, but not so that anybody could tell who has answered in a window.
    const isMove = entry.type === 'answered' || entry.type === 'undone';
    if (isMove && !(isUnnoticed && this.#isAnew)) this.proposal = null;
    if (!isUnnoticed) {
      this.tick += 1;
      this.updatedAt = Math.max(this.updatedAt, at);
    }
    if (isNewAsk) {
      this.askTick = this.tick;
      this.proposals.fill(0);
    }
    if (this.phase !== 'lobby') this.#settle();
    // Whose time runs would tell who has answered in a window: until it closes, the clock is shown as it was when it opened.
    if (this.phase !== 'playing') this.shownClock = null;
    else if (isNewAsk || !this.isWindow) this.shownClock = clockInfo(this.clock);
  }

  /** Whether a reaction window is open, in which nobody may notice who has answered. */
  get isWindow(): boolean {
    return this.game?.pending?.kind === 'react';
  }

  /** Who is asked, and who of them has not answered: hidden in a reaction window. */
  get turn(): Turn {
    const pending = this.phase === 'playing' ? (this.game?.pending ?? null) : null;
    if (pending === null) return { isWindow: false, asked: [], waiting: [] };
    const clock = this.meta.clock.kind === 'day' ? this.shownClock : null;
    return { isWindow: pending.kind === 'react', asked: pending.asked, waiting: pending.waiting, clock };
  }

  /** Whether somebody else could sit down. */
  get isOffered(): boolean {
    return this.#hasFreeSeat && this.lock === null;
  }

  get #hasFreeSeat(): boolean {
    return this.seats.some(({ by }) => by === 'nobody');
  }

  #isFull(): boolean {
    return !this.#hasFreeSeat && !this.seats.some(({ asked }) => asked);
  }

  #change(entry: Entry): void {
    if (isSeatEntry(entry)) {
      changeSeats(this, entry);
      return;
    }
    switch (entry.type) {
      case 'started':
        this.#start();
        return;
      case 'answered':
        this.#answer(entry.seat, entry.text);
        return;
      case 'undone':
        this.#undo(entry.seat);
        return;
      case 'proposed':
        this.#isAnew = entry.anew === true;
        this.proposal = { seat: entry.seat, length: this.#momentOf(entry), agreed: [entry.seat], needed: [] };
        this.proposals[entry.seat] += 1;
        this.#rewindIfAgreed();
        return;
      case 'agreed':
        if (this.proposal !== null) this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, entry.seat] };
        this.#rewindIfAgreed();
        return;
      case 'declined':
        this.proposal = null;
        return;
      case 'stood':
      case 'stoodUntilBack':
        this.#played().stand(entry.seat, entry.scope);
        return;
      case 'resigned':
        this.#resign(entry.seat);
        return;
      case 'handedOver':
      case 'takenOver':
        this.#letBotPlay(entry.seat);
        return;
      case 'cameBack':
        this.seats[entry.seat].by = 'person';
        this.seats[entry.seat].level = null;
        this.seats[entry.seat].hurried = false;
        this.seats[entry.seat].awaySince = null;
        this.#rewindIfAgreed();
        refill(this.clock, entry.seat);
        return;
      case 'vacation':
        this.seats[entry.seat].daysOff += entry.days;
        this.clock.left[entry.seat] += entry.days * DAY_MS;
        return;
      case 'reminded': {
        const seat = this.seats[entry.seat];
        seat.reminded = { by: entry.by, at: this.clock.at, times: (seat.reminded?.times ?? 0) + 1 };
        return;
      }
      case 'timedOut':
        if (this.meta.clock.kind !== 'none' && this.meta.clock.atZero === 'resign') this.#resign(entry.seat);
        else this.#letBotPlay(entry.seat);
        return;
      case 'paused':
        return;
      case 'rematched':
        this.rematch = entry.table;
        return;
      case 'shrunk':
        impossible('the first entry of a log', 'one in the middle');
    }
  }

  #start(): void {
    const { secret, prelude } = this.meta;
    if (prelude !== null) {
      this.#deal(prelude.seed);
      return;
    }
    if (secret === null) throw new Error('a table has either a secret or a seed');
    const nonces = this.seats.map(seat => seat.nonce ?? NO_NONCE);
    this.#deal(mixSeed(secret, nonces));
  }

  #deal(seed: string): void {
    const { prelude } = this.meta;
    const table = this.#dealt ?? atOnce(dealing(this.open, this.meta, seed));
    this.#dealt = null;
    this.game = table;
    this.anew = table.begunAnew;
    this.phase = 'playing';
    if (prelude?.over === true) this.#end(table.outcome ?? { reason: 'unfinished', places: [] });
  }

  #answer(seat: Seat, text: string): void {
    const answered = this.#played().answer(seat, text);
    if (!answered.ok) impossible('an answer that the rules take', answered.fault.code);
  }

  #undo(seat: Seat): void {
    const undone = this.#played().undo(seat);
    if (!undone.ok) impossible('an answer that can be taken back', undone.barrier.kind);
    this.#wentBack();
  }

  /** Where a proposal leads: an ask of several seats is put to all of them again, or to some in logs of older servers. */
  #momentOf({ length, anew }: Entry & { type: 'proposed' }): number {
    return anew === true ? this.#played().openingOf(length) : length;
  }

  #rewindIfAgreed(): void {
    if (this.proposal === null) return;
    const { agreed, length } = this.proposal;
    const needed = this.#isAnew ? neededFor(this.seats, length) : present(this.seats);
    this.proposal = { ...this.proposal, needed };
    if (!needed.every(seat => agreed.includes(seat))) return;
    if (this.#isAnew) this.#played().rewindAnew(length);
    else this.#played().rewind(length);
    this.proposal = null;
    this.#wentBack();
  }

  #wentBack(): void {
    const { length, begunAnew } = this.#played();
    this.anew = begunAnew;
    for (const seat of this.seats) if (seat.awaySince !== null) seat.awaySince = Math.min(seat.awaySince, length);
  }

  #letBotPlay(seat: Seat): void {
    this.seats[seat].by = 'bot';
    this.seats[seat].level = this.standIn;
    this.seats[seat].awaySince ??= this.#played().length;
    this.#rewindIfAgreed();
  }

  /** Who resigns takes a last place; a bot plays on for the others' sake. When nobody is left to play against, it is over. */
  #resign(seat: Seat): void {
    this.seats[seat].resigned = true;
    const left = this.seats.filter(({ resigned }) => !resigned).length;
    const goesOn = left > 1 || (left === 1 && this.seats.length === 1);
    // Who gives up has not agreed to anything.
    if (!goesOn && this.#isAnew) this.proposal = null;
    this.#letBotPlay(seat);
    if (goesOn) return;
    this.#end({ reason: 'resigned', places: this.seats.map(({ resigned }) => (resigned ? 2 : 1)) });
  }

  /** What follows from any change: whose time runs, and whether the game is over. */
  #settle(): void {
    const outcome = this.phase === 'playing' ? this.#played().outcome : null;
    if (outcome !== null) this.#end(outcome);
    const waiting = this.#waiting();
    waitFor(
      this.clock,
      waiting.filter(seat => this.seats[seat].by === 'person'),
    );
    for (const [seat, state] of this.seats.entries()) {
      if (!waiting.includes(seat)) state.awaitedSince = null;
      else state.awaitedSince ??= this.clock.at;
    }
  }

  #end({ reason, places }: Outcome): void {
    this.phase = 'over';
    this.result = { reason, places: placesWithResigned(places, this.seats) };
    this.proposal = null;
    const { secret, prelude } = this.meta;
    this.fairness = prelude?.fairness ?? null;
    if (secret === null || this.commitment === null) return;
    const nonces = this.seats.map(seat => seat.nonce ?? NO_NONCE);
    this.fairness = { commitment: this.commitment, secret, nonces };
  }

  #waiting(): readonly Seat[] {
    return this.phase === 'playing' ? (this.game?.pending?.waiting ?? []) : [];
  }

  /** Which ask is pending: the number of its first answer. */
  #askIndex(): number {
    const pending = this.game?.pending;
    if (this.game === null || pending === undefined || pending === null) return -1;
    return this.game.length - answersTo(pending);
  }

  #played(): Table<Terms> {
    return this.game ?? impossible('a game that has started', this.phase);
  }
}

/** Entries that a seat could add for ever without the game going on. */
function isAside(
  entry: Entry,
): entry is Entry & { type: 'undone' | 'proposed' | 'stood' | 'stoodUntilBack' | 'handedOver' } {
  const { type } = entry;
  return type === 'undone' || type === 'proposed' || isStanding(entry) || type === 'handedOver';
}

function isStanding({ type }: Entry): boolean {
  return type === 'stood' || type === 'stoodUntilBack';
}
