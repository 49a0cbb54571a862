import { randomBytes } from 'node:crypto';
import { cleanName, NAMELESS } from '../names.ts';
import type { Storage } from '../storage/storage.ts';
import { type Actor, hashToken, newToken } from '../tables/decide.ts';

/**
 * Who someone is: a random token in a cookie, of which the server keeps only the hash. No sign-up; whoever has the cookie is
 * the guest. Behind TLS its name has the prefix with which browsers let nobody else set it, not even a neighbouring host.
 */
const COOKIE = 'bonebed';
const SECURE_COOKIE = `__Host-${COOKIE}`;
const A_YEAR_S = 31_536_000;

export class Guests {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The guest whose cookie came with a request. */
  async find(cookies: string | undefined): Promise<Actor | null> {
    const token = cookieValue(cookies, SECURE_COOKIE) ?? cookieValue(cookies, COOKIE);
    if (token === null) return null;
    const guest = await this.#storage.findGuest(hashToken(token));
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
