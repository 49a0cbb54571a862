import { lookup as resolve } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Something could not be delivered. `isForGood`: it never will be there. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  readonly isForGood: boolean;

  constructor(message: string, isForGood = false) {
    super(message);
    this.isForGood = isForGood;
  }
}

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;

/** Addresses that lead to this machine, its own network, or nowhere: what is set apart for something else than the open net. */
const PRIVATE = listOf(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
    '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
);
/** Of the new kind only what is given out for the open net is let through, without what stands there for other nets. */
const OPEN = listOf('ipv6', '2000::/3');
const SET_APART = listOf('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20');

function listOf(kind: 'ipv4' | 'ipv6', networks: string): BlockList {
  const list = new BlockList();
  for (const network of networks.split(' ')) {
    const [address, bits] = network.split('/');
    list.addSubnet(address, Number(bits), kind);
  }
  return list;
}

/** Whether an address is none that strangers may make us talk to. */
export function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return PRIVATE.check(address, 'ipv4');
  return !OPEN.check(address, 'ipv6') || SET_APART.check(address, 'ipv6');
}

const REFUSED = 'it leads into a private network';

/** Where nothing may go. */
export interface Borders {
  isClosed(address: string): boolean;
  /** Whether it may go by plain HTTP. */
  readonly mayBePlain: boolean;
}

/** What strangers may make us talk to; or, if the host wants that, everything. */
export function bordersFor(mayPrivate: boolean): Borders {
  return mayPrivate ? { isClosed: () => false, mayBePlain: true } : { isClosed: isPrivate, mayBePlain: false };
}

/** Sends things to addresses that strangers have given. */
export class Post {
  readonly #borders: Borders;

  constructor(borders: Borders) {
    this.#borders = borders;
  }

  /** Resolves names, and refuses those that lead to where nothing may go: what is looked at is the address that is then connected to. */
  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const isClosed = addresses.some(({ address }) => this.#borders.isClosed(address));
      if (isClosed) return callback(new Undelivered(REFUSED, true), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0].address, addresses[0].family);
    });
  };

  /** Why nothing can be sent there, as far as the address tells; null if it can be tried. */
  faultOf(address: string): string | null {
    if (!URL.canParse(address)) return 'it is not an address like https://example.org/…';
    const { protocol, hostname, username, password } = new URL(address);
    if (protocol !== 'https:' && !(protocol === 'http:' && this.#borders.mayBePlain))
      return 'it must begin with https://';
    if (username !== '' || password !== '') return 'it has a name or a password in it';
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && this.#borders.isClosed(literal)) return REFUSED;
    return null;
  }

  /** Posts it, also where that leads elsewhere: each place on the way is looked at. Resolves when it was taken. */
  async send(address: string, letter: Letter): Promise<void> {
    let place = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const fault = this.faultOf(place);
      if (fault !== null) throw new Undelivered(fault, true);
      const { status, location } = await this.#once(place, letter);
      if (status >= 200 && status < 300) return;
      if (status < 300 || status >= 400 || location === undefined) {
        throw new Undelivered(`the answer was ${status}`, status === 404 || status === 410);
      }
      place = URL.canParse(location, place) ? new URL(location, place).href : location;
    }
    throw new Undelivered('it leads from place to place', true);
  }

  #once(address: string, { headers, body }: Letter): Promise<{ status: number; location: string | undefined }> {
    const url = new URL(address);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: this.#lookup,
      });
      sent.on('error', error => reject(error instanceof Undelivered ? error : new Undelivered(reasonOf(error))));
      sent.on('response', response => {
        // What it says is of no interest.
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      });
      sent.end(body);
    });
  }
}

function reasonOf(error: Error): string {
  return 'code' in error ? `it could not be reached (${error.code})` : 'it could not be reached';
}
