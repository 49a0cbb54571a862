import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Place } from '../http/metrics.ts';
import type { HomeStorage, Peer } from '../storage/homes.ts';
import type { Tables } from '../tables/tables.ts';
import { Forward } from './forward.ts';
import { Homes } from './homes.ts';
import { type Inner, isSentOn, serveInner } from './inner.ts';

/** How many processes are tried for one table: the first may have died, and the next have taken it over. */
const ATTEMPTS = 3;

interface Needs {
  readonly storage: HomeStorage;
  readonly instance: string;
  /** Where to listen for the others. */
  readonly place: Place;
  rules(): readonly string[];
  onRequest(request: IncomingMessage, response: ServerResponse): void;
  onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  onFault(error: unknown): void;
}

/** The processes that share a database with this one, each at home to some of the tables. */
export class Peers {
  readonly #needs: Needs;
  readonly #inner: Inner;
  readonly #homes: Homes;
  readonly #forward: Forward;

  private constructor(needs: Needs, inner: Inner, homes: Homes, forward: Forward) {
    this.#needs = needs;
    this.#inner = inner;
    this.#homes = homes;
    this.#forward = forward;
  }

  /** Resolves when the others know of this process. */
  static async meet(needs: Needs): Promise<Peers> {
    const forward = new Forward();
    const { storage, instance, rules, onFault, onRequest, onUpgrade } = needs;
    let secret = '';
    const inner = await serveInner({ place: needs.place, secret: () => secret, onRequest, onUpgrade });
    const onLost = (peer: string): void => forward.cut(peer);
    const homes = new Homes({ storage, instance, place: inner.place, rules, onLost, onFault });
    secret = homes.secret;
    await homes.start().catch(error => {
      inner.close();
      throw error;
    });
    return new Peers(needs, inner, homes, forward);
  }

  /** How many people are somewhere else through this process. */
  get sentOn(): number {
    return this.#forward.open;
  }

  /** Sends a socket on to the process at which its table is at home; false: it is for this one. */
  sendSocket(table: string, address: string, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<boolean> {
    if (isSentOn(request)) return Promise.resolve(false);
    return this.#sendOn(table, peer => this.#forward.socket(peer, address, request, stream, head));
  }

  /** The same for a request. */
  sendRequest(table: string, address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (isSentOn(request)) return Promise.resolve(false);
    return this.#sendOn(table, peer => this.#forward.request(peer, address, request, response));
  }

  /** Whoever does not answer loses the table. Where the database can't tell, it is played here: the log sees to the rest. */
  async #sendOn(table: string, send: (peer: Peer) => Promise<boolean>): Promise<boolean> {
    try {
      let elsewhere = await this.#homes.find(table);
      for (let attempt = 0; elsewhere !== null && attempt < ATTEMPTS; attempt++) {
        if (await send(elsewhere.peer)) return true;
        elsewhere = await this.#homes.takeOver(table, elsewhere);
      }
    } catch (error) {
      this.#needs.onFault(error);
    }
    return false;
  }

  /** A newer server has gone on with this table: it is never at home here. */
  leaveToNewer(table: string): void {
    this.#homes.leaveToNewer(table).catch(this.#needs.onFault);
  }

  /**
   * Tables that nobody needs here any more are at home nowhere. Those that are at home elsewhere by now (the database was away, this process was
   * thought to be dead) are let go: their people come again, and are sent on.
   */
  async sweep(tables: Tables): Promise<void> {
    await this.#homes.sweep(id => tables.has(id));
    const watched = new Map(tables.watched.map(({ id, stored: { key } }) => [key, id]));
    for (const { home, peer } of await this.#homes.elsewhere([...watched.keys()])) {
      const id = watched.get(home.key);
      if (id !== undefined && (await this.#forward.reaches(peer))) tables.shut(id);
    }
  }

  /** From now on nobody is sent here. */
  leave(): Promise<void> {
    return this.#homes.stop();
  }

  close(): void {
    this.#forward.close();
    this.#inner.close();
  }
}
