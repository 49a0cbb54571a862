import { randomBytes } from 'node:crypto';
import { cleanName, NAMELESS } from '../names.ts';
import type { Storage } from '../storage/storage.ts';
import { type Actor, hashToken, newToken } from '../tables/decide.ts';

/**
 * Who someone is: a random token in a cookie, of which the server keeps only the hash. No sign-up; whoever has the cookie is
 * the guest.
 */
const COOKIE = 'bonebed';
const A_YEAR_S = 31_536_000;

export class Guests {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The guest whose cookie came with a request. */
  async find(cookies: string | undefined): Promise<Actor | null> {
    const token = cookieValue(cookies);
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
    const attributes = ['Path=/', `Max-Age=${A_YEAR_S}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
    return { actor: { guest: id, name }, cookie: [`${COOKIE}=${token}`, ...attributes].join('; ') };
  }

  async rename({ guest }: Actor, name: string): Promise<void> {
    await this.#storage.renameGuest(guest, name);
  }
}

function cookieValue(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=');
    if (name === COOKIE && value !== undefined && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}
