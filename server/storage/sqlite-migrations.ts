import { BadInput } from '@bonebed/kernel';
import type Database from 'better-sqlite3';
import { DUPLICATES, dealTables, UNUSED_DEALS } from './deals.ts';
import { HOST_TABLES } from './house-state.ts';
import { HOUSE_TABLES } from './housekeeping.ts';
import { MODERATION_TABLES } from './moderation.ts';
import { CALL_TABLES } from './sqlite-calls.ts';
import { COMPANY_TABLES, PEOPLE_TABLES } from './sqlite-people.ts';

/** What each version adds; the first makes the tables. A database of any earlier server comes up to date step by step. */
const migrations: readonly string[] = [
  `
  create table tables (
    key integer primary key,
    id text not null unique,
    meta text not null,
    phase text not null,
    open integer not null,
    summary text not null,
    updated integer not null,
    due integer,
    leased_by text,
    leased_until integer not null default 0,
    record text
  );
  create index tables_due on tables (due) where due is not null;
  create index tables_listed on tables (phase, updated) where open = 1;
  -- Rows with their own number and one index beside: ten times the rows per second of a table clustered by (table, seq).
  create table log (
    id integer primary key,
    table_key integer not null,
    seq integer not null,
    at integer not null,
    entry text not null
  );
  create unique index log_place on log (table_key, seq);
  create table seats (guest text not null, table_key integer not null, primary key (guest, table_key)) without rowid;
  create table chat (
    id integer primary key,
    table_key integer not null,
    at integer not null,
    seat integer not null,
    name text not null,
    text text not null
  );
  create index chat_table on chat (table_key, id);
  create table guests (id text primary key, token_hash text not null unique, name text not null) without rowid;
  create table editions (id text primary key, game text not null, components text not null) without rowid;
  `,
  `
  alter table tables add column turn text;
  alter table tables add column noted integer not null default 0;
  alter table seats add column seat integer;
  `,
  `
  alter table chat add column once text;
  create unique index chat_once on chat (table_key, seat, once) where once is not null;
  `,
  `
  create table log_stray (
    id integer primary key,
    table_key integer not null,
    seq integer not null,
    at integer not null,
    entry text not null
  );
  create index log_stray_table on log_stray (table_key);
  `,
  `
  alter table tables add column made_by text;
  alter table tables add column bytes integer not null default 0;
  alter table tables add column aside integer;
  update tables set made_by = json_extract(meta, '$.createdBy'), bytes = length(meta);
  create index tables_made on tables (made_by, phase, bytes);
  alter table editions add column made_by text;
  alter table editions add column bytes integer not null default 0;
  alter table editions add column aside integer;
  create index editions_made on editions (made_by, bytes) where made_by is not null;
  `,
  "create index tables_of_game on tables (json_extract(summary, '$.game'), phase, updated) where open = 1;",
  `
  create table server_time (one integer primary key check (one = 1), at integer not null);
  create table outages (since integer not null, until integer not null);
  `,
  CALL_TABLES,
  PEOPLE_TABLES,
  COMPANY_TABLES,
  HOUSE_TABLES,
  HOST_TABLES,
  MODERATION_TABLES,
  dealTables('integer'),
  DUPLICATES,
  UNUSED_DEALS,
];

/** Brings a database up to date, each step wholly or not at all. `file` is what a fault is told of. */
export function migrateSqlite(db: Database.Database, file: string): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > migrations.length) {
    throw new BadInput('data', file, `made by a newer server (${version}, this one knows ${migrations.length})`);
  }
  for (let next = version; next < migrations.length; next++) {
    db.transaction(() => {
      db.exec(migrations[next]);
      db.pragma(`user_version = ${next + 1}`);
    })();
  }
}
