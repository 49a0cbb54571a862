import type { ServerMessage } from '@bonebed/protocol';
import { CommandError } from '../tables/command-error.ts';
import type { TableCore } from '../tables/core.ts';
import type { Actor } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import type { BotJob } from './job.ts';
import { jobAt } from './job-at.ts';
import type { BotPool } from './pool.ts';

/** Who gives the hints: quick enough for somebody who waits. */
const LEVEL = 'search';

/** Hints at tables that were made so: what a bot would do in place of a person, from what that person may know. */
export class Hints {
  readonly #pool: Pick<BotPool, 'decide'>;
  readonly #tables: Tables;
  /** Who waits for one: each person for one at a time. */
  readonly #waiting = new Set<string>();

  constructor(pool: Pick<BotPool, 'decide'>, tables: Tables) {
    this.#pool = pool;
    this.#tables = tables;
  }

  async ask(table: HostedTable, { guest }: Actor, askId: number): Promise<ServerMessage> {
    if (this.#waiting.has(guest)) throw new CommandError('tooFast', 'you wait for a hint already');
    this.#waiting.add(guest);
    try {
      const job = await table.read(core => hintJob(core, guest, askId));
      const { components } = await this.#tables.shelf.open(job.game, job.edition, job.header.version);
      const { advice } = await this.#pool.decide(job, components, { person: guest, table: table.id });
      if (advice === undefined) throw new Error('a bot gave no reasons');
      return { type: 'hint', askId, advice };
    } finally {
      this.#waiting.delete(guest);
    }
  }
}

function hintJob(core: TableCore, guest: string, askId: number): BotJob {
  const { meta, game, askTick } = core;
  if (meta.hints !== true) throw new CommandError('forbidden', 'this table was made without hints');
  const seat = core.seatOf(guest);
  if (seat === null) throw new CommandError('notSeated', 'you have no seat at this table');
  if (askId !== askTick || !(game?.pending?.waiting.includes(seat) ?? false)) {
    throw new CommandError('stale', `the table is at ${askTick}`);
  }
  return { ...jobAt(core, seat), level: LEVEL, isHint: true };
}
