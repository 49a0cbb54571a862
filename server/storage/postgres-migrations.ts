import { BadInput } from '@bonebed/kernel';
import type pg from 'pg';
import { DUPLICATES, dealTables, UNUSED_DEALS } from './deals.ts';
import { HOME_TABLES } from './homes.ts';
import { HOST_TABLES } from './house-state.ts';
import { HOUSE_TABLES } from './housekeeping.ts';
import { MODERATION_TABLES } from './moderation.ts';
import { CALL_TABLES } from './postgres-calls.ts';
import { COMPANY_TABLES, PEOPLE_TABLES } from './postgres-people.ts';

/** Any number that no other program on the database uses for the same: 'bone' as bytes. */
const MIGRATION_LOCK = 0x626f6e65;

/** What each version adds; the first makes the tables. A database of any earlier server comes up to date step by step. */
const migrations: readonly string[] = [
  `
  create table tables (
    key serial primary key,
    id text not null unique,
    meta jsonb not null,
    phase text not null,
    open boolean not null,
    summary jsonb not null,
    updated bigint not null,
    due bigint,
    leased_by text,
    leased_until bigint not null default 0,
    record text
  );
  create index tables_due on tables (due) where due is not null;
  create index tables_listed on tables (phase, updated) where open;
  create table log (
    table_key integer not null references tables (key),
    seq integer not null,
    at bigint not null,
    entry jsonb not null,
    primary key (table_key, seq)
  );
  create table seats (guest text not null, table_key integer not null, primary key (guest, table_key));
  create table chat (
    id serial primary key,
    table_key integer not null references tables (key),
    at bigint not null,
    seat integer not null,
    name text not null,
    text text not null
  );
  create index chat_table on chat (table_key, id);
  create table guests (id text primary key, token_hash text not null unique, name text not null);
  create table editions (id text primary key, game text not null, components text not null);
  `,
  `
  alter table tables add column turn jsonb;
  alter table tables add column noted integer not null default 0;
  alter table seats add column seat integer;
  `,
  `
  alter table chat add column once text;
  create unique index chat_once on chat (table_key, seat, once) where once is not null;
  `,
  `
  create table log_stray (
    table_key integer not null references tables (key),
    seq integer not null,
    at bigint not null,
    entry jsonb not null
  );
  create index log_stray_table on log_stray (table_key);
  `,
  `
  alter table tables add column made_by text;
  alter table tables add column bytes integer not null default 0;
  alter table tables add column aside bigint;
  update tables set made_by = meta->>'createdBy', bytes = length(meta::text);
  create index tables_made on tables (made_by, phase, bytes);
  alter table editions add column made_by text;
  alter table editions add column bytes integer not null default 0;
  alter table editions add column aside bigint;
  create index editions_made on editions (made_by, bytes) where made_by is not null;
  `,
  "create index tables_of_game on tables ((summary->>'game'), phase, updated) where open;",
  `
  create table server_time (one integer primary key check (one = 1), at bigint not null);
  create table outages (since bigint not null, until bigint not null);
  `,
  CALL_TABLES,
  PEOPLE_TABLES,
  COMPANY_TABLES,
  HOUSE_TABLES,
  HOST_TABLES,
  HOME_TABLES,
  MODERATION_TABLES,
  dealTables('bigint'),
  DUPLICATES,
  UNUSED_DEALS,
];

/** Brings a database up to date, or up to an older version whose backup is to go into it. Within a transaction. */
export async function migratePostgres(client: pg.ClientBase, upTo = migrations.length): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('create table if not exists bonebed_version (version integer not null)');
  const found = await client.query('select version from bonebed_version');
  const version = Number(found.rows[0]?.version ?? 0);
  const newest = Math.max(version, upTo);
  if (newest > migrations.length) {
    throw new BadInput(
      'data',
      'DATABASE_URL',
      `made by a newer server (${newest}, this one knows ${migrations.length})`,
    );
  }
  for (const step of migrations.slice(version, upTo)) await client.query(step);
  await client.query('delete from bonebed_version');
  await client.query('insert into bonebed_version values ($1)', [upTo]);
}
