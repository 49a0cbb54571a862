import { randomBytes } from 'node:crypto';
import { cleanName, NAMELESS } from '../names.ts';
import type { Storage } from '../storage/storage.ts';
import type { Actor } from '../tables/decide.ts';
import { hashToken, newToken } from '../tables/tokens.ts';

/**
 * Identifies people by a random token in a cookie, of which the server keeps only the hash. There is no sign-up: whoever has the
 * cookie is the guest. Behind TLS the cookie has the `__Host-` prefix, so that no other host, not even a neighbouring one, can set
 * it.
 */
const COOKIE = 'bonebed';
const SECURE_COOKIE = `__Host-${COOKIE}`;
const A_YEAR_S = 31_536_000;

/** How often it is noted that a guest was here. */
const SEEN_EVERY_MS = 86_400_000;

/** A browser that comes in, and how it gets its cookie. */
export interface Entrance {
  /** Who it was until now. */
  readonly actor: Actor | null;
  readonly cookies: string | undefined;
  readonly secure: boolean;
  readonly label: string;
  give(cookie: string): void;
}

export class Guests {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** What the server keeps of the cookie that came with a request. */
  hashOf(cookies: string | undefined): string | null {
    const token = cookieValue(cookies, SECURE_COOKIE) ?? cookieValue(cookies, COOKIE);
    return token === null ? null : hashToken(token);
  }

  /** The guest whose cookie came with a request. */
  async find(cookies: string | undefined): Promise<Actor | null> {
    const hash = this.hashOf(cookies);
    if (hash === null) return null;
    const guest = await this.#storage.findGuest(hash);
    // Nobody waits for this, and what can't be noted now is noted the next time.
    if (guest !== null && this.#now() - (guest.seen ?? 0) >= SEEN_EVERY_MS) {
      this.#storage.house.seeGuest(guest.id, this.#now()).catch(() => {});
    }
    // Names of earlier servers may hold what is not let in today.
    return guest === null ? null : { guest: guest.id, name: cleanName(guest.name) || NAMELESS };
  }

  /** A new guest, and the cookie to send. */
  async create(name: string, secure: boolean): Promise<{ actor: Actor; cookie: string }> {
    const token = newToken();
    const id = randomBytes(12).toString('base64url');
    await this.#storage.createGuest({ id, name }, hashToken(token));
    return { actor: { guest: id, name }, cookie: cookieWith(token, secure) };
  }

  /** The cookies to send to someone who has come by TLS with one of the plain name: the same under the better name. */
  renewed(cookies: string | undefined): readonly string[] {
    const token = cookieValue(cookies, COOKIE);
    if (token === null) return [];
    const old = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`;
    return cookieValue(cookies, SECURE_COOKIE) === null ? [cookieWith(token, true), old] : [old];
  }

  /** This browser is one more device of somebody. */
  async enter(person: string, { secure, label, give }: Entrance): Promise<void> {
    const token = newToken();
    const id = randomBytes(12).toString('base64url');
    await this.#storage.addDevice(person, { id, label, since: this.#now(), tokenHash: hashToken(token) });
    give(cookieWith(token, secure));
  }

  /** This browser is nobody's device any more. */
  async leave({ actor, cookies }: Pick<Entrance, 'actor' | 'cookies'>): Promise<void> {
    if (actor === null) return;
    const hash = this.hashOf(cookies);
    const here = (await this.#storage.devicesOf(actor.guest)).find(({ tokenHash }) => tokenHash === hash);
    if (here !== undefined) await this.#storage.removeDevice(actor.guest, here.id);
  }

  async rename({ guest }: Actor, name: string): Promise<void> {
    await this.#storage.renameGuest(guest, name);
  }
}

function cookieWith(token: string, secure: boolean): string {
  const attributes = ['Path=/', `Max-Age=${A_YEAR_S}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  return [`${secure ? SECURE_COOKIE : COOKIE}=${token}`, ...attributes].join('; ');
}

function cookieValue(header: string | undefined, wanted: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === wanted && value !== undefined && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}
