import { randomBytes } from 'node:crypto';
import { DIG_OPPONENT, DIG_SEATS } from '@bonebed/bots';
import { BadInput, commitment, makeHeader, seedFrom, sha256Hex, totalOf } from '@bonebed/kernel';
import type {
  DealBoard,
  DealGames,
  DealInfo,
  DealRow,
  MyPlay,
  NewDuel,
  Period,
  Today,
  TodaysDeal,
} from '@bonebed/protocol';
import { isNamed } from '../bots/level.ts';
import { limits } from '../limits.ts';
import { cleanName } from '../names.ts';
import type { Play, StoredDeal } from '../storage/deals.ts';
import type { Storage } from '../storage/storage.ts';
import { CommandError } from '../tables/command-error.ts';
import type { TableCore } from '../tables/core.ts';
import type { Actor } from '../tables/decide.ts';
import type { TableMaker } from '../tables/maker.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Tables } from '../tables/tables.ts';
import type { Deal } from './deal.ts';
import { type PeriodKind, periodAt, STREAK_DAYS, streakOf } from './period.ts';
import type { Trying } from './trying.ts';

export interface DealNeeds {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly tables: Tables;
  readonly maker: TableMaker;
  readonly trying: Trying;
  now(): number;
  newSecret(): string;
  onFault(error: unknown): void;
}

/** Who tries each deal of the server beside people. */
const TRIED_BY = ['professor', 'random'] as const;
/** How many results and games there are to see. */
const SHOWN = 10;
const GAMES_SHOWN = 4;
const DUELS_SHOWN = 20;

const kinds = { dig: 'day', week: 'week' } as const satisfies Record<string, PeriodKind>;

/** Deals that many people play, each alone and against the same bots: digs of the day, whole deals of the week, duels. */
export class Deals {
  readonly #needs: DealNeeds;
  /** What is being found or tried, by its name, so that it is done once. */
  readonly #doing = new Map<string, Promise<unknown>>();

  constructor(needs: DealNeeds) {
    this.#needs = needs;
  }

  async today(person: string | null): Promise<Today> {
    const { storage, shelf, now } = this.#needs;
    this.#prepare().catch(this.#needs.onFault);
    const [day, week] = [await this.#period('day'), await this.#period('week')];
    const games = [];
    for (const game of await this.#games(shelf.ids)) {
      const todays = async (id: string): Promise<TodaysDeal> => {
        const found = await storage.findDeal(id);
        const goal = found === null ? null : dealOf(found).goal;
        return { id, goal, mine: await this.#mine(id, person) };
      };
      const dig = await todays(`dig-${day.name}-${game}`);
      games.push({ game, dig, week: await todays(`week-${week.name}-${game}`) });
    }
    if (person === null) return { day, week, games, streak: 0, duels: [] };
    const since = periodAt('day', now() - STREAK_DAYS * 86_400_000).name;
    const duels: DealInfo[] = [];
    for (const { id } of await storage.duelsOf(person, DUELS_SHOWN)) {
      duels.push(await this.#info(await this.find(id), person));
    }
    return { day, week, games, streak: streakOf(await storage.daysOf(person, since), now()), duels };
  }

  /** Games whose rules have names for turns. */
  async #games(ids: readonly string[]): Promise<string[]> {
    const { shelf } = this.#needs;
    const found: string[] = [];
    for (const id of ids) {
      const { game } = await shelf.open(id, shelf.ownEdition(id));
      if (game.turn !== undefined && game.seats.includes(DIG_SEATS)) found.push(id);
    }
    return found;
  }

  async #period(kind: PeriodKind): Promise<Period> {
    const now = this.#needs.now();
    const { name, begins, ends } = periodAt(kind, now);
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

  /** A deal by its id. Those of today and this week are made when somebody first asks for them. */
  async find(id: string): Promise<Deal> {
    const stored = await this.#needs.storage.findDeal(id);
    if (stored !== null) return dealOf(stored);
    const wanted = this.#periodOf(id);
    const now = this.#needs.now();
    const isOf = (at: number): boolean => wanted !== null && periodAt(kinds[wanted.kind], at).name === wanted.name;
    if (wanted === null || !isOf(now) || !(await this.#games([wanted.game])).includes(wanted.game)) {
      throw new CommandError('notFound', 'there is no such deal');
    }
    return this.#once(id, () => this.#make(id, wanted));
  }

  #periodOf(id: string): { kind: 'dig' | 'week'; name: string; game: string } | null {
    const [, kind, name, game] = /^(dig|week)-(\d{4}-(?:\d{2}-\d{2}|W\d{2}))-([a-z-]+)$/.exec(id) ?? [];
    if (name === undefined || game === undefined || !this.#needs.shelf.ids.includes(game)) return null;
    return { kind: kind === 'dig' ? 'dig' : 'week', name, game };
  }

  /** Everything in it follows from the key of its day or week, so that anybody can check it afterwards. */
  async #make(id: string, { kind, name, game }: { kind: 'dig' | 'week'; name: string; game: string }): Promise<Deal> {
    const { shelf, trying } = this.#needs;
    const [edition, version] = [shelf.ownEdition(game), shelf.newestVersion(game)];
    const seed = sha256Hex(`${await this.#key(name)}/${game}`);
    const open = await shelf.open(game, edition, version);
    const { settings } = makeHeader(open.game, open.edition, { seats: DIG_SEATS, seed });
    const common = {
      id,
      kind,
      game,
      version,
      edition,
      seats: DIG_SEATS,
      settings,
      chance: 'byTurn',
      by: null,
    } as const;
    const bots = [null, DIG_OPPONENT];
    if (kind === 'week') return this.#keep({ ...common, seed, seat: 0, bots, goal: null }, name);
    const dig = await trying.find(game, seed);
    return this.#keep({ ...common, seed: dig.seed, start: dig.start, seat: dig.seat, bots, goal: dig.goal }, name);
  }

  async #keep(deal: Deal, day: string | null): Promise<Deal> {
    return dealOf(await this.#needs.storage.keepDeal({ id: deal.id, day, dealt: JSON.stringify(deal) }));
  }

  #once<V>(name: string, work: () => Promise<V>): Promise<V> {
    // Whoever does the same thing does it for the same result.
    const known = this.#doing.get(name) as Promise<V> | undefined;
    if (known !== undefined) return known;
    const doing = work().finally(() => this.#doing.delete(name));
    this.#doing.set(name, doing);
    return doing;
  }

  /** The table at which somebody plays a deal: the one where they have begun, or a new one. */
  async play(actor: Actor, id: string): Promise<{ table: string }> {
    const { storage, maker, now } = this.#needs;
    const deal = await this.find(id);
    const begun = await storage.playOf(id, actor.guest);
    if (begun !== null) return { table: begun.table };
    if (this.#isPast(deal)) throw new CommandError('notNow', 'the time for this deal is over');
    if (deal.kind === 'duel' && (await storage.playsOf(id, limits.duelists)).length >= limits.duelists) {
      throw new CommandError('tooMany', `${limits.duelists} people play this duel already`);
    }
    // Two tabs at once: one of their tables counts, and both are led to it.
    const table = await this.#once(`${id} ${actor.guest}`, async () => {
      const made = await maker.deal(actor, deal);
      return storage.beginPlay(id, actor.guest, made.table, now());
    });
    if (deal.kind !== 'duel') this.#letBotsTry(deal);
    return { table };
  }

  #isPast({ id, kind }: Deal): boolean {
    if (kind === 'duel') return false;
    return periodAt(kinds[kind], this.#needs.now()).name !== this.#periodOf(id)?.name;
  }

  /** The bots' results are kept apart: they take nobody's place. */
  #letBotsTry(deal: Deal): void {
    const { storage, trying, now, onFault } = this.#needs;
    for (const level of TRIED_BY) {
      const tried = async (): Promise<void> => {
        if ((await storage.playOf(botsOf(deal.id), level)) !== null) return;
        const points = await trying.try(deal, level);
        await storage.beginPlay(botsOf(deal.id), level, '', now());
        await storage.endPlay(botsOf(deal.id), level, points, now());
      };
      this.#once(`${deal.id} ${level}`, tried).catch(onFault);
    }
  }

  /** Notes how a game of a deal ended, once. Results come from the server's own log of the table, and from nowhere else. */
  async settle(core: TableCore): Promise<void> {
    const { deal: id, createdBy } = core.meta;
    if (id === undefined || createdBy === null || core.phase !== 'over') return;
    const deal = await this.find(id);
    const { storage, now } = this.#needs;
    const counts = core.result?.reason !== 'resigned' && !this.#isPast(deal);
    const person = core.seats[deal.seat].guests[0] ?? createdBy;
    await storage.endPlay(id, person, counts ? pointsOf(core, deal.seat) : null, now());
  }

  async #mine(id: string, person: string | null): Promise<MyPlay | null> {
    const { storage, tables } = this.#needs;
    const play = person === null ? null : await storage.playOf(id, person);
    if (person === null || play === null) return null;
    if (play.endedAt === null) {
      // The server may have died between the last move and its note.
      const table = await tables.find(play.table).catch(() => null);
      if (table !== null) await this.settle(await table.read(core => core));
    }
    const { table, points, endedAt } = (await storage.playOf(id, person)) ?? play;
    return { table, points, isOver: endedAt !== null };
  }

  async #info({ id, kind, game, seats, seat, bots, goal }: Deal, person: string | null): Promise<DealInfo> {
    const day = this.#periodOf(id)?.name ?? null;
    return { id, kind, game, day, seats, seat, bots, goal, mine: await this.#mine(id, person) };
  }

  async board(person: string | null, id: string): Promise<DealBoard> {
    const { storage } = this.#needs;
    const deal = await this.find(id);
    const info = await this.#info(deal, person);
    const row = (play: Play): DealRow[] =>
      play.points === null
        ? []
        : [{ name: cleanName(play.name), bot: null, points: play.points, isMe: play.person === person }];
    const players = deal.kind === 'duel' ? await storage.playsOf(id, limits.duelists) : [];
    const isOpen = info.mine?.isOver === true || this.#isPast(deal);
    const shown = {
      ...info,
      players: players.map(({ name, endedAt, person: who }) => ({
        name: cleanName(name),
        isOver: endedAt !== null,
        isMe: who === person,
      })),
      isOpen,
    };
    if (!isOpen) return { ...shown, results: null };
    const known = person === null ? [] : await storage.companionsOf(person, limits.companions);
    const friends = person === null ? [] : [...known.map(({ id: other }) => other), person];
    const tried = await storage.playsOf(botsOf(id), TRIED_BY.length);
    return {
      ...shown,
      results: {
        ...(await storage.standingIn(id, info.mine?.points ?? 0)),
        best: (await storage.bestOf(id, SHOWN)).flatMap(row),
        friends: (await storage.playsAmong(id, friends)).flatMap(row).sort((a, b) => b.points - a.points),
        bots: tried.flatMap(play => row(play).map(one => ({ ...one, name: '', bot: play.person }))),
      },
    };
  }

  /** The records of a duel, or one's own and the best of a deal: for those who have finished it, or when its time is over. */
  async games(person: string | null, id: string): Promise<DealGames> {
    const { storage } = this.#needs;
    const deal = await this.find(id);
    const mine = await this.#mine(id, person);
    if (mine?.isOver !== true && !this.#isPast(deal)) {
      throw new CommandError('forbidden', 'play it to its end first: what others met is what you will meet');
    }
    const own = person === null ? null : await storage.playOf(id, person);
    const others = deal.kind === 'duel' ? await storage.playsOf(id, limits.duelists) : await storage.bestOf(id, 1);
    const over = others.filter(play => play.endedAt !== null && play.person !== person).slice(0, GAMES_SHOWN - 1);
    const games = [];
    for (const play of own?.endedAt == null ? over : [own, ...over]) {
      const stored = await storage.findTable(play.table);
      const record = stored === null ? null : await storage.readRecord(stored.key);
      const { points } = play;
      if (record !== null) games.push({ name: cleanName(play.name), isMe: play.person === person, points, record });
    }
    return { games };
  }

  /** A duel: the deal of a game that one has just finished alone, or a fresh one. */
  async challenge(actor: Actor, wish: NewDuel): Promise<{ deal: string }> {
    const id = `duel-${randomBytes(12).toString('base64url')}`;
    if ('table' in wish) {
      const { deal, points } = await this.#played(actor, wish.table, id);
      const { storage, now } = this.#needs;
      await this.#keep(deal, null);
      await storage.beginPlay(id, actor.guest, wish.table, now());
      await storage.endPlay(id, actor.guest, points, now());
      return { deal: id };
    }
    const { shelf, newSecret } = this.#needs;
    const { game, bots } = wish;
    if (!(await this.#games(shelf.ids)).includes(game))
      throw new BadInput('game', 'game', `no duels of '${game}' here`);
    const odd = bots.find(level => !isNamed(level));
    if (odd !== undefined) throw new BadInput('bots', 'bots', `no bot '${odd}'`);
    const [edition, version, seats] = [shelf.ownEdition(game), shelf.newestVersion(game), bots.length + 1];
    const open = await shelf.open(game, edition, version);
    const { settings } = makeHeader(open.game, open.edition, { seats, seed: seedFrom('') });
    const rest = {
      kind: 'duel',
      chance: 'byTurn',
      seat: 0,
      bots: [null, ...bots],
      goal: null,
      by: actor.guest,
    } as const;
    await this.#keep({ id, game, version, edition, seats, settings, seed: newSecret(), ...rest }, null);
    return { deal: id };
  }

  /** The deal of a finished table. Nobody else may have been there, or have seen it. */
  async #played(actor: Actor, table: string, id: string): Promise<{ deal: Deal; points: number }> {
    const core = await (await this.#needs.tables.find(table)).read(found => found);
    const seat = core.seatOf(actor.guest);
    if (seat === null) throw new CommandError('notSeated', 'you have no seat at this table');
    const { meta, game, result } = core;
    if (core.phase !== 'over' || game === null || result === null || result.reason === 'resigned') {
      throw new CommandError('notNow', 'the game was not played to its end');
    }
    const isAlone = core.seats.every(({ guests }, other) => other === seat || guests.length === 0);
    if (!isAlone || meta.open) throw new CommandError('notNow', 'others were at this table, or could look on');
    if (core.anew.length > 0) throw new CommandError('notNow', 'this table went back, and chance began anew');
    if (meta.deal !== undefined && !this.#isPast(await this.find(meta.deal))) {
      throw new CommandError('notNow', 'this deal is still played by others');
    }
    if ((meta.prelude?.answers.length ?? 0) > 0) throw new CommandError('notNow', 'this game did not begin here');
    const { version, edition, seats, settings, chance, start } = meta;
    const bots = core.seats.map(({ level }, other) => (other === seat ? null : (level ?? core.standIn)));
    const beginning = { ...(chance === undefined ? {} : { chance }), ...(start === undefined ? {} : { start }) };
    const deal: Deal = {
      ...{ id, kind: 'duel', game: meta.game, version, edition, seats, settings, seed: game.header.seed, ...beginning },
      ...{ seat, bots, goal: null, by: actor.guest },
    };
    return { deal, points: pointsOf(core, seat) };
  }

  /** Who looks at what there is today will want to play some of it: finds the digs beforehand, one at a time. */
  async #prepare(): Promise<void> {
    const { shelf, now } = this.#needs;
    if (this.#doing.size > 0) return;
    const { name } = periodAt('day', now());
    for (const game of await this.#games(shelf.ids)) await this.find(`dig-${name}-${game}`);
  }
}

/** It is what `#keep` has stored. */
const dealOf = ({ dealt }: StoredDeal): Deal => JSON.parse(dealt) as Deal;

const botsOf = (deal: string): string => `${deal}/bots`;

function pointsOf({ game }: TableCore, seat: number): number {
  const row = game?.game.score(game.position).find(other => other.seat === seat);
  if (row === undefined) throw new Error(`no score of seat ${seat}`);
  return totalOf(row);
}
