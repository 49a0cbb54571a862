import { MINUTE_MS } from '@bonebed/protocol';
import type { Channel, ClaimedCalls, DueCall, Reached, SettledCall } from '../storage/calls.ts';
import { warned } from '../storage/calls.ts';
import type { Storage } from '../storage/storage.ts';
import type { Couriers, Delivery } from './couriers.ts';
import { type Verdict, verdictOn } from './verdict.ts';
import { sayingOf } from './words.ts';

/** How often each process looks for people who are to be called. */
const LOOK_MS = 1000;
/** How long it waits after a look that failed. */
const REST_MS = 5000;
/** How many channels it takes on at once. */
const CLAIMS = 32;
/** How long a channel is kept before others may think that this process died. */
const CALL_LEASE_MS = 6000;

/** The pauses before something that could not be delivered is tried again; after the last it is given up. */
const PAUSES_MS = [0.5, 2, 10, 30, 60, 120, 240, 480, 720, 1440].map(minutes => minutes * MINUTE_MS);

interface Needs {
  readonly storage: Storage;
  readonly couriers: Couriers;
  readonly instance: string;
  isReadOnly(): boolean;
  now(): number;
  count(metric: string): void;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/**
 * Calls people to their tables. What is to be said lies in storage, and changes there together with the tables' logs; a channel by which
 * something is due is leased to one process, and to another if that one dies. What was said is noted once it was taken. Should the process end
 * just between the two, it is said again, and a mail has the same Message-ID then.
 */
export class Caller {
  readonly #needs: Needs;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #restsUntil = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    this.#timer = setInterval(() => this.#lookSoon(), LOOK_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    await this.#looking;
    this.#needs.couriers.close();
  }

  #lookSoon(): void {
    if (this.#looking !== null || performance.now() < this.#restsUntil || this.#needs.isReadOnly()) return;
    this.#looking = this.#lookOn()
      .catch(error => {
        this.#restsUntil = performance.now() + REST_MS;
        this.#needs.onFault(error, { table: '', seq: 0 });
      })
      .finally(() => {
        this.#looking = null;
      });
  }

  /** As long as there is much to say it does not wait for the next look. */
  async #lookOn(): Promise<void> {
    while ((await this.look()) === CLAIMS && this.#timer !== null);
  }

  /** Says what is due now, and gives how many channels it was for. Tests call it instead of waiting. */
  async look(): Promise<number> {
    const { storage, instance } = this.#needs;
    const lease = () => ({ holder: instance, until: this.#needs.now() + CALL_LEASE_MS });
    const claimed = await storage.claimCalls(this.#needs.now(), lease(), CLAIMS);
    if (claimed.length === 0) return 0;
    const ids = claimed.map(({ channel }) => channel.id);
    const renewing = setInterval(() => {
      storage.renewCalls(ids, lease()).catch(() => {});
    }, CALL_LEASE_MS / 3);
    try {
      await Promise.all(claimed.map(one => this.#call(one)));
    } finally {
      clearInterval(renewing);
    }
    return claimed.length;
  }

  async #call({ channel, calls }: ClaimedCalls): Promise<void> {
    const { storage, couriers } = this.#needs;
    const now = this.#needs.now();
    const judged = calls.map(call => ({ call, verdict: verdictOn(call, channel.wishes, now) }));
    const said = judged.filter(({ verdict }) => verdict.say !== null);
    const sayings = said.flatMap(({ call, verdict }) => sayingsOf(call, verdict, channel, now));
    let delivery: Delivery = { delivered: 0, fault: null };
    if (sayings.length > 0) delivery = await couriers.deliver(channel, sayings, now);
    const { delivered, fault } = delivery;
    this.#count(channel, delivery);
    const unsaid = judged.filter(({ verdict }) => verdict.say === null);
    const settled = [...unsaid, ...said.slice(0, delivered)].map(({ call, verdict }) => settle(call, verdict));
    if (fault?.isForGood && channel.destination.by === 'push') await storage.removeChannel(channel.id);
    else await storage.settleCalls(channel.id, settled, this.#reached(channel, delivery, now));
  }

  #count({ destination: { by } }: Channel, { delivered, fault }: Delivery): void {
    for (let n = 0; n < delivered; n++) this.#needs.count(`by="${by}",result="delivered"`);
    if (fault !== null) this.#needs.count(`by="${by}",result="failed"`);
  }

  #reached({ failures }: Channel, { fault }: Delivery, now: number): Reached {
    if (fault === null) return { is: 'well' };
    if (fault.isForGood || failures >= PAUSES_MS.length) return { is: 'given up', at: now };
    return { is: 'failing', retryAt: now + PAUSES_MS[failures] };
  }
}

function sayingsOf({ wanted, table }: DueCall, { say }: Verdict, { wishes }: Channel, now: number) {
  return say === null ? [] : [sayingOf({ kind: say, wanted, table: table.id }, wishes, now)];
}

function settle(call: DueCall, { say, due }: Verdict): SettledCall {
  const { mark } = call.wanted;
  if (say === null) return { call, due, told: null };
  return { call, due, told: say === 'deadline' ? warned(mark) : mark };
}
