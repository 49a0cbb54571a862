import type { IncomingMessage } from 'node:http';
import { Buckets, openSockets, type RateName, rates } from '../limits.ts';
import { Refusal } from '../tables/decide.ts';

/** Keeps people from doing too much in too short a time. Each process counts for itself. */
export class Guard {
  readonly #buckets: Readonly<Record<RateName, Buckets>> | null;
  readonly #open = new Map<string, number>();
  readonly #factor: number;

  constructor(factor: number, now: () => number) {
    this.#factor = factor;
    const make = (name: RateName): Buckets => {
      const { burst, perSecond } = rates[name];
      return new Buckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
    };
    this.#buckets =
      factor === 0
        ? null
        : {
            commands: make('commands'),
            chat: make('chat'),
            requests: make('requests'),
            guests: make('guests'),
            tables: make('tables'),
            joins: make('joins'),
            sockets: make('sockets'),
          };
  }

  /** Throws if there was too much of this from `key` lately. */
  check(name: RateName, key: string): void {
    if (this.#buckets?.[name].take(key) === false) throw new Refusal('tooFast', `too many ${name} in a short time`);
  }

  /** Counts an open socket under these keys; gives what to call when it closes. */
  openSocket(address: string, guest: string | null): () => void {
    const keys = [`address ${address}`, ...(guest === null ? [] : [`guest ${guest}`])];
    for (const key of keys) {
      const most = key.startsWith('address') ? openSockets.perAddress : openSockets.perGuest;
      if (this.#factor > 0 && (this.#open.get(key) ?? 0) >= most * this.#factor) {
        throw new Refusal('tooMany', 'too many open sockets');
      }
    }
    for (const key of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  sweep(): void {
    for (const buckets of Object.values(this.#buckets ?? {})) buckets.sweep();
  }
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
