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
import { type ClockInfo, type Fairness, mixSeed, NO_NONCE, type Phase, type SeatInfo } from '@bonebed/protocol';
import { type Clock, clockInfo, newClock, nextFlag, passTime, refill, waitFor } from './clock.ts';
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
  /** Since when the game has been waiting for this seat; null while it does not. */
  awaitedSince: number | null;
}

/** An entry of the log, and when it was made. */
interface Moved {
  readonly entry: Entry;
  readonly at: number;
}

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
  proposal: { readonly seat: Seat; readonly length: number; readonly agreed: readonly Seat[] } | null = null;
  /** How many proposals were made in this ask, seat by seat. */
  proposals: number[];
  result: Outcome | null = null;
  fairness: Fairness | null = null;
  rematch: string | null = null;
  updatedAt: number;
  #seatInfos: readonly SeatInfo[] | null = null;

  constructor(open: OpenGame, meta: TableMeta) {
    this.open = open;
    this.meta = meta;
    this.updatedAt = meta.createdAt;
    this.invites = [...meta.invites];
    this.commitment = meta.secret === null ? null : commitment(meta.secret);
    this.clock = newClock(meta.clock, meta.seats, meta.createdAt);
    this.proposals = new Array<number>(meta.seats).fill(0);
    this.seats = Array.from({ length: meta.seats }, () => emptySeat());
    if (meta.prelude?.over === true) this.#deal(meta.prelude.seed);
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
    if (this.hasBotTurn) return 0;
    return nextFlag(this.clock)?.at ?? null;
  }

  /** The people who have a say in how the game goes on. */
  get voters(): Seat[] {
    return this.seats.flatMap(({ by, resigned }, seat) => (by === 'person' && !resigned ? [seat] : []));
  }

  apply(entry: Entry, at: number): void {
    const asked = this.#waitTo(at);
    this.#change(entry);
    this.#settleChange(entry, at, asked);
  }

  /** The same for all entries of a log. The rules get the answers at a stretch, which is how a long game loads fast. */
  applyAll(log: readonly Moved[]): void {
    let next = 0;
    while (next < log.length) {
      const { entry, at } = log[next];
      if (entry.type === 'answered') {
        next += this.#applyAnswers(log, next);
      } else {
        this.apply(entry, at);
        next += 1;
      }
    }
  }

  /** Applies the answers that follow each other from `first` on, and says how many they are. */
  #applyAnswers(log: readonly Moved[], first: number): number {
    let next = first;
    let asked = 0;
    const answered = this.#played().follow(() => {
      if (next > first) {
        this.proposal = null;
        this.#settleChange(log[next - 1].entry, log[next - 1].at, asked);
      }
      const entry = log[next]?.entry;
      if (entry?.type !== 'answered') return null;
      asked = this.#waitTo(log[next].at);
      next += 1;
      return entry;
    });
    if (!answered.ok) impossible('an answer that the rules take', answered.fault.code);
    return next - first;
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
    this.seq += 1;
    this.updatedAt = Math.max(this.updatedAt, at);
    // The same ask goes on while others of its seats answer; any other change of what is asked makes it a new one.
    const isNewAsk = this.#askIndex() !== asked;
    const isUnnoticed =
      !isNewAsk && this.isWindow && (entry.type === 'answered' || entry.type === 'stood' || entry.type === 'undone');
    if (!isUnnoticed) this.tick += 1;
    if (isNewAsk) {
      this.askTick = this.tick;
      this.proposals.fill(0);
    }
    if (this.phase !== 'lobby') this.#settle();
    if (!isUnnoticed) this.shownClock = this.phase === 'playing' ? clockInfo(this.clock) : null;
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

  #change(entry: Entry): void {
    switch (entry.type) {
      case 'joined': {
        const { guest, name, link } = entry;
        this.seats[entry.seat] = { ...emptySeat(), by: 'person', name, guests: [guest], links: [link] };
        return;
      }
      case 'held':
        this.seats[entry.seat].guests.push(entry.guest);
        return;
      case 'linked':
        this.seats[entry.seat].links.push(entry.link);
        return;
      case 'invited':
        this.invites.push(entry.invite);
        return;
      case 'left':
        this.seats[entry.seat] = emptySeat();
        return;
      case 'nonce':
        this.seats[entry.seat].nonce = entry.nonce;
        return;
      case 'bot':
        this.seats[entry.seat] = { ...emptySeat(), by: 'bot', level: entry.level };
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
        this.proposal = { seat: entry.seat, length: entry.length, agreed: [entry.seat] };
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
        refill(this.clock, entry.seat);
        return;
      case 'timedOut':
        if (this.meta.clock.kind !== 'none' && this.meta.clock.atZero === 'resign') this.#resign(entry.seat);
        else this.#letBotPlay(entry.seat);
        return;
      case 'rematched':
        this.rematch = entry.table;
        return;
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
    const { game, edition } = this.open;
    const { seats, settings, prelude } = this.meta;
    const header: Header = makeHeader(game, edition, { seats, settings, seed });
    const table = new Table(game, edition.box, header);
    this.game = table;
    const answered = table.follow(() => prelude?.answers[table.length] ?? null);
    if (!answered.ok) throw new Error(`answer ${table.length + 1} does not replay: ${answered.fault.code}`);
    this.phase = 'playing';
    if (prelude?.over === true) this.#end(table.outcome ?? { reason: 'unfinished', places: [] });
  }

  #answer(seat: Seat, text: string): void {
    const answered = this.#played().answer(seat, text);
    if (!answered.ok) impossible('an answer that the rules take', answered.fault.code);
    this.proposal = null;
  }

  #undo(seat: Seat): void {
    const undone = this.#played().undo(seat);
    if (!undone.ok) impossible('an answer that can be taken back', undone.barrier.kind);
    this.proposal = null;
  }

  #rewindIfAgreed(): void {
    if (this.proposal === null) return;
    const { agreed, length } = this.proposal;
    if (!this.voters.every(seat => agreed.includes(seat))) return;
    this.#played().rewind(length);
    this.proposal = null;
  }

  #letBotPlay(seat: Seat): void {
    this.seats[seat].by = 'bot';
    this.seats[seat].level = this.meta.standIn;
    // Who is gone can't keep the others from going back.
    this.#rewindIfAgreed();
  }

  /** Who resigns takes a last place; a bot plays on for the others' sake. When nobody is left to play against, it is over. */
  #resign(seat: Seat): void {
    this.seats[seat].resigned = true;
    this.#letBotPlay(seat);
    const left = this.seats.filter(({ resigned }) => !resigned).length;
    if (left > 1 || (left === 1 && this.seats.length === 1)) return;
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

function emptySeat(): SeatState {
  return {
    by: 'nobody',
    name: null,
    level: null,
    guests: [],
    links: [],
    nonce: null,
    resigned: false,
    awaitedSince: null,
  };
}

function seatInfo({ by, name, level, resigned, nonce }: SeatState): SeatInfo {
  return { by, name, bot: level, resigned, nonce: nonce !== null };
}
