import type { Json, Seat, Table, Terms } from '@bonebed/kernel';
import type { BotJob } from './bots/job.ts';
import { type BotPool, type Decided, PATIENCE_MS } from './bots/pool.ts';
import type { Metrics } from './metrics.ts';
import type { Storage } from './storage/storage.ts';
import { CommandError } from './tables/command-error.ts';
import type { TableCore } from './tables/core.ts';
import type { HostedTable } from './tables/hosted.ts';
import { LEASE_MS } from './tables/ledger.ts';
import type { Tables } from './tables/tables.ts';

/** How often each process looks for tables at which something is due. */
const LOOK_MS = 250;
/** How long it waits after a look that failed: a database that is away is not to be asked all the time. */
const REST_MS = 1000;
/** How many it takes on at once. */
const CLAIMS = 32;

/** What happens at a table between two turns of people. */
interface Run {
  /** How long its bots may still wait for their turns to think: all of them no longer than one does. */
  patienceMs: number;
  /** Whose bots had no time to think. This stays set until the end of the run, so that it is not announced with every answer. */
  readonly hurried: Set<Seat>;
}

/** A bot that thinks about an ask. */
interface Thought {
  readonly table: HostedTable;
  readonly seat: Seat;
  readonly at: number;
  readonly gone: AbortController;
}

interface Needs {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly pool: Pick<BotPool, 'decide'>;
  readonly metrics: Pick<Metrics, 'time'>;
  readonly instance: string;
  /** Nothing is to happen at any table. */
  isReadOnly(): boolean;
  now(): number;
  onFault(error: unknown, context: { readonly table: string; readonly seq: number }): void;
}

/**
 * Makes the moves that nobody sends: bots answer and clocks run out, exactly once however many processes there are. A table at
 * which something is due is leased to one process. If that process dies, another takes the table over when the lease ends; and if
 * two ever work on it at once, the log accepts only one entry for each place.
 */
export class Driver {
  readonly #needs: Needs;
  readonly #driving = new Map<string, Promise<void>>();
  /** Tables that could not be driven; another look comes when their lease is over. */
  readonly #failed = new Set<string>();
  /** By table: its bots think one after the other. */
  readonly #thoughts = new Map<string, Thought>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #restsUntil = 0;
  #isStopped = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#dropThoughts();
      this.#lookSoon();
    }, LOOK_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#isStopped = true;
    this.#dropThoughts();
    await this.#looking;
    await Promise.all(this.#driving.values());
  }

  #lookSoon(): void {
    if (this.#looking !== null || performance.now() < this.#restsUntil) return;
    this.#looking = this.look()
      .catch(error => {
        this.#restsUntil = performance.now() + REST_MS;
        this.#needs.onFault(error, { table: '', seq: 0 });
      })
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Takes on what is due now. Tests call it instead of waiting. */
  async look(): Promise<void> {
    const { storage, tables, instance, isReadOnly } = this.#needs;
    if (isReadOnly()) return;
    const now = this.#needs.now();
    const lease = { holder: instance, until: now + LEASE_MS };
    const ids = await storage.claimDue(now, lease, CLAIMS, tables.shelf.rules);
    for (const id of ids) {
      if (this.#isStopped) return;
      try {
        const table = await tables.find(id);
        await table.checkClock();
        if (table.told.awaitedBots.length > 0) this.drive(table);
      } catch (error) {
        // One broken table must not keep the others waiting; its lease makes sure that it is not tried again at once.
        this.#needs.onFault(error, { table: id, seq: 0 });
      }
    }
  }

  /** Lets the bots at a table answer until it is a person's turn. */
  drive(table: HostedTable): Promise<void> {
    const known = this.#driving.get(table.id);
    if (known !== undefined) {
      this.#dropIfGone(this.#thoughts.get(table.id));
      return known;
    }
    const driving = this.#play(table)
      .catch(error => this.#needs.onFault(error, { table: table.id, seq: table.told.tick }))
      .finally(() => {
        this.#driving.delete(table.id);
        // A turn that came up between the last look and now.
        if (!this.#isStopped && table.told.awaitedBots.length > 0 && !this.#failed.has(table.id)) {
          this.drive(table);
        }
      });
    this.#driving.set(table.id, driving);
    return driving;
  }

  async #play(table: HostedTable): Promise<void> {
    this.#failed.add(table.id);
    const run: Run = { patienceMs: PATIENCE_MS, hurried: new Set() };
    while (!this.#isStopped) {
      // The table stays marked as one that could not be driven; a later look finds it.
      if (this.#needs.isReadOnly()) return;
      const [seat] = table.told.awaitedBots;
      if (seat === undefined) break;
      await this.#answer(table, seat, run);
    }
    this.#failed.delete(table.id);
  }

  async #answer(table: HostedTable, seat: Seat, run: Run): Promise<void> {
    const thought: Thought = { table, seat, at: table.told.askTick, gone: new AbortController() };
    this.#thoughts.set(table.id, thought);
    const decided = await this.#think(thought, run.patienceMs).finally(() => this.#thoughts.delete(table.id));
    if (decided === null || this.#isStopped) return;
    run.patienceMs = Math.max(0, run.patienceMs - decided.waitedMs);
    if (decided.isHurried) run.hurried.add(seat);
    try {
      await table.botAnswers(seat, thought.at, { ...decided, isHurried: run.hurried.has(seat) });
    } catch (error) {
      // The table went on meanwhile (an undo, another process): look again at what is asked now.
      if (!(error instanceof CommandError) || !['stale', 'notNow', 'refused'].includes(error.code)) throw error;
      await table.catchUp();
    }
  }

  #dropThoughts(): void {
    for (const thought of this.#thoughts.values()) this.#dropIfGone(thought);
  }

  /** Gives up what is not asked any more: an answer was taken back, someone came back, the server stops. */
  #dropIfGone(thought: Thought | undefined): void {
    if (thought === undefined) return;
    const { askTick, awaitedBots } = thought.table.told;
    if (this.#isStopped || thought.at !== askTick || !awaitedBots.includes(thought.seat)) thought.gone.abort();
  }

  /** What the bot decides; null if nobody waits for it any more. */
  async #think({ table, seat, at, gone }: Thought, patienceMs: number): Promise<Decided | null> {
    const { storage, instance, pool, tables, metrics } = this.#needs;
    const job = await table.read(core => (core.askTick === at ? botJob(core, seat) : null));
    if (job === null) return null;
    const { components } = await tables.shelf.open(job.game, job.edition, job.header.version);
    const renewing = setInterval(() => {
      storage.renewLease(table.stored.key, { holder: instance, until: this.#needs.now() + LEASE_MS }).catch(() => {});
    }, LEASE_MS / 3);
    const began = performance.now();
    try {
      // Tables of earlier servers don't know who made them.
      const asker = { person: table.stored.meta.createdBy ?? table.id, table: table.id };
      return await pool.decide(job, components, asker, { signal: gone.signal, patienceMs });
    } catch (error) {
      if (gone.signal.aborted) return null;
      // A bot that failed must not hold up the people: any legal option will do.
      this.#needs.onFault(error, { table: table.id, seq: table.told.tick });
      const text = await table.read(({ game }) => game?.choices(seat)[0]?.text ?? '');
      return { text, isHurried: false, waitedMs: 0 };
    } finally {
      const labels = `game="${job.game}",level="${job.level}"`;
      metrics.time('bonebed_bot_seconds', (performance.now() - began) / 1000, labels);
      clearInterval(renewing);
    }
  }
}

/** What a bot has to think about. */
function botJob({ game, meta, seats, standIn, seq }: TableCore, seat: Seat): BotJob {
  if (game === null) throw new Error('no game to think about');
  const { start, given } = game.situation();
  return {
    game: meta.game,
    edition: meta.edition,
    header: game.header,
    // A state is JSON by the kernel's contract.
    start: start as unknown as Json,
    given: given.map(({ seat: by, text, anew }) =>
      anew === undefined ? { seat: by, text } : { seat: by, text, anew },
    ),
    seat,
    level: seats[seat].level ?? standIn,
    // Whoever plays the same deal and does the same meets the same bots, also where others answer at the same time.
    seed: `${game.header.seed}/${seat}/${meta.chance === 'byTurn' ? closedAnswers(game) : seq}`,
  };
}

/** How many answers had been given when this was asked. */
function closedAnswers({ length, pending }: Table<Terms>): number {
  return pending === null ? length : length - (pending.asked.length - pending.waiting.length);
}
