import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bonebed/kernel';
import Database from 'better-sqlite3';
import pg from 'pg';
import { SQLITE_FILE } from './sqlite.ts';

/** What can be set aside. */
const SHELVES = ['tables', 'editions'] as const;

/** Lets a table, or an edition, that was set aside be opened again; a server that runs on the folder need not stop. False if it was not. */
export function release(folder: string, id: string): boolean {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new BadInput('data', file, 'no such file');
  const db = new Database(file, { timeout: 5000 });
  try {
    const changes = SHELVES.map(shelf => {
      return db.prepare(`update ${shelf} set aside = null where id = ? and aside is not null`).run(id).changes;
    });
    return changes.some(count => count > 0);
  } finally {
    db.close();
  }
}

/** The same in PostgreSQL. */
export async function releasePostgres(url: string, id: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let released = false;
    for (const shelf of SHELVES) {
      const { rowCount } = await client.query(`update ${shelf} set aside = null where id = $1 and aside is not null`, [
        id,
      ]);
      released ||= rowCount === 1;
    }
    return released;
  } finally {
    await client.end();
  }
}
