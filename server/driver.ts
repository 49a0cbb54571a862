import { setMaxListeners } from 'node:events';
import type { Json, Seat } from '@bonebed/kernel';
import type { BotPool } from './bots/pool.ts';
import type { Storage } from './storage/storage.ts';
import { Refusal } from './tables/decide.ts';
import { type HostedTable, LEASE_MS } from './tables/hosted.ts';
import type { Tables } from './tables/tables.ts';

/** How often each process looks for tables at which something is due. */
const LOOK_MS = 250;
/** How many it takes on at once. */
const CLAIMS = 32;

interface Needs {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly pool: BotPool;
  readonly instance: string;
  now(): number;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/**
 * Plays for those who are no people: lets bots answer and flags fall, once each, however many processes there are. A table
 * at which something is due is leased to one process; should that one die, another finds it when the lease is over. And
 * should two ever work at once, the log takes only one entry for each place.
 */
export class Driver {
  readonly #needs: Needs;
  readonly #driving = new Map<string, Promise<void>>();
  /** Tables that could not be driven; another look comes when their lease is over. */
  readonly #failed = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #stopped = new AbortController();

  constructor(needs: Needs) {
    this.#needs = needs;
    // As many bots think at once as there are tables.
    setMaxListeners(0, this.#stopped.signal);
  }

  start(): void {
    this.#timer = setInterval(() => this.#lookSoon(), LOOK_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#stopped.abort();
    await this.#looking;
    await Promise.all(this.#driving.values());
  }

  #lookSoon(): void {
    if (this.#looking !== null) return;
    this.#looking = this.look()
      .catch(error => this.#needs.onFault(error, { table: '', seq: 0 }))
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Takes on what is due now. Tests call it instead of waiting. */
  async look(): Promise<void> {
    const { storage, tables, instance } = this.#needs;
    const now = this.#needs.now();
    const ids = await storage.claimDue(now, { holder: instance, until: now + LEASE_MS }, CLAIMS);
    for (const id of ids) {
      try {
        const table = await tables.find(id);
        await table.checkClock();
        if (table.core.awaitedBots.length > 0) this.drive(table);
      } catch (error) {
        // One broken table must not keep the others waiting; its lease makes sure that it is not tried again at once.
        this.#needs.onFault(error, { table: id, seq: 0 });
      }
    }
  }

  /** Lets the bots at a table answer until it is a person's turn. */
  drive(table: HostedTable): Promise<void> {
    const known = this.#driving.get(table.id);
    if (known !== undefined) return known;
    const driving = this.#play(table)
      .catch(error => this.#needs.onFault(error, { table: table.id, seq: table.core.seq }))
      .finally(() => {
        this.#driving.delete(table.id);
        // A turn that came up between the last look and now.
        if (!this.#stopped.signal.aborted && table.core.awaitedBots.length > 0 && !this.#failed.has(table.id)) {
          this.drive(table);
        }
      });
    this.#driving.set(table.id, driving);
    return driving;
  }

  async #play(table: HostedTable): Promise<void> {
    this.#failed.add(table.id);
    while (!this.#stopped.signal.aborted) {
      const [seat] = table.core.awaitedBots;
      if (seat === undefined) break;
      await this.#answer(table, seat);
    }
    this.#failed.delete(table.id);
  }

  async #answer(table: HostedTable, seat: Seat): Promise<void> {
    const at = table.core.askTick;
    const text = await this.#think(table, seat);
    if (this.#stopped.signal.aborted) return;
    try {
      await table.botAnswers(seat, at, text);
    } catch (error) {
      // The table went on meanwhile (an undo, another process): look again at what is asked now.
      if (!(error instanceof Refusal) || !['stale', 'notNow', 'refused'].includes(error.code)) throw error;
      await table.catchUp();
    }
  }

  async #think(table: HostedTable, seat: Seat): Promise<string> {
    const { storage, instance, pool, tables } = this.#needs;
    const { core } = table;
    const { game, meta } = core;
    if (game === null) throw new Error('no game to think about');
    const { start, given } = game.situation();
    const { components } = await tables.shelf.open(meta.game, meta.edition);
    const renewing = setInterval(() => {
      storage.renewLease(table.stored.key, { holder: instance, until: this.#needs.now() + LEASE_MS }).catch(() => {});
    }, LEASE_MS / 3);
    try {
      return await pool.decide(
        {
          game: meta.game,
          edition: meta.edition,
          header: game.header,
          // A state is JSON by the kernel's contract.
          start: start as unknown as Json,
          given: given.map(({ seat: by, text, anew }) =>
            anew === undefined ? { seat: by, text } : { seat: by, text, anew },
          ),
          seat,
          level: core.seats[seat].level ?? meta.standIn,
          seed: `${game.header.seed}/${seat}/${core.seq}`,
        },
        components,
        this.#stopped.signal,
      );
    } catch (error) {
      if (this.#stopped.signal.aborted) return '';
      // A bot that failed must not hold up the people: any legal option will do.
      this.#needs.onFault(error, { table: table.id, seq: core.seq });
      return game.choices(seat)[0]?.text ?? '';
    } finally {
      clearInterval(renewing);
    }
  }
}
