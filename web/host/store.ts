/** Tables of this device: they survive closing the browser in mid-turn. */
import { BadInput } from '@bonebed/kernel';
import type { Origin } from './calls.ts';
import { getAll, getOne, removeOne, replaceOne } from './database.ts';
import type { Occupant } from './host.ts';

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** The name that its owner gave it. */
  readonly title: string | null;
  readonly seats: readonly Occupant[];
  /** The game as a record's text: the truth of the table. */
  readonly record: string;
  /** The version of the rules and the edition that the record was made with. */
  readonly rules: number;
  readonly edition: string;
  /** The build of the client that was made with its rules, which may be gone. Empty while developing, and where none is known. */
  readonly build: string;
  /** Whose turn it is, and whether the game is over: for the list of tables. */
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly changedMs: number;
  /** How often it has been written. Whoever knows another number plays a table that has moved on elsewhere. */
  readonly revision: number;
  /** What it is another try of. */
  readonly origin: Origin | null;
}

/** Keeps the next state of a table. Refuses with `elsewhere` if another tab has written it since, with `removed` if it is gone. */
export async function saveTable(table: StoredTable): Promise<void> {
  const done = await replaceOne('tables', table.id, value => {
    const found = storedFrom(value);
    if (found === null) return table.revision === 1 ? table : null;
    if (found.revision !== table.revision - 1) return null;
    // Its name may have been changed on the front page while it was played here.
    return { ...table, title: found.title };
  });
  if (done === 'written') return;
  const isThere = (await getOne('tables', table.id)) !== undefined;
  throw new BadInput(isThere ? 'elsewhere' : 'removed', 'id', `table '${table.id}' is no longer played here`);
}

export async function storedTable(id: string): Promise<StoredTable | null> {
  return storedFrom(await getOne('tables', id));
}

/** All tables, the one played last first. */
export async function storedTables(): Promise<StoredTable[]> {
  const all = (await getAll('tables')).flatMap(value => storedFrom(value) ?? []);
  return all.sort((a, b) => b.changedMs - a.changedMs || (a.id < b.id ? -1 : 1));
}

/** Changes what the list says of a table; a game that is being played is not disturbed. */
export async function noteTable(id: string, note: Partial<Pick<StoredTable, 'title' | 'build'>>): Promise<void> {
  await replaceOne('tables', id, value => {
    const found = storedFrom(value);
    return found === null ? null : { ...found, ...note };
  });
}

export async function forgetTable(id: string): Promise<void> {
  await removeOne('tables', id);
}

/** Puts back what was removed. */
export async function recallTable(table: StoredTable): Promise<void> {
  await replaceOne('tables', table.id, () => table);
}

/** An entry as this build knows it; what an earlier build did not write yet is filled in. */
function storedFrom(value: unknown): StoredTable | null {
  if (typeof value !== 'object' || value === null) return null;
  // Only this module writes entries; `record` and `seats` have been there from the beginning.
  const found = value as Partial<StoredTable>;
  if (found.id === undefined || found.game === undefined || found.record === undefined) return null;
  return {
    id: found.id,
    game: found.game,
    title: found.title ?? null,
    seats: found.seats ?? [],
    record: found.record,
    rules: found.rules ?? Number(headerLine(found.record, 'version')),
    edition: found.edition ?? headerLine(found.record, 'edition'),
    build: found.build ?? '',
    waiting: found.waiting ?? [],
    over: found.over ?? false,
    changedMs: found.changedMs ?? 0,
    revision: found.revision ?? 0,
    origin: found.origin ?? null,
  };
}

function headerLine(record: string, key: string): string {
  return new RegExp(`^${key} (.+)$`, 'm').exec(record)?.[1] ?? '';
}
