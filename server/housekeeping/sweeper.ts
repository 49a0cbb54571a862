import { setImmediate as nextTurn } from 'node:timers/promises';
import { HOUR_MS } from '@bonebed/protocol';
import type { Call } from '../messages/wanted.ts';
import { fadingCalls } from '../messages/wanted.ts';
import type { HouseStorage, Stale, StaleTable } from '../storage/housekeeping.ts';
import type { Surroundings } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import { before, type Lifetimes, warningMs } from './lifetimes.ts';

const EVERY_MS = 24 * HOUR_MS;
/** How often a process looks whether it is time. */
const LOOK_MS = HOUR_MS;
/** How long one process has for it; after that others think that it died. */
const LEASE_MS = HOUR_MS;
/** How many are looked up at a time: nobody waits for more than one of them. */
const STEP = 50;

/** What was done, or would be. */
export interface Swept {
  readonly lobbies: number;
  readonly unfinished: number;
  /** Games whose people were told that they will go. */
  readonly warned: number;
  readonly finished: number;
  /** Games of which only the record is left from now on. */
  readonly shrunk: number;
  readonly guests: number;
  readonly editions: number;
  readonly reports: number;
  readonly deals: number;
}

interface Needs extends Pick<Surroundings, 'storage' | 'instance' | 'now' | 'onFault'> {
  readonly tables: Tables;
  readonly lifetimes: Lifetimes;
}

/** Lets go of what has outlived its time: once a day, one process of all that share a database, in small steps. */
export class Sweeper {
  readonly #needs: Needs;
  readonly #house: HouseStorage;
  #lookedAt: number;
  #isStopped = false;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#house = needs.storage.house;
    this.#lookedAt = Number.NEGATIVE_INFINITY;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Called every few seconds: sweeps if nobody has for a day. Null if it is not time. */
  async look(): Promise<Swept | null> {
    const now = this.#needs.now();
    if (now - this.#lookedAt < LOOK_MS) return null;
    this.#lookedAt = now;
    const lease = { holder: this.#needs.instance, until: now + LEASE_MS };
    if (!(await this.#house.claimChore('sweep', now, EVERY_MS, lease))) return null;
    const swept = await this.sweep();
    if (!this.#isStopped) await this.#house.finishChore('sweep', now);
    return swept;
  }

  async sweep(): Promise<Swept> {
    const { lifetimes } = this.#needs;
    return {
      lobbies: await this.#removeTables('lobbies', lifetimes.lobbies),
      unfinished: await this.#removeTables('unfinished', lifetimes.unfinished),
      warned: await this.#warn(),
      finished: await this.#removeTables('finished', lifetimes.finished),
      shrunk: await this.#each('whole', before(lifetimes.logs, this.#needs.now()), table => this.#shrink(table)),
      guests: await this.#remove(lifetimes.guests, (since, now) => this.#house.removeGuests(since, now, STEP)),
      editions: await this.#remove(lifetimes.editions, (since, now) => this.#house.removeEditions(since, now, STEP)),
      reports: await this.#remove(lifetimes.reports, since => this.#house.removeReports(since, STEP)),
      deals: await this.#remove(lifetimes.deals, (since, now) => this.#house.removeDeals(since, now, STEP)),
    };
  }

  #removeTables(stale: Stale, days: number): Promise<number> {
    const since = before(days, this.#needs.now());
    return this.#each(stale, since, async ({ key, id }) => {
      const { tables } = this.#needs;
      // Somebody looks at it, without doing anything: that is somebody.
      if (tables.isWatched(id) || (await this.#isElsewhere(key))) return false;
      if (!(await this.#house.removeTable(key, since ?? 0))) return false;
      tables.forget(id);
      return true;
    });
  }

  /** Whether it is in the memory of another process, for somebody. */
  async #isElsewhere(key: number): Promise<boolean> {
    const { storage, instance } = this.#needs;
    return ((await storage.homes?.elsewhere([key], instance)) ?? []).length > 0;
  }

  async #warn(): Promise<number> {
    const { lifetimes, tables, storage } = this.#needs;
    const now = this.#needs.now();
    const goesAt = now + warningMs(lifetimes);
    const since = lifetimes.unfinished === 0 ? null : goesAt - lifetimes.unfinished * EVERY_MS;
    return this.#each('fading', since, async ({ key, id }) => {
      const table = await tables.find(id);
      const calls: Call[] = await table.read(core => fadingCalls(core, now, goesAt));
      await storage.addCalls(table.stored, calls, now);
      await this.#house.noteWarned(key, goesAt);
      return true;
    });
  }

  async #shrink({ id }: StaleTable): Promise<boolean> {
    const { tables } = this.#needs;
    const table = await tables.find(id);
    // A copy: the table goes on changing.
    const { seq, entry } = await table.read(core => ({ seq: core.seq, entry: structuredClone(core.shrunk) }));
    await this.#house.shrinkTable(table.stored, seq, entry, this.#needs.now());
    return true;
  }

  /** Does something with all such tables, one after the other; gives with how many it was done. One that fails keeps nobody else. */
  async #each(stale: Stale, since: number | null, work: (table: StaleTable) => Promise<boolean>): Promise<number> {
    if (since === null) return 0;
    const failed = new Set<string>();
    let count = 0;
    while (!this.#isStopped) {
      const found = await this.#house.staleTables(stale, { before: since, now: this.#needs.now() }, STEP + failed.size);
      const next = found.filter(({ id }) => !failed.has(id));
      if (next.length === 0) break;
      for (const table of next) {
        await nextTurn();
        const isDone = await work(table).catch(error => {
          this.#needs.onFault(error, { table: table.id, seq: 0 });
          return false;
        });
        if (isDone) count += 1;
        else failed.add(table.id);
      }
    }
    return count;
  }

  async #remove(days: number, some: (since: number, now: number) => Promise<number>): Promise<number> {
    const now = this.#needs.now();
    const since = before(days, now);
    if (since === null) return 0;
    let count = 0;
    for (let removed = STEP; removed === STEP && !this.#isStopped; ) {
      removed = await some(since, now);
      count += removed;
      await nextTurn();
    }
    return count;
  }
}

type Counting = Pick<HouseStorage, 'countStale' | 'countGuests' | 'countEditions' | 'countReports' | 'countDeals'>;

/** What a sweep would do now. */
export async function previewSweep(house: Counting, lifetimes: Lifetimes, now: number): Promise<Swept> {
  const count = async (days: number, counted: (since: number) => Promise<number>): Promise<number> => {
    const since = before(days, now);
    return since === null ? 0 : counted(since);
  };
  const stale = (what: Stale, days: number, lessMs = 0) =>
    count(days, since => house.countStale(what, { before: since + lessMs, now }));
  return {
    lobbies: await stale('lobbies', lifetimes.lobbies),
    unfinished: await stale('unfinished', lifetimes.unfinished),
    warned: await stale('fading', lifetimes.unfinished, warningMs(lifetimes)),
    finished: await stale('finished', lifetimes.finished),
    shrunk: await stale('whole', lifetimes.logs),
    guests: await count(lifetimes.guests, since => house.countGuests(since)),
    editions: await count(lifetimes.editions, since => house.countEditions(since)),
    reports: await count(lifetimes.reports, since => house.countReports(since)),
    deals: await count(lifetimes.deals, since => house.countDeals(since)),
  };
}
