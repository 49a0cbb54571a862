import { isDeepStrictEqual } from 'node:util';
import { makeHeader, seedFrom } from '@bonebed/kernel';
import { MINUTE_MS, type PairedTable, type TableSummary } from '@bonebed/protocol';
import { CommandError } from './command-error.ts';
import type { Actor } from './decide.ts';
import type { HostedTable } from './hosted.ts';
import type { TableMaker, TableWish } from './maker.ts';
import type { Tables } from './tables.ts';

/** Whoever has waited longer than this for a game without a clock of days has probably gone. */
const WAITS_MS = 10 * MINUTE_MS;

/** Brings people together who wait for the same game. */
export class Pairs {
  readonly #tables: Tables;
  readonly #maker: TableMaker;
  readonly #now: () => number;
  /** Settled when nobody is being paired. */
  #pairing: Promise<unknown> = Promise.resolve();

  constructor(tables: Tables, maker: TableMaker, now: () => number) {
    this.#tables = tables;
    this.#maker = maker;
    this.#now = now;
  }

  /** Sits somebody down with whoever waits for the same game at the same pace; where nobody does, they wait at a new table. */
  pair(actor: Actor, wish: TableWish): Promise<PairedTable> {
    // One after the other: who comes at the same moment must find each other.
    const paired = this.#pairing.then(() => this.#pair(actor, wish));
    this.#pairing = paired.catch(() => {});
    return paired;
  }

  async #pair(actor: Actor, wish: TableWish): Promise<PairedTable> {
    const { shelf } = this.#tables;
    const edition = wish.edition ?? shelf.ownEdition(wish.game);
    const { game, edition: opened } = await shelf.open(wish.game, edition, shelf.newestVersion(wish.game));
    const { settings } = makeHeader(game, opened, { ...wish, seed: seedFrom('') });
    const wanted = { ...wish, settings, edition };
    const listed = await this.#tables.list(wish.game, 'lobby', actor.guest);
    const waiting = listed.filter(table => isAlike(table, wanted, this.#now()));
    // Who has waited for the longest comes first.
    for (const { id } of waiting.reverse()) {
      const found = await this.#join(actor, await this.#tables.find(id), wish);
      if (found !== null) return found;
    }
    const { invite: _, ...made } = await this.#maker.create(actor, { ...wish, open: true, bots: [], sit: true }, true);
    return made;
  }

  /** Takes the free seat of somebody who waits; null if that does not go any more. */
  async #join(actor: Actor, table: HostedTable, { name, nonce }: TableWish): Promise<PairedTable | null> {
    const { commitment, seat, isMeant } = await table.read(core => ({
      commitment: core.commitment,
      seat: core.seatOf(actor.guest),
      isMeant: core.meta.forAnyone === true,
    }));
    if (!isMeant) return null;
    if (seat !== null) return { table: table.id, commitment, seat, link: null };
    if ((await this.#tables.blocksAt(table, actor)).length > 0) return null;
    try {
      const gift = await this.#tables.join(actor, table, {
        do: 'join',
        name: name ?? actor.name,
        ...(nonce === null ? {} : { nonce }),
      });
      if (gift?.kind !== 'seat') return null;
      return { table: table.id, commitment, seat: gift.seat, link: gift.token };
    } catch (error) {
      if (error instanceof CommandError && ['taken', 'notNow', 'dismissed', 'locked'].includes(error.code)) return null;
      throw error;
    }
  }
}

/** Whether a table that waits is one that somebody would have made just so. */
function isAlike(table: TableSummary, wish: TableWish, now: number): boolean {
  if (wish.clock.kind !== 'day' && now - table.updatedAt > WAITS_MS) return false;
  const alike = [
    [table.edition, wish.edition],
    [table.seats.length, wish.seats],
    [table.settings, wish.settings],
    [table.clock, wish.clock],
  ];
  return alike.every(([one, other]) => isDeepStrictEqual(one, other));
}
