import { BadInput } from '@bonebed/kernel';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PeopleStorage, Way } from '../storage/people.ts';
import { CommandError } from '../tables/command-error.ts';
import { hashToken, newToken } from '../tables/tokens.ts';

/** How long a browser may take to ask its owner. */
const CHALLENGE_MS = 5 * 60_000;

/** What a passkey is checked with. */
interface Detail {
  readonly publicKey: string;
  readonly counter: number;
  readonly label: string;
}

/** The page that asks, which its server has found to be one of its own. */
export interface PasskeySite {
  readonly origin: string;
  /** The name that passkeys are for. */
  readonly host: string;
}

/** Passkeys, made and checked. The library is loaded with the first of them. */
export class Passkeys {
  readonly #storage: PeopleStorage;
  readonly #now: () => number;

  constructor(storage: PeopleStorage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** What a browser needs to make one. */
  async beginMaking(person: string, name: string, { host }: PasskeySite): Promise<unknown> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const known = (await this.#storage.waysOf(person)).filter(({ kind }) => kind === 'passkey');
    return generateRegistrationOptions({
      rpName: 'Bonebed',
      rpID: host,
      userName: name,
      userID: new TextEncoder().encode(person),
      challenge: await this.#challenge(`make ${person}`),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ key }) => ({ id: key })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** The passkey that a browser has made. */
  async make(person: string, response: unknown, site: PasskeySite, label: string): Promise<Way> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo } = await checked(
      verifyRegistrationResponse({
        // Whatever it is: the library looks at every part of it.
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge => this.#isOurs(challenge, `make ${person}`),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw refused();
    const { id, publicKey, counter } = registrationInfo.credential;
    const detail: Detail = { publicKey: Buffer.from(publicKey).toString('base64url'), counter, label };
    return { kind: 'passkey', key: id, person, detail: JSON.stringify(detail), since: this.#now() };
  }

  async beginSigningIn({ host }: PasskeySite): Promise<unknown> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const challenge = await this.#challenge('sign in');
    return generateAuthenticationOptions({
      rpID: host,
      challenge,
      timeout: CHALLENGE_MS,
      userVerification: 'preferred',
    });
  }

  /** Whose passkey has answered. */
  async signIn(response: unknown, site: PasskeySite): Promise<string> {
    const id: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, 'id') : null;
    if (typeof id !== 'string') throw new BadInput('badMessage', 'response', 'expected what a passkey answers');
    const way = await this.#storage.findWay('passkey', id);
    if (way === null) throw refused();
    const detail = detailOf(way);
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await checked(
      verifyAuthenticationResponse({
        // Whatever it is: the library looks at every part of it.
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge => this.#isOurs(challenge, 'sign in'),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: { id, publicKey: Buffer.from(detail.publicKey, 'base64url'), counter: detail.counter },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw refused();
    const counter = authenticationInfo.newCounter;
    await this.#storage.updateWay({ ...way, detail: JSON.stringify({ ...detail, counter }) });
    return way.person;
  }

  async #challenge(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const token = newToken();
    await this.#storage.keepTicket({
      ...{ kind: 'challenge', hash: hashToken(token), value: purpose },
      until: this.#now() + CHALLENGE_MS,
    });
    return new Uint8Array(Buffer.from(token, 'base64url'));
  }

  /** A challenge is good once, whatever becomes of it. */
  async #isOurs(challenge: string, purpose: string): Promise<boolean> {
    return (await this.#storage.takeTicket('challenge', hashToken(challenge), this.#now())) === purpose;
  }
}

export function passkeyLabel(way: Way): string {
  return detailOf(way).label;
}

function detailOf({ detail }: Way): Detail {
  // It is what `make` has stored.
  return JSON.parse(detail) as Detail;
}

/** What the library has against an answer is the fault of whoever sent it. */
async function checked<V>(checking: Promise<V>): Promise<V> {
  try {
    return await checking;
  } catch {
    throw refused();
  }
}

function refused(): CommandError {
  return new CommandError('forbidden', 'this passkey opens nothing here');
}
