import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import { Metrics } from '../metrics.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite, SQLITE_FILE } from '../storage/sqlite.ts';
import { sqliteHouse } from '../storage/sqlite-housekeeping.ts';
import type { Storage } from '../storage/storage.ts';
import { type Games, Shelf } from '../tables/shelf.ts';
import { Tables } from '../tables/tables.ts';
import { notesFolder, Watchdog } from '../watchdog/watchdog.ts';
import type { Lifetimes } from './lifetimes.ts';
import { previewSweep, Sweeper, type Swept } from './sweeper.ts';

/** The database to sweep, and how long things are kept there. */
export interface Sweeping {
  readonly url: string | null;
  readonly data: string;
  readonly lifetimes: Lifetimes;
  /** Only to see what it would do; a server may run on the folder meanwhile. */
  readonly isDry: boolean;
  readonly games: Games;
  onFault(error: unknown, table: string): void;
}

/** A sweep by hand. */
export async function sweepOnce({ url, data, lifetimes, isDry, games, onFault }: Sweeping): Promise<Swept> {
  if (isDry && url === null) return previewSqlite(data, lifetimes);
  const storage = url === null ? openSqlite(data) : await openPostgres(url, 2);
  try {
    if (isDry) return await previewSweep(storage.house, lifetimes, Date.now());
    return await sweepIn(storage, { data, lifetimes, games, onFault });
  } finally {
    await storage.close();
  }
}

async function sweepIn(
  storage: Storage,
  { data, lifetimes, games, onFault }: Pick<Sweeping, 'data' | 'lifetimes' | 'games' | 'onFault'>,
): Promise<Swept> {
  const shelf = new Shelf(games, storage);
  await shelf.fill();
  const around = {
    storage,
    metrics: new Metrics(),
    instance: randomBytes(8).toString('hex'),
    now: Date.now,
    outages: () => [],
    newSecret: () => randomBytes(32).toString('hex'),
    onBotTurn: () => {},
    onLeftToNewer: () => {},
    onDealOver: () => {},
    onFault: (error: unknown, { table }: { readonly table: string }) => onFault(error, table),
  };
  const tables = new Tables(shelf, around, new Watchdog(notesFolder(data), 0, () => {}));
  const swept = await new Sweeper({ ...around, tables, lifetimes }).sweep();
  await storage.sweepCalls(Date.now());
  return swept;
}

function previewSqlite(data: string, lifetimes: Lifetimes): Promise<Swept> {
  const file = join(data, SQLITE_FILE);
  if (!existsSync(file)) throw new BadInput('data', file, 'no such file');
  const db = new Database(file, { readonly: true, timeout: 5000 });
  return previewSweep(sqliteHouse(db), lifetimes, Date.now()).finally(() => db.close());
}
