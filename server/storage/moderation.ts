/** What a migration adds so that people can be left in peace, on either kind of database. */
export const MODERATION_TABLES = `
  create table mutes (person text not null, other text not null, at bigint not null, primary key (person, other));
  create index mutes_of on mutes (other);
  create table reports (
    id text primary key, at bigint not null, table_id text not null, reporter text not null, person text not null,
    detail text not null, closed bigint
  );
  create unique index reports_open on reports (table_id, reporter, person) where closed is null;
  create index reports_at on reports (at);
  alter table guests add column removed bigint;
  create index guests_removed on guests (id) where removed is not null;
  create index guests_silenced on guests (id) where silenced is not null;
  create table address_keys (made bigint primary key, key text not null);
  create table kept_out (network text primary key, until bigint not null);
`;

/** That nobody sits at a table whom a viewer has blocked, or who has blocked the viewer: a part of a statement about tables. */
export function notApart(viewer: string, sameViewer: string): string {
  return `key not in (select table_key from seats where guest in
    (select other from blocks where person = ${viewer} union all select person from blocks where other = ${sameViewer}))`;
}

/** All statements, with `?` for values, in words that both kinds of database understand. */
export const moderationSql = {
  mute: 'insert into mutes (person, other, at) values (?, ?, ?) on conflict do nothing',
  unmute: 'delete from mutes where person = ? and other = ?',
  muted:
    'select other as id, name from mutes join guests on guests.id = other where person = ? order by at desc, other',
  // Nobody has another's person twice in their lists, nor themselves.
  moveMutes: `insert into mutes (person, other, at) select ?, other, at from mutes where person = ? and other <> ?
    on conflict do nothing`,
  moveBlocks: `insert into blocks (person, other, at) select ?, other, at from blocks where person = ? and other <> ?
    on conflict do nothing`,
  moveMutesOf: `insert into mutes (person, other, at) select person, ?, at from mutes where other = ? and person <> ?
    on conflict do nothing`,
  moveBlocksOf: `insert into blocks (person, other, at) select person, ?, at from blocks where other = ? and person <> ?
    on conflict do nothing`,
  forgetMutes: 'delete from mutes where person = ? or other = ?',
  forgetReports: 'delete from reports where person = ? or reporter = ?',

  addReport: `insert into reports (id, at, table_id, reporter, person, detail) values (?, ?, ?, ?, ?, ?)
    on conflict do nothing returning id`,
  reports: `select reports.id, at, table_id, reporter, person, detail, closed, guests.name, silenced,
      (select name from guests where id = reporter) as reporter_name,
      (select count(*) from reports other where other.person = reports.person) as times
    from reports left join guests on guests.id = person
    order by case when closed is null then 0 else 1 end, at desc limit ?`,
  closeReport: 'update reports set closed = ? where id = ? and closed is null returning id',

  putNotice: 'insert into notices (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  dropNotice: 'delete from notices where name = ?',
  note: 'insert into audit (at, who, act, target) values (?, ?, ?, ?)',
  audit: 'select at, who, act, target from audit order by at desc limit ?',
  closeTable: 'update tables set aside = ? where id = ? returning id',
  openTable: 'update tables set aside = null where id = ? returning id',
  silence: 'update guests set silenced = ? where id = ? returning id',
  unsilence: 'update guests set silenced = null where id = ? returning id',
  removePerson: 'update guests set removed = ? where id = ? returning id',
  listedTables: 'select id, phase, summary, updated, aside from tables order by updated desc limit ?',
  listedPeople: `select id, name, silenced, removed, (select count(*) from seats where guest = guests.id) as seats from guests
    where lower(name) like ? or id = ? order by name, id limit ?`,

  // Everything that is kept of somebody.
  personRow: 'select id, name, seen, silenced from guests where id = ?',
  personDevices: 'select label, since from devices where person = ? order by since',
  personWays: `select kind, case when kind = 'mail' then key end as address, since from ways where person = ? order by since`,
  personShelf: 'select shelf from shelves where person = ?',
  personChannels: 'select way, created from channels where person = ? order by created',
  personBlocks: 'select other, at from blocks where person = ? order by at',
  personMutes: 'select other, at from mutes where person = ? order by at',
  personReports: 'select at, table_id, person, detail from reports where reporter = ? order by at',
  personTables: `select tables.key, tables.id, phase, summary, seat, record from seats join tables on tables.key = seats.table_key
    where guest = ? order by updated desc`,
  personSaid: 'select at, text from chat where table_key = ? and seat = ? order by id',

  addressKeys: 'select made, key from address_keys order by made desc',
  addAddressKey: 'insert into address_keys (made, key) values (?, ?) on conflict do nothing',
  sweepAddressKeys: 'delete from address_keys where made < ?',
  keepOut: `insert into kept_out (network, until) values (?, ?)
    on conflict (network) do update set until = excluded.until`,
  keptOut: 'select network from kept_out where until > ?',
  sweepKeptOut: 'delete from kept_out where until <= ?',
} as const;

export type ModerationStatement = keyof typeof moderationSql;

type Columns = { readonly [column: string]: unknown };

/** Asks a database something, or lets it do something, by the name of the statement. */
export type Query = (name: ModerationStatement, ...values: readonly unknown[]) => Promise<readonly Columns[]>;
