import { impossible } from '@bonebed/kernel';
import type pg from 'pg';
import {
  type DealPlay,
  type DealStorage,
  dealFrom,
  dealSql,
  type Ended,
  type Placing,
  placingFrom,
  playedFrom,
  playFrom,
  type StoredDeal,
  scoresText,
} from './deals.ts';
import { PostgresCalls } from './postgres-calls.ts';

const END = `with ended as (
    update deal_plays set points = $3::integer, ended_at = $4, scores = $5
    where deal = $1 and person = $2 and ended_at is null returning deal, points
  ), counted as (
    insert into deal_points (deal, points, count) select deal, points, 1 from ended where points is not null
    on conflict (deal, points) do update set count = deal_points.count + 1
  )
  select count(*) as n from ended`;

export class PostgresDeals extends PostgresCalls implements DealStorage {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super(pool);
    this.#pool = pool;
  }

  async #rows(text: string, ...values: readonly unknown[]) {
    return (await this.#pool.query(text, [...values])).rows;
  }

  async keyOf(day: string, fresh: string): Promise<string> {
    await this.#rows(dealSql.putKey, day, fresh);
    return String((await this.#rows(dealSql.key, day))[0].key);
  }

  async keepDeal({ id, day, dealt }: StoredDeal): Promise<StoredDeal> {
    await this.#rows(dealSql.putDeal, id, day, dealt);
    return (await this.findDeal(id)) ?? impossible('a deal that was kept', id);
  }

  async findDeal(id: string): Promise<StoredDeal | null> {
    return (await this.#rows(dealSql.deal, id)).map(dealFrom)[0] ?? null;
  }

  async beginPlay(deal: string, person: string, at: number, { table, place }: Pick<DealPlay, 'table' | 'place'>) {
    await this.#rows(dealSql.putPlay, deal, person, table, place, at);
    return this.playOf(deal, person);
  }

  async leavePlay(deal: string, person: string): Promise<boolean> {
    return (await this.#pool.query(dealSql.leavePlay, [deal, person])).rowCount === 1;
  }

  async endPlay(deal: string, person: string, at: number, ended: Ended): Promise<boolean> {
    const [{ n }] = await this.#rows(END, deal, person, ended.points, at, scoresText(ended));
    return Number(n) > 0;
  }

  async playOf(deal: string, person: string): Promise<DealPlay | null> {
    return (await this.#rows(dealSql.play, deal, person)).map(playFrom)[0] ?? null;
  }

  async playsOf(deal: string, limit: number): Promise<DealPlay[]> {
    return (await this.#rows(dealSql.plays, deal, limit)).map(playFrom);
  }

  async bestOf(deal: string, limit: number): Promise<DealPlay[]> {
    return (await this.#rows(dealSql.best, deal, limit)).map(playFrom);
  }

  async playsAmong(deal: string, people: readonly string[]): Promise<DealPlay[]> {
    const found = await Promise.all(people.map(person => this.playOf(deal, person)));
    return found.filter(play => play !== null);
  }

  async placingIn(deal: string, points: number): Promise<Placing> {
    return placingFrom((await this.#rows(dealSql.standing, deal, points))[0]);
  }

  async daysOf(person: string, since: string): Promise<string[]> {
    return (await this.#rows(dealSql.days, person, since)).map(({ day }) => String(day));
  }

  async duelsOf(person: string, limit: number): Promise<StoredDeal[]> {
    return (await this.#rows(dealSql.duels, person, limit)).map(dealFrom);
  }

  async playedBy(person: string): ReturnType<DealStorage['playedBy']> {
    return (await this.#rows(dealSql.played, person)).map(playedFrom);
  }

  async movePlays(from: string, to: string): Promise<void> {
    await this.#rows(dealSql.movePlays, from, to);
    await this.#rows(dealSql.leaveAll, from);
  }

  /** Whatever a person has played goes, and is counted no more. */
  async forgetPlays(person: string): Promise<void> {
    await this.#rows(dealSql.uncount, person);
    await this.#rows(dealSql.forgetPlays, person);
  }
}
