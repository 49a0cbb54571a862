import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server.ts';
import { JobError, Writer } from './writer.ts';

const PRAGMAS = ['journal_mode = wal', 'synchronous = full'];
const sql = { insert: 'insert into kept (id, text) values (?, ?)' };

function newFile(): string {
  const file = join(temporaryFolder(), 'kept.db');
  const db = new Database(file);
  for (const pragma of PRAGMAS) db.pragma(pragma);
  db.exec('create table kept (id integer primary key, text text not null)');
  db.close();
  return file;
}

function countIn(file: string): number {
  const db = new Database(file, { readonly: true });
  const { n } = db.prepare('select count(*) as n from kept').get() as { n: number };
  db.close();
  return n;
}

test('what was written is there once it was acknowledged; a job that is refused leaves the others of its batch alone', async () => {
  const file = newFile();
  const writer = new Writer(file, sql, PRAGMAS);
  const done = await Promise.allSettled([1, 2, 1, 3].map(id => writer.write(['insert', id, 'x'])));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(countIn(file)).toBe(3);
  const renamed = writer.write(['insert', 1, 'x'], ({ code }) => new Error(`taken: ${code}`));
  await expect(renamed).rejects.toThrow('taken: SQLITE_CONSTRAINT');
  await expect(writer.write(['insert', 2, 'x'])).rejects.toBeInstanceOf(JobError);
  await writer.close();
  expect(countIn(file)).toBe(3);
});

test('the log moves to the database by itself while others write, and begins anew instead of growing', async () => {
  const file = newFile();
  const before = statSync(file).size;
  const writer = new Writer(file, sql, PRAGMAS);
  let id = 0;
  const text = 'x'.repeat(3000);
  const writeSome = () => Promise.all(Array.from({ length: 50 }, () => writer.write(['insert', id++, text])));
  // Each line fills most of a page. The database grows only by what the log gives up.
  while (statSync(file).size === before) await writeSome();
  const walSize = () => statSync(`${file}-wal`).size;
  // As long as it only grows, it is as long as all that was written.
  while (walSize() > (id * text.length) / 2) {
    await writeSome();
    await nextTurn();
  }
  await writer.close();
  expect(countIn(file)).toBe(id);
});
