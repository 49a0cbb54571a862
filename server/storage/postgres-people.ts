import type { Blocked, Companion, WayKind } from '@bonebed/protocol';
import type pg from 'pg';
import { type Block, type Device, FIRST, type PeopleStorage, type Ticket, type Way } from './people.ts';
import { PostgresDeals } from './postgres-deals.ts';
import { companionFrom, devicesFrom, wayFrom } from './sqlite-people.ts';

export const PEOPLE_TABLES = `
  create table devices (
    id text primary key, person text not null, token_hash text not null unique, label text not null, since bigint not null
  );
  create index devices_of on devices (person);
  create table ways (
    kind text not null, key text not null, person text not null, detail text not null, since bigint not null, primary key (kind, key)
  );
  create index ways_of on ways (person);
  create table tickets (hash text primary key, kind text not null, value text not null, until bigint not null);
  create table shelves (person text primary key, shelf text not null);
`;

export const COMPANY_TABLES = `
  create table blocks (person text not null, other text not null, at bigint not null, primary key (person, other));
  create index blocks_of on blocks (other);
  create index seats_at on seats (table_key);
`;

export class PostgresPeople extends PostgresDeals implements PeopleStorage {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super(pool);
    this.#pool = pool;
  }

  async #rows(text: string, ...values: readonly unknown[]) {
    return (await this.#pool.query(text, [...values])).rows;
  }

  async #count(text: string, ...values: readonly unknown[]): Promise<number> {
    return (await this.#pool.query(text, [...values])).rowCount ?? 0;
  }

  async addDevice(person: string, { id, tokenHash, label, since }: Device): Promise<void> {
    await this.#rows(
      'insert into devices (id, person, token_hash, label, since) values ($1, $2, $3, $4, $5)',
      ...[id, person, tokenHash, label, since],
    );
  }

  async devicesOf(person: string): Promise<Device[]> {
    const [own] = await this.#rows(
      "select token_hash from guests where id = $1 and token_hash not like 'gone %'",
      person,
    );
    return devicesFrom(
      own,
      await this.#rows(
        'select id, token_hash, label, since from devices where person = $1 order by since desc',
        person,
      ),
    );
  }

  async removeDevice(person: string, id: string): Promise<boolean> {
    // A hash that no cookie has.
    const text = `update guests set token_hash = 'gone ' || id where id = $1 and token_hash not like 'gone %'`;
    if (id === FIRST) return (await this.#count(text, person)) > 0;
    return (await this.#count('delete from devices where id = $1 and person = $2', id, person)) > 0;
  }

  async addWay({ kind, key, person, detail, since }: Way): Promise<boolean> {
    const text =
      'insert into ways (kind, key, person, detail, since) values ($1, $2, $3, $4, $5) on conflict do nothing';
    return (await this.#count(text, kind, key, person, detail, since)) > 0;
  }

  async findWay(kind: WayKind, key: string): Promise<Way | null> {
    const [found] = await this.#rows('select * from ways where kind = $1 and key = $2', kind, key);
    return found === undefined ? null : wayFrom(found);
  }

  async waysOf(person: string): Promise<Way[]> {
    return (await this.#rows('select * from ways where person = $1 order by since', person)).map(wayFrom);
  }

  async updateWay({ kind, key, detail }: Way): Promise<void> {
    await this.#rows('update ways set detail = $1 where kind = $2 and key = $3', detail, kind, key);
  }

  async removeWay(person: string, kind: WayKind, key: string): Promise<void> {
    await this.#rows('delete from ways where person = $1 and kind = $2 and key = $3', person, kind, key);
  }

  async keepTicket({ hash, kind, value, until }: Ticket): Promise<void> {
    await this.#rows(
      'insert into tickets (hash, kind, value, until) values ($1, $2, $3, $4)',
      hash,
      kind,
      value,
      until,
    );
  }

  async takeTicket(kind: Ticket['kind'], hash: string, now: number): Promise<string | null> {
    const text = 'delete from tickets where hash = $1 and kind = $2 and until > $3 returning value';
    const [taken] = await this.#rows(text, hash, kind, now);
    return taken === undefined ? null : String(taken.value);
  }

  async sweepTickets(now: number): Promise<void> {
    await this.#rows('delete from tickets where until <= $1', now);
  }

  async readShelf(person: string): Promise<string | null> {
    const [found] = await this.#rows('select shelf from shelves where person = $1', person);
    return found === undefined ? null : String(found.shelf);
  }

  async writeShelf(person: string, shelf: string): Promise<void> {
    const text = `insert into shelves (person, shelf) values ($1, $2)
      on conflict (person) do update set shelf = excluded.shelf`;
    await this.#rows(text, person, shelf);
  }

  async nameOf(person: string): Promise<string | null> {
    const [found] = await this.#rows('select name from guests where id = $1', person);
    return found === undefined ? null : String(found.name);
  }

  async companionsOf(person: string, limit: number): Promise<Companion[]> {
    const rows = await this.#rows(
      `select other.guest as id, guests.name, count(*) as tables, max(tables.updated) as at,
         (array_agg(tables.id order by tables.updated desc))[1] as last,
         (array_agg(summary->>'game' order by tables.updated desc))[1] as game
       from seats own join seats other on other.table_key = own.table_key and other.seat is distinct from own.seat
       join tables on tables.key = own.table_key join guests on guests.id = other.guest
       where own.guest = $1 and phase <> 'lobby' group by other.guest, guests.name order by at desc limit $2`,
      ...[person, limit],
    );
    return rows.map(companionFrom);
  }

  async addBlock({ by, whom }: Block, at: number): Promise<void> {
    await this.#rows('insert into blocks (person, other, at) values ($1, $2, $3) on conflict do nothing', by, whom, at);
  }

  async removeBlock({ by, whom }: Block): Promise<void> {
    await this.#rows('delete from blocks where person = $1 and other = $2', by, whom);
  }

  async blockedBy(person: string): Promise<Blocked[]> {
    const text =
      'select other as id, name from blocks join guests on guests.id = other where person = $1 order by at desc';
    return (await this.#rows(text, person)).map(({ id, name }) => ({ id: String(id), name: String(name) }));
  }

  async blocksBetween(person: string, others: readonly string[]): Promise<Block[]> {
    const text = `select person as by, other as whom from blocks
      where (other = $1 and person = any($2)) or (person = $1 and other = any($2))`;
    return (await this.#rows(text, person, others)).map(({ by, whom }) => ({ by: String(by), whom: String(whom) }));
  }

  async scrub(key: number, person: string, seat: number, name: string): Promise<void> {
    await this.#rows(
      `with said as (delete from chat where table_key = $1 and seat = $3)
       update log set entry = case entry->>'type'
           when 'shrunk' then jsonb_set(entry, array['seats', ($3::integer)::text, 'name'], to_jsonb($4::text))
           else jsonb_set(entry, '{name}', to_jsonb($4::text)) end
       where table_key = $1
         and (entry->>'type' = 'shrunk' or entry->>'type' = 'joined' and entry->>'guest' = $2
           or entry->>'type' = 'renamed' and (entry->>'seat')::integer = $3 and entry->>'name' is not null)`,
      ...[key, person, seat, name],
    );
  }

  async forget(person: string): Promise<void> {
    await this.forgetPlays(person);
    await this.#rows(
      `with calls_gone as (delete from calls where channel in (select id from channels where person = $1)),
         channels_gone as (delete from channels where person = $1),
         presence_gone as (delete from presence where person = $1),
         devices_gone as (delete from devices where person = $1),
         ways_gone as (delete from ways where person = $1),
         shelf_gone as (delete from shelves where person = $1),
         blocks_gone as (delete from blocks where person = $1 or other = $1),
         seats_gone as (delete from seats where guest = $1)
       delete from guests where id = $1`,
      person,
    );
  }

  async moveChannels(from: string, to: string): Promise<void> {
    await this.#rows('update channels set person = $1 where person = $2', to, from);
  }
}
