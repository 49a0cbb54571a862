/** Tables of this device, kept in IndexedDB: they survive closing the browser in mid-turn. */
import type { SeatInfo } from './host.ts';

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** The game as a record's text: the truth of the table. */
  readonly record: string;
  /** Whose turn it is, and whether the game is over: for the list of tables. */
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly changedMs: number;
}

const NAME = 'bonebed';
const STORE = 'tables';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

async function run<X>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<X>): Promise<X> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = act(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}

export async function saveTable(table: StoredTable): Promise<void> {
  await run('readwrite', store => store.put(table));
}

export async function storedTable(id: string): Promise<StoredTable | null> {
  return (await run<StoredTable | undefined>('readonly', store => store.get(id))) ?? null;
}

/** All tables, the one played last first. */
export async function storedTables(): Promise<StoredTable[]> {
  const all = await run<StoredTable[]>('readonly', store => store.getAll());
  return all.sort((a, b) => b.changedMs - a.changedMs);
}

export async function forgetTable(id: string): Promise<void> {
  await run('readwrite', store => store.delete(id));
}
