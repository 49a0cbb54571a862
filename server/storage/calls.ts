import { type CallWishes, DAY_MS, type Destination } from '@bonebed/protocol';
import type { Call, Wanted } from '../messages/wanted.ts';
import type { Lease, StoredTable } from './storage.ts';

/** How somebody can be reached. It belongs to a person, who may have several. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly destination: Destination;
  readonly wishes: CallWishes;
  readonly createdAt: number;
  /** Since when we know that whoever reads there wants it; null until then. */
  readonly confirmedAt: number | null;
  /** How often in a row nothing could be delivered. */
  readonly failures: number;
  /** Nothing is sent before. */
  readonly retryAt: number;
  /** Since when it is given up. */
  readonly stoppedAt: number | null;
}

/** Something that may have to be said by a channel about a table, and what has been said. */
export interface DueCall {
  readonly table: { readonly key: number; readonly id: string };
  readonly wanted: Wanted;
  /** The mark of what they know already. */
  readonly told: string | null;
  /** A message was sent, and they have not come since. */
  readonly isSilent: boolean;
  /** How often what is wanted has changed, and how often they have come: whoever settles the call must know whether it is the same. */
  readonly news: number;
  readonly visits: number;
}

export interface ClaimedCalls {
  readonly channel: Channel;
  readonly calls: readonly DueCall[];
}

/** What became of a due call: when to look at it again, and what they were told. */
export interface SettledCall {
  readonly call: DueCall;
  readonly due: number | null;
  /** Null: nothing was said. */
  readonly told: string | null;
}

/** What became of a channel with it. */
export type Reached =
  | { readonly is: 'well' }
  | { readonly is: 'failing'; readonly retryAt: number }
  | { readonly is: 'given up'; readonly at: number };

/** A call waits this long for a page that is just coming back, and for a slip that is taken back. */
export const GRACE_MS = 3000;

/** What nobody confirms is forgotten after this time, and so is what was said of tables that have been over for so long. */
export const FORGET_MS = { unconfirmed: 3 * DAY_MS, over: 30 * DAY_MS } as const;

/** The part of storage that knows how people can be reached, and whom to call to which table. Calls change together with the log. */
export interface CallStorage {
  /** Keeps a secret of the server under a name, unless there is one; gives the one that is kept. */
  keepKey(name: string, value: string): Promise<string>;
  addChannel(channel: Channel): Promise<void>;
  findChannel(id: string): Promise<Channel | null>;
  channelsOf(person: string): Promise<Channel[]>;
  /** How many channels to that place were made since then and are not confirmed. */
  askedOf(place: string, since: number): Promise<number>;
  updateChannel(channel: Channel): Promise<void>;
  removeChannel(id: string): Promise<void>;
  /** The people who can be reached; null where only the database knows. What a table wants of others need not be worked out. */
  readonly reachable: ReadonlySet<string> | null;
  /** What a table wants of people, apart from any entry of its log. */
  addCalls(table: StoredTable, calls: readonly Call[], now: number): Promise<void>;
  /** Somebody looks at the table, and knows what it wants; until then they are taken to be there. */
  come(key: number, person: string, now: number, until: number): Promise<void>;
  /** They look at it no longer; `seenAt` is when they last knew what it wants, null if nobody can tell. */
  go(key: number, person: string, seenAt: number | null): Promise<void>;
  /** Those who look at tables go on doing so. */
  stay(there: readonly { readonly key: number; readonly person: string }[], until: number): Promise<void>;
  /** Takes on some channels by which something is due to people who are not at the table. */
  claimCalls(now: number, lease: Lease, limit: number): Promise<ClaimedCalls[]>;
  renewCalls(channels: readonly string[], lease: Lease): Promise<void>;
  /** Notes what became of claimed calls, and lets go of the channel. */
  settleCalls(channel: string, settled: readonly SettledCall[], reached: Reached): Promise<void>;
  /** Forgets what is not needed any more. */
  sweepCalls(now: number): Promise<void>;
}

/** What a channel leads to, as it is compared: two channels to one address are known as such. */
export function placeOf(destination: Destination): string {
  switch (destination.by) {
    case 'push':
      return destination.endpoint;
    case 'mail':
      return destination.address.toLowerCase();
    case 'webhook':
      return destination.url;
  }
}

/** A call for one person, as storage writes it. */
export interface PersonCall {
  readonly person: string;
  readonly wanted: Wanted | null;
  readonly due: number | null;
  /** What they know already, because they are here. */
  readonly told: string | null;
}

export function personCalls(calls: readonly Call[], now: number): PersonCall[] {
  return calls.flatMap(({ guests, wanted, isHere }) => {
    const due = wanted === null ? null : now + (isHere ? 0 : GRACE_MS);
    const told = wanted !== null && isHere ? knownMark(wanted, now) : null;
    return guests.map(person => ({ person, wanted, due, told }));
  });
}

/** The mark of what somebody knows who has just seen what is wanted: of their deadline too, if it is near. */
function knownMark({ mark, warnAt }: Wanted, now: number): string {
  return warnAt !== null && warnAt <= now ? warned(mark) : mark;
}

/** The mark of an occasion whose deadline somebody was warned of. */
export function warned(mark: string): string {
  return `${mark}!`;
}

/** A row of a database. Both name their columns alike; what they keep as JSON, one gives as text and the other as a value. */
type Columns = { readonly [column: string]: unknown };

export function channelFrom(row: Columns, { destination, wishes }: Pick<Channel, 'destination' | 'wishes'>): Channel {
  return {
    id: String(row.id),
    person: String(row.person),
    destination,
    wishes,
    createdAt: Number(row.created),
    confirmedAt: numberOrNull(row.confirmed),
    failures: Number(row.failures),
    retryAt: Number(row.retry_at),
    stoppedAt: numberOrNull(row.stopped),
  };
}

export function dueCallFrom({ table_key, id, told, silent, news, visits }: Columns, wanted: Wanted): DueCall {
  return {
    table: { key: Number(table_key), id: String(id) },
    wanted,
    told: told === null ? null : String(told),
    isSilent: Number(silent) === 1,
    news: Number(news),
    visits: Number(visits),
  };
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
