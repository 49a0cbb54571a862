/**
 * The part of storage that knows deals which many people play: digs of the day, weekly deals, duels, duplicates. Both databases
 * understand the same statements, but for how they count what was finished: `$1` is the first value of PostgreSQL and a name to SQLite.
 */
export interface StoredDeal {
  readonly id: string;
  /** The day or week that it is of; null for a duel. */
  readonly day: string | null;
  /** What is dealt, as JSON (`Deal` in `deals/deal.ts`). */
  readonly dealt: string;
}

/** Somebody's game of a deal. */
export interface DealPlay {
  readonly person: string;
  readonly name: string;
  /** Empty as long as there is none: a table of a duplicate waits for others. */
  readonly table: string;
  /** Of a duplicate: which of its places, counted through from table to table. Null for other deals. */
  readonly place: number | null;
  /** Null while it goes on, and where it does not count: they gave up, or it was too late. */
  readonly points: number | null;
  readonly endedAt: number | null;
  /** Of a duplicate that is over: what each seat of that table made. */
  readonly scores: readonly number[] | null;
}

/** How a game of a deal ended for somebody. */
export type Ended = Pick<DealPlay, 'points' | 'scores'>;

/** How many have played a deal to its end, and how many of them made more points than these. */
export interface Placing {
  readonly count: number;
  readonly above: number;
}

/** What somebody takes along of a game that they played. */
export type KeptPlay = Pick<DealPlay, 'table' | 'points' | 'endedAt'> & { readonly deal: string };

export interface DealStorage {
  /** The key of a day; `fresh` if it has none yet. */
  keyOf(day: string, fresh: string): Promise<string>;
  /** Keeps a deal, unless there is one of this id; gives the one that is kept. */
  keepDeal(deal: StoredDeal): Promise<StoredDeal>;
  findDeal(id: string): Promise<StoredDeal | null>;
  /** Notes at which table, or in which place, somebody plays a deal; gives where they have begun before, or null if somebody else has that place. */
  beginPlay(
    deal: string,
    person: string,
    at: number,
    where: Pick<DealPlay, 'table' | 'place'>,
  ): Promise<DealPlay | null>;
  /** Gives up a place of a duplicate; false if there is a table by now, or nobody has one. */
  leavePlay(deal: string, person: string): Promise<boolean>;
  /** Notes how it ended, once: false if that was noted before, or nobody plays it. */
  endPlay(deal: string, person: string, at: number, ended: Ended): Promise<boolean>;
  playOf(deal: string, person: string): Promise<DealPlay | null>;
  /** All who play a deal, in the order in which they came. */
  playsOf(deal: string, limit: number): Promise<DealPlay[]>;
  /** Those who made the most of it, the first of equals first. */
  bestOf(deal: string, limit: number): Promise<DealPlay[]>;
  playsAmong(deal: string, people: readonly string[]): Promise<DealPlay[]>;
  placingIn(deal: string, points: number): Promise<Placing>;
  /** The days, from `since` on, of whose deals somebody has finished one in time. */
  daysOf(person: string, since: string): Promise<string[]>;
  /** Somebody's duels and duplicates, the newest first. */
  duelsOf(person: string, limit: number): Promise<StoredDeal[]>;
  /** All that somebody has played, for them to take along. */
  playedBy(person: string): Promise<KeptPlay[]>;
  /** What a guest played is a person's from now on, except where both played; there, the guest waits for nobody any more. */
  movePlays(from: string, to: string): Promise<void>;
}

export const dealTables = (integer: 'integer' | 'bigint'): string => `
  create table deal_keys (day text primary key, key text not null);
  create table deals (id text primary key, day text, dealt text not null);
  create table deal_plays (
    deal text not null, person text not null, table_id text not null, began_at ${integer} not null, points integer, ended_at ${integer},
    primary key (deal, person)
  );
  create index deal_plays_best on deal_plays (deal, points desc, ended_at) where points is not null;
  create index deal_plays_of on deal_plays (person, began_at);
  create table deal_points (deal text not null, points integer not null, count ${integer} not null, primary key (deal, points));
`;

/** Later: duplicates, at whose tables there are several places. */
export const DUPLICATES = `
  alter table deal_plays add column place integer;
  alter table deal_plays add column scores text;
  create unique index deal_plays_place on deal_plays (deal, place) where place is not null;
`;

/** Later: deals go when none of their tables has been left for long. `unused` says since when. */
export const UNUSED_DEALS = 'alter table deals add column unused bigint;';

const PLAY =
  'select person, name, table_id, place, points, ended_at, scores from deal_plays left join guests on guests.id = person';

export const dealSql = {
  putKey: 'insert into deal_keys (day, key) values ($1, $2) on conflict do nothing',
  key: 'select key from deal_keys where day = $1',
  putDeal: 'insert into deals (id, day, dealt) values ($1, $2, $3) on conflict do nothing',
  deal: 'select id, day, dealt from deals where id = $1',
  putPlay: `insert into deal_plays (deal, person, table_id, place, began_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
  leavePlay: `delete from deal_plays where deal = $1 and person = $2 and table_id = '' and place is not null`,
  play: `${PLAY} where deal = $1 and person = $2`,
  plays: `${PLAY} where deal = $1 order by began_at limit $2`,
  best: `${PLAY} where deal = $1 and points is not null order by points desc, ended_at limit $2`,
  standing: `select coalesce(sum(count), 0) as count, coalesce(sum(case when points > $2 then count end), 0) as above
    from deal_points where deal = $1`,
  days: `select distinct day from deal_plays join deals on deals.id = deal where person = $1 and day >= $2 and points is not null`,
  duels: `select id, day, dealt from deal_plays join deals on deals.id = deal where person = $1 and day is null
    order by began_at desc limit $2`,
  played: 'select deal, table_id, points, ended_at from deal_plays where person = $1 order by began_at',
  movePlays: `update deal_plays set person = $2 where person = $1
    and deal not in (select deal from deal_plays where person = $2)`,
  leaveAll: `delete from deal_plays where person = $1 and table_id = ''`,
  uncount: `update deal_points set count = count - 1 where exists
    (select 1 from deal_plays p where p.person = $1 and p.deal = deal_points.deal and p.points = deal_points.points)`,
  forgetPlays: 'delete from deal_plays where person = $1',
} as const;

type Columns = { readonly [column: string]: unknown };

export function dealFrom({ id, day, dealt }: Columns): StoredDeal {
  return { id: String(id), day: day === null ? null : String(day), dealt: String(dealt) };
}

export function playFrom({ person, name, table_id, place, points, ended_at, scores }: Columns): DealPlay {
  return {
    person: String(person),
    name: typeof name === 'string' ? name : '',
    table: String(table_id),
    place: place === null ? null : Number(place),
    points: points === null ? null : Number(points),
    endedAt: ended_at === null ? null : Number(ended_at),
    // It is what `scoresText` has made.
    scores: typeof scores === 'string' ? (JSON.parse(scores) as number[]) : null,
  };
}

export function scoresText({ scores }: Ended): string | null {
  return scores === null ? null : JSON.stringify(scores);
}

export function playedFrom({ deal, table_id, points, ended_at }: Columns): KeptPlay {
  return {
    deal: String(deal),
    table: String(table_id),
    points: points === null ? null : Number(points),
    endedAt: ended_at === null ? null : Number(ended_at),
  };
}

export function placingFrom({ count, above }: Columns): Placing {
  return { count: Number(count), above: Number(above) };
}
