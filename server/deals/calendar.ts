import { DIG_OPPONENT, DIG_SEATS } from '@bonebed/bots';
import { commitment, makeHeader, sha256Hex } from '@bonebed/kernel';
import type { Period } from '@bonebed/protocol';
import { CommandError } from '../tables/command-error.ts';
import { dealOf, type SharedDeal, storedDeal } from './deal.ts';
import type { DealNeeds } from './needs.ts';
import { type PeriodKind, periodAt } from './period.ts';
import type { SingleFlight } from './single-flight.ts';

const kinds = { dig: 'day', week: 'week' } as const satisfies Record<string, PeriodKind>;

/** Of which day or week a deal of the server is, and of which game. */
interface Dated {
  readonly kind: keyof typeof kinds;
  readonly name: string;
  readonly game: string;
}

/** The deals of the server: of each game a dig for every day and a whole deal for every week. They are made when somebody first asks for them. */
export class Calendar {
  readonly #needs: DealNeeds;
  readonly #once: SingleFlight;

  constructor(needs: DealNeeds, once: SingleFlight) {
    this.#needs = needs;
    this.#once = once;
  }

  /** Games whose rules have names for turns. */
  async games(): Promise<string[]> {
    const { shelf } = this.#needs;
    const found: string[] = [];
    for (const id of shelf.ids) {
      const { game } = await shelf.open(id, shelf.ownEdition(id));
      if (game.turn !== undefined && game.seats.includes(DIG_SEATS)) found.push(id);
    }
    return found;
  }

  async period(kind: PeriodKind): Promise<Period> {
    const { name, begins, ends } = periodAt(kind, this.#needs.now());
    const [next, before] = [periodAt(kind, ends), periodAt(kind, begins - 1)];
    return {
      name,
      endsAt: ends,
      commitment: commitment(await this.#key(name)),
      next: { name: next.name, commitment: commitment(await this.#key(next.name)) },
      before: { name: before.name, key: await this.#key(before.name) },
    };
  }

  #key(period: string): Promise<string> {
    return this.#needs.storage.keyOf(period, this.#needs.newSecret());
  }

  /** The day or week that a deal is of; null for those that people have made. */
  dayOf(id: string): string | null {
    return this.#dated(id)?.name ?? null;
  }

  #dated(id: string): Dated | null {
    const [, kind, name, game] = /^(dig|week)-(\d{4}-(?:\d{2}-\d{2}|W\d{2}))-([a-z-]+)$/.exec(id) ?? [];
    if (name === undefined || game === undefined || !this.#needs.shelf.ids.includes(game)) return null;
    return { kind: kind === 'dig' ? 'dig' : 'week', name, game };
  }

  /** Whether the time for it is over. What people have made has no end. */
  isPast({ id }: SharedDeal): boolean {
    const dated = this.#dated(id);
    return dated !== null && !this.#isNow(dated);
  }

  #isNow({ kind, name }: Dated): boolean {
    return periodAt(kinds[kind], this.#needs.now()).name === name;
  }

  /** A deal by its id, whoever made it. */
  async find(id: string): Promise<SharedDeal> {
    const stored = await this.#needs.storage.findDeal(id);
    if (stored !== null) return dealOf(stored);
    const wanted = this.#dated(id);
    if (wanted === null || !this.#isNow(wanted) || !(await this.games()).includes(wanted.game)) {
      throw new CommandError('notFound', 'there is no such deal');
    }
    return this.#once.do(id, async () => {
      const made = storedDeal(await this.#make(id, wanted), wanted.name);
      return dealOf(await this.#needs.storage.keepDeal(made));
    });
  }

  /** Everything in it follows from the key of its day or week, so that anybody can check it afterwards. */
  async #make(id: string, { kind, name, game }: Dated): Promise<SharedDeal> {
    const { shelf, trying } = this.#needs;
    const [edition, version] = [shelf.ownEdition(game), shelf.newestVersion(game)];
    const seed = sha256Hex(`${await this.#key(name)}/${game}`);
    const open = await shelf.open(game, edition, version);
    const { settings } = makeHeader(open.game, open.edition, { seats: DIG_SEATS, seed });
    const rules = { game, version, edition, seats: DIG_SEATS, settings, chance: 'byTurn' } as const;
    const common = { ...rules, id, kind, bots: [null, DIG_OPPONENT], by: null };
    if (kind === 'week') return { ...common, seed, seat: 0, goal: null };
    const dig = await trying.find(game, seed);
    return { ...common, seed: dig.seed, start: dig.start, seat: dig.seat, goal: dig.goal };
  }

  /** Who looks at what there is today will want to play some of it: finds the digs beforehand, one at a time. */
  async prepare(): Promise<void> {
    if (this.#once.isBusy) return;
    const { name } = periodAt('day', this.#needs.now());
    for (const game of await this.games()) await this.find(`dig-${name}-${game}`);
  }
}
