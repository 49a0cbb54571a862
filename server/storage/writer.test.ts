import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server.ts';
import { NotStored } from './storage.ts';
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

describe('when the disk is full', () => {
  // As small as a disk can be; there is room for a few more lines that are short.
  const SMALL_DISK = [...PRAGMAS, 'max_page_count = 40'];
  const LONG = 'x'.repeat(200_000);

  test('nothing of a batch is stored, all of it is refused, and the next one that fits goes on', async () => {
    const file = newFile();
    const writer = new Writer(file, sql, SMALL_DISK);
    await writer.write(['insert', 1, 'x']);
    const steps = [5, 6].map(id => ({ name: 'insert', values: [id, id === 6 ? LONG : 'x'] }));
    const batch = [
      writer.write(['insert', 2, 'x']),
      writer.write(['insert', 3, LONG]),
      writer.write(['insert', 4, 'x']),
      writer.write({ steps, give: 'changes' }),
      writer.write(['insert', 7, 'x']),
    ];
    for (const { status, reason } of (await Promise.allSettled(batch)) as PromiseRejectedResult[]) {
      expect([status, String(reason)]).toEqual(['rejected', 'NotStored SQLITE_FULL: database or disk is full']);
    }
    expect(countIn(file)).toBe(1);
    await Promise.all([8, 9].map(id => writer.write(['insert', id, 'x'])));
    expect(countIn(file)).toBe(3);
    await writer.close();
    expect(countIn(file)).toBe(3);
  });

  test('it goes on by itself when there is room again', async () => {
    const file = newFile();
    const writer = new Writer(file, sql, SMALL_DISK);
    let id = 0;
    await expect(
      (async () => {
        for (;;) await writer.write(['insert', id++, 'x'.repeat(3000)]);
      })(),
    ).rejects.toBeInstanceOf(NotStored);
    await expect(writer.write(['insert', id, 'x'.repeat(3000)])).rejects.toBeInstanceOf(NotStored);
    const other = new Database(file);
    other.exec('delete from kept');
    other.close();
    await writer.write(['insert', id, 'x'.repeat(3000)]);
    await writer.close();
    expect(countIn(file)).toBe(1);
  });
});

/** Lets something start threads, and gives them. */
async function threadsOf<V>(start: () => V): Promise<[V, Worker[]]> {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  const started = start();
  await nextTurn();
  process.off('worker', note);
  return [started, threads];
}

test('a thread that ends takes no later batch with it: another one writes', async () => {
  const file = newFile();
  const [writer, [thread]] = await threadsOf(() => new Writer(file, sql, PRAGMAS));
  await writer.write(['insert', 1, 'x']);
  const inHand = writer.write(['insert', 2, 'x']);
  await nextTurn();
  await thread.terminate();
  // It may have been written before the end came; the promise knows nothing of that.
  const [{ status }] = await Promise.allSettled([inHand]);
  await writer.write(['insert', 3, 'x']);
  await writer.close();
  if (status === 'fulfilled') expect(countIn(file)).toBe(3);
  else expect(countIn(file)).toBeGreaterThanOrEqual(2);
});

test('what is done to a file that was moved away is not called stored; back in its place it is written to again', async () => {
  const file = newFile();
  const writer = new Writer(file, sql, PRAGMAS);
  await writer.write(['insert', 1, 'x']);
  renameSync(file, `${file}.away`);
  await expect(writer.write(['insert', 2, 'x'])).rejects.toThrow('was deleted or replaced');
  writeFileSync(file, 'something else');
  await expect(writer.write(['insert', 2, 'x'])).rejects.toBeInstanceOf(NotStored);
  rmSync(file);
  renameSync(`${file}.away`, file);
  await writer.write(['insert', 2, 'x']);
  await writer.close();
  expect(countIn(file)).toBe(2);
  await expect(writer.write(['insert', 3, 'x'])).rejects.toBeInstanceOf(NotStored);
});

test('a log that could not begin anew is short again soon after whoever read from it is done', async () => {
  const file = newFile();
  const writer = new Writer(file, sql, PRAGMAS);
  const text = 'x'.repeat(3000);
  let id = 0;
  const writeSome = () => Promise.all(Array.from({ length: 200 }, () => writer.write(['insert', id++, text])));
  const walSize = () => statSync(`${file}-wal`).size;
  await writeSome();
  const reader = new Database(file, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from kept').get();
  const LONG = 80 * 2 ** 20;
  while (walSize() < LONG) await writeSome();
  reader.close();
  while (walSize() >= LONG) await writeSome();
  await writer.close();
  expect(countIn(file)).toBe(id);
});
