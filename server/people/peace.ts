import { randomBytes } from 'node:crypto';
import type { Seat } from '@bonebed/kernel';
import type { Distance, DistanceAct } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { TableCore } from '../tables/core.ts';
import type { Actor } from '../tables/decide.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { checkEntry } from '../tables/lobby.ts';

interface Needs {
  readonly storage: Storage;
  now(): number;
}

/** What is kept of a report beside who made it, about whom and where. */
export interface ReportDetail {
  readonly game: string;
  readonly seat: Seat;
  readonly names: readonly (string | null)[];
  readonly words: string;
  readonly lines: readonly {
    readonly id: number;
    readonly at: number;
    readonly seat: Seat;
    readonly name: string;
    readonly text: string;
  }[];
}

/** What people can do about each other at a table: not hear somebody, not meet them again, tell whoever runs the server. */
export class Peace {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Whom at a table somebody does not want to hear, and whom not to meet again. */
  async distance({ guest }: Actor, table: HostedTable): Promise<Distance> {
    const { storage } = this.#needs;
    const seats = await table.read(core => core.seats.map(({ guests }) => [...guests]));
    const [muted, blocked] = [await storage.moderation('muted', guest), await storage.blockedBy(guest)];
    const seatsOf = (people: readonly { readonly id?: unknown }[]): Seat[] =>
      seats.flatMap((guests, seat) => (people.some(({ id }) => guests.some(one => one === id)) ? [seat] : []));
    return { muted: seatsOf(muted), blocked: seatsOf(blocked) };
  }

  /** Keeps whoever sits there at a distance, or does not any more. It is theirs alone: nobody is told, and nothing changes at the table. */
  async keepAway(actor: Actor, table: HostedTable, seat: Seat, act: DistanceAct): Promise<Distance> {
    const { storage, now } = this.#needs;
    for (const other of await table.read(core => personAt(core, actor, seat))) {
      if (act === 'mute') await storage.moderation('mute', actor.guest, other, now());
      else if (act === 'unmute') await storage.moderation('unmute', actor.guest, other);
      else if (act === 'block') await storage.addBlock({ by: actor.guest, whom: other }, now());
      else await storage.removeBlock({ by: actor.guest, whom: other });
    }
    return this.distance(actor, table);
  }

  /** Keeps what was said and who was there for whoever runs the server. One open report of a person at a table is enough. */
  async report(
    actor: Actor,
    table: HostedTable,
    { seat, words, token }: { readonly seat: Seat; readonly words: string; readonly token: string | undefined },
  ): Promise<void> {
    const { storage, now } = this.#needs;
    const { person, game, names } = await table.read(core => {
      checkEntry(core, actor.guest, token);
      const [first] = personAt(core, actor, seat);
      return { person: first, game: core.meta.game, names: core.seats.map(({ name }) => name) };
    });
    const lines = (await storage.readChat(table.stored.key, limits.reportLines)).slice(-limits.reportLines);
    const detail: ReportDetail = { game, seat, names, words, lines };
    const id = randomBytes(9).toString('base64url');
    const values = [id, now(), table.id, actor.guest, person, JSON.stringify(detail)];
    const added = await storage.moderation('addReport', ...values);
    if (added.length === 0) throw new CommandError('taken', 'you have reported this already');
  }
}

/** Those who hold a seat: the browsers of one person. */
function personAt(core: TableCore, { guest }: Actor, seat: Seat): readonly [string, ...string[]] {
  const [first, ...others] = core.seats[seat]?.guests ?? [];
  if (first === undefined) throw new CommandError('notFound', 'nobody sits there');
  if (core.seatOf(guest) === seat) throw new CommandError('notNow', 'this is your own seat');
  return [first, ...others];
}
