/** What a migration adds for whoever runs the server, on either kind of database. */
export const HOST_TABLES = `
  create table notices (name text primary key, value text not null);
  create table audit (at bigint not null, who text not null, act text not null, target text not null);
  create index audit_at on audit (at);
  create index tables_aside on tables (id) where aside is not null;
  alter table guests add column silenced bigint;
`;

/** What whoever runs the server has said, for all of its processes. */
export interface HouseState {
  /** Nothing is stored for the time being. */
  readonly isReadOnly: boolean;
  /** A line for everybody; null if there is none. */
  readonly announcement: string | null;
  /** Tables that nobody may open. */
  readonly closed: readonly string[];
  /** People who may not talk. */
  readonly silenced: readonly string[];
  /** People who are to go. */
  readonly removed: readonly string[];
}

export const HOUSE_STATE = {
  notices: 'select name, value from notices',
  closed: 'select id from tables where aside is not null',
  silenced: 'select id from guests where silenced is not null',
  removed: 'select id from guests where removed is not null',
} as const;

type Columns = { readonly [column: string]: unknown };

/** Puts it together from what the questions give. */
export function houseStateFrom(
  notices: readonly Columns[],
  closed: readonly Columns[],
  silenced: readonly Columns[],
  removed: readonly Columns[],
): HouseState {
  const said = new Map(notices.map(({ name, value }) => [String(name), String(value)]));
  return {
    isReadOnly: said.get('read-only') === 'on',
    announcement: said.get('announcement') ?? null,
    closed: closed.map(({ id }) => String(id)),
    silenced: silenced.map(({ id }) => String(id)),
    removed: removed.map(({ id }) => String(id)),
  };
}
