import { readRecord } from '@bonebed/kernel';
import type { FinishedGames } from '@bonebed/protocol';
import { ownName } from '../app/open.ts';
import { api } from '../host/api.ts';
import { getAll, replaceOne } from '../host/database.ts';
import { gameWith } from '../host/editions.ts';
import { type StoredTable, storedTables } from '../host/store.ts';
import { type Result, resultOf } from './result.ts';

/** In the store: a result, or that it was forgotten, so that it is not read out of its table again. */
type Kept = Result | { readonly key: string; readonly isForgotten: true };

/** A finished game of which no result is kept. */
interface Unread {
  readonly key: string;
  readonly mine: number;
  readonly endedMs: number;
  record(): Promise<string>;
}

export interface Gathered {
  readonly results: readonly Result[];
  /** Finished games that could not be read: their edition is not here, or there is no network. */
  readonly missing: number;
}

/** All results of this device and of this person on the server. What is new is read out of the games, one after the other; `tell` says how far. */
export async function gatherResults(tell: (done: number, all: number) => void): Promise<Gathered> {
  const kept = new Map((await keptResults()).map(one => [one.key, one]));
  const unread = [...(await finishedHere()), ...(await finishedThere())].filter(({ key }) => !kept.has(key));
  let missing = 0;
  for (const [index, one] of unread.entries()) {
    tell(index, unread.length);
    const result = await read(one).catch(() => null);
    if (result === null) missing += 1;
    else {
      kept.set(result.key, result);
      await replaceOne('results', result.key, () => result).catch(() => 'left');
    }
  }
  return { results: [...kept.values()].filter(isResult), missing };
}

/** Forgets results; the games themselves stay where they are. */
export async function forgetResults(results: readonly Result[]): Promise<void> {
  for (const { key } of results) await replaceOne('results', key, () => ({ key, isForgotten: true }));
}

function isResult(kept: Kept): kept is Result {
  return !('isForgotten' in kept);
}

async function keptResults(): Promise<readonly Kept[]> {
  // Only this module writes there.
  return (await getAll('results').catch(() => [])) as readonly Kept[];
}

async function read({ key, mine, endedMs, record }: Unread): Promise<Result | null> {
  const game = readRecord(await record());
  const { game: id, edition, version } = game.header;
  return resultOf(await gameWith(id, edition, version), game, { key, mine, endedMs });
}

async function finishedHere(): Promise<Unread[]> {
  const tables = await storedTables().catch(() => []);
  return tables.flatMap(table => {
    const mine = mySeat(table);
    // Another try of a game is no other game.
    if (!table.over || mine === null || table.origin !== null) return [];
    return [{ key: `here ${table.id}`, mine, endedMs: table.changedMs, record: () => Promise.resolve(table.record) }];
  });
}

/** Where several people played at this device, the one who is called as I am; null if nobody is. */
function mySeat({ seats }: StoredTable): number | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length === 1) return people[0];
  return people.find(seat => seats[seat].name === ownName()) ?? null;
}

/** All of them, page by page; without a network as many as have come. */
async function finishedThere(): Promise<Unread[]> {
  const unread: Unread[] = [];
  let after: string | null = null;
  do {
    const page: FinishedGames | null = await api.finished(after).catch(() => null);
    for (const { id, seat, endedAt } of page?.games ?? []) {
      unread.push({ key: `there ${id}`, mine: seat, endedMs: endedAt, record: () => api.record(id, null) });
    }
    after = page?.next ?? null;
  } while (after !== null);
  return unread;
}
