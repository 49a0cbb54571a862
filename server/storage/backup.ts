import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from './sqlite.ts';

/** Copies the database of a data folder to a file, while the server runs: everything acknowledged before the start is in it. */
export async function backUp(folder: string, file: string): Promise<void> {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new BadInput('data', source, 'no such file');
  if (existsSync(file)) throw new BadInput('backup', file, 'exists already');
  const db = new Database(source, { readonly: true });
  try {
    await db.backup(file);
  } finally {
    db.close();
  }
}

/** Puts a backup into a data folder that has no database yet; a server that starts there brings it up to date. */
export async function restore(folder: string, file: string): Promise<void> {
  const target = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new BadInput('backup', file, 'no such file');
  if (existsSync(target)) throw new BadInput('data', target, 'exists already');
  mkdirSync(folder, { recursive: true });
  let db: Database.Database | null = null;
  try {
    db = new Database(file, { readonly: true });
    db.prepare('select count(*) from log').get();
    await db.backup(target);
  } catch (error) {
    throw new BadInput(
      'backup',
      file,
      `this is no backup of a database (${error instanceof Error ? error.message : error})`,
    );
  } finally {
    db?.close();
  }
}
