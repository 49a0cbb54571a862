import type Database from 'better-sqlite3';
import { type HouseStorage, houseSql, sinceValues } from './housekeeping.ts';
import type { Writer, WriterStep } from './writer.ts';

const sql = houseSql("json_extract(meta, '$.edition')");
const [removeChat, removeStrays, removeSeats, removeCalls, removePresence, removeLog] = sql.remove;
/** In this order. */
const parts = ['removeChat', 'removeStrays', 'removeSeats', 'removeCalls', 'removePresence', 'removeLog'] as const;
const [idleChannels, idleDevices, idleShelves, idleBlocks, idleMutes] = sql.removeOfGuests;
const ofGuests = ['idleChannels', 'idleDevices', 'idleShelves', 'idleBlocks', 'idleMutes'] as const;

const [unusedDeals, usedDeals] = sql.noteDeals;
const [idlePlays, idlePoints] = sql.removeOfDeals;

export const houseWrites = {
  ...{ removeLog, removeStrays, removeChat, removeSeats, removeCalls, removePresence },
  removeTable: sql.removeTable,
  shortenLog: sql.shortenLog,
  putShrunk: sql.putShrunk,
  silence: sql.silence,
  noteShrunk: sql.noteShrunk,
  noteWarned: sql.noteWarned,
  seeGuest: sql.seeGuest,
  meetGuests: sql.meetGuests,
  ...{ idleChannels, idleDevices, idleShelves, idleBlocks, idleMutes },
  forgetGuests: sql.forgetGuests,
  useEditions: sql.useEditions,
  forgetEditions: sql.forgetEditions,
  forgetOldReports: sql.forgetReports,
  ...{ unusedDeals, usedDeals, idlePlays, idlePoints },
  forgetDeals: sql.forgetDeals,
  claimChore: sql.claimChore,
  finishChore: sql.finishChore,
} as const;

type Columns = { readonly [column: string]: unknown };
type Reading = Pick<
  HouseStorage,
  'staleTables' | 'countStale' | 'countGuests' | 'countEditions' | 'countReports' | 'countDeals'
>;

const step = (name: keyof typeof houseWrites, ...values: readonly unknown[]): WriterStep => ({ name, values });

/** What there is to do, which also somebody can find out who must not write. */
export function sqliteHouse(db: Database.Database): Reading {
  const all = (text: string, ...values: unknown[]): Columns[] => db.prepare(text).all(...values) as Columns[];
  const count = (text: string, ...values: unknown[]): number => Number(all(text, ...values)[0].n);
  return {
    staleTables: async (stale, since, limit) =>
      all(sql.list[stale], ...sinceValues(stale, since), limit).map(({ key, id }) => ({
        key: Number(key),
        id: String(id),
      })),
    countStale: async (stale, since) => count(sql.count[stale], ...sinceValues(stale, since)),
    countGuests: async before => count(sql.countGuests, before),
    countEditions: async before => count(sql.countEditions, before),
    countReports: async before => count(sql.countReports, before),
    countDeals: async before => count(sql.countDeals, before),
  };
}

export function sqliteHousekeeping(db: Database.Database, writer: Writer): HouseStorage {
  /** Together or not at all; gives how many rows the last step changed. */
  const change = async (...steps: readonly WriterStep[]): Promise<number> =>
    Number(await writer.write({ steps, give: 'changes' }));
  return {
    ...sqliteHouse(db),
    removeTable: async (key, before) => {
      const steps = parts.map(part => step(part, key, key, before, before));
      return (await change(...steps, step('removeTable', key, before, before))) > 0;
    },
    shrinkTable: async ({ key }, seq, entry, now) => {
      const put = step('putShrunk', JSON.stringify(entry), key, seq);
      await change(put, step('shortenLog', key, seq), step('silence', key), step('noteShrunk', now, key));
    },
    noteWarned: async (key, goesAt) => void (await change(step('noteWarned', goesAt, key))),
    seeGuest: async (id, now) => void (await change(step('seeGuest', now, id))),
    removeGuests: async (before, now, limit) => {
      // All of them, in steps: a guest who has come only once is one of whom nobody knows.
      while ((await change(step('meetGuests', now, limit))) === limit);
      for (const name of ofGuests) await change(step(name, before, limit));
      return change(step('forgetGuests', before, limit));
    },
    removeEditions: async (before, now, limit) => {
      await change(step('useEditions', now));
      return change(step('forgetEditions', before, limit));
    },
    removeReports: async (before, limit) => change(step('forgetOldReports', before, limit)),
    removeDeals: async (before, now, limit) => {
      await change(step('unusedDeals', now), step('usedDeals'));
      const some = [before, limit];
      const plays = [step('idlePlays', ...some, ...some), step('idlePoints', ...some, ...some)];
      return change(...plays, step('forgetDeals', ...some));
    },
    claimChore: async (name, now, everyMs, { holder, until }) => {
      const claim = step('claimChore', name, holder, until, now - everyMs, now);
      // The column is that of the statement's `returning`.
      return ((await writer.write({ steps: [claim], give: 'rows' })) as Columns[]).length > 0;
    },
    finishChore: async (name, now) => void (await change(step('finishChore', now, name))),
  };
}
