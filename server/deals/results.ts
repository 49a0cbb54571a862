import type { DealBoard, DealGames, DealInfo, DealRow, DuplicateTable, MyPlay } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import { cleanName } from '../names.ts';
import type { DealPlay } from '../storage/deals.ts';
import { CommandError } from '../tables/command-error.ts';
import type { TableCore } from '../tables/core.ts';
import type { Calendar } from './calendar.ts';
import type { SharedDeal } from './deal.ts';
import { ahead, botsAt, playsAt, seatAt, tableAt } from './duplicate.ts';
import type { DealNeeds } from './needs.ts';
import { pointsOf } from './points.ts';

/** Who tries each deal of the server beside people. Their results are kept apart: they take nobody's place. */
export const TRIED_BY = ['professor', 'random'] as const;
export const botsOf = (deal: string): string => `${deal}/bots`;

/** How many results and games there are to see. */
const SHOWN = 10;
const GAMES_SHOWN = 4;

/** What became of deals, for those who may see it. Results come from the server's own log of the tables, and from nowhere else. */
export class Results {
  readonly #needs: DealNeeds;
  readonly #calendar: Calendar;

  constructor(needs: DealNeeds, calendar: Calendar) {
    this.#needs = needs;
    this.#calendar = calendar;
  }

  /** Notes how a game of a deal ended, once. */
  async settle(core: TableCore): Promise<void> {
    const { deal: id, createdBy } = core.meta;
    if (id === undefined || createdBy === null || core.phase !== 'over') return;
    const deal = await this.#calendar.find(id);
    const { storage, now } = this.#needs;
    const counts = core.result?.reason !== 'resigned' && !this.#calendar.isPast(deal);
    const scores = counts && deal.kind === 'duplicate' ? core.seats.map((_, seat) => pointsOf(core, seat)) : null;
    for (const [seat, { guests, by, resigned }] of core.seats.entries()) {
      const person = guests[0] ?? (seat === deal.seat && deal.kind !== 'duplicate' ? createdBy : null);
      if (person === null) continue;
      const points = counts && by === 'person' && !resigned ? pointsOf(core, seat) : null;
      await storage.endPlay(id, person, now(), { points, scores });
    }
  }

  async #playOf(id: string, person: string | null): Promise<DealPlay | null> {
    const { storage, tables } = this.#needs;
    const play = person === null ? null : await storage.playOf(id, person);
    if (person === null || play === null || play.endedAt !== null || play.table === '') return play;
    // The server may have died between the last move and its note.
    const table = await tables.find(play.table).catch(() => null);
    if (table !== null) await this.settle(await table.read(core => core));
    return storage.playOf(id, person);
  }

  async mine(id: string, person: string | null): Promise<MyPlay | null> {
    const play = await this.#playOf(id, person);
    return play === null ? null : myPlay(play);
  }

  async info(deal: SharedDeal, person: string | null): Promise<DealInfo> {
    const play = await this.#playOf(deal.id, person);
    const { id, kind, game, seats, goal } = deal;
    const place = play?.place ?? null;
    const setting =
      place === null
        ? { seat: deal.seat, bots: deal.bots }
        : { seat: seatAt(deal, place), bots: botsAt(deal, tableAt(deal, place)) };
    const mine = play === null ? null : myPlay(play);
    return { id, kind, game, day: this.#calendar.dayOf(id), seats, ...setting, goal, mine };
  }

  async board(person: string | null, id: string): Promise<DealBoard> {
    const { storage } = this.#needs;
    const deal = await this.#calendar.find(id);
    const info = await this.info(deal, person);
    const plays = deal.by === null ? [] : await storage.playsOf(id, limits.duelists);
    const isOpen = info.mine?.isOver === true || this.#calendar.isPast(deal);
    const shown = {
      ...info,
      players: plays.map(({ name, endedAt, person: who }) => ({
        name: cleanName(name),
        isOver: endedAt !== null,
        isMe: who === person,
      })),
      tables: deal.kind === 'duplicate' ? tablesOf(deal, plays, { person, isOpen }) : [],
      isOpen,
    };
    if (!isOpen) return { ...shown, results: null };
    const known = person === null ? [] : await storage.companionsOf(person, limits.companions);
    const friends = person === null ? [] : [...known.map(({ id: other }) => other), person];
    const tried = await storage.playsOf(botsOf(id), TRIED_BY.length);
    const row = (play: DealPlay): DealRow[] => rowOf(play, person);
    return {
      ...shown,
      results: {
        ...(await storage.placingIn(id, info.mine?.points ?? 0)),
        best: (await storage.bestOf(id, SHOWN)).flatMap(row),
        friends: (await storage.playsAmong(id, friends)).flatMap(row).sort((a, b) => b.points - a.points),
        bots: tried.flatMap(play => row(play).map(one => ({ ...one, name: '', bot: play.person }))),
      },
    };
  }

  /** Records for those who have finished a deal, or when its time is over: of those that people made, all that are over; of others one's own and the best. */
  async games(person: string | null, id: string): Promise<DealGames> {
    const { storage } = this.#needs;
    const deal = await this.#calendar.find(id);
    const mine = await this.mine(id, person);
    if (mine?.isOver !== true && !this.#calendar.isPast(deal)) {
      throw new CommandError('forbidden', 'play it to its end first: what others met is what you will meet');
    }
    const own = person === null ? null : await storage.playOf(id, person);
    const found = deal.by === null ? await storage.bestOf(id, 1) : await storage.playsOf(id, limits.duelists);
    const others = found.filter(({ endedAt, table }) => endedAt !== null && table !== own?.table);
    const plays = [
      ...(own?.endedAt == null ? [] : [own]),
      ...(deal.kind === 'duplicate' ? inSeat(deal, own, others) : others),
    ];
    const games = [];
    for (const play of plays.slice(0, GAMES_SHOWN)) {
      const stored = await storage.findTable(play.table);
      const record = stored === null ? null : await storage.readRecord(stored.key);
      if (record === null) continue;
      const { points, place } = play;
      const table = place === null ? null : tableAt(deal, place);
      games.push({ table, name: cleanName(play.name), isMe: play.person === person, points, record });
    }
    return { games };
  }
}

function myPlay({ table, points, endedAt }: DealPlay): MyPlay {
  return { table: table === '' ? null : table, points, isOver: endedAt !== null };
}

function rowOf({ name, points, person: who }: DealPlay, person: string | null): DealRow[] {
  return points === null ? [] : [{ name: cleanName(name), bot: null, points, isMe: who === person }];
}

/** Of each other table of a duplicate what was made of one's own seat there; without a name where a bot sat in it. */
function inSeat(deal: SharedDeal, own: DealPlay | null, others: readonly DealPlay[]): DealPlay[] {
  if (own?.place == null) return [];
  const seat = seatAt(deal, own.place);
  const tables = new Set(others.flatMap(({ place }) => (place === null ? [] : [tableAt(deal, place)])));
  return [...tables].map(number => {
    const here = playsAt(deal, others, number);
    const there = here.find(play => play.seat === seat);
    const [first] = here;
    return there ?? { ...first, name: '', person: '', points: first.scores?.[seat] ?? null };
  });
}

/** The tables of a duplicate, at least the first; with points for those who may see them. */
function tablesOf(
  deal: SharedDeal,
  plays: readonly DealPlay[],
  { person, isOpen }: { person: string | null; isOpen: boolean },
): DuplicateTable[] {
  const count = Math.max(1, ...plays.map(({ place }) => (place === null ? 0 : tableAt(deal, place) + 1)));
  const tables = Array.from({ length: count }, (_, number) => playsAt(deal, plays, number));
  const scores = tables.map(here => (isOpen ? (here.find(play => play.scores !== null)?.scores ?? null) : null));
  return tables.map((here, number) => {
    const made = scores[number];
    const others = scores.flatMap((other, index) => (other === null || index === number ? [] : [other]));
    const hasBegun = here.some(({ table }) => table !== '');
    const beyond = made === null ? null : ahead(made, others);
    const seats = botsAt(deal, number).map((bot, seat) => {
      const play = here.find(other => other.seat === seat) ?? null;
      const nobody = bot === null && !hasBegun ? null : '';
      // Who gave up, or for whom a bot played on, has made nothing; what was made of the seat stands beside the others all the same.
      const counts = made !== null && (bot !== null || (play !== null && play.points !== null));
      return {
        name: play === null ? nobody : cleanName(play.name),
        bot,
        isMe: play !== null && play.person === person,
        points: counts ? made[seat] : null,
        ahead: counts ? (beyond?.[seat] ?? null) : null,
      };
    });
    return { seats, isOver: here.some(({ endedAt }) => endedAt !== null) };
  });
}
