import { notify } from './notices.ts';
import { callsPart } from './postgres-calls.ts';

/** The longer statements of `postgres.ts`. */

/** Moves the stored time forward, never back, and gives it with the database's own clock. */
export const BEAT = `insert into server_time as known (one, at) values (1, $1)
  on conflict (one) do update set at = greatest(known.at, excluded.at)
  returning at, extract(epoch from clock_timestamp()) * 1000 as wall`;

/** An entry that does not follow the last one gets no `seq`, which the column refuses. */
const LOGGED = `logged as (
  insert into log (table_key, seq, at, entry)
  select $1, case (line->>'seq')::integer when last + place then last + place end, (line->>'at')::bigint, line->'entry'
  from (select coalesce(max(seq), 0) as last from log where table_key = $1) stored,
    jsonb_array_elements($2::jsonb) with ordinality as lines (line, place)
)`;

export const APPEND = `with ${LOGGED}, ${callsPart('$1', '$4')} select ${notify('$3')}`;

/** A row without entries is for the log as it is: \`noted\` is looked at once more when another process has just written the row. */
export const APPEND_WITH_ROW = `with ${LOGGED}, ${callsPart('$1', '$17')}, seated as (
  insert into seats (guest, table_key, seat)
  select taken->>'guest', $1, (taken->>'seat')::integer from jsonb_array_elements($4::jsonb) taken
  on conflict (guest, table_key) do update set seat = excluded.seat
), unseated as (
  delete from seats where table_key = $1 and (seat = any($5::integer[]) or guest = any($16::text[]))
), noted as (
  update tables set phase = $6, open = $7, summary = $8, updated = $9, due = $10, leased_by = $11, leased_until = $12,
    record = $13, turn = $14, noted = $15
  where key = $1 and noted <= $15
    and (jsonb_array_length($2::jsonb) > 0 or $15 = (select coalesce(max(seq), 0) from log where table_key = $1))
  returning key
) select ${notify('$3')} from noted`;

/** The row described entries that are gone: it is marked as due, so that the driver writes it anew. */
export const SET_ASIDE = `with strays as (
  delete from log where table_key = $1 and seq > $2
    and not exists (select 1 from log whole where whole.table_key = $1 and whole.seq = $2 + 1)
  returning table_key, seq, at, entry
), kept as (
  insert into log_stray (table_key, seq, at, entry) select table_key, seq, at, entry from strays
) update tables set noted = 0, due = 0, leased_until = 0, record = null
  where key = $1 and exists (select 1 from strays)`;

export const SAY = `with said as (
  insert into chat (table_key, at, seat, name, text, once) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning id
)
select id, ${notify("json_build_object('by', $7::text, 'kind', 'chat', 'table', $8::text, 'id', id)::text")} from said`;
