import { impossible } from '@bonebed/kernel';
import type Database from 'better-sqlite3';
import { type DealStorage, dealFrom, dealSql, placingFrom, playedFrom, playFrom, scoresText } from './deals.ts';
import type { Writer, WriterStep } from './writer.ts';

type Columns = { readonly [column: string]: unknown };

export const dealWrites = {
  putKey: dealSql.putKey,
  putDeal: dealSql.putDeal,
  putPlay: dealSql.putPlay,
  leavePlay: dealSql.leavePlay,
  endPlay: `update deal_plays set points = $3, ended_at = $4, scores = $5
    where deal = $1 and person = $2 and ended_at is null`,
  // Only what the step before has ended.
  countPlay: `insert into deal_points (deal, points, count) select $1, $2, 1 where changes() = 1
    on conflict (deal, points) do update set count = count + 1`,
  movePlays: dealSql.movePlays,
  leaveAll: dealSql.leaveAll,
  uncount: dealSql.uncount,
  forgetPlays: dealSql.forgetPlays,
} as const;

/** Values by the names that they have in the statements: `$1`, `$2`. */
const named = (values: readonly unknown[]) => Object.fromEntries(values.map((value, index) => [index + 1, value]));

const step = (name: keyof typeof dealWrites, ...values: readonly unknown[]): WriterStep => ({
  name,
  values: [named(values)],
});

/** Whatever a person has played goes, and is counted no more. */
export const forgetPlays = (person: string): WriterStep[] => [step('uncount', person), step('forgetPlays', person)];

export function sqliteDeals(db: Database.Database, writer: Writer): DealStorage {
  const sql = {
    key: db.prepare(dealSql.key),
    deal: db.prepare(dealSql.deal),
    play: db.prepare(dealSql.play),
    plays: db.prepare(dealSql.plays),
    best: db.prepare(dealSql.best),
    standing: db.prepare(dealSql.standing),
    days: db.prepare(dealSql.days),
    duels: db.prepare(dealSql.duels),
    played: db.prepare(dealSql.played),
  };
  const change = async (...steps: readonly WriterStep[]): Promise<number> =>
    Number(await writer.write({ steps, give: 'changes' }));
  // better-sqlite3 gives plain objects by column.
  const all = (statement: Database.Statement, ...values: unknown[]): Columns[] =>
    statement.all(named(values)) as Columns[];
  const playOf: DealStorage['playOf'] = async (deal, person) => all(sql.play, deal, person).map(playFrom)[0] ?? null;
  const findDeal: DealStorage['findDeal'] = async id => all(sql.deal, id).map(dealFrom)[0] ?? null;
  return {
    findDeal,
    playOf,
    keyOf: async (day, fresh) => {
      if (all(sql.key, day).length === 0) await change(step('putKey', day, fresh));
      return String(all(sql.key, day)[0].key);
    },
    keepDeal: async ({ id, day, dealt }) => {
      await change(step('putDeal', id, day, dealt));
      return (await findDeal(id)) ?? impossible('a deal that was kept', id);
    },
    beginPlay: async (deal, person, at, { table, place }) => {
      await change(step('putPlay', deal, person, table, place, at));
      return playOf(deal, person);
    },
    leavePlay: async (deal, person) => (await change(step('leavePlay', deal, person))) > 0,
    endPlay: async (deal, person, at, ended) => {
      const isOpen = (await playOf(deal, person))?.endedAt === null;
      const { points } = ended;
      const end = step('endPlay', deal, person, points, at, scoresText(ended));
      await (points === null ? change(end) : change(end, step('countPlay', deal, points)));
      return isOpen;
    },
    playsOf: async (deal, limit) => all(sql.plays, deal, limit).map(playFrom),
    bestOf: async (deal, limit) => all(sql.best, deal, limit).map(playFrom),
    playsAmong: async (deal, people) => people.flatMap(person => all(sql.play, deal, person).map(playFrom)),
    placingIn: async (deal, points) => placingFrom(all(sql.standing, deal, points)[0]),
    daysOf: async (person, since) => all(sql.days, person, since).map(({ day }) => String(day)),
    duelsOf: async (person, limit) => all(sql.duels, person, limit).map(dealFrom),
    playedBy: async person => all(sql.played, person).map(playedFrom),
    movePlays: async (from, to) => void (await change(step('movePlays', from, to), step('leaveAll', from))),
  };
}
