import type { Socket } from 'node:net';
import { Buckets, openConnections, openSockets, PEOPLE_PER_ADDRESS, type RateName, rates } from '../limits.ts';
import { CommandError } from '../tables/command-error.ts';

/** Someone who wants something: where from, and who it is, if they are anybody yet. */
export interface Visitor {
  readonly network: string;
  readonly guest: string | null;
}

/** Comes again in a while. */
export class TooFast extends CommandError {
  readonly retryAfterS: number;

  constructor(what: string, waitMs: number) {
    super('tooFast', `too many ${what} in a short time`);
    this.retryAfterS = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

type AllBuckets = Readonly<Record<RateName, Buckets>>;

/** Keeps people from doing too much in too short a time. Each process counts for itself. */
export class RateLimiter {
  readonly #people: AllBuckets;
  readonly #networks: AllBuckets;
  readonly #open = new Map<string, number>();
  readonly #factor: number;

  constructor(factor: number, now: () => number) {
    this.#factor = factor;
    this.#people = bucketsOf(factor, now);
    this.#networks = bucketsOf(factor * PEOPLE_PER_ADDRESS, now);
  }

  /** Throws if there was too much of this from them lately. */
  check(name: RateName, { network, guest }: Visitor): void {
    if (guest !== null) this.checkPerson(name, guest);
    this.#take(name, this.#networks, network);
  }

  /** The same where the address has been counted already. */
  checkPerson(name: RateName, guest: string): void {
    this.#take(name, this.#people, guest);
  }

  #take(name: RateName, buckets: AllBuckets, key: string): void {
    const waitMs = this.#factor === 0 ? 0 : buckets[name].take(key);
    if (waitMs > 0) throw new TooFast(name, waitMs);
  }

  /** Counts it, and gives the milliseconds that they should wait for it because there was too much of this lately. */
  pauseMs(name: RateName, { network, guest }: Visitor): number {
    if (this.#factor === 0) return 0;
    const ownMs = guest === null ? 0 : this.#people[name].borrow(guest);
    return Math.max(ownMs, this.#networks[name].borrow(network));
  }

  /** Counts an open socket under these keys; gives what to call when it closes. */
  openSocket({ network, guest }: Visitor): () => void {
    const counted: [string, number][] = [[`address ${network}`, openSockets.perAddress]];
    if (guest !== null) counted.push([`guest ${guest}`, openSockets.perGuest]);
    return this.#count(counted);
  }

  /** Counts an open connection, or ends it at once where there are too many from there. */
  connected(connection: Socket, network: string): void {
    try {
      connection.once('close', this.#count([[`connection ${network}`, openConnections]]));
    } catch {
      connection.destroy();
    }
  }

  #count(counted: readonly (readonly [key: string, most: number])[]): () => void {
    for (const [key, most] of counted) {
      if (this.#factor > 0 && (this.#open.get(key) ?? 0) >= most * this.#factor) {
        throw new CommandError('tooMany', 'too many open sockets');
      }
    }
    for (const [key] of counted) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      for (const [key] of counted) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  sweep(): void {
    for (const buckets of [this.#people, this.#networks].flatMap(all => Object.values(all))) buckets.sweep();
  }
}

function bucketsOf(factor: number, now: () => number): AllBuckets {
  const make = (name: RateName): Buckets => {
    const { burst, perSecond } = rates[name];
    return new Buckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
  };
  return {
    commands: make('commands'),
    chat: make('chat'),
    reports: make('reports'),
    requests: make('requests'),
    files: make('files'),
    guests: make('guests'),
    tables: make('tables'),
    joins: make('joins'),
    channels: make('channels'),
    signIns: make('signIns'),
    mails: make('mails'),
    cards: make('cards'),
    sockets: make('sockets'),
  };
}
