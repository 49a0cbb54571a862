import {
  commitment,
  type Edition,
  type Game,
  type Header,
  impossible,
  makeHeader,
  type Outcome,
  type Seat,
  Table,
  type Terms,
} from '@bonebed/kernel';
import {
  type ClockInfo,
  type Fairness,
  mixSeed,
  NO_NONCE,
  type Phase,
  type Proposal,
  type SeatInfo,
} from '@bonebed/protocol';
import { namedLevel } from '../bots/level.ts';
import { limits } from '../limits.ts';
import { cleanName, distinctName, NAMELESS } from '../names.ts';
import { atOnce } from '../slices.ts';
import { type Clock, clockInfo, newClock, nextFlag, passTime, refill, skipTime, waitFor } from './clock.ts';
import type { Entry, TableMeta } from './entry.ts';

/** A game and the edition that a table plays. */
export interface OpenGame {
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
}

export interface SeatState {
  by: 'nobody' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  /** The guests that hold this seat: one person's browsers. */
  guests: string[];
  /** Hashes of the links that open this seat. */
  links: string[];
  nonce: string | null;
  resigned: boolean;
  /** Whether its bot has no time to think and plays as the simplest one. */
  hurried: boolean;
  /** Since when the game has been waiting for this seat; null while it does not. */
  awaitedSince: number | null;
  /** How many answers stood when a bot began to play for this person; null while they play themselves. */
  awaySince: number | null;
}

/** An entry of the log, and when it was made. */
interface Moved {
  readonly entry: Entry;
  readonly at: number;
}

/** How many answers are taken before others get a turn. */
const BIT = 16;

/** Whom the game waits for. */
export interface Turn {
  readonly isWindow: boolean;
  readonly asked: readonly Seat[];
  readonly waiting: readonly Seat[];
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

  /** The people who play, and have not left their seats to a bot. */
  get present(): Seat[] {
    return this.seats.flatMap(({ by, resigned }, seat) => (by === 'person' && !resigned ? [seat] : []));
  }

  /** Whether someone at this seat has a say in how the game goes on: whoever plays, or may come back to play. */
  hasSay(seat: Seat): boolean {
    const { guests, resigned } = this.seats[seat];
    return guests.length > 0 && !resigned;
  }

  /**
   * Whose yes it takes to go back to before answer `length`: that of all who play; of those who are away, if they were still there at that
   * moment; and of everybody who is away, if only one plays, or that one could try their luck again and again.
   */
  #neededFor(length: number): Seat[] {
    const isAlone = this.present.length < 2;
    return [...this.seats.keys()].filter(seat => {
      const { awaySince } = this.seats[seat];
      return this.hasSay(seat) && (awaySince === null || awaySince > length || isAlone);
    });
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
    const { prelude } = this.meta;
    if (prelude !== null && this.game === null && this.seq === 0) {
      this.#dealt = yield* this.#dealing(prelude.seed);
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
      !isNewAsk && this.isWindow && (entry.type === 'answered' || entry.type === 'stood' || entry.type === 'undone');
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
    return { isWindow: pending.kind === 'react', asked: pending.asked, waiting: pending.waiting };
  }

  #isFull(): boolean {
    return this.seats.every(({ by }) => by !== 'nobody');
  }

  #change(entry: Entry): void {
    switch (entry.type) {
      case 'joined': {
        const { guest, link } = entry;
        const name = this.#nameFor(entry.name);
        this.seats[entry.seat] = { ...emptySeat(), by: 'person', name, guests: [guest], links: [link] };
        this.#letHost(entry.seat, guest);
        return;
      }
      case 'held':
        this.seats[entry.seat].guests.push(entry.guest);
        this.#letHost(entry.seat, entry.guest);
        return;
      case 'released': {
        const seat = this.seats[entry.seat];
        seat.guests = seat.guests.filter(guest => !entry.guests.includes(guest));
        return;
      }
      case 'linked':
        keepFew(this.seats[entry.seat].links, entry.link, limits.linksPerSeat);
        return;
      case 'unlinked':
        this.seats[entry.seat].links = [];
        return;
      case 'invited':
        keepFew(this.invites, entry.invite, limits.invitesPerTable);
        return;
      case 'uninvited':
        this.invites.length = 0;
        return;
      case 'left':
        this.#vacate(entry.seat);
        return;
      case 'dismissed':
        this.dismissed.push(...this.seats[entry.seat].guests);
        this.#vacate(entry.seat);
        return;
      case 'nonce':
        this.seats[entry.seat].nonce = entry.nonce;
        return;
      case 'bot':
        this.seats[entry.seat] = { ...emptySeat(), by: 'bot', level: namedLevel(entry.level) };
        return;
      case 'hurried':
        this.seats[entry.seat].hurried = entry.hurried;
        return;
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
      case 'timedOut':
        if (this.meta.clock.kind !== 'none' && this.meta.clock.atZero === 'resign') this.#resign(entry.seat);
        else this.#letBotPlay(entry.seat);
        return;
      case 'paused':
        return;
      case 'rematched':
        this.rematch = entry.table;
        return;
    }
  }

  /** Whoever made the table is its host from the seat that they take. */
  #letHost(seat: Seat, guest: string): void {
    if (this.host === 'away' && guest === this.meta.createdBy) this.host = seat;
  }

  /** When the host stands up, the next person round the table is the host. */
  #vacate(seat: Seat): void {
    this.seats[seat] = emptySeat();
    if (this.host !== seat) return;
    const others = this.seats.map((_, step) => (seat + step) % this.seats.length);
    this.host = others.find(other => this.seats[other].by === 'person') ?? null;
  }

  /** What someone is called at this table, by the name that they gave: nobody can be taken for another. */
  #nameFor(given: string): string {
    const others = this.seats.flatMap(({ name }) => (name === null ? [] : [name]));
    return distinctName(cleanName(given) || NAMELESS, others);
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

  /** The game as it begins, with the answers that stood before the table was made. */
  *#dealing(seed: string): Generator<void, Table<Terms>> {
    const { game, edition } = this.open;
    const { seats, settings, prelude } = this.meta;
    const answers = prelude?.answers ?? [];
    const header: Header = makeHeader(game, edition, { seats, settings, seed });
    const table = new Table(game, edition.box, header);
    for (let next = BIT; ; next += BIT) {
      const answered = table.follow(() => (table.length < next ? (answers[table.length] ?? null) : null));
      if (!answered.ok) throw new Error(`answer ${table.length + 1} does not replay: ${answered.fault.code}`);
      if (next >= answers.length) break;
      yield;
    }
    if (prelude?.anew !== undefined) table.beginAnew(prelude.anew);
    return table;
  }

  #deal(seed: string): void {
    const { prelude } = this.meta;
    const table = this.#dealt ?? atOnce(this.#dealing(seed));
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
    const needed = this.#isAnew ? this.#neededFor(length) : this.present;
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
    this.result = { reason, places: this.#placesWithResigned(places) };
    this.proposal = null;
    const { secret, prelude } = this.meta;
    this.fairness = prelude?.fairness ?? null;
    if (secret === null || this.commitment === null) return;
    const nonces = this.seats.map(seat => seat.nonce ?? NO_NONCE);
    this.fairness = { commitment: this.commitment, secret, nonces };
  }

  /** Those who resigned come after all who did not, whatever the bots made of their seats. */
  #placesWithResigned(places: readonly number[]): number[] {
    const staying = this.seats.filter(({ resigned }) => !resigned).length;
    const rank = (place: number): number =>
      1 + places.filter((other, seat) => other < place && !this.seats[seat].resigned).length;
    return places.map((place, seat) => (this.seats[seat].resigned ? staying + 1 : rank(place)));
  }

  #waiting(): readonly Seat[] {
    return this.phase === 'playing' ? (this.game?.pending?.waiting ?? []) : [];
  }

  /** Which ask is pending: the number of its first answer. */
  #askIndex(): number {
    const pending = this.game?.pending;
    if (this.game === null || pending === undefined || pending === null) return -1;
    return this.game.length - (pending.asked.length - pending.waiting.length);
  }

  #played(): Table<Terms> {
    return this.game ?? impossible('a game that has started', this.phase);
  }
}

/** Adds to a list of hashes. Beyond so many the oldest goes, but not the one that all began with. */
function keepFew(hashes: string[], hash: string, most: number): void {
  hashes.push(hash);
  if (hashes.length > most) hashes.splice(1, 1);
}

/** Entries that a seat could add for ever without the game going on. */
function isAside(entry: Entry): entry is Entry & { type: 'undone' | 'proposed' | 'stood' | 'handedOver' } {
  const { type } = entry;
  return type === 'undone' || type === 'proposed' || type === 'stood' || type === 'handedOver';
}

function emptySeat(): SeatState {
  return {
    by: 'nobody',
    name: null,
    level: null,
    guests: [],
    links: [],
    nonce: null,
    resigned: false,
    hurried: false,
    awaitedSince: null,
    awaySince: null,
  };
}

function seatInfo({ by, name, level, resigned, hurried, nonce }: SeatState): SeatInfo {
  return { by, name, bot: level, resigned, hurried, nonce: nonce !== null };
}
