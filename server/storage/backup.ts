import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from './sqlite.ts';
import { explained } from './trouble.ts';
import { sync, type Watch, writeWhole } from './whole.ts';

/** 4 MB are written at once. Behind a whole large backup players would wait ten times as long as behind one such piece. */
const PAGES_AT_ONCE = 1000;

/** Copies the database of a data folder to a file, while the server runs: everything acknowledged before the start is in it. */
export async function backUp(folder: string, file: string, watch: Watch = {}): Promise<void> {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new BadInput('data', source, 'no such file');
  await writeWhole('backup', file, async partial => {
    await copyDatabase(source, partial, watch);
    onlyFile(partial);
  });
}

/** Puts a backup into a data folder that has no database yet; a server that starts there brings it up to date. */
export async function restore(folder: string, file: string, watch: Watch = {}): Promise<void> {
  const target = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new BadInput('backup', file, 'no such file');
  for (const left of [`${target}-wal`, `${target}-journal`]) {
    const isLeft = existsSync(left) && !existsSync(target);
    if (isLeft)
      throw new BadInput('data', left, 'belongs to a database that is gone, and would spoil this one: remove it');
  }
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw explained(error, 'data', folder);
  }
  await writeWhole('data', target, async partial => {
    await copyDatabase(file, partial, watch);
    checkWhole(partial, file);
  });
}

/**
 * Copies a database as it stands at this moment. One transaction holds that moment for all pieces of the copy; without it, each answer that
 * is stored meanwhile would make it begin anew.
 */
async function copyDatabase(from: string, to: string, { onProgress, signal }: Watch): Promise<void> {
  const db = openToRead(from);
  try {
    await db.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        sync(to);
        onProgress?.(totalPages - remainingPages, totalPages);
        signal?.throwIfAborted();
        return PAGES_AT_ONCE;
      },
    });
  } finally {
    db.close();
  }
}

function openToRead(file: string): Database.Database {
  let db: Database.Database | null = null;
  try {
    db = new Database(file, { readonly: true });
    db.exec('begin');
    db.prepare('select count(*) from log').get();
    return db;
  } catch (error) {
    db?.close();
    const code = error instanceof Database.SqliteError ? error.code : '';
    if (/^SQLITE_(ERROR|NOTADB|CORRUPT)/.test(code)) throw notWhole(file, error);
    throw explained(error, 'data', file);
  }
}

/** Makes of a copy a file that needs none beside it, also on a disk that can only be read. */
function onlyFile(file: string): void {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = delete');
  } finally {
    db.close();
  }
}

function checkWhole(copy: string, file: string): void {
  const db = new Database(copy);
  try {
    const found = db.pragma('quick_check', { simple: true });
    if (found !== 'ok') throw notWhole(file, found);
  } finally {
    db.close();
  }
}

function notWhole(file: string, found: unknown): BadInput {
  return new BadInput('backup', file, `this is no whole database (${found instanceof Error ? found.message : found})`);
}
