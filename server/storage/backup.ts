import { existsSync } from 'node:fs';
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
