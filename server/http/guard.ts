import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Buckets, openConnections, openSockets, PEOPLE_PER_ADDRESS, type RateName, rates } from '../limits.ts';
import { Refusal } from '../tables/decide.ts';
import { networkOf } from './network.ts';

/** Someone who wants something: where from, and who it is, if they are anybody yet. */
export interface Visitor {
  readonly network: string;
  readonly guest: string | null;
}

/** Comes again in a while. */
export class TooFast extends Refusal {
  readonly retryAfterS: number;

  constructor(what: string, waitMs: number) {
    super('tooFast', `too many ${what} in a short time`);
    this.retryAfterS = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

type AllBuckets = Readonly<Record<RateName, Buckets>>;

/** Keeps people from doing too much in too short a time. Each process counts for itself. */
export class Guard {
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
  openSocket(address: string, guest: string | null): () => void {
    const counted: [string, number][] = [[`address ${networkOf(address)}`, openSockets.perAddress]];
    if (guest !== null) counted.push([`guest ${guest}`, openSockets.perGuest]);
    return this.#count(counted);
  }

  /** Counts an open connection, or ends it at once where there are too many from there. */
  connected(connection: Socket): void {
    try {
      const network = networkOf(connection.remoteAddress ?? '');
      connection.once('close', this.#count([[`connection ${network}`, openConnections]]));
    } catch {
      connection.destroy();
    }
  }

  #count(counted: readonly (readonly [key: string, most: number])[]): () => void {
    for (const [key, most] of counted) {
      if (this.#factor > 0 && (this.#open.get(key) ?? 0) >= most * this.#factor) {
        throw new Refusal('tooMany', 'too many open sockets');
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
    requests: make('requests'),
    files: make('files'),
    guests: make('guests'),
    tables: make('tables'),
    joins: make('joins'),
    sockets: make('sockets'),
  };
}

/**
 * Whether a browser's page of our own (or one that the host allows) sent this. Requests without an origin come from no page:
 * no browser leaves it out where it matters.
 */
export function isOwnOrigin(
  headers: IncomingMessage['headers'],
  origins: readonly string[],
  trustProxy: boolean,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded : headers.host;
  return new URL(origin).host === host;
}

/** Whether the request came by TLS, as far as this server can know. */
export function isSecure(headers: IncomingMessage['headers'], trustProxy: boolean): boolean {
  return trustProxy && headers['x-forwarded-proto'] === 'https';
}

/** Sent with every response. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
