import { BadInput } from '@bonebed/kernel';

/** What this device keeps, in IndexedDB. Each store with the field that names its entries. */
const STORES = { tables: 'id', editions: 'edition', lookBacks: 'key', results: 'key' } as const;
type StoreName = keyof typeof STORES;

const NAME = 'bonebed';

let connection: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  connection ??= connect().catch(error => {
    connection = null;
    throw fromStorage(error);
  });
  return connection;
}

/**
 * Opens the database at whatever version it has. Stores are only ever added, because a page of an older build may be open
 * beside this one and works with the same tables.
 */
async function connect(): Promise<IDBDatabase> {
  const found = await openAt(undefined);
  if (Object.keys(STORES).every(name => found.objectStoreNames.contains(name))) return guarded(found);
  const { version } = found;
  found.close();
  try {
    return guarded(await openAt(version + 1));
  } catch (error) {
    // Another tab added the stores in the meantime.
    if (error instanceof DOMException && error.name === 'VersionError') return connect();
    throw error;
  }
}

function openAt(version: number | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version);
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result;
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (!objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Makes way for a newer page that adds a store; the next call connects again. */
function guarded(found: IDBDatabase): IDBDatabase {
  const forget = () => {
    connection = null;
  };
  found.onversionchange = () => {
    found.close();
    forget();
  };
  found.onclose = forget;
  return found;
}

/** Does something with a store. What it wrote is kept when the promise is fulfilled. */
async function transact<X>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, give: (value: X) => void) => void,
): Promise<X> {
  const opened = await database();
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(name, mode);
    let given: { readonly value: X } | null = null;
    transaction.oncomplete = () => {
      if (given === null) reject(new Error('the transaction gave nothing'));
      else resolve(given.value);
    };
    transaction.onabort = () => reject(fromStorage(transaction.error));
    act(transaction.objectStore(name), value => {
      given = { value };
    });
  });
}

export function getAll(name: StoreName): Promise<readonly unknown[]> {
  return transact(name, 'readonly', (store, give) => {
    const request = store.getAll();
    request.onsuccess = () => give(request.result);
  });
}

/** The entry of that name; undefined if there is none. */
export function getOne(name: StoreName, key: string): Promise<unknown> {
  return transact(name, 'readonly', (store, give) => {
    const request = store.get(key);
    request.onsuccess = () => give(request.result);
  });
}

/** Replaces an entry by what `decide` makes of it, in one go: nobody else writes in between. Null leaves it as it is. */
export function replaceOne(
  name: StoreName,
  key: string,
  decide: (found: unknown) => object | null,
): Promise<'written' | 'left'> {
  return transact(name, 'readwrite', (store, give) => {
    const request = store.get(key);
    request.onsuccess = () => {
      const value = decide(request.result);
      if (value !== null) store.put(value);
      give(value === null ? 'left' : 'written');
    };
  });
}

export function removeOne(name: StoreName, key: string): Promise<void> {
  return transact(name, 'readwrite', (store, give) => {
    const request = store.delete(key);
    request.onsuccess = () => give(undefined);
  });
}

/** Why the browser keeps nothing: no room left, or (in some private windows) no store at all. */
function fromStorage(error: unknown): BadInput {
  if (error instanceof BadInput) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new BadInput(isFull ? 'storageFull' : 'noStorage', '', error instanceof Error ? error.message : 'no storage');
}
