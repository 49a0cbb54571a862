import { impossible } from '@bonebed/kernel';
import {
  DAY_MS,
  type DealBoard,
  type DealGames,
  type DealInfo,
  type NewDeal,
  type Today,
  type TodaysDeal,
} from '@bonebed/protocol';
import { limits } from '../limits.ts';
import { Conflict } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { TableCore } from '../tables/core.ts';
import type { Actor } from '../tables/decide.ts';
import type { Seated } from '../tables/maker.ts';
import { Calendar } from './calendar.ts';
import { Challenges } from './challenges.ts';
import { dealOf, type SharedDeal } from './deal.ts';
import { botsAt, freePlace, peopleAt, playsAt, tableAt } from './duplicate.ts';
import type { DealNeeds } from './needs.ts';
import { periodAt, STREAK_DAYS, streakOf } from './period.ts';
import { botsOf, Results, TRIED_BY } from './results.ts';
import { SingleFlight } from './single-flight.ts';

/** How many of one's duels and duplicates are listed. */
const DUELS_SHOWN = 20;

/** Deals that many people play: digs of the day, whole deals of the week and duels, each alone and against the same bots; duplicates at several tables. */
export class Deals {
  readonly #needs: DealNeeds;
  readonly #once = new SingleFlight();
  readonly #calendar: Calendar;
  readonly #challenges: Challenges;
  readonly #results: Results;

  constructor(needs: DealNeeds) {
    this.#needs = needs;
    this.#calendar = new Calendar(needs, this.#once);
    this.#challenges = new Challenges(needs, this.#calendar);
    this.#results = new Results(needs, this.#calendar);
  }

  find(id: string): Promise<SharedDeal> {
    return this.#calendar.find(id);
  }

  board(person: string | null, id: string): Promise<DealBoard> {
    return this.#results.board(person, id);
  }

  games(person: string | null, id: string): Promise<DealGames> {
    return this.#results.games(person, id);
  }

  challenge(actor: Actor, wish: NewDeal): Promise<{ deal: string }> {
    return this.#challenges.make(actor, wish);
  }

  settle(core: TableCore): Promise<void> {
    return this.#results.settle(core);
  }

  async today(person: string | null): Promise<Today> {
    const { storage, now, onFault } = this.#needs;
    this.#calendar.prepare().catch(onFault);
    const [day, week] = [await this.#calendar.period('day'), await this.#calendar.period('week')];
    const games = [];
    for (const game of await this.#calendar.games()) {
      const todays = async (id: string): Promise<TodaysDeal> => {
        const found = await storage.findDeal(id);
        const goal = found === null ? null : dealOf(found).goal;
        return { id, goal, mine: await this.#results.mine(id, person) };
      };
      const dig = await todays(`dig-${day.name}-${game}`);
      games.push({ game, dig, week: await todays(`week-${week.name}-${game}`) });
    }
    if (person === null) return { day, week, games, streak: 0, duels: [] };
    const since = periodAt('day', now() - STREAK_DAYS * DAY_MS).name;
    const duels: DealInfo[] = [];
    for (const { id } of await storage.duelsOf(person, DUELS_SHOWN)) {
      duels.push(await this.#results.info(await this.find(id), person));
    }
    return { day, week, games, streak: streakOf(await storage.daysOf(person, since), now()), duels };
  }

  /** The table at which somebody plays a deal: the one where they have begun, or a new one; null while others are awaited. */
  async play(actor: Actor, id: string): Promise<{ table: string | null }> {
    const deal = await this.find(id);
    return {
      table: deal.kind === 'duplicate' ? await this.#playTogether(actor, deal) : await this.#playAlone(actor, deal),
    };
  }

  async #playAlone(actor: Actor, deal: SharedDeal): Promise<string> {
    const { storage, now } = this.#needs;
    const { id, bots, seat } = deal;
    const begun = await storage.playOf(id, actor.guest);
    if (begun !== null && begun.table !== '') return begun.table;
    if (this.#calendar.isPast(deal)) throw new CommandError('notNow', 'the time for this deal is over');
    const others = deal.kind === 'duel' && begun === null ? await storage.playsOf(id, limits.duelists) : [];
    if (others.length >= limits.duelists) {
      throw new CommandError('tooMany', `${limits.duelists} people play this duel already`);
    }
    // A server that dies before the table is there goes on with it when they come again.
    await storage.beginPlay(id, actor.guest, now(), { table: '', place: null });
    const table = await this.#begin(actor, deal, bots, [{ ...actor, seat }]);
    if (deal.by === null) this.#letBotsTry(deal);
    return table ?? impossible('a table of a play that was noted', id);
  }

  /** Somebody takes a place at a duplicate. Its table begins when the last of its places is taken; until then there is none. */
  async #playTogether(actor: Actor, deal: SharedDeal): Promise<string | null> {
    const { storage, now } = this.#needs;
    const people = peopleAt(deal);
    const most = limits.duelists - (limits.duelists % people);
    let mine = await storage.playOf(deal.id, actor.guest);
    while (mine === null) {
      const plays = await storage.playsOf(deal.id, limits.duelists);
      const others = plays.map(({ person }) => person);
      const apart = (await storage.blocksBetween(actor.guest, others)).flatMap(({ by, whom }) => [by, whom]);
      const place = freePlace(deal, plays, apart);
      if (place >= most) throw new CommandError('tooMany', `${most} people play this duplicate already`);
      // Still null if somebody else was faster: then the next place.
      mine = await storage.beginPlay(deal.id, actor.guest, now(), { table: '', place });
    }
    if (mine.table !== '' || mine.place === null) return mine.table;
    const number = tableAt(deal, mine.place);
    const here = playsAt(deal, await storage.playsOf(deal.id, limits.duelists), number);
    if (here.length < people) return null;
    const seated = here.map(({ person, name, seat }) => ({ guest: person, name, seat }));
    return this.#begin(actor, deal, botsAt(deal, number), seated);
  }

  /** Somebody gives up the place in which they wait for others. */
  async leave(person: string | null, id: string): Promise<void> {
    const hasLeft = person !== null && (await this.#needs.storage.leavePlay(id, person));
    if (!hasLeft) throw new CommandError('notNow', 'you wait for nobody at this deal');
  }

  /** Makes the table that these people wait for. If another tab or process has been faster, that one's; null if somebody has just left. */
  async #begin(
    actor: Actor,
    deal: SharedDeal,
    bots: SharedDeal['bots'],
    people: readonly Seated[],
  ): Promise<string | null> {
    try {
      return await this.#needs.maker.deal(actor, deal, bots, people);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const table = (await this.#needs.storage.playOf(deal.id, actor.guest))?.table ?? '';
      return table === '' ? null : table;
    }
  }

  #letBotsTry(deal: SharedDeal): void {
    const { storage, trying, now, onFault } = this.#needs;
    for (const level of TRIED_BY) {
      const tried = async (): Promise<void> => {
        if ((await storage.playOf(botsOf(deal.id), level)) !== null) return;
        const points = await trying.try(deal, level);
        await storage.beginPlay(botsOf(deal.id), level, now(), { table: '', place: null });
        await storage.endPlay(botsOf(deal.id), level, now(), { points, scores: null });
      };
      this.#once.do(`${deal.id} ${level}`, tried).catch(onFault);
    }
  }
}
