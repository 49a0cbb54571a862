import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Change } from './storage.ts';

const CHANNEL = 'bonebed';
/** How soon a listener that has lost its connection tries again, and how often it checks that it has not lost it without a word. */
const RECONNECT_MS = 500;
const CHECK_MS = 10_000;

/** Text of a query that sends the notice in the given parameter, or expression. */
export function notify(payload: string): string {
  return `pg_notify('${CHANNEL}', ${payload})`;
}

/** Hears what all processes on a database tell each other, except what this one says itself. */
export class Notices {
  readonly #options: pg.ClientConfig;
  #self = newName();
  #listener: pg.Client | null = null;
  #closed = false;

  constructor(options: pg.ClientConfig) {
    this.#options = options;
  }

  /** Marks our own notices, which we need not hear. */
  get self(): string {
    return this.#self;
  }

  /** A write that we gave up on may be stored after all, later: its notice must then be heard like another process's. */
  forgetOwn(): void {
    this.#self = newName();
  }

  async listen(heard: (change: Change) => void): Promise<void> {
    const client = new pg.Client(this.#options);
    client.on('notification', ({ payload = '' }) => {
      const change = readNotice(payload, this.#self);
      if (change !== null) heard(change);
    });
    const checking = setInterval(() => client.query('select 1').catch(lose), CHECK_MS);
    checking.unref();
    let isLost = false;
    const drop = (): void => {
      isLost = true;
      clearInterval(checking);
      letGo(client);
    };
    const lose = (): void => {
      if (isLost) return;
      drop();
      this.#listenAgain(heard);
    };
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      drop();
      throw error;
    }
    this.#listener = client;
    if (this.#closed) drop();
  }

  /** Tries until it works: while the database is away, commands are refused as unavailable anyway. */
  #listenAgain(heard: (change: Change) => void): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.listen(heard).then(
        () => heard({ kind: 'gap' }),
        () => this.#listenAgain(heard),
      );
    }, RECONNECT_MS).unref();
  }

  close(): void {
    this.#closed = true;
    if (this.#listener !== null) letGo(this.#listener);
  }
}

function newName(): string {
  return randomBytes(8).toString('hex');
}

/** Ends a connection without waiting for a database that may not answer. */
function letGo(client: pg.Client): void {
  client.end().catch(() => {});
}

/** Reads a notice of a process like ours; other payloads on the channel are not for us. */
function readNotice(payload: string, self: string): Change | null {
  const { by, kind, table, seq, id, person } = fieldsOf(payload);
  if (by === self) return null;
  if (kind === 'signOut' && typeof person === 'string') return { kind, person };
  if (typeof table !== 'string') return null;
  if (kind === 'log' && typeof seq === 'number') return { kind, table, seq };
  if (kind === 'chat' && typeof id === 'number') return { kind, table, id };
  return null;
}

/** The fields of an object in JSON; none if it is something else. */
function fieldsOf(json: string): { readonly [field: string]: unknown } {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
