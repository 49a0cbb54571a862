import { randomBytes } from 'node:crypto';
import { BadInput, makeHeader, type Seat, seedFrom } from '@bonebed/kernel';
import type { FreshDeal, NewDeal } from '@bonebed/protocol';
import { isNamed } from '../bots/level.ts';
import { CommandError } from '../tables/command-error.ts';
import type { TableCore } from '../tables/core.ts';
import type { Actor } from '../tables/decide.ts';
import type { Calendar } from './calendar.ts';
import { type SharedDeal, storedDeal } from './deal.ts';
import type { DealNeeds } from './needs.ts';
import { pointsOf } from './points.ts';

/** Deals that people make: duels, and duplicates. */
export class Challenges {
  readonly #needs: DealNeeds;
  readonly #calendar: Calendar;

  constructor(needs: DealNeeds, calendar: Calendar) {
    this.#needs = needs;
    this.#calendar = calendar;
  }

  async make(actor: Actor, wish: NewDeal): Promise<{ deal: string }> {
    return 'table' in wish ? this.#replay(actor, wish.table) : this.#fresh(actor, wish);
  }

  async #fresh(actor: Actor, { game, bots, people }: FreshDeal): Promise<{ deal: string }> {
    if (!(await this.#calendar.games()).includes(game))
      throw new BadInput('game', 'game', `no duels of '${game}' here`);
    const odd = bots.find(level => !isNamed(level));
    if (odd !== undefined) throw new BadInput('bots', 'bots', `no bot '${odd}'`);
    const { shelf, newSecret } = this.#needs;
    const setting = [...new Array<null>(people ?? 1).fill(null), ...bots];
    const [edition, version, seats] = [shelf.ownEdition(game), shelf.newestVersion(game), setting.length];
    const open = await shelf.open(game, edition, version);
    const { settings } = makeHeader(open.game, open.edition, { seats, seed: seedFrom('') });
    const kind = people === undefined ? 'duel' : 'duplicate';
    const id = newId(kind);
    const rules = { game, version, edition, seats, settings, seed: newSecret(), chance: 'byTurn' } as const;
    return this.#keep({ ...rules, id, kind, seat: 0, bots: setting, goal: null, by: actor.guest });
  }

  /** The deal of a finished table: those who sat there have played it. */
  async #replay(actor: Actor, table: string): Promise<{ deal: string }> {
    const core = await (await this.#needs.tables.find(table)).read(found => found);
    const { deal, scores } = await this.#played(actor, core);
    const made = await this.#keep(deal);
    const { storage, now } = this.#needs;
    const isDuplicate = deal.kind === 'duplicate';
    for (const [index, { seat, person }] of seated(core).entries()) {
      const place = isDuplicate ? index : null;
      await storage.beginPlay(deal.id, person, now(), { table, place });
      await storage.endPlay(deal.id, person, now(), { points: scores[seat], scores: isDuplicate ? scores : null });
    }
    return made;
  }

  /** Nobody else may have seen it. */
  async #played(actor: Actor, core: TableCore): Promise<{ deal: SharedDeal; scores: readonly number[] }> {
    const own = core.seatOf(actor.guest);
    if (own === null) throw new CommandError('notSeated', 'you have no seat at this table');
    const { meta, game, result } = core;
    if (core.phase !== 'over' || game === null || result === null || result.reason === 'resigned') {
      throw new CommandError('notNow', 'the game was not played to its end');
    }
    const people = seated(core);
    if (people.some(({ seat }) => core.seats[seat].resigned || core.seats[seat].by !== 'person')) {
      throw new CommandError('notNow', 'a bot played on for somebody');
    }
    if (meta.open) throw new CommandError('notNow', 'others could look on at this table');
    if (core.anew.length > 0) throw new CommandError('notNow', 'this table went back, and chance began anew');
    if (meta.deal !== undefined && !this.#calendar.isPast(await this.#calendar.find(meta.deal))) {
      throw new CommandError('notNow', 'this deal is still played by others');
    }
    if ((meta.prelude?.answers.length ?? 0) > 0) throw new CommandError('notNow', 'this game did not begin here');
    const kind = people.length > 1 ? 'duplicate' : 'duel';
    const { version, edition, seats, settings, chance, start } = meta;
    const beginning = { ...(chance === undefined ? {} : { chance }), ...(start === undefined ? {} : { start }) };
    const rules = { game: meta.game, version, edition, seats, settings, seed: game.header.seed, ...beginning };
    const bots = core.seats.map(({ guests, level }) => (guests.length > 0 ? null : (level ?? core.standIn)));
    const seat = kind === 'duel' ? own : people[0].seat;
    const deal: SharedDeal = { ...rules, id: newId(kind), kind, seat, bots, goal: null, by: actor.guest };
    return { deal, scores: core.seats.map((_, other) => pointsOf(core, other)) };
  }

  async #keep(deal: SharedDeal): Promise<{ deal: string }> {
    await this.#needs.storage.keepDeal(storedDeal(deal, null));
    return { deal: deal.id };
  }
}

/** In the order of their seats. */
function seated({ seats }: TableCore): { seat: Seat; person: string }[] {
  return seats.flatMap(({ guests }, seat) => guests.slice(0, 1).map(person => ({ seat, person })));
}

/** 96 bits: nobody comes upon a deal by guessing. */
function newId(kind: 'duel' | 'duplicate'): string {
  return `${kind}-${randomBytes(12).toString('base64url')}`;
}
